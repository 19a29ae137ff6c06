/**
 * While a new version is rolled out, servers of the previous version work on the new schema. So a migration
 * only adds: unused columns and tables are removed one version later, in a migration that says so in its
 * first line.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Made before servers were replaced one after another. */
const LAST_WITHOUT_THE_RULE = 14;
const CONTRACTS = /^-- unused since \d+\.\d+/;

const BREAKING: readonly (readonly [string, RegExp])[] = [
  ['a table or column is dropped', /\bdrop\s+(table|column|schema|type)\b/i],
  ['something is renamed', /\brename\s+(to|column|constraint)\b/i],
  ['a column changes its type', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
  ['a column may no longer be empty', /\bset\s+not\s+null\b/i],
  [
    'a column that must be filled has no default',
    /\badd\s+column\b(?![^;]*\b(default|generated)\b)[^;]*\bnot\s+null\b/i,
  ],
];

function breaks(sql: string): readonly string[] {
  if (CONTRACTS.test(sql)) return [];
  const statements = sql.split(/;|--> statement-breakpoint/);
  return BREAKING.filter(([, pattern]) => statements.some((one) => pattern.test(one))).map(([name]) => name);
}

it('no migration removes what servers of the previous version still query', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  expect(files.length).toBeGreaterThan(LAST_WITHOUT_THE_RULE);
  const later = files.filter((name) => Number(name.slice(0, 4)) > LAST_WITHOUT_THE_RULE);
  const broken = later.map((name) => ({ name, breaks: breaks(readFileSync(join(FOLDER, name), 'utf8')) }));
  expect(broken.filter((one) => one.breaks.length > 0)).toEqual([]);
});

it.each([
  ['ALTER TABLE "tasks" DROP COLUMN "stage";', 1],
  ['ALTER TABLE "tasks" RENAME COLUMN "stage" TO "step";', 1],
  ['ALTER TABLE "tasks" ALTER COLUMN "run" SET DATA TYPE bigint;', 1],
  ['ALTER TABLE "tasks" ALTER COLUMN "title" SET NOT NULL;', 1],
  ['ALTER TABLE "tasks" ADD COLUMN "kind" text NOT NULL;', 1],
  ['ALTER TABLE "tasks" ADD COLUMN "kind" text DEFAULT \'plain\' NOT NULL;', 0],
  ['ALTER TABLE "tasks" ADD COLUMN "kind" text;', 0],
  ['-- unused since 0.2\nALTER TABLE "tasks" DROP COLUMN "stage";', 0],
])('judges %s', (sql, count) => {
  expect(breaks(sql)).toHaveLength(count);
});
