/**
 * Outcomes that are kept in a file, a line of JSON each, so that all rows can be tried in pieces. One counts as long as its evidence is the
 * same: the mutation, the file it is made in, the places that the row names, and the tests that were asked.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Trial } from './coverage-plan.ts';
import { readmes } from './coverage-share.ts';
import type { CoverageRow } from './coverage-table.ts';

export type TriedRow = Outcome & { readonly row: string; readonly seconds: number };

/** With the commit at which it was tried. */
export type Result = TriedRow & { readonly commit: string };

type KeptResult = Result & { readonly evidence: string };

export interface KeptResults {
  readonly results: readonly Result[];
  readonly left: readonly Trial[];
  add(result: Result): void;
}

/** The evidence is that of this moment: sources may change while the copy of them is tried. */
export function openKept(asked: {
  readonly root: string;
  readonly path: string | undefined;
  readonly rows: readonly CoverageRow[];
  readonly trials: readonly Trial[];
}): KeptResults {
  const { root, path, rows, trials } = asked;
  const places = new Map(rows.map((row) => [row.id, row.places]));
  const evidence = new Map(
    trials.map((trial) => {
      const { row } = trial.mutation;
      return [row, evidenceOf(root, trial, places.get(row) ?? [])] as const;
    }),
  );
  const clear = readKept(path).filter(({ kind }) => kind !== 'out of time');
  const kept = new Map(clear.map((result) => [result.evidence, result]));
  const find = (row: string) => kept.get(evidence.get(row) ?? '');
  return {
    results: trials.flatMap(({ mutation }) => find(mutation.row) ?? []),
    left: trials.filter(({ mutation }) => !find(mutation.row)),
    add: (result) => {
      if (path === undefined) return;
      appendFileSync(path, `${JSON.stringify({ ...result, evidence: evidence.get(result.row) })}\n`);
    },
  };
}

function readKept(path: string | undefined): readonly KeptResult[] {
  if (path === undefined || !existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function evidenceOf(root: string, { mutation, tests }: Trial, places: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([mutation, tests]));
  for (const file of new Set([mutation.file, ...places, ...tests.map((test) => test.file)])) {
    const path = join(root, file);
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

const OWN_FILES = [':!benchmarks/REPORT.md', ...readmes.map((file) => `:!${file}`)];

/** With a plus where something is changed and not committed, other than what this benchmark writes itself. */
export function describeCommit(root: string): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root }).toString().trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', '.', ...OWN_FILES) === '' ? '' : '+'}`;
}
