import { describe, expect, it } from 'vitest';
import { type Highlight, highlightsByPage } from './highlight.ts';
import { marginMarks, markAt } from './margin-marks.ts';

const at = (id: string, y: number, kind: Highlight['kind'] = 'insert'): Highlight => ({
  id,
  kind,
  boxes: [{ page: 0, x: 72, y, width: 50, height: 14 }],
});
const marks = (highlights: readonly Highlight[], scale = 1) =>
  marginMarks(highlightsByPage(highlights).get(0) ?? [], scale);
const shown = (highlights: readonly Highlight[], scale?: number) =>
  marks(highlights, scale).map(({ ids, leftPx }) => `${ids.join('+')} @${leftPx}`);

describe('marks in the margin', () => {
  it('are beside each other on one line and below each other on several', () => {
    expect(shown([at('a', 100), at('b', 102), at('c', 140)])).toEqual(['a @3', 'b @19', 'c @3']);
  });

  it('are gathered into one where more would run into the text, and none is left out', () => {
    expect(shown(['a', 'b', 'c', 'd', 'e'].map((id) => at(id, 100)))).toEqual(['a+b+c+d+e @3']);
  });

  it('are grouped where the page is too small for separate ones', () => {
    // 20 pt apart: side by side at full size, 4 px apart at a fifth of it.
    const lines = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, line) => at(id, 100 + 20 * line));
    expect(shown(lines)).toHaveLength(6);
    expect(shown(lines, 0.2)).toEqual(['a+b+c+d @3', 'e+f @3']);
  });

  it('never cover each other or the text, at any zoom', () => {
    const lines = Array.from({ length: 40 }, (_, line) => at(`${line}`, 72 + 17 * line));
    for (const scale of [0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1, 1.33]) {
      const all = marks(lines, scale);
      expect(all.flatMap(({ ids }) => ids).sort()).toEqual(lines.map(({ id }) => id).sort());
      for (const [index, one] of all.entries()) {
        if (all.some(({ leftPx }) => leftPx > 3)) expect(one.leftPx + 14).toBeLessThanOrEqual(72 * scale);
        for (const other of all.slice(index + 1)) {
          const isApart =
            Math.abs(one.topPx - other.topPx) >= 14 || Math.abs(one.leftPx - other.leftPx) >= 14;
          expect(isApart, `${one.ids} and ${other.ids} at ${scale}`).toBe(true);
        }
      }
    }
  });

  it('show the highest level of their findings', () => {
    const levels = (['low', 'high', 'medium', 'low'] as const).map((kind, n) => at(`${n}`, 100, kind));
    expect(marks(levels).map(({ kind }) => kind)).toEqual(['high']);
  });

  it('accept a touch beside them for the nearest', () => {
    const all = marks([at('a', 100), at('b', 140)]);
    expect(markAt(all, { left: 20, top: 107 })?.ids).toEqual(['a']);
    expect(markAt(all, { left: 5, top: 150 })?.ids).toEqual(['b']);
    expect(markAt(all, { left: 60, top: 107 })).toBeNull();
  });

  it('are not made for search results', () => {
    expect(marks([at('a', 100, 'found')])).toEqual([]);
  });
});
