import { buildDocument } from '@wenjian/document';
import { comparePair, prepareSet } from '@wenjian/plagiarism';
import { describe, expect, it } from 'vitest';
import { BID, REUSED, RIVAL, UNRELATED } from '../plagiarism.testing.ts';
import { compareHandedIn, compareSources } from './compare-handed-in.ts';

/** Repeats the other bidder's sentence in other words: no run is long enough for a fingerprint. */
const RETOLD = [
  '山海公司方案',
  '售后团队分布于华东各省共六处，到场的平均时间约二小时又四十分。',
  '我公司自二零零九年成立以来，主要业务是设计及维护轨道交通的屏蔽门系统，自主专利共拥有四十七项。',
].join('\n');

const texts = { d0: BID, d1: UNRELATED, d2: RIVAL, d3: REUSED, d4: RETOLD } as const;
const documents = Object.entries(texts).map(([id, text]) => {
  const blocks = text.split('\n').map((line) => ({ type: 'paragraph', text: line }) as const);
  return {
    id,
    document: buildDocument({ readerVersion: '1', kind: 'txt', pages: null, notRead: [], blocks }),
  };
});
const [origin, ...sources] = documents;
if (origin === undefined) throw new Error('no document');
const set = prepareSet(origin, sources);
const targets = sources.map(({ id }) => id);
const endless = { now: () => 0, until: 1 };
const over = { now: () => 1, until: 1 };

/** One against one, each prepared separately: the same as opening one cell of the matrix. */
const alone = (a: string, b: string) => {
  const find = (id: string) => documents.find((one) => one.id === id)?.document ?? origin.document;
  const { aInB, bInA } = comparePair(find(a), find(b));
  return { a, b, aInB: aInB.after.rate, bInA: bInA.after.rate };
};

describe('the documents of a check, in pairs', () => {
  it('have the same numbers as each pair alone, also when no fingerprint is shared', () => {
    let done = 0;
    const { cells, skipped } = compareHandedIn(set, targets, endless, () => done++);
    for (const cell of cells) expect(cell).toEqual(alone(cell.a, cell.b));
    expect([cells.length, skipped, done]).toEqual([6, 0, 6]);
    const reused = cells.find(({ a, b }) => a === 'd2' && b === 'd3');
    expect(reused?.bInA).toBe(1);
  });

  it('without a shared fingerprint are still aligned', () => {
    expect(set.sharedPrints('d2', 'd4')).toBe(0);
    const { cells } = compareHandedIn(set, ['d2', 'd4'], endless, () => undefined);
    expect(cells).toHaveLength(1);
    // Said in other words: rewritten, not copied.
    expect(set.compare('d2', 'd4').result.bInA.rewritten.after.rate).toBeGreaterThan(0.3);
  });

  it('start with the pairs that share most, and pairs skipped for lack of time are counted, not called different', () => {
    let clock = 0;
    const oneOnly = { now: () => clock++, until: 1 };
    const { cells, skipped } = compareHandedIn(set, targets, oneOnly, () => undefined);
    expect(cells.map(({ a, b }) => `${a}${b}`)).toEqual(['d2d3']);
    expect(skipped).toBe(5);
    expect(compareHandedIn(set, targets, over, () => undefined)).toEqual({ cells: [], skipped: 6 });
  });
});

describe('the document against its sources', () => {
  it('is compared with all of them, the most reused first', () => {
    const { compared, notReached } = compareSources(set, 'd0', targets, endless, () => undefined);
    expect(compared.map(({ id }) => id).slice(0, 2)).toEqual(['d2', 'd3']);
    expect([compared.length, notReached]).toEqual([4, []]);
    const rates = compared.map(({ result }) => result.aInB.after.rate);
    expect(rates).toEqual([...rates].sort((one, other) => other - one));
  });

  it('is compared with the likeliest one even when time is short, and the others are named', () => {
    const { compared, notReached } = compareSources(set, 'd0', targets, over, () => undefined);
    expect(compared.map(({ id }) => id)).toEqual(['d2']);
    expect(notReached).toEqual(['d3', 'd1', 'd4']);
  });
});
