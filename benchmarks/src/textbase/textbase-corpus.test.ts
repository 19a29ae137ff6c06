import { describe, expect, it } from 'vitest';
import { writeBaseDocument, writeLongDocument } from './textbase-corpus.ts';

/** Runs of the passage that are in the text, the longest first. */
function longestShared(text: string, source: string, length: number): boolean {
  const plain = source.replaceAll('\n', '');
  for (let start = 0; start + length <= plain.length; start++)
    if (text.includes(plain.slice(start, start + length))) return true;
  return false;
}

describe('the generated text base', () => {
  it('is the same every time, and all documents differ', () => {
    expect(writeBaseDocument(7)).toBe(writeBaseDocument(7));
    const texts = Array.from({ length: 50 }, (_, number) => writeBaseDocument(number));
    expect(new Set(texts).size).toBe(50);
    for (const text of texts) expect(Math.abs(text.length - 3_100)).toBeLessThan(300);
  });

  it('has standard clauses in many documents and sentences in only one', () => {
    const lines = Array.from({ length: 100 }, (_, number) => writeBaseDocument(number).split('\n'));
    const holders = new Map<string, number>();
    for (const line of lines.flatMap((document) => [...new Set(document)]))
      holders.set(line, (holders.get(line) ?? 0) + 1);
    const counts = [...holders.values()];
    expect(Math.max(...counts)).toBeGreaterThan(30);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(1_000);
  });

  it('queries with fifty pages that contain a passage of each planted source', () => {
    const { text, planted } = writeLongDocument(3, 200);
    expect(text.length).toBeGreaterThan(50_000);
    expect(new Set(planted.map(({ document }) => document)).size).toBe(10);
    for (const { document, kind } of planted)
      if (kind === 'verbatim') expect(longestShared(text, ownTextOf(document), 290)).toBe(true);
    const edited = planted.find(({ kind }) => kind === 'edits 10 %');
    expect(longestShared(text, ownTextOf(edited?.document ?? -1), 290)).toBe(false);
  });
});

/** Sentences with an amount are its own. */
function ownTextOf(document: number): string {
  return writeBaseDocument(document)
    .split('\n')
    .filter((line) => line.includes('对应金额'))
    .join('');
}
