import { describe, expect, it } from 'vitest';
import { buildMatrix, canOpenPair, heatOf, moveCell, pairCells, uncomparedDocuments } from './matrix.ts';
import { documentFixture, manyFixture, sourceFixture } from './results.testing.ts';

describe('the matrix of documents', () => {
  const documents = ['a', 'b', 'c'].map((docId) => documentFixture(docId, docId, ''));

  it('shows in each row how much of its document the others contain, in both directions', () => {
    const { values } = buildMatrix(documents, [
      { a: 'a', b: 'b', aInB: 0.6, bInA: 0.2 },
      { a: 'a', b: 'c', aInB: 0.1, bInA: null },
    ]);
    expect(values).toEqual([
      [null, 0.6, 0.1],
      [0.2, null, null],
      [null, null, null],
    ]);
  });

  const base = { ...documentFixture('base', 'base', ''), origin: 'textBase' } as const;

  it('has all submitted documents, compared or not, and the compared ones of the text base', () => {
    const cells = [{ a: 'a', b: 'c', aInB: 0, bInA: 0 }];
    const { documents: shown, values } = buildMatrix([...documents, base], cells);
    expect(shown.map(({ docId }) => docId)).toEqual(['a', 'b', 'c']);
    expect(values[0]).toEqual([null, null, 0]);
  });

  it('lists submitted documents that were not compared with the main one', () => {
    const many = manyFixture({
      origin: documentFixture('a', 'a', ''),
      documents: [...documents, base],
      matrix: [{ a: 'b', b: 'c', aInB: 0, bInA: 0 }],
      sources: [sourceFixture('c', 'c', 0)],
    });
    expect(uncomparedDocuments(many).map(({ docId }) => docId)).toEqual(['b']);
  });

  it('opens to visitors only the main document’s pairs with the text base', () => {
    const many = manyFixture({ origin: documentFixture('a', 'a', ''), documents: [...documents, base] });
    const pairs = [
      ['a', 'base'],
      ['base', 'a'],
      ['b', 'base'],
      ['b', 'c'],
    ] as const;
    expect(pairs.map(([one, other]) => canOpenPair(many, true, one, other))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(pairs.every(([one, other]) => canOpenPair(many, false, one, other))).toBe(true);
  });

  it('has the document with each source, those of the text base in the direction that was measured', () => {
    const matrix = [{ a: 'a', b: 'b', aInB: 0.6, bInA: 0.2 }];
    const sources = [
      sourceFixture('b', 'b', 0.6),
      sourceFixture('base', 'base', 0.9, { origin: 'textBase' }),
    ];
    const many = manyFixture({ origin: documentFixture('a', 'a', ''), matrix, sources });
    expect(pairCells(many)).toEqual([...matrix, { a: 'a', b: 'base', aInB: 0.9, bInA: null }]);
  });

  it('is coloured in steps: nothing has none, all has the last', () => {
    expect([0, 0.01, 0.05, 0.2, 0.3, 0.6, 1].map(heatOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('is walked with the arrows, up to its edges', () => {
    expect(moveCell({ row: 0, column: 1 }, 'ArrowDown', 3)).toEqual({ row: 1, column: 1 });
    expect(moveCell({ row: 0, column: 1 }, 'ArrowUp', 3)).toBeNull();
    expect(moveCell({ row: 2, column: 2 }, 'ArrowRight', 3)).toBeNull();
    expect(moveCell({ row: 0, column: 1 }, 'Enter', 3)).toBeNull();
  });
});
