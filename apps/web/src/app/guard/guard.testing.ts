/** Test support: the users and addresses the guard is tested with. */
import type { GuardInput } from './guard.ts';

export const signedIn: GuardInput = {
  path: '/',
  query: '',
  hash: '',
  host: 'wenjian.example',
  client: 'desktop',
  hasValidSession: true,
  space: 'personal',
  hasFollowedInvite: false,
};
export const visitor: GuardInput = { ...signedIn, hasValidSession: false, space: 'unknown' };
export const inTeam: GuardInput = { ...signedIn, space: 'team' };
export const phone: GuardInput = { ...visitor, client: 'mobile' };
export const beta: GuardInput = { ...signedIn, host: 'beta.wenjian.example' };

export function locate(at: string): Pick<GuardInput, 'path' | 'query' | 'hash'> {
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(at) ?? [];
  return { path, query, hash };
}
