import { expect, it } from 'vitest';
import { contractOf, cut } from '../contract.testing.ts';

it.each([
  ['位于北京的房屋（以下简称“租赁房屋”）出租给乙方', '租赁房屋', '位于北京的房屋'],
  ['“交付物”是指乙方应交付的全部成果。', '交付物', '乙方应交付的全部成果'],
  ['“工作日”指法定工作日；', '工作日', '法定工作日'],
  ['双方签署的订单，统称“采购文件”。', '采购文件', '双方签署的订单'],
])('reads the definition in “%s”', (text, term, meaning) => {
  expect(contractOf(text).terms.map((each) => [each.term, each.meaning])).toEqual([[term, meaning]]);
});

it('lists the uses of a term outside its definition, the longest term first', () => {
  const contract = contractOf('“本系统”指系统。“本系统文档”指说明。', '本系统文档随本系统交付。');
  expect(contract.terms.map(({ term, uses }) => [term, uses.map((use) => cut(contract, use))])).toEqual([
    ['本系统', ['本系统']],
    ['本系统文档', ['本系统文档']],
  ]);
});

it('does not treat the name of a party as a term', () => {
  expect(contractOf('东方公司（以下简称“甲方”）与西方公司（以下简称“供方”）').terms).toEqual([]);
});

it('takes a name in brackets for a term if the contract goes on using it, and for a brand if it does not', () => {
  const contract = contractOf(
    '甲方持有川岳公司（“目标公司”）30%的股权（对应出资600万元，“标的股权”）。',
    '门店招牌为（“谷仓”）。',
    '目标公司应配合办理标的股权的变更登记。',
  );
  expect(contract.terms.map(({ term }) => term)).toEqual(['目标公司', '标的股权']);
});

it('counts no definition of a term as its use, however often it is defined', () => {
  const contract = contractOf(...Array(3).fill('甲公司的系统（以下简称“本系统”）。'), '本系统归甲方所有。');
  expect(contract.terms.map(({ uses }) => uses.length)).toEqual([1, 1, 1]);
});
