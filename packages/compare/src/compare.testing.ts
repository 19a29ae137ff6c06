/** Pairs of related Chinese contract documents for property tests: a base and an edited copy. Test code only. */
import {
  type BlockDraft,
  type BlockType,
  buildDocument,
  type Document,
  type DocumentKind,
} from '@wenjian/document';
import fc from 'fast-check';
import { sentence, words } from './sentence.testing.ts';

const types: readonly BlockType[] = [
  'heading',
  'paragraph',
  'paragraph',
  'listItem',
  'tableCell',
  'header',
  'footer',
  'footnote',
  'comment',
  'textBox',
  'watermark',
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

const hashes = ['aa', 'bb', 'cc'] as const;

const picture: fc.Arbitrary<BlockDraft> = fc
  .record({
    type: fc.constantFrom<BlockType>('image', 'seal'),
    text: fc.constantFrom('', '北京晨光贸易有限公司'),
    hash: fc.constantFrom(...hashes),
    print: fc.option(fc.constantFrom('00000000000000ff', '00000000000000fe', 'ffffffff00000000')),
  })
  .map(({ type, text, hash, print }) => ({
    type,
    text,
    picture: print === null ? { hash } : { hash, print },
  }));

const table: fc.Arbitrary<readonly BlockDraft[]> = fc
  .tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 3 }),
    fc.nat({ max: 2 }),
    fc.array(sentence),
  )
  .map(([rows, columns, number, texts]) =>
    Array.from({ length: rows * columns }, (_, index) => ({
      type: 'tableCell' as const,
      text: texts[index % Math.max(1, texts.length)] ?? '钢材',
      cell: { table: number, row: Math.floor(index / columns), column: index % columns },
    })),
  );

/** Adds formatting and recognition confidence to a draft: both may change with or without the text. */
const dressed = (block: BlockDraft): fc.Arbitrary<BlockDraft> =>
  fc
    .record({ bold: fc.boolean(), confidence: fc.constantFrom(null, 0.4, 0.99) })
    .map(({ bold, confidence }) => {
      const { length } = block.text;
      if (length === 0 || block.text.includes('\n')) return block;
      return {
        ...block,
        ...(bold ? { runs: [{ start: 0, end: length, style: { bold: true, sizePt: 12 } }] } : {}),
        ...(confidence === null
          ? {}
          : {
              lines: [
                {
                  start: 0,
                  end: length,
                  page: 0,
                  top: 0,
                  height: 10,
                  edges: Array.from({ length: length + 1 }, (_, index) => index),
                  confidence: Array.from({ length }, () => confidence),
                },
              ],
            }),
      };
    });

const chunk: fc.Arbitrary<readonly BlockDraft[]> = fc.oneof(
  { weight: 10, arbitrary: draft.map((block) => [block]) },
  { weight: 1, arbitrary: draft.chain(dressed).map((block) => [block]) },
  { weight: 1, arbitrary: picture.map((block) => [block]) },
  { weight: 1, arbitrary: table },
);

type Edit = (blocks: BlockDraft[]) => void;

/** Only the text of a draft: its formatting no longer fits an edited text. */
function withText({ runs: _runs, lines: _lines, ...rest }: BlockDraft, text: string): BlockDraft {
  return { ...rest, text };
}

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
        blocks[at(blocks, position)] = withText(block, text);
      },
  ),
  fc.tuple(fc.nat(), fc.nat(), fc.nat({ max: 3 })).map(
    ([from, to, count]): Edit =>
      (blocks) => {
        const moved = blocks.splice(at(blocks, from), count + 1);
        blocks.splice(at(blocks, to), 0, ...moved);
      },
  ),
  fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('', '（一）', 'a) ')).map(
    ([position, offset, label]): Edit =>
      (blocks) => {
        const index = at(blocks, position);
        const block = blocks[index];
        if (block === undefined) return;
        const cut = Math.max(block.number?.length ?? 0, offset % (block.text.length + 1));
        const { number: _number, ...rest } = withText(block, label + block.text.slice(cut));
        blocks.splice(index, 1, withText(block, block.text.slice(0, cut)), rest);
      },
  ),
  fc.tuple(fc.nat(), fc.constantFrom<BlockType>('paragraph', 'header', 'footnote')).map(
    ([position, type]): Edit =>
      (blocks) => {
        const block = blocks[at(blocks, position)];
        if (block === undefined || block.cell !== undefined || block.picture !== undefined) return;
        blocks[at(blocks, position)] = { ...block, type };
      },
  ),
  fc.nat().map(
    (position): Edit =>
      (blocks) => {
        const [one, other] = blocks.slice(at(blocks, position));
        if (one === undefined || other === undefined) return;
        blocks.splice(at(blocks, position), 2, withText(one, one.text + other.text));
      },
  ),
  fc.tuple(fc.nat(), chunk).map(
    ([position, inserted]): Edit =>
      (blocks) =>
        void blocks.splice(at(blocks, position), 0, ...inserted),
  ),
  fc.nat().map(
    (column): Edit =>
      (blocks) => {
        for (let index = blocks.length - 1; index >= 0; index--) {
          if (blocks[index]?.cell?.column === column % 3) blocks.splice(index, 1);
        }
      },
  ),
);

/** For page-only kinds, headers and notes are guessed. */
const kindPair: fc.Arbitrary<readonly [DocumentKind, DocumentKind]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(['docx', 'docx'] as const) },
  { weight: 1, arbitrary: fc.constantFrom(['docx', 'pdf'] as const, ['pdf', 'docx'] as const) },
  { weight: 1, arbitrary: fc.constant(['pdf', 'pdf'] as const) },
);

export const documentPair: fc.Arbitrary<readonly [Document, Document]> = fc
  .tuple(fc.array(chunk, { maxLength: 14 }), fc.array(edit, { maxLength: 8 }), kindPair)
  .map(([chunks, edits, [oldKind, newKind]]) => {
    const blocks = chunks.flat();
    const changed = [...blocks];
    for (const apply of edits) apply(changed);
    return [documentOf(blocks, oldKind), documentOf(changed, newKind)] as const;
  });

export const unrelatedPair: fc.Arbitrary<readonly [Document, Document]> = fc
  .tuple(fc.array(chunk, { maxLength: 10 }), fc.array(chunk, { maxLength: 10 }))
  .map(([one, other]) => [documentOf(one.flat()), documentOf(other.flat())] as const);

/**
 * A few different bodies repeated many times, some of them numbered: forms and lists are repetitive and
 * contain nothing unique.
 */
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

export function documentOf(blocks: readonly BlockDraft[], kind: DocumentKind = 'docx'): Document {
  return buildDocument({ readerVersion: 'test', kind, pages: null, blocks, notRead: [] });
}

export function paragraphs(...texts: readonly string[]): Document {
  return documentOf(texts.map((text) => ({ type: 'paragraph', text })));
}

/** Deterministic random numbers for large inputs: all runs are equal. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * below);
  };
}
