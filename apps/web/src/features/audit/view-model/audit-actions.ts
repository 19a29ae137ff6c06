/** The actions on a review of the list, by its abilities and its phase. Pure. */
import { isUnderWay } from './audit-phase.ts';
import type { Audit } from './audit-shapes.ts';

const auditActionKeys = ['collaborate', 'rename', 'share', 'again', 'cancel', 'remove'] as const;
export type AuditAction = (typeof auditActionKeys)[number];

type ActedOn = Pick<Audit, 'abilities' | 'phase' | 'facts'>;

export function auditActions({ abilities, phase, facts }: ActedOn): readonly AuditAction[] {
  const { change, run, share } = abilities;
  const hasEnded = phase === 'complete' || phase === 'failed' || phase === 'cancelled';
  const isAllowed: Readonly<Record<AuditAction, boolean>> = {
    // A member who may not share sees the participants and copies the link.
    collaborate: true,
    rename: change,
    share: share && phase === 'complete',
    // A contract that was never read cannot be reviewed again.
    again: run && hasEnded && facts !== null,
    cancel: run && isUnderWay(phase),
    remove: abilities.delete,
  };
  return auditActionKeys.filter((key) => isAllowed[key]);
}
