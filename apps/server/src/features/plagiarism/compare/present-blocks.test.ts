import { type BlockDraft, buildDocument } from '@wenjian/document';
import { comparePair } from '@wenjian/plagiarism';
import { describe, expect, it } from 'vitest';
import { REUSED, UNRELATED } from '../plagiarism.testing.ts';
import type { CheckedDocument } from './checked-document.ts';
import { presentBlock, presentEvasion } from './present-blocks.ts';

/** One block a page; `scanned` pages were recognised. */
function checked(docId: string, texts: readonly string[], scanned: readonly number[] = []): CheckedDocument {
  const document = buildDocument({
    readerVersion: '1',
    kind: 'pdf',
    pages: texts.map(() => ({ widthPt: 595, heightPt: 842 })),
    notRead: [],
    blocks: texts.map((text, page): BlockDraft => {
      const edges = Array.from({ length: text.length + 1 }, (_, edge) => edge * 10);
      const confidence = scanned.includes(page) ? { confidence: Array<number>(text.length).fill(0.9) } : {};
      const line = { start: 0, end: text.length, page, top: 100, height: 12, edges, ...confidence };
      return { type: 'paragraph', text, page: page + 1, lines: [line] };
    }),
  });
  return {
    facts: { docId, name: docId, origin: 'upload', files: [] },
    partyName: null,
    document,
    files: [],
  };
}

const changed = REUSED.replace('五名', '八名');
const [first, second] = UNRELATED.split('\n').slice(1);

describe('a fragment', () => {
  const sides = { a: checked('d0', [first ?? '', second ?? '', changed]), b: checked('d1', [REUSED]) };
  const { fragments } = comparePair(sides.a.document, sides.b.document);
  const blocks = fragments.map((fragment) => presentBlock(sides, fragment));

  it('names its document and the words both have, as the engine counts them', () => {
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({
      kind: 'edited',
      closest: 'd1',
      equalWords: (blocks[0]?.words ?? 0) - 1,
    });
  });

  it('has the pages of the checked document for its runs', () => {
    expect(blocks[0]?.smallBlocks.map(({ pages }) => pages)).toEqual([[3], [3]]);
  });
});

describe('text shown as an image', () => {
  it('is reported with its page', () => {
    const sides = { a: checked('d0', [first ?? '', REUSED], [1]), b: checked('d1', [REUSED]) };
    const found = presentEvasion(sides, comparePair(sides.a.document, sides.b.document));
    expect(found).toMatchObject([
      { docId: 'd0', kind: 'picture', title: '文字以图片形式出现', examples: [{ page: 2 }] },
    ]);
  });

  it('is not reported when both documents are scans', () => {
    const sides = { a: checked('d0', [REUSED], [0]), b: checked('d1', [REUSED], [0]) };
    expect(presentEvasion(sides, comparePair(sides.a.document, sides.b.document))).toEqual([]);
  });
});
