/**
 * The findings of a result as the product needs them for decisions and comments; the result itself has what is shown. The digest is that of rule,
 * place and quotation and, after a dot, of the proposal, so that a decision is found again after another run and an accepted text is not confused
 * with another.
 */
import { createHash } from 'node:crypto';
import { RENUMBER_ALL } from '@wenjian/api';
import { type Finding, placementOf, placements } from '@wenjian/document';
import { z } from 'zod';
import type { ObjectScope } from '../access/team-scope.ts';

/** The defaults read what versions before this one stored. */
const entry = z
  .object({
    id: z.string(),
    digest: z.string(),
    ruleId: z.string().default(''),
    /** Shown, but not counted as something to decide. */
    isNoise: z.boolean().optional(),
    /** The words a user's own may not equal. */
    original: z.string().default(''),
    /** Whether it can be accepted without words of the user's own. */
    hasSuggestion: z.boolean().default(true),
    placement: z.enum(placements).optional(),
    /** Of former versions. */
    kind: z.enum(['risk', 'missing']).optional(),
  })
  .transform(({ kind, isNoise, placement, ...rest }) => ({
    ...rest,
    isNoise: isNoise ?? rest.id === RENUMBER_ALL,
    placement: placement ?? (kind === 'missing' ? ('insert' as const) : ('replace' as const)),
  }));

export const findingIndex = z.array(entry);
/** As a tool writes it. */
export type NewFinding = z.input<typeof entry>;
export type FindingEntry = z.output<typeof entry>;
export type FindingIndex = readonly FindingEntry[];

export function indexFinding(finding: Finding): NewFinding {
  return {
    id: finding.id,
    ruleId: finding.origin.rule,
    digest: digestOf(finding.identity, finding.suggestion),
    isNoise: finding.severity === 'noise',
    // Advice has no edit: it waits for words of the user's own.
    hasSuggestion: finding.suggestion === undefined || finding.edit !== null,
    placement: placementOf(finding),
  };
}

/** What is said of the team's standard text: a guest or a visitor with the link may be the other side. */
export function isForTeamOnly(findingId: string): boolean {
  return findingId.startsWith('standard.');
}

export function isHiddenFrom({ role }: Pick<ObjectScope, 'role'>, findingId: string): boolean {
  return role === 'guest' && isForTeamOnly(findingId);
}

/** The part of a digest that does not depend on the proposal. */
export function identityOf(digest: string): string {
  return digest.split('.', 1)[0] ?? '';
}

export function digestOf(identity: unknown, proposal?: unknown): string {
  return proposal === undefined ? hashOf(identity) : `${hashOf(identity)}.${hashOf(proposal)}`;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
