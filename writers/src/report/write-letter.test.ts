/** The cover letter, read back. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDocuments } from '@wenjian/compare';
import { buildDocument, type Document } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComparisonExport } from './comparison-export.ts';
import { letterRows } from './letter-row.ts';
import { type QuotedSentence, sentenceAround } from './sentence-around.ts';
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
    blocks: lines.map((text) => ({
      type: 'paragraph',
      text,
      ...(text.startsWith('第一条') ? { number: '第一条' } : {}),
    })),
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

describe('a sentence that only one side has', () => {
  const sentences = (old: string, target: string): readonly (readonly [string | null, string | null])[] => {
    const [one, other] = [documentOf(old), documentOf(target)];
    const pair = { oldDocument: one, newDocument: other, comparison: compareDocuments(one, other) };
    const whole = (sentence: QuotedSentence | null): string | null =>
      sentence && `${sentence.before}${sentence.quote}${sentence.after}`;
    return letterRows({ ...input, ...pair, decisions: [] }).map(
      ({ before, after }) => [whole(before), whole(after)] as const,
    );
  };

  it.each([
    ['甲方交货。', '甲方不承担任何责任。', '乙方付款。'],
    ['', '甲方不承担任何责任。', '乙方付款。'],
    ['甲方交货。', '甲方不承担任何责任。', '甲方付款。'],
    ['甲方交货。', '甲方不承担任何责任。', ''],
    ['第一条 ', '甲方不承担任何责任；', '乙方付款。'],
  ])('has none on the other: %s|%s|%s', (before, sentence, after) => {
    const [short, long] = [`${before}${after}`, `${before}${sentence}${after}`];
    const came = sentences(short, long);
    expect(came.map(([one]) => one)).toEqual([null]);
    expect(came[0]?.[1]).toContain('不承担任何责任');
    expect(sentences(long, short)).toEqual(came.map(([one, other]) => [other, one]));
  });

  it('is not words at the start of a sentence, which both have', () => {
    expect(sentences('甲方交货。乙方付款。', '甲方交货。验收合格后，乙方付款。')).toEqual([
      ['乙方付款。', '验收合格后，乙方付款。'],
    ]);
  });
});

it('says of a decision that could not be written apart from a move that it was not', () => {
  const others = Array.from('甲乙丙丁戊己', (name) => `${name}项设备的采购、运输、安装与调试由承包人负责。`);
  const [first = '', second = '', ...rest] = others;
  const [one, other] = [documentOf(first + second, ...rest), documentOf(...rest, first, second)];
  const pair = { oldDocument: one, newDocument: other, comparison: compareDocuments(one, other) };
  const decisions = pair.comparison.changes.flatMap(({ id, type }) =>
    input.decisions.map((decision) => ({
      ...decision,
      findingId: id,
      state: type === 'move' ? ('accepted' as const) : ('rejected' as const),
    })),
  );
  expect(letterRows({ ...input, ...pair, decisions }).map(({ state }) => state)).toEqual([
    '已接受',
    '已拒绝（无法与所在条款的移动分开写入，文件中随移动处理）',
  ]);
});
