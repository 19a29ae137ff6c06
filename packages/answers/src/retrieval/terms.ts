/**
 * The search terms of a text: pairs of neighbouring Chinese characters, Latin words and figures. The index
 * needs no dictionary for pairs; a question is split into words, so that pairs inside a word weigh more than
 * pairs across two words.
 */
import { foldScript } from '@wenjian/document';

const run = /\p{Script=Han}+|[a-z0-9]+/gu;
const isHan = /^\p{Script=Han}/u;

/** With repetitions, in order. */
export function termsOf(text: string): readonly string[] {
  return runsOf(text).flatMap((match) => pairsIn(match[0]));
}

export interface WeighedTerm {
  readonly term: string;
  readonly weight: number;
}

/** Pairs across two words (同义 in 合同义务) mean little; a pair at the end of a compound does mean something. */
const ACROSS_WORDS = 0.35;
/** A term that a question repeats is its topic. */
const SAID_AGAIN = 0.7;

/** Each term once. */
export function questionTerms(question: string): readonly WeighedTerm[] {
  const weights = new Map<string, number>();
  const mentions = new Map<string, number>();
  for (const { 0: signs } of runsOf(question)) {
    const ends = wordEnds(signs);
    const isWord = isHan.test(signs);
    pairsIn(signs).forEach((term, at) => {
      const weight = isWord && ends.has(at + 1) ? ACROSS_WORDS : 1;
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
      mentions.set(term, (mentions.get(term) ?? 0) + 1);
    });
  }
  return [...weights].map(([term, weight]) => ({
    term,
    weight: weight * (1 + SAID_AGAIN * Math.log2(mentions.get(term) ?? 1)),
  }));
}

/** Replaces one character by one, so that offsets stay valid. */
function fold(text: string): string {
  return foldScript(text.replace(/[Ａ-Ｚａ-ｚ０-９]/g, halfWidth)).toLowerCase();
}

const FULL_WIDTH = 0xfee0;

function halfWidth(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH);
}

function runsOf(text: string): readonly RegExpExecArray[] {
  return [...fold(text).matchAll(run)];
}

function pairsIn(signs: string): readonly string[] {
  if (!isHan.test(signs)) return [signs];
  const characters = [...signs];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Offsets inside the run where one word ends and the next begins. */
function wordEnds(signs: string): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const { index, segment } of segmenter.segment(signs)) {
    if (index + segment.length < signs.length) ends.add(index + segment.length);
  }
  return ends;
}
