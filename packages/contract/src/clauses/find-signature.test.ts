import { expect, it } from 'vitest';
import { contractOf, cut } from '../contract.testing.ts';

const clauses = ['甲方（盖章）：东方公司', '第一条 其他', '本合同经甲乙双方签字盖章后生效。'];

it.each<[string, string[]]>([
  ['seals', ['甲方（盖章）：东方公司', '法定代表人（签字）：', '日期：2026年1月5日']],
  ['a closing remark', ['（以下无正文）', '甲方：东方公司    乙方：西方公司']],
  ['labels once more', ['甲方：________', '乙方：________', '日期：']],
  ['a name above its seal', ['甲方：东方公司', '法定代表人（签章）：']],
])('finds the part for signatures by %s', (_, lines) => {
  const contract = contractOf(...clauses, ...lines, '附件一', '清单');
  expect(contract.signature && cut(contract, contract.signature)).toBe(lines.join('\n'));
});

it('finds none when a sentence only mentions signing', () => {
  expect(contractOf(...clauses).signature).toBeNull();
});

it('finds the blanks', () => {
  const contract = contractOf('地址：____，电话：【　】，面积（  ），联系人XX，价格待定，型号XXL。');
  expect(contract.blanks.map((blank) => [cut(contract, blank), blank.kind])).toEqual([
    ['____', 'line'],
    ['【　】', 'bracket'],
    ['（  ）', 'bracket'],
    ['XX', 'placeholder'],
    ['待定', 'placeholder'],
  ]);
});
