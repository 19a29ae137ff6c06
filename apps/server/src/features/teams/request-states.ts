/** The states of the requests to join a team that messages are about. */
import { and, inArray } from 'drizzle-orm';
import { teamRequests } from '../../database/schema.ts';
import type { RequestStateReader } from '../messages/index.ts';

/** The messages belong to the reader, and were sent to them because they may answer. */
export const readTeamRequestStates: RequestStateReader = async (connection, subjects) => {
  const asked = subjects.flatMap((subject) => (subject.kind === 'team' ? [subject] : []));
  if (asked.length === 0) return subjects.map(() => 'gone');
  const ofAsked = and(
    inArray(
      teamRequests.teamId,
      asked.map(({ teamId }) => teamId),
    ),
    inArray(
      teamRequests.userId,
      asked.map(({ userId }) => userId),
    ),
  );
  const rows = await connection.select().from(teamRequests).where(ofAsked);
  const states = new Map(rows.map(({ teamId, userId, state }) => [`${teamId} ${userId}`, state]));
  return subjects.map((subject) =>
    subject.kind === 'team' ? (states.get(`${subject.teamId} ${subject.userId}`) ?? 'gone') : 'gone',
  );
};
