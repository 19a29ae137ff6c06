/** The part of a document's collaboration that each person may see. Pure. */
import type { collaboration } from '@wenjian/api';
import type { z } from 'zod';
import { maskPhone, type Person, shownName } from '../../platform/people/display-name.ts';
import type { CollaboratorRow, TaskStanding } from '../tasks/index.ts';

export type Collaboration = z.output<typeof collaboration>;

export interface CollaborationFacts {
  readonly userId: string;
  readonly standing: TaskStanding;
  readonly document: {
    readonly title: string;
    readonly owner: Person;
    readonly spaceType: 'personal' | 'team';
  };
  readonly members: readonly { readonly member: CollaboratorRow; readonly user: Person | null }[];
}

export function presentCollaboration(facts: CollaborationFacts): Collaboration {
  const { userId, standing, document } = facts;
  const { role, collaboration, collaborator } = standing;
  const isInTeam = role !== null;
  const isIn = isInTeam || collaborator?.state === 'joined';
  const isOwner = isInTeam && userId === standing.ownerId;
  const isTeamAdmin = role === 'owner' || role === 'admin';
  const manages = isOwner || isTeamAdmin;
  const owner = ownerOf(document.owner);
  const shownOwner = manages ? owner : { ...owner, phone: maskPhone(owner.phone) };
  const mine = collaborator && isListed(collaborator) ? memberOf(collaborator) : null;
  return {
    isCollaborated: collaboration !== 'none',
    isClosed: collaboration === 'closed',
    isOwner,
    isTeamAdmin,
    isMember: isInTeam || mine !== null,
    isJoined: isIn,
    isPending: !isIn && collaborator?.state === 'pending',
    isTeamDoc: document.spaceType === 'team',
    me: isOwner ? withoutName(owner) : mine,
    owner: { name: owner.name, phone: shownOwner.phone, docName: document.title },
    members: isIn ? [shownOwner, ...listOf(facts, manages)] : [],
    requests: manages ? requestsOf(facts) : [],
    teamId: isIn ? standing.teamId : null,
  };
}

/** Null while the number has no account. */
export function nameOf(user: Person | null): string {
  return user ? shownName(user) : '';
}

type Member = Collaboration['members'][number];

function ownerOf(user: Person): Member {
  return {
    phone: user.phone ?? '',
    name: shownName(user),
    permission: 'owner',
    joined: true,
    tag: 'owner',
  };
}

function memberOf({ phone, permission, origin, state }: CollaboratorRow): NonNullable<Collaboration['me']> {
  const joined = state === 'joined';
  return { phone, permission, joined, tag: origin === 'applied' ? 'shared' : joined ? 'added' : 'inviting' };
}

function withoutName({ name: _, ...member }: Member): NonNullable<Collaboration['me']> {
  return member;
}

function isListed({ state }: CollaboratorRow): boolean {
  return state === 'invited' || state === 'joined';
}

/** As with the owner's, full numbers are for those who can invite; everybody sees their own. */
function listOf({ members, standing }: CollaborationFacts, manages: boolean): readonly Member[] {
  return members
    .filter(({ member }) => isListed(member))
    .map(({ member, user }) => {
      const isKnown = manages || member.phone === standing.collaborator?.phone;
      const shown = memberOf(member);
      const phone = isKnown ? shown.phone : maskPhone(shown.phone);
      return { ...shown, phone, name: nameOf(user) };
    });
}

function requestsOf({ members }: CollaborationFacts): Collaboration['requests'] {
  return members
    .filter(({ member }) => member.state === 'pending')
    .map(({ member, user }) => ({
      phone: member.phone,
      name: nameOf(user),
      at: member.createdAt.toISOString(),
    }));
}
