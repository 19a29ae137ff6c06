import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPassedBefore } from './passed-before.mjs';
import { hashInputs, listWorkspaces, withDependencies } from './workspaces.mjs';

let base: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'wenjian-workspaces-'));
  execFileSync('git', ['init', '-q'], { cwd: base });
  write('.gitignore', 'node_modules/');
  write('package.json', { workspaces: ['packages/*', 'readers', 'e2e'] });
  write('packages/document/package.json', { name: '@wenjian/document' });
  write('packages/audit/package.json', {
    name: '@wenjian/audit',
    dependencies: { '@wenjian/document': '1' },
  });
  write('readers/package.json', { name: '@wenjian/readers', devDependencies: { '@wenjian/audit': '1' } });
  write('e2e/package.json', { name: '@wenjian/e2e' });
  write('packages/document/src/model.ts', 'one');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('a workspace', () => {
  it('is each folder of package.json, and the scripts', () => {
    expect(listWorkspaces(base).sort()).toEqual([
      'e2e',
      'packages/audit',
      'packages/document',
      'readers',
      'scripts',
    ]);
  });

  it('builds on what it and its dependencies name', () => {
    expect(withDependencies('readers', base)).toEqual(['packages/audit', 'packages/document', 'readers']);
    expect(withDependencies('packages/document', base)).toEqual(['packages/document']);
    expect(withDependencies('e2e', base)).toEqual(['.']);
  });

  it('has another hash only when a file of a dependency changes', () => {
    const before = ['readers', 'packages/document'].map((each) => hashInputs(each, base));
    write('readers/src/read.ts', 'new');
    expect(hashInputs('packages/document', base)).toBe(before[1]);
    expect(hashInputs('readers', base)).not.toBe(before[0]);
    write('packages/document/src/model.ts', 'two');
    expect(hashInputs('packages/document', base)).not.toBe(before[1]);
  });
});

describe('the record of passed workspaces', () => {
  it('skips a workspace until one of its dependencies changes', () => {
    expect(openPassedBefore(base).filesOf('unit')).toContain('packages/audit/');
    openPassedBefore(base).keep([]);
    expect(openPassedBefore(base).filesOf('unit')).toBeNull();
    write('packages/audit/src/rule.ts', 'new');
    expect(openPassedBefore(base).filesOf('unit')).toEqual(
      expect.arrayContaining(['packages/audit/', 'readers/']),
    );
    expect(openPassedBefore(base).filesOf('unit')).not.toContain('packages/document/');
  });

  it('does not hold a workspace with a failed file', () => {
    openPassedBefore(base).keep([join(base, 'readers/src/read.test.ts')]);
    expect(openPassedBefore(base).filesOf('unit')).toEqual(['readers/']);
  });
});
