/** Seats of a team: its members and the valid invitations. */
import { TEAM_INVITATION_DAYS, TEAM_MAX_MEMBERS, TEAM_TRIAL } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { hasFreeUses, readSeatLimit } from '../billing/index.ts';
import type { InvitationRow } from './invitations.repository.ts';
import { countSeats, readTeamRow } from './members.repository.ts';
import { teamText as text } from './teams.text.ts';

const DAY_MS = 24 * 3600 * 1000;
const HOLDS_MS = TEAM_INVITATION_DAYS * DAY_MS;

/** Earlier invitations have expired. */
export function invitationsSince(now: Date): Date {
  return new Date(now.getTime() - HOLDS_MS);
}

export function invitationEnd(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + HOLDS_MS);
}

/** The role somebody was invited with; null if nobody invited them, or too long ago. */
export function heldRole(invitation: InvitationRow | null): InvitationRow['role'] | null {
  return invitation && invitation.invitedAt > invitationsSince(new Date()) ? invitation.role : null;
}

export async function readSeats(connection: Connection, scope: TeamScope) {
  const now = new Date();
  const used = await countSeats(connection, scope, invitationsSince(now));
  const limit = await readSeatLimit(connection, scope, now);
  if (limit === null || limit >= TEAM_TRIAL.seats) return { used, limit, trialEndsAt: null };
  const trialEnd = await readTrialEnd(connection, scope);
  if (trialEnd === null || trialEnd <= now) return { used, limit, trialEndsAt: null };
  return { used, limit: TEAM_TRIAL.seats, trialEndsAt: trialEnd.toISOString() };
}

/** Only the first team of a person has free uses, and with them the trial. Members who are in when it ends stay. */
async function readTrialEnd(connection: Connection, scope: TeamScope): Promise<Date | null> {
  const team = await readTeamRow(connection, scope.teamId);
  if (team?.type !== 'team' || !(await hasFreeUses(connection, scope))) return null;
  return new Date(team.createdAt.getTime() + TEAM_TRIAL.days * DAY_MS);
}

/** Checked while the team is locked, so that two people accepted at once do not both get the last seat. */
export async function requireSeats(connection: Connection, scope: TeamScope, wanted: number): Promise<void> {
  if (wanted === 0) return;
  const { used, limit } = await readSeats(connection, scope);
  if (limit !== null && used + wanted > limit)
    throw new AppError('TEAM_FULL', { message: text.full(limit, Math.max(0, limit - used), wanted) });
  if (used + wanted > TEAM_MAX_MEMBERS)
    throw new AppError('TEAM_FULL', { message: text.tooLarge(TEAM_MAX_MEMBERS) });
}
