import { describe, expect, it } from 'vitest';
import { contractLexicon, contractRows } from './contract-lexicon.ts';
import { findRows } from './find-rows.ts';

describe('the lexicon of contract language', () => {
  it('has at least 800 forms, each once', () => {
    expect(contractRows.length).toBeGreaterThanOrEqual(800);
    expect(new Set(contractRows.map(({ wrong }) => wrong)).size).toBe(contractRows.length);
  });

  it('finds every wrong form in a sentence', () => {
    for (const { wrong, near } of contractRows) {
      const sentence = `本条：${wrong}，${near[0] ?? ''}。`;
      const hit = findRows(contractLexicon, sentence).find(({ start }) => start === 3);
      // A longer row may match instead.
      expect(hit?.row.wrong.startsWith(wrong), wrong).toBe(true);
    }
  });

  it('accepts every right form', () => {
    for (const { right, near } of contractRows) {
      const hits = findRows(contractLexicon, `本条：${right}，${near[0] ?? ''}。`);
      expect(
        hits.map(({ row }) => row.wrong),
        right,
      ).toEqual([]);
    }
  });

  it('accepts every exception', () => {
    for (const { wrong, except } of contractRows) {
      for (const exception of except) {
        const hits = findRows(contractLexicon, `本条：${exception}，。`);
        expect(
          hits.map(({ row }) => row.wrong),
          exception,
        ).not.toContain(wrong);
      }
    }
  });

  it('requires a nearby word when the row says so', () => {
    const needing = contractRows.filter(({ near }) => near.length > 0);
    expect(needing.length).toBeGreaterThan(0);
    for (const { wrong } of needing) expect(findRows(contractLexicon, `本条：${wrong}。`)).toEqual([]);
  });

  it('gives every row a reason to show: a note or the pair itself', () => {
    for (const row of contractRows) {
      expect(row.ruleId).toMatch(/^typo\.[a-z]+\.[a-z-]+$/);
      expect(row.right).not.toBe(row.wrong);
    }
  });
});
