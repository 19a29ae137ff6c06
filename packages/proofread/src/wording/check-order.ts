/**
 * Two characters in the wrong order: 行执 for 执行, 接不受 for 不接受. In: a line and the language model. Promise: a pair is
 * turned round only when it is no word, its reverse is part of one, and the line becomes much likelier.
 */
import type { CorrectionDraft } from '../correction.ts';
import type { Proposal } from '../corrector/proposal.ts';
import type { LanguageModel } from '../language/language-model.ts';
import { textScore } from '../language/text-score.ts';
import { latticeOf } from '../language/word-lattice.ts';
import { rightInThisOrder } from '../lexicon/word-order.words.ts';
import { proofreadText } from '../proofread.text.ts';

export const ORDER_RULE = 'typo.order';

/**
 * Powers of ten by which the line must become likelier, the less the more often contracts have the word: on 13,700
 * right sentences two were touched, and their forms then listed as right.
 */
const LEAST_GAINS: readonly { readonly use: number; readonly gain: number }[] = [
  { use: 1.7, gain: 2 },
  { use: 0.6, gain: 2.9 },
  { use: 0, gain: 4.5 },
];
/** A word that contracts do not have must be a common one. */
const COMMON_WORD = -5.2;
/** Where the corrector says the same. */
const LEAST_SUPPORTED = 1;
const LEAST_SUPPORT = 0.5;
const SURE_OF_OTHERS = 0.9;
const CONTEXT = 8;
const LONGEST_WORD = 5;
const chineseRun = /[\u4e00-\u9fff]{3,120}/g;
/** Numerals, parties and measures of time stand in any order. */
const keptCharacters = /[一二三四五六七八九十百千万亿零〇两甲乙丙丁戊某年月日]/;
/** 达不到, 付不清: what cannot be reached is said in this order. */
const complement = /[到了起清足成得出上下明动住齐完好全过开尽满掉]/;

export function checkOrder(
  text: string,
  model: LanguageModel,
  proposals: readonly Proposal[],
): readonly CorrectionDraft[] {
  return [...text.matchAll(chineseRun)].flatMap(({ 0: run, index }) => {
    const own = proposals.map((proposal) => ({ ...proposal, at: proposal.at - index }));
    return turnsIn(run, model, own).map(({ start }) => draftOf(run, start, index));
  });
}

interface Turn {
  readonly start: number;
  readonly gain: number;
}

function turnsIn(run: string, model: LanguageModel, proposals: readonly Proposal[]): readonly Turn[] {
  const lattice = latticeOf(run, model);
  const turns: Turn[] = [];
  for (let at = 0; at + 1 < run.length; at++) {
    if (!mayBeTurned(run, at, model) || standsBeside(run, at)) continue;
    const written = run.slice(at, at + 2);
    if (written.charAt(0) === written.charAt(1) || keptCharacters.test(written)) continue;
    if (rightInThisOrder.has(written) || isOtherwise(written, at, proposals)) continue;
    const isSupported = supports(written, at, proposals);
    const word = lattice.wordAt(at, at + 2);
    if (word !== 0 && !(isSupported && model.contractUse(word) === 0)) continue;
    const use = useOfReverse(run, at, model);
    if (use === null) continue;
    const least = isSupported ? LEAST_SUPPORTED : (LEAST_GAINS.find((each) => use >= each.use)?.gain ?? 0);
    const gain = gainOf(run, at, model);
    if (gain >= least) turns.push({ start: at, gain });
  }
  return bestOfNeighbours(turns);
}

/** 对方对: the word stands there already, one character before or behind. */
function standsBeside(run: string, at: number): boolean {
  return run.charAt(at - 1) === run.charAt(at + 1) || run.charAt(at + 2) === run.charAt(at);
}

/** The corrector would write the second character before the first, or the first behind the second: 责负 becomes 负责负. */
function supports(written: string, at: number, proposals: readonly Proposal[]): boolean {
  return proposals.some(
    ({ kind, at: place, character, probability }) =>
      kind === 'insert' &&
      probability >= LEAST_SUPPORT &&
      ((place === at && character === written.charAt(1)) ||
        (place === at + 2 && character === written.charAt(0))),
  );
}

/** 按约履的: the corrector is sure that a third character is missing behind; 工开: that another one is meant. */
function isOtherwise(written: string, at: number, proposals: readonly Proposal[]): boolean {
  return proposals.some(({ kind, at: place, character, probability }) => {
    if (probability < SURE_OF_OTHERS || written.includes(character)) return false;
    return kind === 'insert' ? place === at + 2 : kind === 'replace' && (place === at || place === at + 1);
  });
}

/** One look-up for each way of turning; nearly every pair ends here. */
function mayBeTurned(run: string, at: number, model: LanguageModel): boolean {
  if (areInWord(run, at + 1, at, model)) return true;
  // 接不受: 接受. 及验时收: 及时 and 验收.
  if (at + 2 >= run.length || !areInWord(run, at, at + 2, model)) return false;
  return run.charAt(at + 1) === '不' || (at > 0 && areInWord(run, at - 1, at + 1, model));
}

function areInWord(run: string, one: number, other: number, model: LanguageModel): boolean {
  const [first, second] = [run.charCodeAt(one), run.charCodeAt(other)];
  return model.areInWord(model.characterNode(first), model.characterNode(second));
}

/** How often contracts have the word that the two characters would belong to; null: there is none. */
function useOfReverse(run: string, at: number, model: LanguageModel): number | null {
  const reversed = turned(run, at);
  const denied = run.charAt(at + 1) === '不' ? useOfDenied(reversed, at, model) : null;
  const codes = codesOf(reversed);
  // 改法为律 is said on purpose.
  const both = run.charAt(at + 1) === '为' ? null : useOfBoth(codes, at, model);
  return denied ?? useAcross(codes, at, model) ?? both;
}

/** Of the words of several characters that hold both places. */
function useAcross(codes: readonly number[], at: number, model: LanguageModel): number | null {
  let most: number | null = null;
  for (let start = Math.max(0, at + 2 - LONGEST_WORD); start <= at; start++) {
    let node = 0;
    for (let end = start + 1; end <= Math.min(codes.length, start + LONGEST_WORD); end++) {
      node = model.child(node, codes[end - 1] ?? 0);
      if (node === 0) break;
      if (end >= at + 2 && isCommon(node, model)) most = Math.max(most ?? 0, model.contractUse(node));
    }
  }
  return most;
}

/** 及验时收: 及时 and 验收, of which the inner characters changed places. */
function useOfBoth(codes: readonly number[], at: number, model: LanguageModel): number | null {
  const useAt = (start: number): number => {
    const [first, last] = [codes[start], codes[start + 1]];
    if (first === undefined || last === undefined) return 0;
    const word = model.child(model.characterNode(first), last);
    return word !== 0 && model.isWord(word) ? model.contractUse(word) : 0;
  };
  const use = at === 0 ? 0 : Math.min(useAt(at - 1), useAt(at + 1));
  return use >= 1 ? 0 : null;
}

function isCommon(word: number, model: LanguageModel): boolean {
  return model.isWord(word) && (model.contractUse(word) > 0 || model.wordScore(word) >= COMMON_WORD);
}

/** 接不受 turned into 不接受: the use of 接受. */
function useOfDenied(reversed: string, at: number, model: LanguageModel): number | null {
  const [first, last] = codesOf(reversed.slice(at + 1, at + 3));
  if (first === undefined || last === undefined || complement.test(reversed.charAt(at + 2))) return null;
  const word = model.child(model.characterNode(first), last);
  const use = word !== 0 && model.isWord(word) ? model.contractUse(word) : 0;
  // 不 before a word is common enough; the word must be one of contracts.
  return use >= 1 ? 1 : null;
}

function gainOf(run: string, at: number, model: LanguageModel): number {
  const [from, to] = [Math.max(0, at - CONTEXT), at + 2 + CONTEXT];
  return textScore(turned(run, at).slice(from, to), model) - textScore(run.slice(from, to), model);
}

function turned(run: string, at: number): string {
  return run.slice(0, at) + run.charAt(at + 1) + run.charAt(at) + run.slice(at + 2);
}

/** Of turns that touch each other only the best. */
function bestOfNeighbours(turns: readonly Turn[]): readonly Turn[] {
  return turns.filter(({ start, gain }) =>
    turns.every((other) => Math.abs(other.start - start) !== 1 || other.gain < gain),
  );
}

function codesOf(text: string): readonly number[] {
  return text.split('').map((character) => character.charCodeAt(0));
}

function draftOf(run: string, at: number, offset: number): CorrectionDraft {
  const written = run.slice(at, at + 2);
  const suggestion = written.charAt(1) + written.charAt(0);
  return {
    start: offset + at,
    end: offset + at + 2,
    suggestion,
    ruleId: ORDER_RULE,
    family: 'typo',
    tier: 'suspect',
    confidence: 0.93,
    reason: proofreadText.wrongOrder(written, suggestion),
  };
}
