/** What the trained corrector adds: each set without it and with it, and kinds of mistakes made of clean sentences. */
import { type LanguageModel, type Proposals, proofreadLine } from '@wenjian/proofread';
import { openCorrector } from '@wenjian/server/sentence-corrector';
import { createRandom, type Random } from './contract-text.ts';
import { type SentencePair, scorePairs } from './proofread-score.ts';
import { cleanSentences } from './proofread-sentences.ts';

/** Thresholds were set on other sentences; see docs/engines/proofread.md. */
const SEED = 5000;
const SENTENCES = 400;

type Pair = Omit<SentencePair, 'corrected'>;

export async function correctorTable(
  sets: readonly (readonly [name: string, pairs: readonly Pair[] | null])[],
  language: LanguageModel | null,
): Promise<string> {
  const propose = await openCorrector();
  const rows: string[] = [];
  for (const [name, pairs] of [...sets, ...plantedSets()]) {
    if (pairs === null) continue;
    console.error(`proofread: the corrector on ${name}`);
    const proposals = await propose(pairs.map(({ source }) => source));
    rows.push(
      rowOf(`${name}, without`, pairs, language, null),
      rowOf(`${name}, with`, pairs, language, proposals),
    );
  }
  return `| sentences | with mistakes | precision | recall | F1 | clean untouched |\n|---|---|---|---|---|---|\n${rows.join('\n')}`;
}

function rowOf(
  name: string,
  pairs: readonly Pair[],
  language: LanguageModel | null,
  proposals: Proposals | null,
): string {
  const corrected = pairs.map((pair) => ({
    ...pair,
    corrected: proofreadLine(pair.source, { language, proposals }).corrected,
  }));
  const { wrong, sentences, sentence, untouched } = scorePairs(corrected);
  const figures = [sentence.precision, sentence.recall, sentence.f1, untouched].map((one) => one.toFixed(3));
  return `| ${name} | ${wrong} of ${sentences} | ${figures.join(' | ')} |`;
}

/** Half of the sentences stay as they are. */
function plantedSets(): readonly (readonly [string, readonly Pair[]])[] {
  return plants.map(([name, plant], index) => {
    const random = createRandom(SEED + index);
    const pairs = cleanSentences(SENTENCES, SEED + index).flatMap((target, at): readonly Pair[] => {
      const source = at % 2 === 0 ? target : plant(target, random);
      return source === null ? [] : [{ source, target }];
    });
    return [name, pairs];
  });
}

type Plant = (sentence: string, random: Random) => string | null;

const confused = [
  ['已', '以'],
  ['由', '有'],
  ['在', '再'],
  ['于', '与'],
  ['予', '于'],
  ['及', '急'],
  ['应', '因'],
  ['期', '其'],
  ['和', '合'],
  ['未', '为'],
] as const;

const plants: readonly (readonly [string, Plant])[] = [
  ['a character missing', (sentence, random) => cut(sentence, random, (before, _, after) => before + after)],
  [
    'a character doubled',
    (sentence, random) => cut(sentence, random, (before, own, after) => before + own + own + after),
  ],
  [
    'a word doubled',
    (sentence, random) =>
      cut(sentence, random, (before, own, after) => `${before}${own}${after.slice(0, 1)}${own}${after}`),
  ],
  ['a function word confused', confuse],
];

function cut(
  sentence: string,
  random: Random,
  join: (before: string, own: string, after: string) => string,
): string | null {
  const places = [...sentence.matchAll(/(?<=[\u4e00-\u9fff]{2})[\u4e00-\u9fff](?=[\u4e00-\u9fff]{2})/g)];
  const at = places[random(places.length)]?.index;
  return at === undefined ? null : join(sentence.slice(0, at), sentence.charAt(at), sentence.slice(at + 1));
}

function confuse(sentence: string, random: Random): string | null {
  const possible = confused.filter(([right]) => sentence.includes(right));
  const [right, wrong] = possible[random(possible.length)] ?? [];
  return right === undefined || wrong === undefined ? null : sentence.replace(right, wrong);
}
