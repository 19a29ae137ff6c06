/**
 * Invitations as people pass them on: words with the link, then the word 分享者 and the sharer. The spec reads the team from the part before that
 * word; there it stands in the link alone, as `tid`: the code of the team's link. Older links have the team's id in its place, and the oldest texts
 * began with it.
 */
import { TEAM_LINK_ALPHABET, TEAM_LINK_CHARACTERS } from '@wenjian/api';
import { teamPageText as text } from '../team-page.text.ts';
import type { Team } from './team.ts';

const SHARER = '分享者';
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

const CODE = new RegExp(`(?:^\\s*|tid=)([${TEAM_LINK_ALPHABET}]{${TEAM_LINK_CHARACTERS}})(?![\\w-])`);

/** What names the team in a text, a link or the value of `tid`: a link's code or an id; null without a team. */
export function readInvite(pasted: string): string | null {
  const [before = ''] = decoded(pasted).split(SHARER, 1);
  return CODE.exec(before)?.[1] ?? before.match(UUID)?.at(-1)?.toLowerCase() ?? null;
}

export function inviteLink(origin: string, code: string): string {
  return `${origin}/dashboard?tid=${code}`;
}

export function inviteText(link: string, team: Pick<Team, 'name'>, sharer: string): string {
  const words = text.inviteWords(team.name, link);
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
