/**
 * Invitations as people pass them on: the team's id, the word 分享者 and the sharer. The spec reads the
 * team's id as the part before that word. A link has it as `tid`.
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

/** The id comes first, so that the part before 分享者 is only the team's id. */
export function inviteText(origin: string, team: Team, sharer: string): string {
  return `${team.id}${SHARER}${sharer}\n${text.inviteWords(team.name, inviteLink(origin, team.id))}`;
}

/** A pasted link has its Chinese characters escaped; a text may contain a lone percent sign. */
function decoded(pasted: string): string {
  try {
    return decodeURIComponent(pasted);
  } catch {
    return pasted;
  }
}
