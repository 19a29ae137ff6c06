/**
 * Mistakes of every class planted into right sentences, one a sentence. In: sentences and a seed. Out: pairs of the
 * sentence with the mistake and the right one; the same for the same seed. Knows nothing of the engine.
 */
import { createRandom, type Random } from '../contract-text.ts';
import type { Bases } from './proofread-bases.ts';
import { confusedPairs, functionPairs, partyPairs, shortened } from './proofread-classes.words.ts';

export interface PlantedPair {
  readonly source: string;
  readonly target: string;
}

/** Null: the sentence has no place for the mistake. */
type Plant = (sentence: string, random: Random) => PlantedPair | null;

const forms: Readonly<Record<string, Plant>> = {
  'missing, word of three or more': (sentence, random) => drop(sentence, random, (length) => length >= 3),
  'missing, word of two': (sentence, random) => drop(sentence, random, (length) => length === 2),
  'doubled character': (sentence, random) =>
    edit(sentence, random, /(?<=[\u4e00-\u9fff])[\u4e00-\u9fff](?=[\u4e00-\u9fff])/g, (own) => own + own),
  'doubled word': doubleWord,
  'mark: half width': (sentence, random) =>
    edit(
      sentence,
      random,
      /(?<=[\u4e00-\u9fff])[，；：](?=[\u4e00-\u9fff])/g,
      (mark) => halfOf[mark] ?? mark,
    ),
  'mark: doubled': (sentence, random) => edit(sentence, random, /[，。；、]/g, (mark) => mark + mark),
  'mark: wrong pair': (sentence, random) =>
    edit(sentence, random, /[）》”]/g, (mark) => wrongCloser[mark] ?? mark),
  'mark: unclosed': (sentence, random) => edit(sentence, random, /[）》”]/g, () => ''),
  'mark: nesting': nest,
  'mark: full stop missing': (sentence) =>
    sentence.includes('，') ? { source: sentence.slice(0, -1), target: sentence } : null,
  'mark: ， in a list': (sentence, random) =>
    edit(
      sentence,
      random,
      /(?<=[\u4e00-\u9fff]{2}、[\u4e00-\u9fff]{2,4})、(?=[\u4e00-\u9fff]{2})/g,
      () => '，',
    ),
  'mark: 、 between clauses': (sentence, random) =>
    edit(
      sentence,
      random,
      /，(?=(?:甲方|乙方|双方|一方|但|否则|并应|并有权|应当|不得|有权|视为|由此|由[甲乙]方|逾期))/g,
      () => '、',
    ),
};

const lists: Readonly<Record<string, string>> = {
  ...functionPairs,
  'confused words': confusedPairs,
  'party words': partyPairs,
};

export const classNames: readonly string[] = [...Object.keys(lists), ...Object.keys(forms)];

const halfOf: Readonly<Record<string, string>> = { '，': ',', '；': ';', '：': ':' };
const wrongCloser: Readonly<Record<string, string>> = { '）': '】', '》': '〉', '”': '“' };
const numerals = /[一二三四五六七八九十百千万零〇]/;

/** Pairs of one class: contracts first, statutes to fill up. */
export function plantClass(
  name: string,
  { contracts, statutes }: Bases,
  count: number,
  seed: number,
): readonly PlantedPair[] {
  const random = createRandom(seed);
  const plant = forms[name] ?? planterOf(lists[name] ?? '');
  const pairs: PlantedPair[] = [];
  for (const sentence of [...contracts, ...statutes]) {
    if (pairs.length >= count) break;
    const pair = plant(sentence, random);
    if (pair !== null && pair.source !== pair.target) pairs.push(pair);
  }
  return pairs;
}

/** Replaces one match of the pattern; it never touches numerals, which no context restores. */
function edit(
  sentence: string,
  random: Random,
  pattern: RegExp,
  change: (own: string) => string,
): PlantedPair | null {
  const matches = [...sentence.matchAll(pattern)].filter(([own]) => !numerals.test(own));
  const match = matches[random(matches.length)];
  return match === undefined ? null : replaced(sentence, match.index, match[0].length, change(match[0]));
}

function replaced(target: string, at: number, length: number, wrong: string): PlantedPair {
  return { source: target.slice(0, at) + wrong + target.slice(at + length), target };
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const functionCharacters = /[的之在于与和或及由为其所每各本该此向对将被把从自起内外前后上下者等]/;

function words(sentence: string): readonly Intl.SegmentData[] {
  return [...segmenter.segment(sentence)].filter(
    ({ segment }) => /^[\u4e00-\u9fff]{2,}$/.test(segment) && !numerals.test(segment),
  );
}

function drop(sentence: string, random: Random, isLong: (length: number) => boolean): PlantedPair | null {
  const possible = words(sentence).filter(
    ({ segment }) =>
      isLong(segment.length) &&
      !functionCharacters.test(segment) &&
      !shortened.some((word) => segment.includes(word)),
  );
  const word = possible[random(possible.length)];
  return word === undefined ? null : replaced(sentence, word.index + random(word.segment.length), 1, '');
}

function doubleWord(sentence: string, random: Random): PlantedPair | null {
  const all = words(sentence);
  const word = all[random(all.length)];
  if (word === undefined) return null;
  return replaced(sentence, word.index, word.segment.length, word.segment + word.segment);
}

function planterOf(list: string): Plant {
  const pairs = list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('>'));
  /** The rarer a pair is, the sooner it is taken: otherwise 规定 would fill the set. */
  const taken = new Map<string, number>();
  return (sentence, random) => {
    const present = pairs.filter(([right = '']) => sentence.includes(right));
    const least = Math.min(...present.map(([right = '', wrong]) => taken.get(right + wrong) ?? 0));
    if (least >= MOST_OF_A_PAIR) return null;
    const rare = present.filter(([right = '', wrong]) => (taken.get(right + wrong) ?? 0) === least);
    const [right, wrong] = rare[random(rare.length)] ?? [];
    if (right === undefined || wrong === undefined) return null;
    taken.set(right + wrong, least + 1);
    return replaced(sentence, sentence.indexOf(right), right.length, wrong);
  };
}

const MOST_OF_A_PAIR = 6;

/** 《〈民法典〉补充约定》: a title inside a title. */
function nest(sentence: string): PlantedPair | null {
  const match = /《([^《》〈〉]{2,20})》/.exec(sentence);
  if (match === null) return null;
  const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
  const target = `${before}《关于〈${match[1]}〉的补充约定》${after}`;
  return { source: `${before}《关于《${match[1]}》的补充约定》${after}`, target };
}
