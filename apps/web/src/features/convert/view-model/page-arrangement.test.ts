import { describe, expect, it } from 'vitest';
import { arrange, arrangementOf, isRearranged } from './page-arrangement.ts';

const order = ({ pages }: ReturnType<typeof arrangementOf>) =>
  pages.map(({ page, turn }) => (turn === 0 ? `${page}` : `${page}/${turn}`)).join(' ');

describe('an arrangement of pages', () => {
  it('moves, turns and removes pages, and goes back step by step', () => {
    const steps = [
      [{ kind: 'move', from: 0, to: 2 }, '2 3 1'],
      [{ kind: 'turn', at: 1, by: 270 }, '2 3/270 1'],
      [{ kind: 'turnAll', by: 90 }, '2/90 3 1/90'],
      [{ kind: 'remove', at: 0 }, '3 1/90'],
      [{ kind: 'undo' }, '2/90 3 1/90'],
      [{ kind: 'reset' }, '1 2 3'],
      [{ kind: 'undo' }, '2/90 3 1/90'],
    ] as const;
    let state = arrangementOf(3);
    for (const [step, expected] of steps) {
      state = arrange(state, step, 3);
      expect(order(state)).toBe(expected);
    }
  });

  it('keeps the last page and pages at the edge, without a step to go back', () => {
    const one = arrangementOf(1);
    expect(arrange(one, { kind: 'remove', at: 0 }, 1)).toBe(one);
    const two = arrangementOf(2);
    expect(arrange(two, { kind: 'move', from: 0, to: -1 }, 2)).toBe(two);
    expect(arrange(two, { kind: 'undo' }, 2)).toBe(two);
  });

  it('knows whether the result is another file', () => {
    const state = arrangementOf(2);
    expect(isRearranged(state.pages, 2)).toBe(false);
    expect(isRearranged(arrange(state, { kind: 'turn', at: 0, by: 90 }, 2).pages, 2)).toBe(true);
    expect(isRearranged(arrange(state, { kind: 'remove', at: 1 }, 2).pages, 2)).toBe(true);
  });
});
