/**
 * Which corrections a result has, by id. The digest consists of rule, place and text and, after a dot, the
 * proposal, so that a decision is found again after another check.
 */
import { createHash } from 'node:crypto';
import { RENUMBER_ALL } from '@wenjian/api';
import { z } from 'zod';
import type { EngineOutput } from './engine-output.ts';

export const correctionIndex = z.array(
  z.object({ id: z.string(), digest: z.string(), original: z.string(), hasSuggestion: z.boolean() }),
);
export type CorrectionIndex = z.output<typeof correctionIndex>;

export function indexCorrections({ corrections, renumbering }: EngineOutput): CorrectionIndex {
  const own = corrections.map(({ id, ruleId, start, end, original, suggestion }) => ({
    id,
    digest: `${hashOf([ruleId, start, end, original])}.${hashOf(suggestion)}`,
    original,
    hasSuggestion: suggestion !== null,
  }));
  if (renumbering === null) return own;
  const digest = `${hashOf(RENUMBER_ALL)}.${hashOf(renumbering.replacements)}`;
  return [...own, { id: RENUMBER_ALL, digest, original: '', hasSuggestion: true }];
}

/** The part of a digest that does not depend on the proposal. */
export function identityOf(digest: string): string {
  return digest.split('.', 1)[0] ?? '';
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
