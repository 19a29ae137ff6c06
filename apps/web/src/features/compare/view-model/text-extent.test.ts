import { expect, it } from 'vitest';
import { resultFixture } from './result.testing.ts';
import { textExtent } from './text-extent.ts';

const { old } = resultFixture(
  Array.from({ length: 40 }, (_, at) => `第 ${at + 1} 条 付款`),
  ['甲'],
  [],
  [],
);

it('is where lines begin and end, however few are not indented: a stamp at the edge does not count', () => {
  expect(textExtent(old)).toEqual({ left: 50, right: 550 });
  const stamp = { page: 0, x: 2, y: 700, width: 596, height: 60 };
  const blocks = old.blocks.map((block, at) => (at === 0 ? { ...block, boxes: [stamp] } : block));
  expect(textExtent({ ...old, blocks })).toEqual({ left: 50, right: 550 });
  const indented = old.blocks.map((block, at) => {
    const [box] = block.boxes;
    return box && at > 2 ? { ...block, boxes: [{ ...box, x: 90, width: 460 }] } : block;
  });
  expect(textExtent({ ...old, blocks: indented })).toEqual({ left: 50, right: 550 });
});

it('is unknown without pages or text', () => {
  expect(textExtent({ ...old, pages: null })).toBeNull();
  expect(textExtent({ ...old, blocks: [] })).toBeNull();
});
