/**
 * How sure a candidate is: log-odds that the character was taken for another. The weights are those of a logistic regression on sentences
 * of law with planted slips and without any (development text only, none of it in the measurements); how it was done stands in
 * docs/engines/proofread.md.
 */
import type { Candidate } from './find-candidates.ts';
import { NEAR_SOUND, SAME_SHAPE, SAME_SOUND } from './language-file.ts';
import type { LanguageModel } from './language-model.ts';
import type { WordLattice } from './word-lattice.ts';

const WEIGHTS = {
  bias: -5.36,
  /** For each power of ten by which the whole run becomes likelier. */
  gain: 1.64,
  singleCharacter: -0.72,
  longWord: 0.31,
  /** What stands there is a word as well. */
  realWord: 0.37,
  nearSoundOnly: -1.5,
  shapeOnly: -0.67,
  soundAndShape: 1.35,
  /** How common the proposed word and the written character are, from a middle value. */
  wordScore: 0.59,
  writtenScore: 0.82,
  shortRun: -0.2,
} as const;
const MIDDLE_WORD_SCORE = -5;
const MIDDLE_CHARACTER_SCORE = -4.5;
const LONG_WORD = 3;
const SHORT_RUN = 3;

/** Log-odds of the candidate; null where they stay below `least`. */
export function weighCandidate(
  candidate: Candidate,
  lattice: WordLattice,
  model: LanguageModel,
  least: number,
): number | null {
  const { start, end, word } = candidate;
  const rest = weighForm(candidate, lattice, model);
  const neededScore = lattice.best + (least - rest) / WEIGHTS.gain;
  if (lattice.boundWith(word, start, end) < neededScore) return null;
  const gain = lattice.scoreWith(word, start, end) - lattice.best;
  const odds = rest + WEIGHTS.gain * gain;
  return odds >= least ? odds : null;
}

/** Everything but the gain. */
function weighForm(
  { start, end, word, at, kind }: Candidate,
  lattice: WordLattice,
  model: LanguageModel,
): number {
  const length = end - start;
  const hasShape = (kind & SAME_SHAPE) !== 0;
  const hasSound = (kind & SAME_SOUND) !== 0;
  const hasNearSound = (kind & NEAR_SOUND) !== 0;
  const written = model.wordScore(model.characterNode(lattice.codes[at] ?? 0));
  return (
    WEIGHTS.bias +
    (length === 1 ? WEIGHTS.singleCharacter : 0) +
    (length >= LONG_WORD ? WEIGHTS.longWord : 0) +
    (lattice.isWord(start, end) ? WEIGHTS.realWord : 0) +
    (!hasSound && hasNearSound ? WEIGHTS.nearSoundOnly : 0) +
    (!hasSound && !hasNearSound ? WEIGHTS.shapeOnly : 0) +
    (hasShape && (hasSound || hasNearSound) ? WEIGHTS.soundAndShape : 0) +
    WEIGHTS.wordScore * (model.wordScore(word) - MIDDLE_WORD_SCORE) +
    WEIGHTS.writtenScore * (written - MIDDLE_CHARACTER_SCORE) +
    (lattice.codes.length <= SHORT_RUN ? WEIGHTS.shortRun : 0)
  );
}
