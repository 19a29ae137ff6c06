/** What the document itself goes on writing. In: its text. Out: how often it has some words, and which drafts of models it speaks against. */
import type { CorrectionDraft } from './correction.ts';
import type { CountWords } from './judge/candidate-signs.ts';
import { CORRECTOR_RULE } from './judge/kept-proposals.ts';
import { STATISTICAL_RULE } from './wording/check-language.ts';
import { MISSING_RULE } from './wording/check-lengths.ts';
import { ORDER_RULE } from './wording/check-order.ts';

/** A wording used this often is the author's own, whatever general text says. */
const USUAL_WORDING = 2;
/** Of a word of three characters. */
const WORD = 3;
const chineseWord = /^[\u4e00-\u9fff]{3}$/;
const littleWord = /[凭经由将须应为与及向对按从因]/;
export const modelRules: ReadonlySet<string> = new Set([
  STATISTICAL_RULE,
  MISSING_RULE,
  CORRECTOR_RULE,
  ORDER_RULE,
]);

/** Each wording is counted once. */
export function countingIn(text: string): CountWords {
  const counts = new Map<string, number>();
  return (words) => {
    const known = counts.get(words) ?? text.split(words).length - 1;
    counts.set(words, known);
    return known;
  };
}

/**
 * Applies only to proposals of the language model: what the lexicon calls wrong is wrong however often it
 * occurs.
 */
export function usualWordings(text: string, countOf: CountWords): (draft: CorrectionDraft) => boolean {
  /** 购买商|凭手机号: a word the document goes on using ends before the little word that a model takes for its end. */
  const isBrokenWord = (start: number, end: number): boolean => {
    const at = end - 1;
    const word = text.slice(Math.max(0, at - WORD), at);
    return (
      end - start <= 2 &&
      littleWord.test(text.charAt(at)) &&
      chineseWord.test(word) &&
      countOf(word) > USUAL_WORDING
    );
  };
  return ({ ruleId, start, end, suggestion }) => {
    if (!modelRules.has(ruleId) || suggestion === null) return false;
    // The corrector changes single characters; only with their neighbours are they a wording.
    const around = ruleId === CORRECTOR_RULE ? 1 : 0;
    const [before, after] = [text.slice(Math.max(0, start - around), start), text.slice(end, end + around)];
    if (isBrokenWord(start, end)) return true;
    const written = countOf(before + text.slice(start, end) + after);
    return written >= USUAL_WORDING && written > countOf(before + suggestion + after);
  };
}
