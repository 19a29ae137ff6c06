import type { DecisionState, Verdict } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../document/src/document.testing.ts';
import { acceptedEdits, editDocument, type TextEdit } from './edit-document.ts';
import { proofreadDocument } from './proofread-document.ts';

const contract = documentOfParagraphs(
  '第一条 双方签定本合同。',
  '甲方应于2026年2月30日付款。',
  '乙方的帐户的的信息如下',
);
const { corrections } = proofreadDocument(contract);
const typo = corrections.find(({ original }) => original.includes('签定'));
const verdict = (state: DecisionState, text: string | null = null): Pick<Verdict, 'state' | 'text'> => ({
  state,
  text,
});

describe('accepted corrections', () => {
  it("include the user's own replacement", () => {
    const id = typo?.id ?? '';
    expect(acceptedEdits(corrections, new Map())).toEqual([]);
    expect(acceptedEdits(corrections, new Map([[id, verdict('rejected')]]))).toEqual([]);
    const [edit] = acceptedEdits(corrections, new Map([[id, verdict('edited', '订立')]]));
    expect(edit).toMatchObject({ replacement: '订立', correction: { id } });
  });

  it('do not include an own text that is left over from an edit', () => {
    const id = typo?.id ?? '';
    for (const state of ['open', 'rejected'] as const)
      expect(acceptedEdits(corrections, new Map([[id, verdict(state, '订立')]]))).toEqual([]);
    const [edit] = acceptedEdits(corrections, new Map([[id, verdict('accepted', '订立')]]));
    expect(edit).toMatchObject({ replacement: typo?.suggestion, correction: { id } });
  });

  it('without a replacement change nothing', () => {
    const remark = corrections.find(({ suggestion }) => suggestion === null);
    expect(remark).toBeDefined();
    expect(acceptedEdits(corrections, new Map([[remark?.id ?? '', verdict('accepted')]]))).toEqual([]);
  });

  it('are replaced by the new numbering', () => {
    const { start = 0, end = 0, id = '' } = typo ?? {};
    const place = { ...contract.blocks[0], start, end, replacement: '改' } as TextEdit;
    const edits = acceptedEdits(corrections, new Map([[id, verdict('accepted')]]), [place]);
    expect(edits).toEqual([{ start, end, replacement: '改' }]);
  });
});

const paragraph = fc.string({
  unit: fc.constantFrom('甲', '乙', '付', '款', '。'),
  minLength: 1,
  maxLength: 12,
});
const cut = fc.record({
  paragraph: fc.nat(),
  from: fc.nat(),
  length: fc.nat(4),
  replacement: fc.constantFrom('', '改', '改了三字'),
});

describe('an edited document', () => {
  it('is the text with every edit applied, block by block, and maps back to the original', () => {
    fc.assert(
      fc.property(
        fc.array(paragraph, { minLength: 1, maxLength: 5 }),
        fc.array(cut, { maxLength: 5 }),
        (texts, cuts) => {
          const original = documentOfParagraphs(...texts);
          const edits = editsOf(original.blocks, cuts);
          const { document, toOriginal } = editDocument(original, edits);
          const expected = original.blocks.map(({ start, end }) =>
            editedSlice(original.text, start, end, edits),
          );
          expect(document.blocks.map(({ start, end }) => document.text.slice(start, end))).toEqual(expected);
          expect(document.text).toBe(expected.join('\n'));
          const untouched = [...document.text].flatMap((_, at) =>
            isEdited(original.text, toOriginal(at), edits) ? [] : [at],
          );
          for (const at of untouched) expect(original.text[toOriginal(at)]).toBe(document.text[at]);
        },
      ),
    );
  });
});

type Cut = {
  readonly paragraph: number;
  readonly from: number;
  readonly length: number;
  readonly replacement: string;
};

/** At most one edit per block, inside it. */
function editsOf(blocks: typeof contract.blocks, cuts: readonly Cut[]): TextEdit[] {
  const byBlock = new Map(cuts.map((cut) => [cut.paragraph % blocks.length, cut] as const));
  return [...byBlock]
    .sort(([one], [other]) => one - other)
    .flatMap(([index, { from, length, replacement }]) => {
      const block = blocks[index];
      if (block === undefined) return [];
      const size = block.end - block.start;
      const start = block.start + (from % (size + 1));
      return [{ start, end: Math.min(block.end, start + length), replacement } as TextEdit];
    });
}

function editedSlice(text: string, start: number, end: number, edits: readonly TextEdit[]): string {
  const edit = edits.find((one) => one.start >= start && one.end <= end);
  if (edit === undefined) return text.slice(start, end);
  return `${text.slice(start, edit.start)}${edit.replacement}${text.slice(edit.end, end)}`;
}

function isEdited(text: string, at: number, edits: readonly TextEdit[]): boolean {
  return at >= text.length || edits.some(({ start, end }) => at >= start && at <= end);
}
