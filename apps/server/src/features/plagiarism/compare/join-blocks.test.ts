import { expect, it } from 'vitest';
import { joinBlocks as join } from './join-blocks.ts';
import type { PresentedBlock } from './present-blocks.ts';

const place = (start: number, end: number) => ({ start, end, page: 1, boxes: [], text: '' });

const joinBlocks = (originId: string, blocks: readonly PresentedBlock[]) =>
  join(originId, blocks, ({ start, end }) => ({ start, end, page: 1, boxes: [] }));

function block(
  source: string,
  start: number,
  end: number,
  more: Partial<PresentedBlock> = {},
): PresentedBlock {
  const { kind = 'edited', similarity = 0.8 } = more;
  const match = { kind, similarity, words: end - start, equalWords: end - start - 2 };
  return {
    id: 'f1',
    ...match,
    rarity: null,
    isSubtracted: false,
    matches: { [source]: match },
    closest: source,
    references: { d0: place(start, end), [source]: place(0, end - start) },
    smallBlocks: [{ references: { d0: place(start, end), [source]: place(0, end - start) }, pages: [1] }],
    ...more,
  };
}

const shape = (blocks: readonly PresentedBlock[]) =>
  blocks.map(({ references }) => [references.d0?.start, Object.keys(references).sort().join(' ')]);

it('the same words in several sources are one block, of the closest source, in the order of the document', () => {
  const joined = joinBlocks('d0', [
    block('d1', 100, 200),
    block('d2', 102, 200, { kind: 'verbatim', similarity: 1 }),
    block('d2', 10, 60),
  ]);
  expect(shape(joined)).toEqual([
    [10, 'd0 d2'],
    [102, 'd0 d1 d2'],
  ]);
  expect(joined[1]).toMatchObject({ kind: 'verbatim', similarity: 1, closest: 'd2', equalWords: 96 });
});

it('each source keeps its own form of the words, whatever they are in the closest source', () => {
  const [joined] = joinBlocks('d0', [
    block('d1', 100, 200),
    block('d2', 102, 200, { kind: 'verbatim', similarity: 1 }),
  ]);
  expect(joined?.matches).toEqual({
    d1: { kind: 'edited', similarity: 0.8, words: 100, equalWords: 98 },
    d2: { kind: 'verbatim', similarity: 1, words: 98, equalWords: 96 },
  });
});

it('the words of the document are marked once, by the closest source, those of each source in that source', () => {
  const [joined] = joinBlocks('d0', [
    block('d1', 100, 200),
    block('d2', 100, 200, { kind: 'verbatim', similarity: 1 }),
    block('d3', 101, 200),
  ]);
  const runsIn = (docId: string) => joined?.smallBlocks.flatMap(({ references }) => references[docId] ?? []);
  expect(runsIn('d0')).toEqual([place(100, 200)]);
  expect(['d1', 'd2', 'd3'].map((docId) => runsIn(docId)?.length)).toEqual([1, 1, 1]);
});

it('blocks stay separate when they overlap little, were subtracted in one place only, or are twice in one source', () => {
  expect(joinBlocks('d0', [block('d1', 0, 100), block('d2', 50, 160)])).toHaveLength(2);
  expect(joinBlocks('d0', [block('d1', 0, 100), block('d2', 0, 100, { isSubtracted: true })])).toHaveLength(
    2,
  );
  expect(joinBlocks('d0', [block('d1', 0, 100), block('d1', 0, 100)])).toHaveLength(2);
});

it('a passage keeps its id when others are no longer found, or another source has it too', () => {
  const idAt = (start: number, blocks: readonly PresentedBlock[]) =>
    joinBlocks('d0', blocks).find(({ references }) => references.d0?.start === start)?.id;
  const both = [block('d1', 10, 60), block('d1', 100, 200)];
  expect(idAt(100, both)).toEqual(idAt(100, [block('d1', 100, 200)]));
  expect(idAt(100, both)).toEqual(idAt(100, [...both, block('d2', 100, 200)]));
  expect(idAt(100, both)).not.toEqual(idAt(10, both));
});

it('every character of the document is painted once, for the source with the longest run through it', () => {
  const joined = joinBlocks('d0', [block('d1', 100, 200), block('d2', 102, 200), block('d3', 150, 400)]);
  expect(
    joined.map(({ attributed = [] }) => attributed.map(({ source, start, end }) => [source, start, end])),
  ).toEqual([[['d1', 100, 150]], [['d3', 150, 400]]]);
});
