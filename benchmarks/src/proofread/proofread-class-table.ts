/** Every class of planted mistakes: how many are put right, and how many right sentences stay as they are. */
import { type LanguageModel, type Proposals, proofreadLine } from '@wenjian/proofread';
import type { Propose } from '@wenjian/server/sentence-corrector';
import { type Half, readBases } from './proofread-bases.ts';
import { classNames, type PlantedPair, plantClass } from './proofread-classes.ts';
import { bothRight } from './proofread-classes.words.ts';
import { type Score, scorePairs } from './proofread-score.ts';

const PLANTED = 100;
const CLEAN = 1000;

export interface ClassSets {
  readonly planted: ReadonlyMap<string, readonly PlantedPair[]>;
  readonly clean: readonly string[];
}

export async function readClassSets(half: Half, seed: number): Promise<ClassSets> {
  const bases = await readBases(half, seed);
  const planted = classNames.map(
    (name, index) => [name, plantClass(name, bases, PLANTED, seed + index)] as const,
  );
  const clean = [...bases.contracts.slice(0, CLEAN), ...bases.statutes.slice(0, CLEAN)];
  return { planted: new Map(planted), clean };
}

export function linesOf({ planted, clean }: ClassSets): readonly string[] {
  return [...[...planted.values()].flat().map(({ source }) => source), ...clean, ...bothRight];
}

export async function classTable(
  half: Half,
  seed: number,
  language: LanguageModel | null,
  propose: Propose,
): Promise<string> {
  const sets = await readClassSets(half, seed);
  const proposals = await propose(linesOf(sets));
  const correct = correctorOf(language, proposals);
  const without = correctorOf(language, null);
  const clean = sets.clean.map((source) => ({ source, target: source }));
  const head = `| class | planted | recall | F1 (≥ 0.80) | F1 without the corrector |\n|---|---|---|---|---|`;
  const rows = [...sets.planted].map(([name, pairs]) => {
    const one = scoreOf([...pairs, ...clean], correct);
    const other = scoreOf([...pairs, ...clean], without);
    return `| ${name} | ${pairs.length} | ${one.recall.toFixed(3)} | ${one.f1.toFixed(3)} | ${other.f1.toFixed(3)} |`;
  });
  return [
    `${head}\n${rows.join('\n')}`,
    `Right sentences kept: ${keptShare(sets.clean, correct)}; without the corrector ${keptShare(sets.clean, without)}. Of ${bothRight.length} sentences of our own that use the form confused elsewhere in the sense in which it is right: ${keptShare(bothRight, correct)}.`,
  ].join('\n\n');
}

/** `withUsage`: 其它 is a matter of usage, so in its class advice counts as put right. */
type Correct = (line: string, withUsage: boolean) => string;

const USAGE = 'typo.usage.other';

function correctorOf(language: LanguageModel | null, proposals: Proposals | null): Correct {
  const results = new Map<string, ReturnType<typeof proofreadLine>>();
  return (line, withUsage) => {
    const result = results.get(line) ?? proofreadLine(line, { language, proposals });
    results.set(line, result);
    const usage = withUsage ? result.corrections.find(({ ruleId }) => ruleId === USAGE) : undefined;
    return usage === undefined
      ? result.corrected
      : line.slice(0, usage.start) + usage.suggestion + line.slice(usage.end);
  };
}

function scoreOf(pairs: readonly PlantedPair[], correct: Correct): Score {
  return scorePairs(
    pairs.map((pair) => ({ ...pair, corrected: correct(pair.source, pair.source !== pair.target) })),
  ).sentence;
}

function keptShare(lines: readonly string[], correct: Correct): string {
  const kept = lines.filter((line) => correct(line, false) === line).length;
  return `${(kept / Math.max(1, lines.length)).toFixed(4)} of ${lines.length}`;
}
