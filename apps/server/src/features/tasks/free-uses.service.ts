/**
 * Uses of the free tools are not in the ledger: they are the user's accepted tasks of the day, in all spaces.
 * A failed or cancelled task and one on the samples do not count; a deleted one that had finished does.
 */

import type { Tools } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { beijingDay } from '../../platform/people/beijing-day.ts';
import { readBalance } from '../billing/index.ts';
import { freeUseLimit } from './free-uses.rules.ts';
import { isOnSamples } from './sample-files.ts';
import { inputsOfOwner, lockOwner } from './tasks.repository.ts';

/** After the task was inserted, in its transaction: throws if the limit is exceeded. */
export async function requireFreeUse(connection: Connection, scope: TeamScope, tools: Tools): Promise<void> {
  await lockOwner(connection, scope);
  const { limit, used, resetsAt } = await countUses(connection, scope, tools);
  if (used <= limit) return;
  const retryAfterSeconds = Math.ceil((resetsAt.getTime() - Date.now()) / 1000);
  throw new AppError('FREE_LIMIT_REACHED', { retryAfterSeconds });
}

export async function readFreeUses(connection: Connection, scope: TeamScope, tools: Tools) {
  const { limit, used, resetsAt } = await countUses(connection, scope, tools);
  return { limit, left: Math.max(0, limit - used), resetsAt: resetsAt.toISOString() };
}

async function countUses(connection: Connection, scope: TeamScope, { free }: Tools) {
  const now = new Date();
  const { start, end } = beijingDay(now);
  const { vipStatus } = await readBalance(connection, scope, now);
  const inputs = await inputsOfOwner(connection, scope, free, start);
  const used = inputs.filter((input) => !isOnSamples(input)).length;
  return { limit: freeUseLimit(vipStatus), used, resetsAt: end };
}
