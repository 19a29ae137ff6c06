import { describe, expect, it } from 'vitest';
import { KIND_LOOKS } from './document-marks.ts';
import { minimapMarks, nearestMark } from './minimap.ts';
import type { FragmentKind } from './plagiarism-shapes.ts';

const mark = (id: string, start: number, end: number, kind: FragmentKind = 'verbatim') => ({
  id,
  start,
  end,
  kind,
  tone: KIND_LOOKS[kind].tone,
});

describe('the mini-map of a document', () => {
  it('shows the positions of fragments as shares of its length', () => {
    const [only] = minimapMarks([mark('a', 500, 750)], 1000);
    expect(only?.top).toBeCloseTo(0.5, 2);
    expect(only?.height).toBeCloseTo(0.25, 1);
  });

  it('joins touching ones of the same look, and keeps the others apart', () => {
    const marks = [
      mark('a', 0, 100),
      mark('b', 101, 200),
      mark('c', 102, 180, 'edited'),
      mark('d', 800, 900),
    ];
    expect(minimapMarks(marks, 1000).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });

  it('has at most one mark per slot for five hundred fragments', () => {
    const marks = Array.from({ length: 500 }, (_, at) => mark(String(at), at * 600, at * 600 + 300));
    expect(minimapMarks(marks, 300_000).length).toBeLessThanOrEqual(240);
  });

  it('selects the nearest fragment on a click', () => {
    const marks = [mark('a', 0, 100), mark('b', 600, 700)];
    expect(nearestMark(marks, 0.62, 1000)?.id).toBe('b');
    expect(nearestMark(marks, 0.2, 1000)?.id).toBe('a');
    expect(nearestMark([], 0.5, 1000)).toBeNull();
  });
});
