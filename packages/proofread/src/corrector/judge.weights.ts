/**
 * Learnt by benchmarks/src/proofread/proofread-judge.process.ts on the learning halves of the labelled sentences (see
 * docs/engines/proofread.md), and fixed here; `insert` again on more of them (decision 102).
 */
import type { ProposalForm } from './proposal.ts';

export interface FormWeights {
  readonly bias: number;
  /** For the log-odds of the corrector. */
  readonly own: number;
  /** For each power of ten by which the words around become likelier. */
  readonly gain: number;
  /** Evidence from which the proposal is shown. */
  readonly least: number;
}

export const judgeWeights: Readonly<Record<ProposalForm, FormWeights>> = {
  alike: { bias: -1.35, own: 0.69, gain: 0.34, least: 0.9 },
  grammar: { bias: 0.2, own: 0.82, gain: 0.5, least: 2.16 },
  other: { bias: -5.9, own: 1.29, gain: 0.64, least: 0.5 },
  insert: { bias: -2.69, own: 0.73, gain: 0.95, least: 0.5 },
  doubled: { bias: -8.03, own: 0.67, gain: 1.98, least: 0.46 },
  repeated: { bias: 0.43, own: 0.96, gain: 1.12, least: 0 },
  alone: { bias: -7.07, own: 0, gain: 0.05, least: 0 },
};
