/**
 * Text made to keep a pattern or a loop busy: the same few characters again and again. Three times as much text may take about three times as
 * long, in every engine; nine times would be a square, and longer texts would never end.
 */
import { Script } from 'node:vm';
import { auditContract } from '@wenjian/audit';
import { compareDocuments } from '@wenjian/compare';
import { understandContract } from '@wenjian/contract';
import { buildDocument, type Document } from '@wenjian/document';
import { comparePair } from '@wenjian/plagiarism';
import { proofreadDocument } from '@wenjian/proofread';
import { findTemplate } from '@wenjian/templates';
import { describe, expect, it } from 'vitest';

const engines: Readonly<Record<string, (text: string) => unknown>> = {
  contract: (text) => understandContract(flowing(text)),
  review: (text) => auditContract(flowing(text)),
  comparison: (text) => compareDocuments(flowing(`甲方付款。\n${text}`), flowing(`乙方付款。\n${text}变`)),
  proofreading: (text) => proofreadDocument(flowing(text)),
  plagiarism: (text) => comparePair(flowing(text), flowing(`甲方${text}`)),
  template: (text) => findTemplate(flowing(text)),
};

/** Blanks and marks, digits and numerals, and the words around which rules look. */
const repeated = [
  ...[
    ' ',
    '　',
    '\n',
    '\t',
    ' \n',
    '\u200b',
    '(',
    '（',
    '（）',
    '"',
    '“',
    '<',
    '*',
    '_',
    '____',
    '#',
    '-',
    '|',
  ],
  ...['、', '。', '：', '…', '.', '/', '%', '【', '《', '□', '@a.', 'a', 'A-', '1', '9,', '1.'],
  ...[
    '一',
    '一、',
    '壹',
    '万',
    '元',
    '元整',
    '100元',
    '年',
    '月',
    '2024年1月',
    '3个月',
    '天内',
    '第',
    '第1条',
  ],
  ...[
    '第一条 甲方\n',
    '甲方',
    '甲方：',
    '支付',
    '违约金',
    '试用期',
    '合计',
    '附件1',
    '品名\t1\t',
    '定金20%，',
    '甲有公司（“乙丙”）。\n',
    '未按第一条约定的租金，',
  ],
];

const SHORT = 3000;
const TIMES = 3;
/** Between three and nine. */
const GROWTH_MAX = 6;
/** Shorter runs are too short to be told apart. */
const NOTICEABLE_MS = 150;
const TRIES = 3;
/** Interrupts what would not end; tells no quick text from a slow one. */
const ENDLESS_MS = 30_000;

describe.each(Object.entries(engines))('repeated text in the engine %s', (_, run) => {
  it.each(repeated)('%j takes no longer than its length allows', (unit) => {
    expect(growth(run, unit)).toBeLessThan(GROWTH_MAX);
  });
});

/** In processor time, the least of a few tries: compiling and collecting garbage only make a run slower. */
function growth(run: (text: string) => unknown, unit: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least >= GROWTH_MAX; tried++) {
    const long = millisecondsOf(run, unit, SHORT * TIMES);
    if (long < NOTICEABLE_MS) return 1;
    least = Math.min(least, long / millisecondsOf(run, unit, SHORT));
  }
  return least;
}

function millisecondsOf(run: (text: string) => unknown, unit: string, length: number): number {
  const text = `${unit.repeat(Math.ceil(length / unit.length))}尾`;
  const work = { run: () => run(text) };
  Object.assign(globalThis, { repetitionWork: work });
  const before = process.threadCpuUsage();
  new Script('repetitionWork.run()').runInThisContext({ timeout: ENDLESS_MS });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function flowing(text: string): Document {
  return buildDocument({
    readerVersion: 'test',
    kind: 'txt',
    pages: null,
    blocks: text.split('\n').map((line) => ({ type: 'paragraph', text: line })),
    notRead: [],
  });
}
