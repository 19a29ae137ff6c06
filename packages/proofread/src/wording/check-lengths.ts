/**
 * Missing characters and doubled characters, by the language model: proposed when inserting the character, or
 * removing one of the two, makes the run much more likely.
 */
import type { CorrectionDraft } from '../correction.ts';
import { findOmissions, type Omission } from '../language/find-omissions.ts';
import type { LanguageModel } from '../language/language-model.ts';
import { textScore } from '../language/text-score.ts';
import { latticeOf, type WordLattice } from '../language/word-lattice.ts';
import { proofreadText } from '../proofread.text.ts';

export const MISSING_RULE = 'typo.missing-character';
export const DOUBLED_RULE = 'typo.doubled-character';

/**
 * Powers of ten by which the run must become more likely. Calibrated as in weigh-candidate.ts: one false
 * alarm in two thousand sentences each.
 */
const LEAST_OMISSION_GAIN = 3;
/** A run that is one character shorter is more likely anyway. */
const LEAST_DOUBLE_GAIN = 3;
/** 集装箱箱门: when the first of the two ends a word, the second may begin a word that the model does not know. */
const LEAST_GAIN_AFTER_WORD = 5.5;

const chineseRun = /[\u4e00-\u9fff]{3,120}/g;
/** Each is calculated separately; a run with more of them is not a sentence. */
const MOST_DOUBLES_IN_A_RUN = 3;
/** Numerals and 某 are repeated on purpose. */
const mayDouble = /[一二三四五六七八九十零〇百千万某]/;

export function checkLengths(text: string, model: LanguageModel): readonly CorrectionDraft[] {
  return [...text.matchAll(chineseRun)].flatMap((match) => {
    const lattice = latticeOf(match[0], model);
    const drafts = [...omissionOf(match[0], lattice, model), ...doublesOf(match[0], lattice, model)];
    return drafts.map((draft) => ({
      ...draft,
      start: draft.start + match.index,
      end: draft.end + match.index,
    }));
  });
}

/** At most one per run: the most likely. */
function omissionOf(run: string, lattice: WordLattice, model: LanguageModel): CorrectionDraft[] {
  let best: (Omission & { readonly gain: number }) | null = null;
  let leastGain = LEAST_OMISSION_GAIN;
  findOmissions(lattice.codes, model, (omission) => {
    const { word, start, end } = omission;
    if (lattice.boundWith(word, start, end) - lattice.best < leastGain) return;
    const gain = lattice.scoreWith(word, start, end) - lattice.best;
    if (gain < leastGain) return;
    best = { ...omission, gain };
    leastGain = gain;
  });
  return best === null ? [] : [omissionDraft(run, best)];
}

function omissionDraft(run: string, { start, end, at, code }: Omission): CorrectionDraft {
  const suggestion = run.slice(start, at) + String.fromCharCode(code) + run.slice(at, end);
  const reason = proofreadText.missing(suggestion);
  return draftOf(start, end, suggestion, MISSING_RULE, reason);
}

function doublesOf(run: string, lattice: WordLattice, model: LanguageModel): CorrectionDraft[] {
  const drafts: CorrectionDraft[] = [];
  let asked = 0;
  for (let at = 1; at < run.length && asked < MOST_DOUBLES_IN_A_RUN; at++) {
    const character = run.charAt(at);
    if (character !== run.charAt(at - 1) || mayDouble.test(character)) continue;
    const endsWord = lattice.endsWord(at);
    if (endsWord && lattice.beginsWord(at)) continue;
    asked++;
    const shorter = textScore(run.slice(0, at) + run.slice(at + 1), model);
    const leastGain = endsWord ? LEAST_GAIN_AFTER_WORD : LEAST_DOUBLE_GAIN;
    if (shorter - lattice.best < leastGain) continue;
    const reason = proofreadText.doubledCharacter(character);
    drafts.push(draftOf(at - 1, at + 1, character, DOUBLED_RULE, reason));
  }
  return drafts;
}

function draftOf(
  start: number,
  end: number,
  suggestion: string,
  ruleId: string,
  reason: string,
): CorrectionDraft {
  return {
    start,
    end,
    suggestion,
    ruleId,
    family: 'typo',
    tier: 'suspect',
    confidence: 0.9,
    reason,
  };
}
