/** Checks docs/spec-coverage.md: what it calls built exists, and every item of the specification has a row. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type NamedTest,
  readCoveragePage,
  readCoverageRows,
} from '../benchmarks/src/coverage/coverage-table.ts';
import { routeTable } from '../packages/api/src/index.ts';
import { root } from './project.mjs';
import { specCalls, specPaths } from './spec-items.testing.ts';

const page = readCoveragePage(root);

const topics = [
  'foundation',
  'documents',
  'compare',
  'audit',
  'proofread',
  'plagiarism',
  'workspace',
  'membership',
  'site',
  'assistant',
];

const rows = readCoverageRows(page);
const built = rows.filter((row) => row.status === 'built');

describe('the coverage table', () => {
  it('can be parsed', () => {
    expect(rows.length).toBeGreaterThan(400);
  });

  it('has unique ids', () => {
    expect(repeated(rows.map((row) => row.id))).toEqual([]);
  });

  it('has no unparsed row', () => {
    const tableLines = page.split('\n').filter((line) => line.startsWith('|') && !/^\|(---| id )/.test(line));
    expect(tableLines.length).toBe(rows.length);
  });

  it('knows only the statuses built and not yet with a topic', () => {
    const known = ['built', ...topics.map((topic) => `not yet: ${topic}`)];
    expect(rows.filter((row) => !known.includes(row.status)).map((row) => row.id)).toEqual([]);
  });

  it('names only files that exist', () => {
    const missing = rows.flatMap(({ id, places }) =>
      places.filter((place) => !existsSync(join(root, place))).map((place) => `${id}: ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it('names a file and a test for everything that is built', () => {
    const unproven = built.filter((row) => row.places.length === 0 || row.tests.length === 0);
    expect(unproven.map((row) => row.id)).toEqual([]);
  });

  it('names only tests that exist, by a part of their title', () => {
    const wrong = built.flatMap(({ id, tests }) =>
      tests
        .filter((test) => !hasTest(test))
        .map(({ file, title }) => `${id}: ${file} has no test called “${title}”`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the specification', () => {
  const items = rows.map((row) => row.item);

  it.each(specCalls)('has one row for the call %s', (call) => {
    expect(items.filter((item) => item.startsWith(`\`${call}\``)).length).toBe(1);
  });

  it.each(specPaths)('has a row for the path %s', (path) => {
    expect(items.some((item) => item.includes(`\`${path}\``))).toBe(true);
  });

  it('has its built calls in the route table, under exactly these paths', () => {
    const mounted = new Set(routeTable.map((route) => anonymous(`${route.method} ${route.path}`)));
    const calls = built.flatMap(({ id, item }) => {
      const call = /^`([A-Z]+ \/[^`]+)`/.exec(item)?.[1];
      return call ? [{ id, call }] : [];
    });
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter(({ call }) => !mounted.has(anonymous(call)))).toEqual([]);
  });
});

describe('the counts', () => {
  it('are at the head of the table', () => {
    const missing = rows.length - built.length;
    expect(between(page, 'counts')).toBe(`${rows.length} items: ${built.length} built, ${missing} not yet.`);
  });

  it.each(['README.md', 'README.zh-CN.md'])('stand in %s', (file) => {
    expect(between(read(file), 'spec-coverage')).toBe(`${built.length} / ${rows.length}`);
  });
});

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** A title is inside one string of the test file; tables of cases have their titles as strings too. */
function hasTest({ file, title }: NamedTest): boolean {
  const isTestFile = /\.test\.tsx?$/.test(file) && existsSync(join(root, file));
  if (!isTestFile || title === '') return false;
  return read(file)
    .split('\n')
    .some((line) => isInsideString(line, title));
}

function isInsideString(line: string, title: string): boolean {
  const start = line.indexOf(title);
  if (start < 0 || /^\s*(\/\/|\/?\*)/.test(line)) return false;
  const before = line.slice(0, start);
  const after = line.slice(start + title.length);
  return ["'", '"', '`'].some((quote) => before.includes(quote) && after.includes(quote));
}

/** Parameter names may differ; their positions may not. */
function anonymous(call: string): string {
  return call.replaceAll(/\{\w+\}/g, '{}');
}

function between(text: string, marker: string): string | undefined {
  return new RegExp(`<!-- ${marker} -->([^<]*)<!-- /${marker} -->`).exec(text)?.[1];
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
