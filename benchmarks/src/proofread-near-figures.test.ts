/** The gate of figures that nearly follow from each other: nothing is said in texts that are right. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearRelations, understandContract } from '@wenjian/contract';
import { buildDocument } from '@wenjian/document';
import { expect, it } from 'vitest';
import { loadCorpus } from './audit-corpus.ts';

const root = join(import.meta.dirname, '../..');
const mark = /\{\{(.*?)\|\|(.*?)\|\|\w+\}\}/g;

function doubtsIn(text: string): readonly string[] {
  const blocks = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph' as const, text: line }));
  const document = buildDocument({ readerVersion: '0', kind: 'txt', blocks, pages: null, notRead: [] });
  return nearRelations(understandContract(document)).map(
    ({ formula, wrong }) => `${formula}: ${wrong.written}`,
  );
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

it('is silent on the right versions of the little documents and drafts', () => {
  const little = readFileSync(join(root, 'benchmarks/corpora/proofread/little.txt'), 'utf8').split(/^---$/m);
  const drafts = ['practice', 'blind'].flatMap((set) => filesOf(`benchmarks/corpora/proofread/${set}`));
  // Without one right form the text stays wrong.
  const right = [...little.filter((text) => !text.includes('||?||')), ...drafts].map((text) =>
    text.replace(mark, (_, written: string, meant: string) => (meant === '?' ? written : meant)),
  );
  expect(right.flatMap(doubtsIn)).toEqual([]);
});

it('is silent on the templates of the library', () => {
  expect(filesOf('packages/templates/library').flatMap(doubtsIn)).toEqual([]);
});

it('is silent on clean contracts of the review', async () => {
  const sets = await Promise.all((['seen', 'practice', 'unseen', 'blind'] as const).map(loadCorpus));
  const clean = sets.flatMap((set) => set ?? []).filter(({ isClean }) => isClean);
  expect(clean.length).toBeGreaterThan(0);
  expect(clean.flatMap(({ document }) => doubtsIn(document.text))).toEqual([]);
});
