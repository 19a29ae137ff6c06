/**
 * What the judge learns from: planted and right sentences of the learning half, characters of like sound or shape put into
 * more of them, every other sentence of EC-LAW, and whole contracts with a mistake in every fourth line, in which the document around counts.
 */
import { type LanguageModel, textLines } from '@wenjian/proofread';
import { loadCorpus } from '../audit/audit-corpus.ts';
import { createRandom, type Random } from '../contract-text.ts';
import { readBases } from './proofread-bases.ts';
import { readClassSets } from './proofread-class-table.ts';
import { classNames, type PlantedPair, plantClass } from './proofread-classes.ts';
import { readPairs } from './proofread-pairs.ts';

const SEED = 300;
const MORE_SEED = 4711;
const MORE_PLANTED = 300;
const MORE_CLEAN = 2500;
const ALIKE = 1300;
const SHORTEST_LINE = 12;
/** One line in so many. */
const PLANTED_LINES = 4;
/** A character that is written this often may be typed by mistake. */
const COMMON = -5;
const keptCharacters = /[一二三四五六七八九十百千万零〇两甲乙丙丁]/;

/** Lines that belong together; a sentence on its own has no document. */
export interface LearningText {
  readonly lines: readonly PlantedPair[];
  readonly isDocument: boolean;
}

export async function learningTexts(language: LanguageModel): Promise<readonly LearningText[]> {
  const random = createRandom(MORE_SEED);
  const bases = await readBases('learning', MORE_SEED);
  const sets = await readClassSets('learning', SEED);
  const published = ((await readPairs('ec_law_test')) ?? []).filter((_, index) => index % 2 === 0);
  const more = [...bases.contracts, ...bases.statutes].slice(0, ALIKE + MORE_CLEAN);
  const sentences = [
    ...[...sets.planted].flatMap(([name, pairs]) => (isMark(name) ? [] : pairs)),
    ...[...sets.clean, ...more.slice(0, MORE_CLEAN)].map(asItIs),
    ...published,
    ...more.slice(-ALIKE).flatMap((target) => plantAlike(target, language, random) ?? []),
    ...lengthClasses.flatMap((name) => plantClass(name, bases, MORE_PLANTED, SEED)),
  ];
  const corpora = [...((await loadCorpus('practice')) ?? []), ...((await loadCorpus('seen')) ?? [])];
  return [
    ...sentences.map((pair) => ({ lines: [pair], isDocument: false })),
    ...corpora.map(({ document }) => ({
      isDocument: true,
      lines: textLines(document)
        .filter(({ isTable }) => !isTable)
        .map(({ text }) => plantSomewhere(text, language, random)),
    })),
  ];
}

const isMark = (name: string): boolean => name.startsWith('mark');
const wordClasses = classNames.filter((name) => !isMark(name));
const lengthClasses = wordClasses.filter((name) => /^(?:missing|doubled)/.test(name));

function asItIs(target: string): PlantedPair {
  return { source: target, target };
}

/** A third of like sound, a third of any class, a third of a missing or doubled character. */
function plantSomewhere(target: string, language: LanguageModel, random: Random): PlantedPair {
  if (target.length < SHORTEST_LINE || random(PLANTED_LINES) > 0) return asItIs(target);
  const kinds = [[], wordClasses, lengthClasses][random(3)] ?? [];
  const name = kinds[random(Math.max(1, kinds.length))];
  const [planted] =
    name === undefined
      ? []
      : plantClass(name, { contracts: [target], statutes: [] }, 1, random(Number.MAX_SAFE_INTEGER));
  return planted ?? plantAlike(target, language, random) ?? asItIs(target);
}

/** Null: the character has none that is confused with it. */
function plantAlike(target: string, language: LanguageModel, random: Random): PlantedPair | null {
  const places = [...target.matchAll(/[\u4e00-\u9fff]/g)].filter(([own]) => !keptCharacters.test(own));
  const place = places[random(Math.max(1, places.length))];
  if (place === undefined) return null;
  const { confusionStart, confusionNode, nodeCharacter } = language.arrays;
  const node = language.characterNode(place[0].charCodeAt(0));
  const others = [...confusionNode.subarray(confusionStart[node], confusionStart[node + 1])].filter(
    (other) => language.wordScore(other) > COMMON,
  );
  const other = others[random(Math.max(1, others.length))];
  if (other === undefined) return null;
  const wrong = String.fromCharCode(nodeCharacter[other] ?? 0);
  return { source: target.slice(0, place.index) + wrong + target.slice(place.index + 1), target };
}
