/** The corrections of a proofreading, and the renumbering as a whole, as findings people decide on. */
import { RENUMBER_ALL } from '@wenjian/api';
import { correctionFindings } from '@wenjian/proofread';
import { digestOf, indexFinding, type NewFinding } from '../../platform/documents/finding-index.ts';
import type { EngineOutput } from './engine-output.ts';

export function indexCorrections({ corrections, renumbering }: EngineOutput): readonly NewFinding[] {
  const own = correctionFindings(corrections).map((finding) => ({
    ...indexFinding(finding),
    original: finding.quote,
  }));
  if (renumbering === null) return own;
  const digest = digestOf(RENUMBER_ALL, renumbering.replacements);
  return [...own, { id: RENUMBER_ALL, digest, isNoise: true }];
}
