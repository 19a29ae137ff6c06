/** Pairs of related Chinese contract documents for property tests: a base and an edited copy. Test code only. */
import { type BlockDraft, type BlockType, buildDocument, type Document } from '@wenjian/document';
import fc from 'fast-check';

const words = [
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
  '的',
  '在',
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
  '\u200b',
  '100,000.00元',
  '200,000.00元',
  '5%',
  '3‰',
  '０．５％',
  '2024年3月1日',
  '2025 年 4 月 30 日',
  '30日',
  '60日',
  '壹佰万元整',
  '第五条',
  'HT-2024-001',
  'Party A',
  '１２３',
  '𠮷',
  '𠮶',
  '——',
  '\n',
  '7',
  '77',
] as const;

const sentence: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...words) },
      { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
    ),
    {
      maxLength: 24,
    },
  )
  .map((parts) => parts.join(''));

const types: readonly BlockType[] = [
  'heading',
  'paragraph',
  'paragraph',
  'listItem',
  'tableCell',
  'header',
  'footer',
  'footnote',
];

const draft: fc.Arbitrary<BlockDraft> = fc
  .record({
    type: fc.constantFrom(...types),
    text: sentence,
    number: fc.option(fc.constantFrom('第一条', '第二条', '1.1', '3')),
  })
  .map(({ type, text, number }) =>
    number === null ? { type, text } : { type, text: `${number}${text}`, number },
  );

type Edit = (blocks: BlockDraft[]) => void;

function at(blocks: readonly BlockDraft[], position: number): number {
  return blocks.length === 0 ? 0 : position % blocks.length;
}

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.nat(), draft).map(
    ([position, block]): Edit =>
      (blocks) =>
        void blocks.splice(at(blocks, position), 0, block),
  ),
  fc.nat().map(
    (position): Edit =>
      (blocks) =>
        void blocks.splice(at(blocks, position), 1),
  ),
  fc.tuple(fc.nat(), fc.nat()).map(
    ([from, to]): Edit =>
      (blocks) => {
        const moved = blocks.splice(at(blocks, from), 1);
        blocks.splice(at(blocks, to), 0, ...moved);
      },
  ),
  fc.tuple(fc.nat(), fc.nat(), fc.nat({ max: 6 }), fc.constantFrom(...words, '')).map(
    ([position, offset, length, word]): Edit =>
      (blocks) => {
        const block = blocks[at(blocks, position)];
        if (block === undefined) return;
        const start = Math.max(block.number?.length ?? 0, offset % (block.text.length + 1));
        const text = block.text.slice(0, start) + word + block.text.slice(start + length);
        blocks[at(blocks, position)] = { ...block, text };
      },
  ),
);

export const documentPair: fc.Arbitrary<readonly [Document, Document]> = fc
  .tuple(fc.array(draft, { maxLength: 14 }), fc.array(edit, { maxLength: 8 }))
  .map(([blocks, edits]) => {
    const changed = [...blocks];
    for (const apply of edits) apply(changed);
    return [documentOf(blocks), documentOf(changed)] as const;
  });

export const unrelatedPair: fc.Arbitrary<readonly [Document, Document]> = fc
  .tuple(fc.array(draft, { maxLength: 10 }), fc.array(draft, { maxLength: 10 }))
  .map(([one, other]) => [documentOf(one), documentOf(other)] as const);

/** Few different bodies, many times, some of them numbered: forms and lists repeat themselves, and nothing in them is unique. */
export const repetitivePair: fc.Arbitrary<readonly [Document, Document]> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.boolean())
  .chain(([bodyCount, isNumbered]) => {
    const list = fc
      .array(fc.constantFrom(...repeatedBodies.slice(0, bodyCount)), { maxLength: 40 })
      .map((bodies) => bodies.map((body, index) => (isNumbered ? `第${index + 1}条${body}` : body)));
    return fc.tuple(list, list);
  })
  .map(([one, other]) => [paragraphs(...one), paragraphs(...other)] as const);

const repeatedBodies = [
  '乙方应当按期交付货物。',
  '',
  '甲方应当按期支付货款。',
  '无',
  '争议提交仲裁委员会解决。',
] as const;

export function documentOf(blocks: readonly BlockDraft[]): Document {
  return buildDocument({ readerVersion: 'test', kind: 'txt', pages: null, blocks, notRead: [] });
}

export function paragraphs(...texts: readonly string[]): Document {
  return documentOf(texts.map((text) => ({ type: 'paragraph', text })));
}

/** Deterministic noise for large inputs: no two runs differ. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * below);
  };
}
