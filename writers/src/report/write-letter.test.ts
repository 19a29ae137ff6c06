/** The cover letter, read back. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDocuments } from '@wenjian/compare';
import { buildDocument, type Document } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ComparisonExport } from './comparison-export.ts';
import { sentenceAround } from './sentence-around.ts';
import { writeComparisonExport } from './write-comparison-export.ts';
import { writeLetterXlsx } from './write-letter-xlsx.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letter-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const documentOf = (...lines: readonly string[]): Document =>
  buildDocument({
    readerVersion: 'test',
    kind: 'txt',
    pages: null,
    notRead: [],
    blocks: lines.map((text) => ({ type: 'paragraph', text })),
  });

const oldDocument = documentOf(
  '第一条 租赁期三年。乙方逾期付款的，违约金上限为合同总价的20%；逾期超过三十日的，甲方有权解除合同。',
  '第二条 本合同一式两份。',
);
const newDocument = documentOf(
  '第一条 租赁期三年。乙方逾期付款的，违约金上限为合同总价的10%；逾期超过三十日的，甲方有权书面解除合同。',
  '第二条 本合同一式两份 。',
);
const comparison = compareDocuments(oldDocument, newDocument);

const input: ComparisonExport = {
  format: 'letterDocx',
  comparison,
  oldDocument,
  newDocument,
  oldPath: '',
  newPath: '',
  oldPdfPath: null,
  newPdfPath: null,
  names: { old: '旧.docx', new: '新.docx' },
  hashes: { old: 'a'.repeat(64), new: 'b'.repeat(64) },
  options: {},
  decisions: [
    {
      findingId: comparison.changes[0]?.id ?? '',
      state: 'rejected',
      text: null,
      placement: 'replace',
      note: '上限不能降',
      decidedBy: null,
      decidedAt: null,
    },
  ],
  createdAt: new Date('2026-11-15T06:03:00Z'),
};

it('has every change with both whole sentences, importance, gain, decision and note', async () => {
  const path = join(folder, 'letter.docx');
  await writeComparisonExport(input, path);
  const cells = (await readDocx(path)).blocks.filter(({ cell }) => cell?.table === 1);
  const { text } = await readDocx(path);
  const texts = cells.map(({ start, end }) => text.slice(start, end));
  expect(texts).toContain('乙方逾期付款的，违约金上限为合同总价的20%；');
  expect(texts).toContain('乙方逾期付款的，违约金上限为合同总价的10%；');
  // Words that only NEW has: the sentence of OLD in which they would stand.
  expect(texts).toContain('逾期超过三十日的，甲方有权解除合同。');
  expect(texts).toContain('逾期超过三十日的，甲方有权书面解除合同。');
  expect(text).toContain('已拒绝');
  expect(text).toContain('上限不能降');
  expect(text).toContain('共列 2 处：已接受 0，已拒绝 1，未处理 1');
  expect(text).toContain('另有 1 处可忽略的差异');
  expect(text).toContain(comparison.changes[0]?.gainer ?? '乙方');
});

it('as a workbook has the same rows, with the changed words in brackets', async () => {
  const bytes = writeLetterXlsx(input);
  await writeFile(join(folder, 'letter.xlsx'), bytes);
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row /g)).toHaveLength(3);
  expect(sheet).toContain('违约金上限为合同总价的【20%】；');
  expect(sheet).toContain('甲方有权【书面】解除合同。');
});

it('quotes the sentence in its paragraph, up to its ends', () => {
  const at = oldDocument.text.indexOf('三年');
  expect(sentenceAround(oldDocument, at, at + 2)).toEqual({
    before: '第一条 租赁期',
    quote: '三年',
    after: '。',
  });
});
