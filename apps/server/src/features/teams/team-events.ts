/**
 * Every change of a team's members is recorded and announced to the people concerned, in the same
 * transaction.
 */
import type { MessageKind, RecordedAction } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { SpaceRow } from '../../platform/database/lock-space.ts';
import { postMessages } from '../messages/index.ts';
import { recordAction } from '../records/index.ts';

export async function recordTeam(
  connection: Connection,
  scope: TeamScope,
  team: Pick<SpaceRow, 'id' | 'name'>,
  action: RecordedAction,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  await recordAction(connection, scope, {
    action,
    objectKind: 'teamSpace',
    objectId: team.id,
    objectName: team.name,
    details,
  });
}

export interface TeamNews {
  readonly kind: MessageKind;
  readonly content: string;
  /** The person concerned. */
  readonly aboutUserId: string;
  /** Somebody who is not a member gets no link to the team. */
  readonly isOut?: boolean;
}

export async function tellAbout(
  connection: Connection,
  team: Pick<SpaceRow, 'id'>,
  readerIds: readonly string[],
  { kind, content, aboutUserId, isOut = false }: TeamNews,
): Promise<void> {
  const link = isOut ? null : teamPath(team.id);
  const subject = { kind: 'team', teamId: team.id, userId: aboutUserId } as const;
  await postMessages(
    connection,
    readerIds.map((userId) => ({ userId, teamId: team.id, kind, content, link, subject, aboutUserId })),
  );
}

function teamPath(teamId: string): string {
  return `/team-manage/list/${teamId}`;
}
