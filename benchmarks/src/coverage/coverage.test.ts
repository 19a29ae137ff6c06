import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mutatedText, readMutations } from './coverage-mutations.ts';
import { draw, isOfThreads, planTrials, titlePattern } from './coverage-plan.ts';
import { readmes, shareIn, shareWords } from './coverage-share.ts';
import { readCoveragePage, readCoverageRows } from './coverage-table.ts';
import { openKept } from './kept-results.ts';
import { threadFiles } from './thread-files.ts';

const root = join(import.meta.dirname, '../../..');
const rows = readCoverageRows(readCoveragePage(root));
const mutations = readMutations(root);

describe('the mutations', () => {
  it('still fit: the old text of each stands in its file exactly once, and is not the new one', () => {
    const wrong = mutations.flatMap((mutation) => {
      const text = readFileSync(join(root, mutation.file), 'utf8');
      try {
        return mutatedText(text, mutation) === text ? [`${mutation.row}: changes nothing`] : [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(wrong).toEqual([]);
  });

  it('stand for every row', () => {
    const known = new Set(mutations.map(({ row }) => row));
    expect(rows.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('belong to one row each, and change no test', () => {
    const ids = new Set(rows.map((row) => row.id));
    expect(mutations.filter(({ row }) => !ids.has(row)).map(({ row }) => row)).toEqual([]);
    expect(new Set(mutations.map(({ row }) => row)).size).toBe(mutations.length);
    expect(mutations.filter(({ file }) => /\.(test|testing)\.|\/testing\//.test(file))).toEqual([]);
  });
});

describe('the share of what is noticed', () => {
  it.each(readmes)('stands in %s as it was measured', (file) => {
    const report = readFileSync(join(root, 'benchmarks/REPORT.md'), 'utf8');
    const [, tried, noticed] = /Tried: (\d+) \([^)]*\), noticed: (\d+)/.exec(report) ?? [];
    const measured = { tried: Number(tried), noticed: Number(noticed) };
    expect(measured.tried).toBeGreaterThan(0);
    expect(shareIn(readFileSync(join(root, file), 'utf8'))).toBe(shareWords(measured));
  });
});

describe('a mutation', () => {
  const mutation = { row: 'R-01', file: 'a.ts', old: 'a', new: '$&b' };

  it('replaces its text as it is written', () => {
    expect(mutatedText('x a y', mutation)).toBe('x $&b y');
  });

  it.each(['x y', 'a a'])('is refused where its place is not one: %s', (text) => {
    expect(() => mutatedText(text, mutation)).toThrow('R-01');
  });
});

describe('the plan', () => {
  const tests = [
    { file: 'e2e/src/a.test.ts', title: 'a' },
    { file: 'apps/server/src/b.test.ts', title: 'b' },
    { file: 'apps/web/src/c.test.ts', title: 'c' },
  ];
  const row = { id: 'R-01', item: '', places: [], tests, status: 'built' };
  const mutation = { row: 'R-01', file: 'a.ts', old: 'a', new: 'b' };

  it('asks the quick tests first, and journeys only where nothing else is named', () => {
    const files = (plan: ReturnType<typeof planTrials>) =>
      plan.flatMap((trial) => trial.tests.map((test) => test.file));
    expect(files(planTrials([row], [mutation]))).toEqual([
      'apps/web/src/c.test.ts',
      'apps/server/src/b.test.ts',
    ]);
    expect(files(planTrials([{ ...row, tests: tests.slice(0, 1) }], [mutation]))).toEqual([
      'e2e/src/a.test.ts',
    ]);
    expect(planTrials([row], [mutation], ['web'])).toEqual([]);
  });

  it('knows what a bundle would hide', () => {
    const hidden = [
      'readers/src/a.ts',
      'packages/audit/src/a.ts',
      'apps/cli/src/a.ts',
      'apps/server/src/a.thread.ts',
    ];
    expect(hidden.filter((file) => !isOfThreads(file))).toEqual([]);
    expect(['apps/server/src/a.ts', 'packages/api/src/a.ts'].filter(isOfThreads)).toEqual([]);
  });

  it('knows what threads of the server load', () => {
    const files = threadFiles(root);
    expect(files).toContain('apps/server/src/features/plagiarism/present-many.ts');
    expect(files).not.toContain('apps/server/src/features/collaboration/collaboration.service.ts');
  });

  it('finds a test by a part of its title, with anything for a placeholder', () => {
    expect(titlePattern('%s is %s').test('format docx is word')).toBe(true);
    expect(titlePattern('goes to /?').test('goes to /')).toBe(false);
  });

  it('finds a test whose title the runner has cut', () => {
    const pattern = titlePattern('mobile: a path not under /m/ goes to /m/home');
    expect(pattern.test('guard > mobile: a path not under /m/ goes to /m…')).toBe(true);
    expect(pattern.test('guard > mobile: a path not under /m/ stays')).toBe(false);
  });

  it('draws the same with the same seed, nothing twice, and otherwise with another', () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    expect(draw(numbers, 60, 1)).toEqual(draw(numbers, 60, 1));
    expect(new Set(draw(numbers, 60, 1)).size).toBe(60);
    expect(draw(numbers, 60, 1)).not.toEqual(draw(numbers, 60, 2));
    expect(draw(numbers, 200, 1).length).toBe(100);
  });
});

describe('an outcome that is kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-kept-'));
  const path = join(folder, 'kept.jsonl');
  afterAll(() => rmSync(folder, { recursive: true }));
  const test = { file: 'a.test.ts', title: 'a' };
  const row = { id: 'R-01', item: '', places: ['b.ts'], tests: [test], status: 'built' };
  const mutation = { row: 'R-01', file: 'a.ts', old: 'a', new: 'b' };
  const files = { 'a.ts': 'a', 'b.ts': 'b', 'a.test.ts': 'test' };
  const write = (changed: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries({ ...files, ...changed }))
      writeFileSync(join(folder, file), text);
  };
  const open = (new_ = mutation.new) =>
    openKept({
      root: folder,
      path,
      rows: [row],
      trials: [{ mutation: { ...mutation, new: new_ }, tests: [test] }],
    });

  it('counts while mutation, sources and tests of its row are the same', () => {
    write({});
    expect(open().left).toHaveLength(1);
    open().add({ row: 'R-01', seconds: 1, kind: 'survived', commit: 'abc' });
    expect(open()).toMatchObject({ left: [], results: [{ row: 'R-01', kind: 'survived', commit: 'abc' }] });
    expect(open('c').left).toHaveLength(1);
    for (const file of Object.keys(files)) {
      write({ [file]: 'changed' });
      expect(open().left, file).toHaveLength(1);
    }
    write({});
    expect(open().results).toHaveLength(1);
  });

  it('does not count where the test ran out of time', () => {
    write({ 'a.ts': 'another' });
    open().add({ row: 'R-01', seconds: 1, kind: 'out of time', why: 'a', commit: 'abc' });
    expect(open()).toMatchObject({ left: [{ mutation: { row: 'R-01' } }], results: [] });
  });
});
