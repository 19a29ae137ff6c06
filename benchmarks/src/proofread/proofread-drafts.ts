/** The table of drafts by other authors: how many mistakes are found, and what is reported in correct drafts. */
import { join } from 'node:path';
import type { LanguageModel } from '@wenjian/proofread';
import { type DraftScore, readDrafts, scoreDrafts } from './proofread-blind.ts';

export const draftSets = ['practice', 'blind'] as const;
export type DraftSet = (typeof draftSets)[number];

const CHARACTERS = 10_000;

export function scoreDraftSet(set: DraftSet, language: LanguageModel | null): DraftScore {
  return scoreDrafts(readDrafts(join(import.meta.dirname, '../../corpora/proofread', set)), { language });
}

export function draftShares({ mistakes, findings, onMistakes, alarmsInClean, cleanCharacters }: DraftScore) {
  const certain = mistakes.filter(({ right }) => right !== null);
  return {
    found: share(mistakes.filter(({ isFound }) => isFound).length, mistakes.length),
    right: share(certain.filter(({ isRight }) => isRight).length, certain.length),
    precision: share(onMistakes, findings),
    alarms: share(alarmsInClean * CHARACTERS, cleanCharacters),
  };
}

export function draftTables(language: LanguageModel | null): string {
  const scores = draftSets.map((set) => ({ set, score: scoreDraftSet(set, language) }));
  const rows = scores.map(({ set, score }) => {
    const { found, right, precision, alarms } = draftShares(score);
    return `| ${set} | ${score.mistakes.length} | ${found.toFixed(3)} | ${right.toFixed(3)} | ${precision.toFixed(3)} | ${alarms.toFixed(1)} (${score.alarmsInClean} in ${score.cleanDrafts} drafts) |`;
  });
  const families = [
    ...new Set(scores.flatMap(({ score }) => score.mistakes.map(({ family }) => family))),
  ].sort();
  const familyRows = families.map((family) => {
    const cells = scores.map(({ score }) => {
      const own = score.mistakes.filter((mistake) => mistake.family === family);
      return `${own.filter(({ isFound }) => isFound).length} / ${own.length}`;
    });
    return `| ${family} | ${cells.join(' | ')} |`;
  });
  return `${description}

| set | mistakes | found | put right, of those with one right form | precision of 错误 and 疑似 | alarms in 10,000 clean characters |
|---|---|---|---|---|---|
${rows.join('\n')}

| family | found, practice | found, blind |
|---|---|---|
${familyRows.join('\n')}`;
}

const description =
  'Contracts written by an author who knows nothing of the engine, with mistakes of his own choice marked in them, and drafts without any. `practice` was looked at in development, `blind` never was: only its totals are seen.';

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
