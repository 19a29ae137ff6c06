/** Punctuation: doubled, two kinds together, unpaired, half width between Chinese characters. */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';

const doubledMark = /([，。；：、？！])\1+/g;
/** Two marks that cannot be adjacent. */
const mixedMarks = /[、，；：][。]|[。][、，；：]|[、][，]|[，][、]|[；][，、]|[，、][；]/g;
const halfWidthMark = /(?<=[\u3400-\u9fff”》）])(?:[,;:?!](?=[\u3400-\u9fff“《（])|[,;](?=\d))/g;
const fullForms: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' };

const closers: Readonly<Record<string, string>> = {
  '（': '）',
  '(': ')',
  '《': '》',
  '“': '”',
  '【': '】',
  '「': '」',
};
/**
 * How many levels back an opening mark is searched: nobody nests deeper, and a page of brackets must not take
 * quadratic time.
 */
const DEEPEST_NESTING = 16;
/** One mark of a pair may be typed in the other width. */
const halves: Readonly<Record<string, string>> = { '(': '（', ')': '）' };
/** （1）, 1）, a) at the beginning of an item need no opening mark. */
const itemNumber = /(?:^|[，。；：、\s])(?:\d{1,2}|[一二三四五六七八九十]{1,3}|[a-zA-Z①-⑳])$/;

export function checkPunctuation(text: string): readonly CorrectionDraft[] {
  return [...doubled(text), ...mixed(text), ...widths(text), ...halvesOfPairs(text)];
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

function widths(text: string): CorrectionDraft[] {
  return [...text.matchAll(halfWidthMark)].map((match) => {
    const right = fullForms[match[0]] ?? match[0];
    return draftOf(
      match,
      right,
      'punctuation.width',
      'advice',
      0.8,
      proofreadText.halfWidth(match[0], right),
    );
  });
}

function halvesOfPairs(text: string): CorrectionDraft[] {
  const drafts: CorrectionDraft[] = [];
  const open: { readonly mark: string; readonly at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at);
    if (mark in closers) open.push({ mark, at });
    else if (isCloser(mark)) {
      const near = Math.max(0, open.length - DEEPEST_NESTING);
      const last = open.slice(near).findLastIndex((each) => closes(each.mark, mark));
      if (last >= 0) open.splice(near + last, 1);
      else if (!(isBracket(mark) && itemNumber.test(text.slice(Math.max(0, at - 4), at))))
        drafts.push(half(at, proofreadText.unopened(mark)));
    }
  }
  return [...drafts, ...open.map(({ mark, at }) => half(at, proofreadText.unclosed(mark)))];
}

function isCloser(mark: string): boolean {
  return Object.values(closers).includes(mark);
}

function isBracket(mark: string): boolean {
  return mark === '）' || mark === ')';
}

function closes(opening: string, mark: string): boolean {
  const expected = closers[opening] ?? '';
  return (halves[expected] ?? expected) === (halves[mark] ?? mark);
}

function half(at: number, reason: string): CorrectionDraft {
  return {
    start: at,
    end: at + 1,
    suggestion: null,
    ruleId: 'punctuation.pair',
    family: 'punctuation',
    tier: 'suspect',
    confidence: 0.85,
    reason,
  };
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
