/** A proofreading's task in the shape the routes answer with. */
import type { proofreading } from '@wenjian/api';
import type { z } from 'zod';
import type { Abilities, ObjectAccess } from '../../platform/access/authorise.ts';
import type { ObjectScope, TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { listDecided } from '../findings/index.ts';
import { listOpenKeys } from '../sharing/index.ts';
import { presentTask, type TaskRow, taskAbilities } from '../tasks/index.ts';
import { proofreadInput, proofreadSummary } from './proofread.input.ts';

export type PresentedProofreading = z.output<typeof proofreading>;

export async function presentProofreadings(
  connection: Connection,
  scope: TeamScope,
  rows: readonly TaskRow[],
): Promise<PresentedProofreading[]> {
  return presentAll(connection, scope, rows, (row) => taskAbilities(scope, row.ownerId, null));
}

export async function presentProofreading(
  connection: Connection,
  { scope, abilities }: ObjectAccess,
  row: TaskRow,
): Promise<PresentedProofreading> {
  const [presented] = await presentAll(connection, scope, [row], () => abilities);
  if (!presented) throw new Error('one proofreading in, none out');
  return presented;
}

async function presentAll(
  connection: Connection,
  scope: ObjectScope,
  rows: readonly TaskRow[],
  abilitiesOn: (row: TaskRow) => Abilities,
): Promise<PresentedProofreading[]> {
  const ids = rows.map((row) => row.id);
  const decided = await listDecided(connection, scope, ids);
  const keys = await listOpenKeys(connection, scope, ids);
  return rows.map((row) => {
    const { fileId, name, size } = proofreadInput.parse(row.input).file;
    const statistics = row.summary === null ? null : proofreadSummary.parse(row.summary).statistics;
    const abilities = abilitiesOn(row);
    return {
      ...presentTask(row, abilities),
      file: { fileId, name, size },
      statistics,
      decided: statistics && {
        done: decided.get(row.id)?.length ?? 0,
        total: statistics.error + statistics.suspect + statistics.advice,
      },
      key: abilities.share ? (keys.get(row.id) ?? null) : null,
    };
  });
}
