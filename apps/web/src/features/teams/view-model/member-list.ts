/** The data of the member list. Pure. */
import { TEAM_INVITE_MAX_AT_ONCE, type TeamRoleName } from '@wenjian/api';
import { isMobile, splitPhones } from '../../../shared/format/split-phones.ts';
import type { TeamMember, TeamPeople } from '../api/team-members.query.ts';
import { teamPageText as text } from '../team-page.text.ts';

export function findMembers(members: readonly TeamMember[], keyword: string): readonly TeamMember[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return members;
  return members.filter(({ name, phone, role }) =>
    [name, phone, text.roles[role]].some((words) => words.toLowerCase().includes(wanted)),
  );
}

export type MemberAction =
  | { readonly kind: 'role'; readonly role: Exclude<TeamRoleName, 'owner'> }
  | { readonly kind: 'transfer' }
  | { readonly kind: 'remove' };

/** Only the owner sets roles and transfers the team. */
export function memberActions(member: TeamMember, isOwner: boolean): readonly MemberAction[] {
  const { role, isMe, canRemove } = member;
  const given: readonly MemberAction[] =
    isOwner && !isMe ? [...givable.filter((one) => one !== role).map(roleAction), { kind: 'transfer' }] : [];
  return canRemove ? [...given, { kind: 'remove' }] : given;
}

const givable = ['admin', 'member', 'viewer'] as const;

function roleAction(role: (typeof givable)[number]): MemberAction {
  return { kind: 'role', role };
}

export interface WantedPhones {
  readonly phones: readonly string[];
  readonly problem: string | null;
}

/** The first error; too few seats are reported before sending. */
export function readTeamPhones(typed: string, { seats, invitations }: SeatFacts): WantedPhones {
  const phones = splitPhones([typed]);
  const wrong = phones.find((phone) => !isMobile(phone));
  if (wrong !== undefined) return { phones, problem: text.phoneInvalid(wrong) };
  if (phones.length > TEAM_INVITE_MAX_AT_ONCE)
    return { phones, problem: text.tooMany(TEAM_INVITE_MAX_AT_ONCE) };
  const held = new Set(invitations.map(({ phone }) => phone));
  const wanted = phones.filter((phone) => !held.has(phone)).length;
  const left = seatsLeft(seats);
  if (left !== null && wanted > left) return { phones, problem: text.tooFewSeats(left, wanted) };
  return { phones, problem: null };
}

type SeatFacts = Pick<TeamPeople, 'seats' | 'invitations'>;

/** Null: unlimited. An expired plan may leave more people than seats. */
export function seatsLeft({ used, limit }: TeamPeople['seats']): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}
