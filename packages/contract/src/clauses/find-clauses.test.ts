import { documentOffset } from '@wenjian/document';
import { expect, it } from 'vitest';
import { contractOf, contractOfBlocks, cut } from '../contract.testing.ts';
import type { Contract } from '../contract.ts';
import { clauseAt } from '../look-up.ts';

/** `level number heading`, one line per clause. */
function outline({ clauses }: Contract): string[] {
  return clauses.map(({ level, number, heading }) => `${level} ${number ?? '–'} ${heading ?? '–'}`);
}

it('builds the tree from typed numbers', () => {
  const contract = contractOf(
    '买卖合同',
    '甲方：某公司',
    '第一章 总则',
    '第一条 标的',
    '1.1 设备如下：',
    '（1）机床，两台；',
    '（2）刀具。',
    '1.2 设备应为全新。',
    '第二条 违约责任：甲方逾期付款的，应支付违约金。',
    '第二章 附则',
    '第三条　其他',
    '本合同一式两份。',
  );
  expect(outline(contract)).toEqual([
    '1 – –',
    '1 第一章 总则',
    '2 第一条 标的',
    '3 1.1 设备如下',
    '4 （1） –',
    '4 （2） –',
    '3 1.2 –',
    '2 第二条 违约责任',
    '1 第二章 附则',
    '2 第三条 其他',
  ]);
  const article = contract.clauses[2];
  expect(article && cut(contract, article.own)).toBe('第一条 标的');
  expect(article && cut(contract, article).endsWith('设备应为全新。')).toBe(true);
  expect(article?.children).toEqual([3, 6]);
});

it('puts a restarted numbering one level down, and continues an outer one', () => {
  const contract = contractOf(
    '一、付款',
    '1. 分期：',
    '（一）首期：',
    '1. 定金；',
    '2. 余款；',
    '（二）末期。',
    '2. 发票。',
    '二、交货',
  );
  expect(contract.clauses.map(({ level }) => level)).toEqual([1, 2, 3, 4, 4, 3, 2, 1]);
});

it('puts 9.3 under number 9 and continues with 10, in any form', () => {
  const contract = contractOf('九、解除', '（1）协商；', '9.3 单方解除。', '10. 其他', '10.1 份数。');
  expect(contract.clauses.map(({ level }) => level)).toEqual([1, 2, 2, 1, 2]);
  expect(contract.clauses[2]?.parent).toBe(0);
});

it('takes the automatic numbers of the file and headings without numbers', () => {
  const contract = contractOfBlocks([
    { type: 'heading', level: 1, text: '违约责任' },
    { type: 'listItem', text: '1 甲方违约', number: '1' },
    { type: 'listItem', text: '2 乙方违约', number: '2' },
    { type: 'paragraph', text: '争议解决' },
    { type: 'paragraph', text: '协商解决。' },
  ]);
  expect(outline(contract)).toEqual(['1 – 违约责任', '2 1 甲方违约', '2 2 乙方违约', '1 – 争议解决']);
});

it.each([
  '第五条约定的违约金另计',
  '第五条、第六条除外',
  '3.5万元由乙方承担',
  '2026.3.1签订',
  '0.5%的费用',
  '12:30开始',
])('finds no clause number in “%s”', (text) => {
  expect(contractOf('第一条 总则', text).clauses.map(({ number }) => number)).toEqual(['第一条']);
});

it('separates signatures and attachments from the clauses before them', () => {
  const contract = contractOf(
    '第一条 其他',
    '附件一：清单',
    '甲方（盖章）：',
    '日期：',
    '附件一 清单',
    '1. 钥匙',
  );
  expect(outline(contract)).toEqual(['1 第一条 其他', '1 – –', '1 附件一 清单', '2 1. 钥匙']);
});

it('finds the innermost clause of an offset', () => {
  const contract = contractOf('第一条 付款', '1.1 定金五万元。', '第二条 交货');
  const at = contract.document.text.indexOf('五万');
  expect(clauseAt(contract, documentOffset(at))?.number).toBe('1.1');
  expect(clauseAt(contractOf(''), documentOffset(0))).toBeUndefined();
});

it('reads a month behind the number of an item as a month', () => {
  const contract = contractOf(
    '会议纪要',
    '一、质量',
    '1．6月共抽检试块40组，合格40组。',
    '2．侧墙的蜂窝由施工单位修补。',
    '1．6月租金应于当月5日前付清。',
  );
  expect(contract.clauses.flatMap(({ number }) => number ?? [])).toEqual(['一、', '1．', '2．', '1．6']);
});

it('reads articles about third persons as articles, and references as text', () => {
  const contract = contractOf(
    '买卖合同',
    '第一条 标的',
    '第二条 第三人的权利',
    '第三条 第三方服务由乙方选定，费用由乙方承担。',
    '第二条、第三条约定的期限自交货之日起算。',
  );
  expect(outline(contract).filter((line) => line.includes('条'))).toEqual([
    '1 第一条 标的',
    '1 第二条 第三人的权利',
    '1 第三条 –',
  ]);
});

it.each([
  ['2026年度办公设备采购合同', '2026年度办公设备采购合同'],
  ['5G基站租赁合同', '5G基站租赁合同'],
  ['第三方检测服务合同', '第三方检测服务合同'],
  ['3. 付款条款', null],
  ['3 付款条款', null],
  ['第三条 付款条款', null],
])('takes %s for the title: %s', (line, title) => {
  expect(contractOf(line, '甲方：某公司').title?.text ?? null).toBe(title);
});
