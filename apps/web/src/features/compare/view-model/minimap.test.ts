import { describe, expect, it } from 'vitest';
import { MINIMAP_SLOTS, nearestMark, pageMarks, rowMarks } from './minimap.ts';
import { changeFixture, resultFixture, SIDE } from './result.testing.ts';
import { buildRows, locateChanges } from './result-rows.ts';

const PAGES = [
  { widthPt: 600, heightPt: 800 },
  { widthPt: 600, heightPt: 800 },
];
const at = (page: number, y: number) => ({ ...SIDE, boxes: [{ page, x: 0, y, width: 10, height: 10 }] });

describe('the map along the scroll bar', () => {
  it('places each change by its position in the whole document', () => {
    const changes = [
      changeFixture({ id: 'a', type: 'insert', new: at(0, 400) }),
      changeFixture({ id: 'b', type: 'delete', new: at(1, 400) }),
    ];
    expect(pageMarks(changes, 'new', PAGES).map(({ id, tone, top }) => [id, tone, top])).toEqual([
      ['a', 'insertion', 0.25],
      ['b', 'deletion', 0.75],
    ]);
    expect(pageMarks(changes, 'old', PAGES)).toEqual([]);
    expect(pageMarks(changes, 'new', null)).toEqual([]);
  });

  it('has at most one mark per slot, and keeps the more important one', () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      changeFixture({
        id: `c${index}`,
        significance: index === 7 ? 'major' : 'minor',
        new: at(0, (index / 5000) * 800),
      }),
    );
    const marks = pageMarks(many, 'new', PAGES);
    expect(marks.length).toBeLessThanOrEqual(MINIMAP_SLOTS);
    expect(marks[0]?.id).toBe('c7');
  });

  it('finds the mark nearest to a click', () => {
    const marks = pageMarks(
      [changeFixture({ id: 'a', new: at(0, 0) }), changeFixture({ id: 'b', new: at(1, 700) })],
      'new',
      PAGES,
    );
    expect(nearestMark(marks, 0.2)?.id).toBe('a');
    expect(nearestMark(marks, 0.8)?.id).toBe('b');
    expect(nearestMark([], 0.5)).toBeNull();
  });

  it('uses text length where there are no pages', () => {
    const result = resultFixture(
      ['甲', '乙'.repeat(79)],
      ['丙', '乙'.repeat(79)],
      [
        [0, 0],
        [1, 1],
      ],
      [{ id: 'c', type: 'replace', old: '甲', new: '丙' }],
    );
    const rows = buildRows(result);
    expect(rowMarks(result.changes, rows, locateChanges(rows))).toMatchObject([{ id: 'c', top: 0 }]);
  });
});
