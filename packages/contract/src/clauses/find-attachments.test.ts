import { expect, it } from 'vitest';
import { contractOf, cut } from '../contract.testing.ts';

it('distinguishes attachments in the document from those only mentioned', () => {
  const contract = contractOf(
    '第一条 标的详见附件一，价格见附件2。',
    '附件：',
    '附件一：清单',
    '附件二：价格表',
    '甲方（盖章）：',
    '附件一 清单',
    '钥匙三把',
  );
  expect(
    contract.attachments.map(({ key, name, mentions, body }) => [
      key,
      name,
      mentions.length,
      body && cut(contract, body),
    ]),
  ).toEqual([
    ['1', '附件一', 2, '附件一 清单'],
    ['2', '附件2', 2, null],
  ]);
});

it('finds attachments that stand before the signatures', () => {
  const contract = contractOf(
    '第一条 费用明细见附件一。',
    '附件一：费用构成',
    '基本工资｜4,600',
    '合计｜6,442',
    '甲方（盖章）：甲公司',
    '乙方（盖章）：乙公司',
  );
  expect(contract.attachments.map(({ key, body }) => [key, body && cut(contract, body)])).toEqual([
    ['1', '附件一：费用构成'],
  ]);
});

it('counts 附件 without a number only when the text says that it is attached', () => {
  expect(contractOf('本合同附件与本合同具有同等效力。').attachments).toEqual([]);
  expect(contractOf('规格详见附件。').attachments).toMatchObject([{ key: '', name: '附件' }]);
  expect(contractOf('以附件《报价单》为准。').attachments).toMatchObject([{ key: '报价单' }]);
});
