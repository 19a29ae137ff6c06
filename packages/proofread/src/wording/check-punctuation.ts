/** Punctuation: doubled, two kinds together, half width between Chinese characters. */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';

const doubledMark = /([，。；：、？！])\1+/g;
/** Two marks that cannot be adjacent. */
const mixedMarks = /[、，；：][。]|[。][、，；：]|[、][，]|[，][、]|[；][，、]|[，、][；]/g;
const halfWidthMark = /(?<=[\u3400-\u9fff”》）])(?:[,;:?!](?=[\u3400-\u9fff“《（])|[,;](?=\d))/g;
const fullWidthMark = /[，；：]/g;
const ofContract = /[甲乙丙]方|双方|本合同|本协议|买方|卖方|承租|出租|受托人|委托人|承包人|发包人/;
const fullForms: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' };

/** Whether a text writes its marks in full width: then one in half width is a slip, elsewhere it is a habit. */
export function writesFullWidth(text: string): boolean {
  const half = text.match(halfWidthMark)?.length ?? 0;
  const full = text.match(fullWidthMark)?.length ?? 0;
  // A sentence of a contract with one comma has no other mark to compare it with; elsewhere it may be a habit.
  const isAlone = full === 0 && half === 1 && /[。；]\s*$/.test(text) && ofContract.test(text);
  return isAlone || (full > 0 && full >= half);
}

export function checkPunctuation(text: string, isFullWidth: boolean): readonly CorrectionDraft[] {
  return [...doubled(text), ...mixed(text), ...widths(text, isFullWidth)];
}

function doubled(text: string): CorrectionDraft[] {
  return [...text.matchAll(doubledMark)].flatMap((match) => {
    const mark = match[1] ?? '';
    // 。。。 and ！！ are deliberate, not typos.
    const isMeant = /[？！]/.test(mark) || match[0].length > 2;
    const tier = isMeant ? 'advice' : 'error';
    return draftOf(match, mark, 'punctuation.doubled', tier, 0.97, proofreadText.doubledMark(mark));
  });
}

function mixed(text: string): CorrectionDraft[] {
  return [...text.matchAll(mixedMarks)].map((match) => {
    const right = strongest(match[0]);
    return draftOf(
      match,
      right,
      'punctuation.mixed',
      'suspect',
      0.9,
      proofreadText.mixedMarks(match[0], right),
    );
  });
}

/** The mark that ends the larger unit. */
function strongest(marks: string): string {
  return ['。', '；', '：', '，'].find((mark) => marks.includes(mark)) ?? marks.charAt(0);
}

function widths(text: string, isFullWidth: boolean): CorrectionDraft[] {
  return [...text.matchAll(halfWidthMark)].map((match) => {
    const right = fullForms[match[0]] ?? match[0];
    const tier = isFullWidth ? 'suspect' : 'advice';
    return draftOf(match, right, 'punctuation.width', tier, 0.8, proofreadText.halfWidth(match[0], right));
  });
}

function draftOf(
  match: RegExpExecArray,
  suggestion: string,
  ruleId: string,
  tier: CorrectionDraft['tier'],
  confidence: number,
  reason: string,
): CorrectionDraft {
  const end = match.index + match[0].length;
  return { start: match.index, end, suggestion, ruleId, family: 'punctuation', tier, confidence, reason };
}
