/** References by the kind of thing they send the reader to. */
import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';

const found = (...lines: readonly string[]) =>
  proofreadDocument(documentOfParagraphs(...lines))
    .corrections.filter(({ ruleId }) => ruleId === 'references.misdirected')
    .map(({ original }) => original);

const repair = (ref: string, late: string) => [
  '电梯维保协议',
  '第一条 范围',
  '1.1 乙方负责三部电梯的日常维保。',
  '1.2 甲方指派专人配合。',
  '第二条 费用',
  '2.1 每部每年维保费8,000元，共24,000元。',
  '2.2 配件费据实结算，不超过3,000元。',
  '第三条 到场',
  '3.1 乙方接报后应在一小时内抵达现场。',
  '第四条 其他',
  `4.1 甲方应于每年六月按${ref}确定的金额付款。`,
  `4.2 乙方未按${late}规定的时间抵达的，每次扣减500元。`,
];

it('tells a clause without sums, and one without the act', () => {
  expect(found(...repair('第2.1款', '第三条'))).toEqual([]);
  expect(found(...repair('第1.2款', '第三条'))).toEqual(['第1.2款']);
  expect(found(...repair('第2.1款', '第二条'))).toEqual(['第二条']);
});

it('tells the part of another name', () => {
  const tender = (part: string) => [
    '第一部分 采购公告',
    `1. 响应文件的格式见${part}。`,
    '第二部分 评审方法',
    '1. 采用综合评分法。',
    '第三部分 响应文件格式',
    '1. 响应函。',
  ];
  expect(found(...tender('第三部分'))).toEqual([]);
  expect(found(...tender('第二部分'))).toEqual(['第二部分']);
});
