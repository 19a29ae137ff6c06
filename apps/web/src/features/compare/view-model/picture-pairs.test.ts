import { expect, it } from 'vitest';
import { buildPicturePairs } from './picture-pairs.ts';
import { resultFixture } from './result.testing.ts';

it('pairs pictures and seals, and marks the changed ones', () => {
  const base = resultFixture(
    ['图一', '章一', '正文'],
    ['图二', '正文'],
    [
      [0, 0],
      [1, null],
      [2, 1],
    ],
    [{ id: 'seal', type: 'image', place: 'seal', old: '章一', reason: '新文档没有此印章' }],
  );
  const types = { o0: 'image', o1: 'seal', n0: 'image' } as const;
  const retype = (blocks: typeof base.old.blocks) =>
    blocks.map((block) => ({ ...block, type: types[block.id as keyof typeof types] ?? block.type }));
  const result = {
    ...base,
    old: { ...base.old, blocks: retype(base.old.blocks) },
    new: { ...base.new, blocks: retype(base.new.blocks) },
  };
  expect(
    buildPicturePairs(result).map(({ kind, old, new: fresh, change }) => [
      kind,
      old?.id,
      fresh?.id,
      change?.id,
    ]),
  ).toEqual([
    ['image', 'o0', 'n0', undefined],
    ['seal', 'o1', undefined, 'seal'],
  ]);
});
