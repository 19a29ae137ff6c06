/** Headings of a number and a gap, first numbers that are wrong, and letters that speak of another contract. */
import { expect, it } from 'vitest';
import { contractOf } from '../contract.testing.ts';
import { numberingFaults } from './numbering-faults.ts';

const works = (fourth: string, first: string) =>
  contractOf(
    '维护合同',
    '1　范围',
    '1.1 乙方维护系统。',
    '2　费用',
    '2.1 费用按年支付。',
    '3　保密',
    '双方均应保密。',
    `${fourth}　维护`,
    `${first} 乙方每日巡检。`,
    '4.2 乙方接听电话。',
    '5　其他',
    '5.1 费用见第2条，违反第6条的，应当赔偿。',
  );
const faults = (contract: ReturnType<typeof works>) =>
  numberingFaults(contract).map(({ clause, kind }) => [clause.number, kind]);

it('reads a row of numbers with a gap behind them as headings', () => {
  const contract = works('4', '4.1');
  expect(contract.clauses.filter(({ parent }) => parent === null).map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['范围', '费用', '保密', '维护', '其他']),
  );
  expect(contract.references.map(({ target, clause }) => [target, clause === null])).toEqual([
    ['第2条', false],
    ['第6条', true],
  ]);
  expect(faults(contract)).toEqual([]);
});

it('tells the first number below a heading when the second shows what it should be', () => {
  expect(faults(works('4', '4.2'))).toEqual([['4.2', 'gap']]);
});

it('leaves lines alone that only begin with a number', () => {
  const contract = contractOf('清单', '12　月度会议', '3　个工作日', '7　家供应商');
  expect(contract.clauses.every(({ number }) => number === null)).toBe(true);
});

it('takes the articles that a letter names for those of the contract it is about', () => {
  const letter = contractOf(
    '律师函',
    '一、事实',
    '合同第六条约定，货款应于二月底付清；第九条约定逾期违约金。',
    '二、要求',
    '请于七日内付款。',
  );
  expect(letter.references).toEqual([]);
  const own = contractOf('买卖合同', '一、标的', '甲方供货。', '二、违约', '违反本合同第六条的，应当赔偿。');
  expect(own.references.map(({ clause }) => clause)).toEqual([null]);
});
