/**
 * A mutation is a small lie in the code: after it, one row of docs/spec-coverage.md is no longer true, and a test that the row names has to say so.
 * They are kept by part of the table, in `benchmarks/coverage`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Mutation {
  readonly row: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly old: string;
  readonly new: string;
}

export function readMutations(root: string): readonly Mutation[] {
  const folder = join(root, 'benchmarks/coverage');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const mutations: Readonly<Record<string, Omit<Mutation, 'row'>>> = JSON.parse(
        readFileSync(join(folder, name), 'utf8'),
      );
      return Object.entries(mutations).map(([row, mutation]) => ({ row, ...mutation }));
    });
}

/** @returns what puts the file back */
export function applyMutation(root: string, mutation: Mutation): () => void {
  const path = join(root, mutation.file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, mutatedText(before, mutation));
  return () => writeFileSync(path, before);
}

export function mutatedText(text: string, mutation: Mutation): string {
  const count = text.split(mutation.old).length - 1;
  if (count !== 1) throw new Error(`${mutation.row}: its old text stands ${count} times in ${mutation.file}`);
  // A function: a dollar sign of the new text means nothing.
  return text.replace(mutation.old, () => mutation.new);
}
