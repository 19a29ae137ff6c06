import { toldFacts, understandContract } from '@wenjian/contract';
import { buildDocument } from '@wenjian/document';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeFactsWorkbook } from './facts-workbook.ts';

function rowOf(name: string, ...paragraphs: readonly string[]) {
  const blocks = paragraphs.map((text) => ({ type: 'paragraph' as const, text, page: 3 }));
  const document = buildDocument({ readerVersion: 'test', kind: 'txt', pages: null, blocks, notRead: [] });
  return {
    name,
    unread: 1,
    facts: toldFacts(understandContract(document)).facts,
    reason: null,
    message: null,
  };
}

const rows = [
  rowOf(
    '采购.docx',
    '采购合同',
    '甲方：宜兴陶源有限公司',
    '乙方：溧阳竹海有限公司',
    '一、合同总价为人民币56,000元。',
    '二、合同期限自2026年3月1日起至2027年2月28日止。',
  ),
  rowOf('=租.docx', '租赁合同', '甲方：宜兴陶源有限公司', '乙方：何小满', '一、每月租金4,000元。'),
  { name: '放假通知.txt', unread: 0, facts: null, reason: 'notContract' as const, message: null },
];

function sheetsOf(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  return [1, 2, 3].map((number) => strFromU8(files[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array()));
}

it('writes sums as numbers, days as dates, and what was not found as such', () => {
  const [facts = '', quotes = '', notes = ''] = sheetsOf(
    writeFactsWorkbook(rows, ['parties', 'amount', 'end', 'law'], '2026-11-18'),
  );
  expect(facts).toContain('<v>56000</v>');
  // 2027-02-28 as Excel counts days.
  expect(facts).toContain('<v>46446</v>');
  expect(facts).toContain('每月4,000.00元');
  expect(facts).toContain('未找到');
  expect(facts).not.toContain('放假通知');
  expect(quotes).toContain('合同期限自2026年3月1日起至2027年2月28日止');
  expect(quotes).toMatch(/<v>3<\/v>/);
  expect(notes).toContain('放假通知.txt：没有识别为合同');
  expect(notes).toContain('人民币（1 份）');
  expect(notes).toContain('没有读到');
});

it('writes only the chosen columns, and no formula', () => {
  const [facts = ''] = sheetsOf(writeFactsWorkbook(rows, ['type'], '2026-11-18'));
  expect(facts).not.toContain('合同总额');
  expect(facts).not.toContain('<f>');
});
