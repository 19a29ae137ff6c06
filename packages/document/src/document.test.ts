import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './build-document.ts';
import { coverageOf } from './coverage.ts';
import { blockDrafts, contractDocument, documentOfDrafts, documentOfParagraphs } from './document.testing.ts';
import { BLOCK_SEPARATOR, blockAt, spanText } from './document.ts';
import { documentOffset, documentSpan } from './offset.ts';

describe('a document', () => {
  it('slices back to the text of every block it was built from', () => {
    fc.assert(
      fc.property(blockDrafts, (drafts) => {
        const document = documentOfDrafts(drafts);
        expect(document.blocks.map((block) => spanText(document, block))).toEqual(
          drafts.map((draft) => draft.text),
        );
        expect(document.text).toBe(drafts.map((draft) => draft.text).join(BLOCK_SEPARATOR));
      }),
    );
  });

  it('survives JSON unchanged', () => {
    fc.assert(
      fc.property(contractDocument, (document) => {
        expect(JSON.parse(JSON.stringify(document))).toEqual(document);
      }),
    );
  });

  it('finds the block of every offset', () => {
    fc.assert(
      fc.property(contractDocument, (document) => {
        for (let index = 0; index < document.text.length; index++) {
          const block = blockAt(document, documentOffset(index));
          expect(block).toBeDefined();
          if (block === undefined) return;
          expect(block.start).toBeLessThanOrEqual(index);
          expect(block.end).toBeGreaterThanOrEqual(index);
        }
        expect(blockAt(document, documentOffset(document.text.length + 1))).toBeUndefined();
      }),
    );
  });

  it('gives every block its own id', () => {
    fc.assert(
      fc.property(contractDocument, (document) => {
        expect(new Set(document.blocks.map((block) => block.id)).size).toBe(document.blocks.length);
      }),
    );
  });

  it('keeps each annotation on the characters it was given for', () => {
    fc.assert(
      fc.property(blockDrafts, (drafts) => {
        const styled = drafts.map((draft) => ({
          ...draft,
          runs: [{ start: 0, end: draft.text.length, style: { bold: true } as const }],
          marks: [{ start: draft.text.length, end: draft.text.length, kind: 'doubtful' as const }],
        }));
        const document = documentOfDrafts(styled);
        expect((document.runs ?? []).map((run) => spanText(document, run))).toEqual(
          drafts.map((draft) => draft.text),
        );
        expect((document.marks ?? []).map((mark) => mark.start)).toEqual(
          document.blocks.map((block) => block.end),
        );
      }),
    );
  });

  it('refuses an annotation that leaves its block', () => {
    const revision = {
      start: 0,
      end: 3,
      kind: 'insertion',
      text: '甲方应',
      author: null,
      date: null,
    } as const;
    const build = () => documentOfDrafts([{ type: 'paragraph', text: '甲方', revisions: [revision] }]);
    expect(build).toThrow(RangeError);
  });

  it('refuses a number when the text of its block does not begin with it', () => {
    const build = () => documentOfDrafts([{ type: 'paragraph', text: '甲方应付款', number: '第一条' }]);
    expect(build).toThrow(RangeError);
  });
});

describe('an offset', () => {
  it('is a non-negative integer', () => {
    expect(() => documentOffset(-1)).toThrow(RangeError);
    expect(() => documentOffset(0.5)).toThrow(RangeError);
    expect(documentSpan(0, 3)).toEqual({ start: 0, end: 3 });
  });
});

describe('coverage', () => {
  it('counts the blocks by kind and lists what was not read', () => {
    const notRead = [{ what: '图片', count: 2, reason: '未识别图片中的文字' }];
    const document = buildDocument({
      ...documentOfParagraphs(),
      blocks: [
        { type: 'heading', text: '合同' },
        { type: 'paragraph', text: '一' },
        { type: 'paragraph', text: '二' },
      ],
      notRead,
    });
    expect(coverageOf(document)).toEqual({
      examined: [
        { what: '标题', count: 1 },
        { what: '段落', count: 2 },
      ],
      notExamined: notRead,
    });
  });
});
