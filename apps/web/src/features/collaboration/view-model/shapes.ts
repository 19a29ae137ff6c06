import type { AnswerOf, CollaborationCalls, ProductType } from '@wenjian/api';

export type Collaboration = AnswerOf<CollaborationCalls['read']>;
export type Member = Collaboration['members'][number];

/** A person who has not joined yet has no name, only a number. */
export function nameOf({ name, phone }: Pick<Member, 'name' | 'phone'>): string {
  return name === '' ? phone : name;
}

export interface Product {
  readonly type: ProductType;
  readonly id: string;
}

export function canManage({ isOwner, isTeamAdmin }: Collaboration): boolean {
  return isOwner || isTeamAdmin;
}

export type SharingState = 'none' | 'open' | 'closed';

export function sharingState({ isCollaborated, isClosed }: Collaboration): SharingState {
  if (!isCollaborated) return 'none';
  return isClosed ? 'closed' : 'open';
}
