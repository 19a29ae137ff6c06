/**
 * Items of a list that end otherwise than their neighbours: （一）…；（二）…，（三）…。 In: the document. Out: drafts with the mark
 * that the others have.
 */
import type { Document } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';
import { textLines } from '../text-lines.ts';

const item = /^\s*[（(](?:[一二三四五六七八九十]{1,3}|\d{1,2})[）)]/;

export function checkItemEnds(document: Document): readonly CorrectionDraft[] {
  const lines = textLines(document).filter(({ isTable }) => !isTable);
  return lines.flatMap(({ start, text }, at): CorrectionDraft[] => {
    const [before, after] = [lines[at - 1]?.text ?? '', lines[at + 1]?.text ?? ''];
    const written = text.trimEnd();
    if (!item.test(text) || !/[\u4e00-\u9fff][，、,]$/.test(written) || !item.test(after)) return [];
    const isListed = item.test(before) && /；\s*$/.test(before);
    if (!isListed && !/；\s*$/.test(after)) return [];
    const end = start + written.length;
    return [
      {
        start: end - 1,
        end,
        suggestion: '；',
        ruleId: 'punctuation.item',
        family: 'punctuation',
        tier: 'suspect',
        confidence: 0.9,
        reason: proofreadText.itemEnd,
      },
    ];
  });
}
