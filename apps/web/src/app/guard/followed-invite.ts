/** Remembers for the browser session that an invited mobile visitor was redirected once. */

const FOLLOWED_INVITE_KEY = 'wenjian.followedInvite';

export function hasFollowedInvite(): boolean {
  return sessionStorage.getItem(FOLLOWED_INVITE_KEY) !== null;
}

export function followInvite(): void {
  sessionStorage.setItem(FOLLOWED_INVITE_KEY, '1');
}
