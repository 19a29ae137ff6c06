/** Scores of correction on pairs of a written and a right sentence. */

export interface SentencePair {
  readonly source: string;
  readonly target: string;
  readonly corrected: string;
}

export interface ProofreadScore {
  readonly sentences: number;
  readonly wrong: number;
  /** Among sentences without mistake. */
  readonly untouched: number;
  readonly sentence: Score;
  /** A sentence that was changed, but not to the target, also lowers the precision. */
  readonly strictPrecision: number;
  readonly character: Score;
}

export interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export function scorePairs(pairs: readonly SentencePair[]): ProofreadScore {
  const wrong = pairs.filter(({ source, target }) => source !== target);
  const clean = pairs.filter(({ source, target }) => source === target);
  const right = wrong.filter(({ corrected, target }) => corrected === target).length;
  const damaged = clean.filter(({ corrected, target }) => corrected !== target).length;
  const missed = wrong.filter(
    ({ source, corrected, target }) => corrected !== target && corrected !== source,
  ).length;
  return {
    sentences: pairs.length,
    wrong: wrong.length,
    untouched: clean.length === 0 ? 1 : 1 - damaged / clean.length,
    sentence: scoreOf(right, damaged, wrong.length),
    strictPrecision: share(right, right + damaged + missed),
    character: characterScore(pairs),
  };
}

/**
 * Correctly changed places, of all changed and of all to be changed; places can be compared only when the
 * lengths are equal.
 */
function characterScore(pairs: readonly SentencePair[]): Score {
  let right = 0;
  let changed = 0;
  let wanted = 0;
  for (const { source, target, corrected } of pairs) {
    if (source.length !== target.length || source.length !== corrected.length) continue;
    for (let at = 0; at < source.length; at++) {
      const isWanted = source[at] !== target[at];
      const isChanged = source[at] !== corrected[at];
      if (isWanted) wanted++;
      if (isChanged) changed++;
      if (isWanted && isChanged && corrected[at] === target[at]) right++;
    }
  }
  return scoreOf(right, changed - right, wanted);
}

function scoreOf(right: number, false_: number, wanted: number): Score {
  const precision = share(right, right + false_);
  const recall = share(right, wanted);
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
