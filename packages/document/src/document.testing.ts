/** Generators of Chinese contract-like text and documents for property tests. Test code only. */
import fc from 'fast-check';
import { type BlockDraft, buildDocument } from './build-document.ts';
import type { BlockType, Document } from './document.ts';

const blockTypes: readonly BlockType[] = [
  'heading',
  'paragraph',
  'listItem',
  'tableCell',
  'header',
  'footnote',
];

const phrases = [
  '甲方',
  '乙方',
  '应当',
  '可以',
  '不得',
  '有权',
  '支付',
  '货款',
  '合同',
  '交付',
  '验收',
  '违约金',
  '，',
  '。',
  '；',
  '、',
  '（',
  '）',
  '“',
  '”',
  ' ',
  '\u3000',
  '\t',
  '\u200b',
  '100,000.00元',
  '5%',
  '3‰',
  '2024年3月1日',
  '30日',
  '壹佰万元整',
  '第五条',
  'HT-2024-001',
  'Party A',
  'Ａ１',
  '１２３',
  '𠮷',
  '——',
  '……',
  '\n',
] as const;

export const contractText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...phrases) },
      { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
    ),
    {
      maxLength: 30,
    },
  )
  .map((parts) => parts.join(''));

const blockDraft: fc.Arbitrary<BlockDraft> = fc
  .record({
    type: fc.constantFrom(...blockTypes),
    text: contractText,
    number: fc.option(fc.constantFrom('第一条', '第二条', '1.1', '（一）')),
    page: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  .map(({ type, text, number, page }) => ({
    type,
    text: number === null ? text : `${number} ${text}`,
    ...(number === null ? {} : { number }),
    ...(page === null ? {} : { page }),
  }));

export const blockDrafts: fc.Arbitrary<BlockDraft[]> = fc.array(blockDraft, { maxLength: 12 });

export const contractDocument: fc.Arbitrary<Document> = blockDrafts.map(documentOfDrafts);

export function documentOfDrafts(blocks: readonly BlockDraft[]): Document {
  return buildDocument({ readerVersion: 'test', kind: 'txt', pages: null, blocks, notRead: [] });
}

export function documentOfParagraphs(...texts: readonly string[]): Document {
  return documentOfDrafts(texts.map((text) => ({ type: 'paragraph', text })));
}
