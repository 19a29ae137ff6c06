/** The new state of a collaborator after an invitation, an answer or a request. Pure. */
import { type CollaborationPermission, JOIN_AGAIN_AFTER_HOURS } from '@wenjian/api';
import type { CollaboratorRow } from '../tasks/index.ts';

type Row = CollaboratorRow;
export type MemberState = Pick<Row, 'userId' | 'permission' | 'origin' | 'state' | 'invitedBy' | 'joinedAt'>;

export interface Invitation {
  readonly permission: CollaborationPermission;
  readonly by: string;
  readonly at: Date;
  /** Set if the number belongs to a member of the team space: they already have access and need not join. */
  readonly teammateId: string | null;
}

/** Inviting somebody twice changes their permission; inviting somebody who has asked accepts them. */
export function invite(existing: Row | null, { permission, by, at, teammateId }: Invitation): MemberState {
  switch (existing?.state) {
    case 'invited':
    case 'joined':
      return { ...stateOf(existing), permission };
    case 'pending':
      return { ...stateOf(existing), permission, state: 'joined', invitedBy: by, joinedAt: at };
    case 'rejected':
    case undefined:
      return {
        userId: teammateId,
        permission,
        origin: 'invited',
        state: teammateId === null ? 'invited' : 'joined',
        invitedBy: by,
        joinedAt: teammateId === null ? null : at,
      };
  }
}

export interface JoinAnswer {
  readonly isAccepted: boolean;
  readonly permission: CollaborationPermission;
  readonly by: string;
  readonly at: Date;
}

/** The first answer counts: repeating it changes nothing, another one is refused. */
export type Answered =
  | { readonly kind: 'changed'; readonly state: MemberState }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'answeredBefore' }
  | { readonly kind: 'neverAsked' };

export function answerRequest(existing: Row | null, answer: JoinAnswer): Answered {
  if (existing?.origin !== 'applied') return { kind: 'neverAsked' };
  const { isAccepted, permission, by, at } = answer;
  if (existing.state !== 'pending')
    return { kind: isAccepted === (existing.state === 'joined') ? 'repeated' : 'answeredBefore' };
  const accepted = { permission, state: 'joined', invitedBy: by, joinedAt: at } as const;
  return {
    kind: 'changed',
    state: { ...stateOf(existing), ...(isAccepted ? accepted : { state: 'rejected' as const }) },
  };
}

const MS_PER_HOUR = 3_600_000;

/** How long somebody who was refused still has to wait, 0 when they may ask again. */
export function waitBeforeAskingMs({ createdAt }: Pick<Row, 'createdAt'>, now: Date): number {
  return Math.max(0, createdAt.getTime() + JOIN_AGAIN_AFTER_HOURS * MS_PER_HOUR - now.getTime());
}

function stateOf({ userId, permission, origin, state, invitedBy, joinedAt }: Row): MemberState {
  return { userId, permission, origin, state, invitedBy, joinedAt };
}
