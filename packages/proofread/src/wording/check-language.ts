/**
 * Typos found statistically: each run of Chinese characters is segmented into words; when replacing one
 * character by a confusable one makes the whole run much more likely, that is proposed. In: a line, the
 * model, the protected spans. Promise: nothing is proposed below the threshold.
 */
import type { CorrectionDraft } from '../correction.ts';
import { type Candidate, findCandidates } from '../language/find-candidates.ts';
import { NEAR_IDENTICAL, SAME_SHAPE, SAME_SOUND } from '../language/language-file.ts';
import type { LanguageModel } from '../language/language-model.ts';
import { textScore } from '../language/text-score.ts';
import { leastBound, weighCandidate } from '../language/weigh-candidate.ts';
import { latticeOf, type WordLattice } from '../language/word-lattice.ts';
import { proofreadText } from '../proofread.text.ts';
import type { TextCoverage } from '../text-coverage.ts';

export const STATISTICAL_RULE = 'typo.statistical';

/**
 * The minimum log-odds of a proposal: about one false alarm in four hundred sentences of law in the
 * development text.
 */
const THRESHOLD = 2.5;
/** A sentence with one typo is likely to have more, so the next ones need less. */
const NEXT_THRESHOLD = 0.5;
/** A run is examined again after each correction, because the corrected text gives better context. */
const MOST_SLIPS_IN_A_RUN = 6;
const sentence = /[^。；！？!?]+/g;
/** Consecutive Chinese characters; figures and marks end a run, and so does a length that no sentence has. */
const chineseRun = /[\u4e00-\u9fff]{2,120}/g;
/** Numerals are never changed: no context says which one is right. 他她它 and 的地得 are questions of grammar. */
const keptCharacters = new Set(
  [...'一二三四五六七八九十百千万亿零〇两甲乙丙丁戊他她它的地得们您你我'].map(codeOf),
);
/** How much less likely a run may become by a lexicon correction before the match counts as chance. */
const MOST_LOSS = 1.5;
const CONTEXT = 8;

export function checkLanguage(
  text: string,
  model: LanguageModel,
  kept: TextCoverage,
): readonly CorrectionDraft[] {
  return [...text.matchAll(sentence)].flatMap((match) => {
    const runs = [...match[0].matchAll(chineseRun)].map((run) => {
      const offset = match.index + run.index;
      return openRun(run[0], offset, (at) => kept.has(offset + at));
    });
    for (const run of runs) findSlips(run, model, THRESHOLD);
    if (runs.some(({ slips }) => slips.length > 0)) {
      for (const run of runs) findSlips(run, model, NEXT_THRESHOLD);
    }
    return runs.flatMap(draftsOf);
  });
}

/**
 * Whether the surrounding text is at least nearly as likely with the correction: a short form may cross two
 * words by chance.
 */
export function isPlausible(text: string, draft: CorrectionDraft, model: LanguageModel): boolean {
  const before =
    /(?<![\u4e00-\u9fff])[\u4e00-\u9fff]*$/.exec(
      text.slice(Math.max(0, draft.start - CONTEXT), draft.start),
    )?.[0] ?? '';
  const after = /^[\u4e00-\u9fff]*/.exec(text.slice(draft.end, draft.end + CONTEXT))?.[0] ?? '';
  const written = textScore(before + text.slice(draft.start, draft.end) + after, model);
  const corrected = textScore(before + (draft.suggestion ?? '') + after, model);
  return corrected >= written - MOST_LOSS;
}

/** log10 of how often a character is written that hardly anybody writes. */
const HARDLY_WRITTEN = -6;
/** A form this long is a fixed one: 偷工简料. */
const FIXED_FORM = 4;

/**
 * What the corrector overlooks are characters that look alike (当曰, 贷物); where it objects to a word of like sound or of a
 * vague likeness (缸温 → 体温, 只付 → 支付) it is right nearly always.
 */
export function isSlipOfTheEye(
  { start, end, suggestion }: CorrectionDraft,
  text: string,
  model: LanguageModel,
): boolean {
  if (suggestion === null || end - start >= FIXED_FORM) return suggestion !== null;
  return [...text.slice(start, end)].every((written, at) => {
    const right = suggestion.charAt(at);
    if (written === right) return true;
    const own = model.characterNode(codeOf(written));
    const kind = model.confusionKind(own, model.characterNode(codeOf(right)));
    const both = SAME_SHAPE | SAME_SOUND;
    if ((kind & NEAR_IDENTICAL) !== 0 || (kind & both) === both) return true;
    return (kind & SAME_SHAPE) !== 0 && model.wordScore(own) < HARDLY_WRITTEN;
  });
}

interface Run {
  readonly text: string;
  readonly offset: number;
  readonly isProtected: (at: number) => boolean;
  /** With the typos corrected. */
  codes: readonly number[];
  readonly slips: Slip[];
}

function openRun(text: string, offset: number, isProtected: (at: number) => boolean): Run {
  return { text, offset, isProtected, codes: Array.from(text, codeOf), slips: [] };
}

function findSlips(run: Run, model: LanguageModel, threshold: number): void {
  while (run.slips.length < MOST_SLIPS_IN_A_RUN) {
    const text = run.codes.map((code) => String.fromCharCode(code)).join('');
    const best = bestCandidate(run, latticeOf(text, model), model, threshold);
    if (best === null) return;
    run.codes = run.codes.with(best.at, best.code);
    run.slips.push(best);
  }
}

function draftsOf({ text, offset, codes, slips }: Run): readonly CorrectionDraft[] {
  return joinSlips(slips).map(({ start, end, odds }) => {
    const original = text.slice(start, end);
    const suggestion = codes
      .slice(start, end)
      .map((code) => String.fromCharCode(code))
      .join('');
    return {
      start: offset + start,
      end: offset + end,
      suggestion,
      ruleId: STATISTICAL_RULE,
      family: 'typo' as const,
      tier: 'suspect' as const,
      confidence: confidenceOf(odds),
      reason: proofreadText.likelier(original, suggestion),
    };
  });
}

interface Slip extends Candidate {
  readonly odds: number;
}

function bestCandidate(
  { codes, isProtected }: Run,
  lattice: WordLattice,
  model: LanguageModel,
  threshold: number,
): Slip | null {
  let best: Slip | null = null;
  let least = leastBound(lattice, threshold);
  findCandidates(codes, model, {
    mayChange: (at) => !keptCharacters.has(codes[at] ?? 0) && !isProtected(at),
    isPossible: (word, start, end) => lattice.boundWith(word, start, end) >= least,
    visit: (candidate) => {
      if (keptCharacters.has(candidate.code)) return;
      const odds = weighCandidate(candidate, lattice, model, best?.odds ?? threshold);
      if (odds === null || odds <= (best?.odds ?? Number.NEGATIVE_INFINITY)) return;
      best = { ...candidate, odds };
      least = leastBound(lattice, odds);
    },
  });
  return best;
}

/** Typos in one word become one correction. */
function joinSlips(slips: readonly Slip[]): readonly { start: number; end: number; odds: number }[] {
  const joined: { start: number; end: number; odds: number }[] = [];
  for (const { start, end, odds } of [...slips].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end);
      last.odds = Math.min(last.odds, odds);
    } else joined.push({ start, end, odds });
  }
  return joined;
}

function confidenceOf(odds: number): number {
  return Math.round((1 / (1 + Math.exp(-odds))) * 100) / 100;
}

function codeOf(character: string): number {
  return character.charCodeAt(0);
}
