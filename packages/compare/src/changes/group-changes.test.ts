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

it('a deleted page is one matter also when a table stands in it', () => {
  const line = (text: string) => ({ type: 'paragraph' as const, text });
  const table = ['品名', '单价', '设备甲', '1000元'].map((text, index) => ({
    type: 'tableCell' as const,
    text,
    cell: { table: 0, row: Math.floor(index / 2), column: index % 2 },
  }));
  const kept = [line('第一段说明交付的时间和地点。'), line('最后一段说明合同的生效。')] as const;
  const page = [line('价格如下表所列。'), ...table, line('以上价格含税，运费由卖方承担。')];
  const [old, target] = [documentOf([kept[0], ...page, kept[1]]), documentOf([...kept])];
  for (const groups of [groupsOf(old, target), groupsOf(target, old)]) {
    expect(groups).toHaveLength(3);
    expect(new Set(groups.map(([group]) => group)).size).toBe(1);
    expect(groups[0]?.[0]).not.toBeNull();
  }
});

it('a sum in figures and the same in words are one matter, and the line says from what to what', () => {
  const text = (figures: string, words: string) =>
    paragraphs(`合同总价为${figures}（大写：人民币${words}），含税。`);
  const { changes } = compareDocuments(text('680,000元', '陆拾捌万元整'), text('860,000元', '捌拾陆万元整'));
  expect(changes.map(({ reason }) => reason)).toEqual([
    '合同总价由 680,000元 改为 860,000元',
    '合同总价由“陆拾捌万元整”改为“捌拾陆万元整”',
  ]);
  expect(changes[0]?.groupId).not.toBeNull();
  expect(changes[1]?.groupId).toBe(changes[0]?.groupId);
});

it('a sum that comes or goes beside others is not told as theirs', () => {
  const reasonsOf = (old: string, target: string) =>
    compareDocuments(paragraphs(old), paragraphs(target)).changes.map(({ reason }) => reason);
  const added = reasonsOf(
    '合同总价680,000元，押金3,000元。',
    '合同总价860,000元，押金3,000元，违约金5,000元。',
  );
  expect(added).toEqual([
    '合同总价由 680,000元 改为 860,000元',
    expect.stringMatching(/^新增违约金 5,000元/),
  ]);
  const turned = reasonsOf(
    '乙方支付押金3,000元，物业费每月200元，由甲方代收。',
    '乙方支付押金3,000元，由甲方代收，物业费每月400元。',
  );
  expect(turned).toEqual([
    expect.stringMatching(/^删除金额 200元/),
    expect.stringMatching(/^新增金额 400元/),
  ]);
});

it('of two sums in a sentence, each with its words, each change tells its own', () => {
  const text = (price: string, deposit: string) => paragraphs(`合同总价为人民币${price}，定金${deposit}。`);
  const { changes } = compareDocuments(
    text('680,000元（大写：陆拾捌万元整）', '68,000元（大写：陆万捌仟元整）'),
    text('860,000元（大写：捌拾陆万元整）', '86,000元（大写：捌万陆仟元整）'),
  );
  expect(new Set(changes.map(({ reason }) => reason))).toEqual(
    new Set([
      '合同总价由 680,000元 改为 860,000元',
      '合同总价由“陆拾捌万元整”改为“捌拾陆万元整”',
      '定金由 68,000元 改为 86,000元',
      '定金由“陆万捌仟元整”改为“捌万陆仟元整”',
    ]),
  );
});
