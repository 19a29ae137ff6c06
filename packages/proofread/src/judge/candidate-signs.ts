/**
 * What speaks for and against a candidate, in numbers that the judge weighs. In: a line, the candidate, the language model
 * and how often the document has some words. Out: one number for each name in `signNames`.
 */
import type { CorrectionDraft } from '../correction.ts';
import type { LanguageModel } from '../language/language-model.ts';
import { areConfused } from '../lexicon/confused-characters.words.ts';
import { isShortVerb } from './short-words.ts';
import { gainOf, type Run, type Signs } from './signs.ts';
import { isBetweenWords, isCutShort, standsAlone, useOf } from './words-around.ts';

export const signNames = [
  'bias',
  /** Log-odds of the corrector. */
  'own',
  /** It read the line and does not propose this. */
  'silent',
  /** Powers of ten by which the words around become likelier. */
  'gain',
  /** Log-odds of the word model's own guess, and that there is one. */
  'guess',
  'guessed',
  /** The corrector feels a gap on both sides of a character. */
  'bothSides',
  /** What is written makes no word with what stands beside it; the same, times the gain. */
  'noWord',
  'noWordGain',
  /** Two characters that make two real words of like sound. */
  'confused',
  /** What is written is a whole word for which speech has a longer one. */
  'short',
  'cutShort',
  'betweenWords',
  /** How often contracts use the word that would be made, and the one that is written. */
  'use',
  'writtenUse',
  /** How much more common the other character is. */
  'common',
  /** The gain, where the corrector rather agrees. */
  'ownGain',
  /** How often the document has the words around with the change, and once more as they are written: powers of two. */
  'documentMade',
  'documentWritten',
] as const;
export type SignName = (typeof signNames)[number];

export interface CandidateParts {
  readonly draft: CorrectionDraft;
  /** Null: not about single characters. */
  readonly run: Run | null;
  /** Of the corrector's proposal or of the same change by another voice; null without `run`. */
  readonly signs: Signs | null;
  readonly isProposed: boolean;
  readonly isFeltOnBothSides: boolean;
  readonly guess: CorrectionDraft | null;
}

export type CountWords = (words: string) => number;

const MOST_OWN = 9.2;
const MOST_GUESS = 6;
/** A guess about missing and doubled characters has no probability of its own. */
const USUAL_GUESS = 2.5;
const LEAST_DOUBT = 1e-4;
const MOST_COMMON = 4;
const MOST_IN_DOCUMENT = 3;

export function signsOfCandidate(
  text: string,
  parts: CandidateParts,
  language: LanguageModel,
  countWords: CountWords | null,
  hasOwnOdds: (guess: CorrectionDraft) => boolean,
): Readonly<Record<SignName, number>> {
  const { draft, run, isProposed, guess } = parts;
  const own = isProposed ? Math.min(MOST_OWN, parts.signs?.own ?? 0) : 0;
  const gain = parts.signs?.gain ?? gainOf(text, { ...draft, suggestion: draft.suggestion ?? '' }, language);
  const isNoWord = run?.kind === 'replace' && standsAlone(text, run.at, language);
  return {
    bias: 1,
    own,
    silent: numberOf(!isProposed),
    gain,
    guess: guess === null ? 0 : hasOwnOdds(guess) ? oddsOf(guess.confidence) : USUAL_GUESS,
    guessed: numberOf(guess !== null),
    bothSides: numberOf(parts.isFeltOnBothSides),
    noWord: numberOf(isNoWord),
    noWordGain: isNoWord ? Math.max(0, gain) : 0,
    ownGain: own > 0 ? Math.max(0, gain) : 0,
    ...signsOfRun(text, run, language),
    ...signsOfDocument(text, draft, countWords),
  };
}

function signsOfRun(text: string, run: Run | null, language: LanguageModel) {
  if (run === null)
    return { confused: 0, short: 0, cutShort: 0, betweenWords: 0, use: 0, writtenUse: 0, common: 0 };
  const { at, character, length } = run;
  const [before, written, after] = [text.charAt(at - 1), text.charAt(at), text.charAt(at + length)];
  const isReplaced = run.kind === 'replace';
  return {
    confused: numberOf(isReplaced && areConfused(written, character)),
    short: numberOf(isShortVerb(text, run)),
    cutShort: numberOf(isCutShort(text, run, language)),
    betweenWords: numberOf(isBetweenWords(text, run, language)),
    use:
      character === ''
        ? 0
        : Math.max(useOf(before + character, language), useOf(character + after, language)),
    writtenUse: writtenUse(text, run, language),
    common: isReplaced ? commoner(written, character, language) : 0,
  };
}

function writtenUse(text: string, { kind, at }: Run, language: LanguageModel): number {
  const before = useOf(text.charAt(at - 1) + text.charAt(at), language);
  if (kind !== 'replace') return kind === 'insert' ? before : 0;
  return Math.max(before, useOf(text.charAt(at) + text.charAt(at + 1), language));
}

function commoner(written: string, character: string, language: LanguageModel): number {
  const [one = 0, other = 0] = [character, written].map((each) =>
    language.wordScore(language.characterNode(each.charCodeAt(0))),
  );
  return Math.max(-MOST_COMMON, Math.min(MOST_COMMON, one - other));
}

function signsOfDocument(
  text: string,
  { start, end, suggestion }: CorrectionDraft,
  countWords: CountWords | null,
) {
  if (countWords === null) return { documentMade: 0, documentWritten: 0 };
  const [before, after] = [text.slice(Math.max(0, start - 1), start), text.slice(end, end + 1)];
  const made = countWords(before + (suggestion ?? '') + after);
  const others = countWords(before + text.slice(start, end) + after) - 1;
  return { documentMade: powerOfTwo(made), documentWritten: powerOfTwo(Math.max(0, others)) };
}

function powerOfTwo(count: number): number {
  return Math.min(MOST_IN_DOCUMENT, Math.log2(1 + count));
}

function oddsOf(probability: number): number {
  const odds = Math.log(Math.max(LEAST_DOUBT, probability) / Math.max(LEAST_DOUBT, 1 - probability));
  return Math.max(-MOST_GUESS, Math.min(MOST_GUESS, odds));
}

function numberOf(isTrue: boolean): number {
  return isTrue ? 1 : 0;
}
