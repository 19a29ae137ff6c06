import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heaviestIncreasing } from '../align/heaviest-subsequence.ts';
import { paragraphs } from '../compare.testing.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { tokenise } from '../prepare/tokenise.ts';
import { createDiffTokens } from './diff-tokens.ts';
import { applyScript } from './edit-script.ts';

const sequence = fc
  .array(fc.integer({ min: 0, max: 4 }), { maxLength: 40 })
  .map((ids) => Int32Array.from(ids));

function diff(old: Int32Array, target: Int32Array, limits = DEFAULT_LIMITS) {
  const box = { oldStart: 0, oldEnd: old.length, newStart: 0, newEnd: target.length };
  return createDiffTokens(old, target, limits)(box);
}

function replay(old: Int32Array, target: Int32Array, edits: ReturnType<typeof diff>['edits']): number[] {
  const outcome: number[] = [];
  let offset = 0;
  for (const edit of edits) {
    outcome.push(...old.slice(offset, edit.oldStart), ...target.slice(edit.newStart, edit.newEnd));
    offset = edit.oldEnd;
  }
  return [...outcome, ...old.slice(offset)];
}

function longestCommonSubsequence(one: Int32Array, other: Int32Array): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const left of one) {
    const next = [0];
    for (const [index, right] of other.entries()) {
      next.push(left === right ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

describe('the edits between two token sequences', () => {
  it('are as few as possible', () => {
    fc.assert(
      fc.property(sequence, sequence, (old, target) => {
        const { edits } = diff(old, target);
        const changed = edits.reduce(
          (sum, edit) => sum + edit.oldEnd - edit.oldStart + edit.newEnd - edit.newStart,
          0,
        );
        expect(replay(old, target, edits)).toEqual([...target]);
        expect(changed).toBe(old.length + target.length - 2 * longestCommonSubsequence(old, target));
      }),
      { numRuns: 500 },
    );
  });

  it('stay correct when the search is limited', () => {
    fc.assert(
      fc.property(sequence, sequence, fc.integer({ min: 1, max: 4 }), (old, target, editCost) => {
        const { edits } = diff(old, target, { ...DEFAULT_LIMITS, editCost });
        expect(replay(old, target, edits)).toEqual([...target]);
      }),
    );
  });

  it('stay correct on long repetitive sequences that are cut at anchors', () => {
    const long = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 300, maxLength: 600 });
    fc.assert(
      fc.property(long, long, fc.nat({ max: 300 }), (head, tail, cut) => {
        const old = Int32Array.from([...head, ...tail]);
        const target = Int32Array.from([...head.slice(0, cut), ...tail, ...head.slice(cut)]);
        expect(replay(old, target, diff(old, target).edits)).toEqual([...target]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('tokens', () => {
  it('are the text cut into pieces, with nothing left out', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        const document = paragraphs(...texts);
        const tokens = tokenise(document.text, document.blocks, new Map());
        const pieces = [...tokens.starts].map((start, index) =>
          document.text.slice(start, tokens.ends[index]),
        );
        expect(pieces.join('')).toBe(texts.join(''));
      }),
    );
  });

  it.each([
    ['支付100,000.00元整', ['支', '付', '100,000.00元整']],
    ['税率为６％，', ['税', '率', '为', '６％', '，']],
    ['于2024 年 3 月 1 日前', ['于', '2024 年 3 月 1 日', '前']],
    ['自2024-03-01起', ['自', '2024-03-01', '起']],
    ['人民币壹佰贰拾万元整', ['人', '民', '币', '壹佰贰拾万元整']],
    ['日万分之五', ['日', '万分之五']],
    ["Party A's 𠮷", ['Party', ' ', "A's", ' ', '𠮷']],
    ['涨$5%', ['涨', '$5%']],
    ['￥2024年3月1日', ['￥2024年3月1日']],
    ['期限三年或30日', ['期', '限', '三年', '或', '30日']],
    ['5个工作日内', ['5个工作日', '内']],
    ['十二个月止', ['十二个月', '止']],
    ['共¥ 1,000.50元', ['共', '¥ 1,000.50元']],
    ['约3.5亿美元', ['约', '3.5亿美元']],
  ])('of %s are %j', (text, expected) => {
    const document = paragraphs(text);
    const tokens = tokenise(document.text, document.blocks, new Map());
    expect([...tokens.starts].map((start, index) => text.slice(start, tokens.ends[index]))).toEqual(expected);
  });
});

describe('the heaviest rising subsequence', () => {
  it('is as heavy as the best one found by brute force', () => {
    const items = fc.array(fc.tuple(fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 })), { maxLength: 9 });
    fc.assert(
      fc.property(items, (list) => {
        const chosen = heaviestIncreasing(
          list.map(([place]) => place),
          list.map(([, weight]) => weight),
          9,
        );
        const places = chosen.map((index) => list[index]?.[0] ?? -1);
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
        const weight = chosen.reduce((sum, index) => sum + (list[index]?.[1] ?? 0), 0);
        expect(weight).toBe(heaviestByTrying(list));
      }),
    );
  });
});

function heaviestByTrying(list: readonly (readonly [number, number])[], after = -1, from = 0): number {
  let best = 0;
  for (const [index, [place, weight]] of list.entries()) {
    if (index >= from && place > after)
      best = Math.max(best, weight + heaviestByTrying(list, place, index + 1));
  }
  return best;
}

describe('an edit script', () => {
  it('refuses a text it was not made for', () => {
    const script = [
      { kind: 'keep', length: 1 },
      { kind: 'change', deleted: '方', inserted: '' },
    ] as const;
    expect(applyScript(script, '甲方')).toBe('甲');
    expect(() => applyScript(script, '甲乙')).toThrow(RangeError);
    expect(() => applyScript(script, '甲方乙')).toThrow(RangeError);
  });
});
