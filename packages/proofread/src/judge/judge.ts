/**
 * The judge: weighs the signs of each candidate, and says how sure it is and what speaks for it. In: candidates of a line. Out:
 * drafts; the probability gives the level. Promise: what is less probable than its form needs is never applied.
 */
import type { CorrectionDraft, CorrectionTier } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';
import { signNames } from './candidate-signs.ts';
import type { Candidate, CandidateForm } from './gather-candidates.ts';
import { judgeWeights, leastProbability } from './judge.weights.ts';

/** From here on, with two voices, it is 错误: of 2,850 such candidates of the learning half 7 were wrong. */
const SURE = 0.98;
/** Rather than not: worth a look, and never applied by itself. */
const LEAST_ADVICE = 0.5;
/** Words around that become so much likelier speak for the change. */
const SPEAKING_GAIN = 1;

export type Voice = keyof typeof proofreadText.voices;
const voiceOrder: readonly Voice[] = ['corrector', 'words', 'document'];

/** Null: it is not even worth a look. */
export function judge(candidate: Candidate): CorrectionDraft | null {
  const { draft, form } = candidate;
  const probability = probabilityOf(candidate);
  const voices = voicesOf(candidate);
  const judged = tierOf(probability, form, voices.length);
  const tier = candidate.isMissingHalf && judged !== 'error' ? 'suspect' : judged;
  if (tier === null) return null;
  const confidence = Math.round(probability * 100) / 100;
  return { ...draft, tier, confidence, reason: withVoices(draft.reason, voices) };
}

export function probabilityOf({ form, signs }: Candidate): number {
  const weights = judgeWeights[form];
  const odds = signNames.reduce((sum, name) => sum + weights[name] * signs[name], 0);
  return 1 / (1 + Math.exp(-odds));
}

function tierOf(probability: number, form: CandidateForm, voices: number): CorrectionTier | null {
  if (probability < LEAST_ADVICE || form === 'alone') return null;
  if (probability < leastProbability[form]) return 'advice';
  return probability >= SURE && voices > 1 ? 'error' : 'suspect';
}

function voicesOf({ signs }: Candidate): readonly Voice[] {
  const speaks: Readonly<Partial<Record<Voice, boolean>>> = {
    corrector: signs.silent === 0,
    words: signs.guessed === 1 || signs.gain >= SPEAKING_GAIN,
    document: signs.documentMade > 0,
  };
  return voiceOrder.filter((voice) => speaks[voice]);
}

/** What a rule or a word of the lexicon says, and the models as well. */
export function supported(
  draft: CorrectionDraft,
  own: Extract<Voice, 'lexicon' | 'rules'>,
  candidate: Candidate | undefined,
): CorrectionDraft {
  if (candidate === undefined || probabilityOf(candidate) < LEAST_ADVICE) return draft;
  return { ...draft, reason: withVoices(draft.reason, [own, ...voicesOf(candidate)]) };
}

function withVoices(reason: string, voices: readonly Voice[]): string {
  return proofreadText.because(
    reason,
    voices.map((voice) => proofreadText.voices[voice]),
  );
}
