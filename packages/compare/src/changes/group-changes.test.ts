import { expect, it } from 'vitest';
import { documentOf, paragraphs } from '../compare.testing.ts';
import { compareDocuments } from '../compare-documents.ts';

const groupsOf = (old: ReturnType<typeof paragraphs>, target: ReturnType<typeof paragraphs>) =>
  compareDocuments(old, target).changes.map(({ groupId, old: before, new: after }) => [
    groupId,
    before?.text ?? '',
    after?.text ?? '',
  ]);

it('a renamed party is one matter in all its places', () => {
  const text = (name: string) => [
    `出租人为${name}有限公司。`,
    '房屋用于办公。',
    `租金汇入${name}有限公司的账户。`,
    `通知寄往${name}有限公司。`,
  ];
  const groups = groupsOf(paragraphs(...text('晨光')), paragraphs(...text('远洋'))).map(([group]) => group);
  expect(groups).toHaveLength(3);
  expect(new Set(groups).size).toBe(1);
  expect(groups[0]).not.toBeNull();
});

it('the same words of duty in two clauses are two matters', () => {
  const old = paragraphs('乙方应交付全部图纸。', '甲方应当提供施工所需的场地。');
  const target = paragraphs('乙方可交付全部图纸。', '甲方可以提供施工所需的场地。');
  expect(groupsOf(old, target).map(([group]) => group)).toEqual([null, null]);
});

it('a deleted passage of several paragraphs is one matter', () => {
  const kept = ['第一段说明交付的时间和地点。', '最后一段说明合同的生效。'] as const;
  const passage = ['乙方应当购买保险。', '保险费由乙方承担。', '受益人为甲方。'];
  const groups = groupsOf(paragraphs(kept[0], ...passage, kept[1]), paragraphs(...kept));
  expect(groups).toHaveLength(3);
  expect(new Set(groups.map(([group]) => group)).size).toBe(1);
});

it('the changed cells of a row are one matter, those of another row another', () => {
  const table = (rows: readonly (readonly string[])[]) =>
    documentOf(
      rows.flatMap((cells, row) =>
        cells.map((text, column) => ({ type: 'tableCell' as const, text, cell: { table: 0, row, column } })),
      ),
    );
  const head = ['品名', '数量', '单价'];
  const groups = groupsOf(
    table([head, ['钢材', '100', '4000'], ['水泥', '200', '300']]),
    table([head, ['钢材', '120', '4100'], ['水泥', '200', '310']]),
  );
  const [one, two, three] = groups.map(([group]) => group);
  expect(one).not.toBeNull();
  expect([two, three]).toEqual([one, null]);
});
