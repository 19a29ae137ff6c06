/**
 * Items of a list that end otherwise than their neighbours: （一）…；（二）…，（三）…。 In: the document. Out: drafts with the mark
 * that the others have.
 */
import { readNumber } from '@wenjian/contract';
import type { Document } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';
import { textLines } from '../text-lines.ts';

const item = /^\s*[（(](?<number>[一二三四五六七八九十]{1,3}|\d{1,2})[）)]/;

/** （二） behind （一）, and (2) behind (1); the （1） behind （二） belongs to it. */
function isNext(text: string, after: string): boolean {
  const [one = '', other = ''] = [text, after].map((line) => item.exec(line)?.groups?.number ?? '');
  return /\d/.test(one) === /\d/.test(other) && readNumber(other) === (readNumber(one) ?? Number.NaN) + 1;
}

export function checkItemEnds(document: Document): readonly CorrectionDraft[] {
  const lines = textLines(document).filter(({ isTable }) => !isTable);
  return lines.flatMap(({ start, text }, at): CorrectionDraft[] => {
    const [before, after] = [lines[at - 1]?.text ?? '', lines[at + 1]?.text ?? ''];
    const written = text.trimEnd();
    if (!item.test(text) || !/[\u4e00-\u9fff][，、,]$/.test(written) || !isNext(text, after)) return [];
    const isListed = isNext(before, text) && /；\s*$/.test(before);
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
