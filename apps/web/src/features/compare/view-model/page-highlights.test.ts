import { expect, it } from 'vitest';
import { pageHighlights } from './page-highlights.ts';
import { changeFixture, SIDE } from './result.testing.ts';

const box = { page: 1, x: 100, y: 50, width: 40, height: 12 };

it('marks a side’s boxes by type, and noise as noise', () => {
  const changes = [
    changeFixture({
      id: 'a',
      type: 'replace',
      old: { ...SIDE, boxes: [box] },
      new: { ...SIDE, boxes: [box, box] },
    }),
    changeFixture({ id: 'b', type: 'insert', significance: 'noise', new: { ...SIDE, boxes: [box] } }),
  ];
  expect(pageHighlights(changes, 'old').map(({ id, kind }) => [id, kind])).toEqual([['a', 'replace']]);
  expect(pageHighlights(changes, 'new').map(({ id, kind, boxes }) => [id, kind, boxes.length])).toEqual([
    ['a', 'replace', 2],
    ['b', 'noise', 1],
  ]);
});

it('gives a place without width a visible caret', () => {
  const [mark] = pageHighlights(
    [changeFixture({ id: 'a', old: { ...SIDE, boxes: [{ ...box, width: 0 }] } })],
    'old',
  );
  expect(mark?.boxes).toEqual([{ ...box, x: 98, width: 4 }]);
});
