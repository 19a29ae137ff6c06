/**
 * The confidence of a candidate: log-odds that the character is a typo. The weights are those of a logistic
 * regression on sentences of law with and without planted typos (development text only, none of it in the
 * measurements); docs/engines/proofread.md describes how.
 */
import type { Candidate } from './find-candidates.ts';
import { NEAR_IDENTICAL, NEAR_SOUND, SAME_SHAPE, SAME_SOUND } from './language-file.ts';
import type { LanguageModel } from './language-model.ts';
import type { WordLattice } from './word-lattice.ts';

const WEIGHTS = {
  bias: -5.36,
  /** For each power of ten by which the whole run becomes more likely. */
  gain: 1.64,
  singleCharacter: -0.72,
  longWord: 0.31,
  /** The written text is a word too. */
  realWord: 0.37,
  nearSoundOnly: -1.5,
  shapeOnly: -0.67,
  soundAndShape: 1.35,
  nearIdentical: 1.5,
  /** How common the proposed word and the written character are, relative to a middle value. */
  wordScore: 0.59,
  writtenScore: 0.82,
  shortRun: -0.2,
  /** The written character is in no known contract: recognition misread it, or it belongs to a name. */
  strangeAndIdentical: 1.5,
  strangeAlone: -1.5,
  /** For each power of ten of the count in contracts of the proposed word, and of the written one. */
  wordUse: 0.4,
  writtenUse: -0.4,
} as const;
const MIDDLE_WORD_SCORE = -5;
const MIDDLE_CHARACTER_SCORE = -4.5;
const LONG_WORD = 3;
const SHORT_RUN = 3;

/** No word is likelier, and none is more common in contracts. */
const MOST_SCORE = -1;
const MOST_USE = 6;
/** What everything except the gain comes to at most. */
const MOST_FORM =
  WEIGHTS.bias +
  WEIGHTS.longWord +
  WEIGHTS.realWord +
  WEIGHTS.soundAndShape +
  WEIGHTS.nearIdentical +
  WEIGHTS.strangeAndIdentical +
  WEIGHTS.wordUse * MOST_USE +
  WEIGHTS.wordScore * (MOST_SCORE - MIDDLE_WORD_SCORE) +
  WEIGHTS.writtenScore * (MOST_SCORE - MIDDLE_CHARACTER_SCORE);

/** How likely the run must be at least: most candidates make it so unlikely that no form of theirs could be enough. */
export function leastBound({ best }: WordLattice, least: number): number {
  return best + (least - MOST_FORM) / WEIGHTS.gain;
}

/** Log-odds of the candidate; null when below `least`. */
export function weighCandidate(
  candidate: Candidate,
  lattice: WordLattice,
  model: LanguageModel,
  least: number,
): number | null {
  const { start, end, word } = candidate;
  const bound = WEIGHTS.gain * (lattice.boundWith(word, start, end) - lattice.best);
  const form = weighForm(candidate, lattice, model);
  // What is written can add no more than that it is a word; it is looked up only where that matters.
  if (form + WEIGHTS.realWord + bound < least) return null;
  const rest = form + weighWritten(candidate, lattice, model);
  if (rest + bound < least) return null;
  const gain = lattice.scoreWith(word, start, end) - lattice.best;
  const odds = rest + WEIGHTS.gain * gain;
  return odds >= least ? odds : null;
}

/** Everything except the gain and the word that is written. */
function weighForm(
  { start, end, word, at, kind }: Candidate,
  lattice: WordLattice,
  model: LanguageModel,
): number {
  const length = end - start;
  const hasShape = (kind & SAME_SHAPE) !== 0;
  const hasSound = (kind & SAME_SOUND) !== 0;
  const hasNearSound = (kind & NEAR_SOUND) !== 0;
  const character = model.characterNode(lattice.codes[at] ?? 0);
  const written = model.wordScore(character);
  const isIdentical = (kind & NEAR_IDENTICAL) !== 0;
  const isStrange = model.arrays.contractUse[character] === 0;
  return (
    WEIGHTS.bias +
    (length === 1 ? WEIGHTS.singleCharacter : 0) +
    (length >= LONG_WORD ? WEIGHTS.longWord : 0) +
    (!hasSound && hasNearSound ? WEIGHTS.nearSoundOnly : 0) +
    (!hasSound && !hasNearSound ? WEIGHTS.shapeOnly : 0) +
    (hasShape && (hasSound || hasNearSound) ? WEIGHTS.soundAndShape : 0) +
    (isIdentical ? WEIGHTS.nearIdentical : 0) +
    (isStrange && isIdentical ? WEIGHTS.strangeAndIdentical : 0) +
    (isStrange && !isIdentical && length === 1 ? WEIGHTS.strangeAlone : 0) +
    (length === 1 ? 0 : WEIGHTS.wordUse * model.contractUse(word)) +
    WEIGHTS.wordScore * (model.wordScore(word) - MIDDLE_WORD_SCORE) +
    WEIGHTS.writtenScore * (written - MIDDLE_CHARACTER_SCORE) +
    (lattice.codes.length <= SHORT_RUN ? WEIGHTS.shortRun : 0)
  );
}

function weighWritten({ start, end }: Candidate, lattice: WordLattice, model: LanguageModel): number {
  const word = lattice.wordAt(start, end);
  if (word === 0) return 0;
  return WEIGHTS.realWord + (end - start === 1 ? 0 : WEIGHTS.writtenUse * model.contractUse(word));
}
