/**
 * Invitations as people pass them on: words with the link, then the word 分享者 and the sharer. The spec reads the team's id from the part
 * before that word; there it stands in the link alone, as `tid`, so that nobody reads a bare id. Older texts began with it.
 */
import { teamPageText as text } from '../team-page.text.ts';
import type { Team } from './team.ts';

const SHARER = '分享者';
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** The team's id from a text, a link or the value of `tid`; null without a team. */
export function readInvite(pasted: string): string | null {
  const [before = ''] = decoded(pasted).split(SHARER, 1);
  return before.match(UUID)?.at(-1)?.toLowerCase() ?? null;
}

export function inviteLink(origin: string, teamId: string): string {
  return `${origin}/dashboard?tid=${teamId}`;
}

export function inviteText(origin: string, team: Team, sharer: string): string {
  const words = text.inviteWords(team.name, inviteLink(origin, team.id));
  return `${words}\n${SHARER}：${sharer}\n${text.inviteEnd}`;
}

/** A pasted link has its Chinese characters escaped; a text may contain a lone percent sign. */
function decoded(pasted: string): string {
  try {
    return decodeURIComponent(pasted);
  } catch {
    return pasted;
  }
}
