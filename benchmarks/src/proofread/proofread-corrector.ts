/** What the trained corrector adds: each set without it and with it, and kinds of mistakes made of clean sentences. */
import { type LanguageModel, type Proposals, proofreadLine } from '@wenjian/proofread';
import { openCorrector } from '@wenjian/server/sentence-corrector';
import type { CorrectionDraft } from '../../../packages/proofread/src/correction.ts';
import { applyDrafts, settleDrafts } from '../../../packages/proofread/src/settle-drafts.ts';
import { TextCoverage } from '../../../packages/proofread/src/text-coverage.ts';
import { checkLanguage } from '../../../packages/proofread/src/wording/check-language.ts';
import { createRandom, type Random } from '../contract-text.ts';
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
      rowOf(`${name}: language model alone`, pairs, (line) => languageAlone(line, language)),
      rowOf(`${name}: corrector alone`, pairs, (line) => correctorAlone(line, proposals)),
      rowOf(`${name}: engine without corrector`, pairs, engineWith(language, null)),
      rowOf(`${name}: **engine**`, pairs, engineWith(language, proposals)),
    );
  }
  return `| sentences | with mistakes | precision | recall | F1 | clean untouched |\n|---|---|---|---|---|---|\n${rows.join('\n')}`;
}

type Correct = (line: string) => string;

function engineWith(language: LanguageModel | null, proposals: Proposals | null): Correct {
  return (line) => proofreadLine(line, { language, proposals }).corrected;
}

/** Its guesses as they are: no names are protected, no rule and no other voice is heard. */
function languageAlone(line: string, language: LanguageModel | null): string {
  if (language === null) return line;
  return applyDrafts(line, settleDrafts(checkLanguage(line, language, new TextCoverage(line.length))));
}

/** As somebody would use it who has nothing else. */
const SURE_ALONE = 0.9;

function correctorAlone(line: string, proposals: Proposals): string {
  const drafts = (proposals.get(line) ?? [])
    .filter(({ probability }) => probability >= SURE_ALONE)
    .map(({ kind, at, character, probability }): CorrectionDraft => {
      const end = kind === 'insert' ? at : at + 1;
      const rest = { ruleId: '', family: 'typo', tier: 'suspect', reason: '' } as const;
      return { start: at, end, suggestion: character, confidence: probability, ...rest };
    });
  return applyDrafts(
    line,
    [...drafts].sort((one, other) => one.start - other.start || one.end - other.end),
  );
}

function rowOf(name: string, pairs: readonly Pair[], correct: Correct): string {
  const corrected = pairs.map((pair) => ({ ...pair, corrected: correct(pair.source) }));
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
