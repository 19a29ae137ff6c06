/**
 * Pairs of Word files with an expected number of revisions: where our counts are equal, and where they differ
 * on purpose.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyScript, compareDocuments, invertScript } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { readDocument } from '@wenjian/readers';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../../shared/data/docx-pairs');
const list = join(folder, 'pairs.tsv');
const isPresent = existsSync(list);
if (!isPresent) console.log('skipped: data not present');

interface WordPair {
  readonly id: string;
  readonly before: string;
  readonly after: string;
  readonly expected: number;
}

const pairs: readonly WordPair[] = isPresent
  ? readFileSync(list, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [id = '', before = '', after = '', expected = ''] = line.split('\t');
        return { id, before, after, expected: Number(expected) };
      })
  : [];

/** Some contain only a picture. */
async function read(file: string): Promise<Document> {
  const result = await readDocument({ path: join(folder, file), name: file }, { acceptsPictures: true });
  if (result.kind === 'unreadable') throw new Error(`${file}: ${result.message}`);
  return result.document;
}

describe.skipIf(!isPresent)('the pairs of Word files', () => {
  it('turn into each other by their scripts, and match the expected counts at least as often as before', async () => {
    let same = 0;
    let sameWithHalves = 0;
    const lines: string[] = [];
    for (const { id, before, after, expected } of pairs) {
      const [old, target] = [await read(before), await read(after)];
      const { script, changes } = compareDocuments(old, target);
      expect(applyScript(script, old.text), id).toBe(target.text);
      expect(applyScript(invertScript(script), target.text), id).toBe(old.text);
      // Word writes a replacement as a deletion and an insertion, and the expected numbers count both.
      const halves = changes.reduce((sum, change) => sum + (change.type === 'replace' ? 2 : 1), 0);
      if (changes.length === expected) same++;
      if (halves === expected) sameWithHalves++;
      if (changes.length !== expected && halves !== expected)
        lines.push(`${id}: expected ${expected}, changes ${changes.length}, as Word counts ${halves}`);
    }
    console.log(
      [`same count: ${same} of ${pairs.length}; as Word counts: ${sameWithHalves}`, ...lines].join('\n'),
    );
    expect(same).toBeGreaterThanOrEqual(22);
    expect(sameWithHalves).toBeGreaterThanOrEqual(38);
  }, 120_000);
});
