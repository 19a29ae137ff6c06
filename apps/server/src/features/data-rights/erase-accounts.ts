/** The worker's part of closing accounts: due accounts are erased, each in its own transaction. */
import { append } from '@wenjian/document';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import { insertClosedIdentity } from './closed-identities.ts';
import { listDue, listOwnedSpaces, lockDue } from './closure.repository.ts';
import { listObstacles } from './closure.service.ts';
import { erasePerson } from './erase-person.ts';
import { eraseSpace } from './erase-space.ts';
import type { TableRule } from './table-rule.ts';

/** The limit of one run; the rest follows in the next hour. */
const ERASED_AT_ONCE = 100;

export interface EraseParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly dataRules: readonly TableRule[];
  /** The identity provider's data about them, if the provider is ours. Safe to repeat. */
  eraseIdentity(issuer: string, sub: string): Promise<void>;
}

export async function eraseDueAccounts(
  parts: EraseParts,
  now: Date,
  log: Logger,
  signal: AbortSignal,
): Promise<number> {
  let erased = 0;
  for (const userId of await listDue(parts.database, now, ERASED_AT_ONCE)) {
    if (signal.aborted) break;
    try {
      const leftovers = await parts.database.transaction((transaction) =>
        eraseAccount(parts, transaction, userId, now),
      );
      if (!leftovers) continue;
      erased += 1;
      for (const partsKey of leftovers) await parts.blobs.deleteParts(partsKey);
    } catch (error) {
      log.error({ err: error, userId }, 'account not erased');
    }
  }
  return erased;
}

/** Null: it is not due any more, or something prevents it, which its owner is shown. */
async function eraseAccount(
  { dataRules, eraseIdentity }: EraseParts,
  connection: Connection,
  userId: string,
  now: Date,
): Promise<readonly string[] | null> {
  const user = await lockDue(connection, userId, now);
  if (!user || (await listObstacles(connection, userId)).length > 0) return null;
  const leftovers: string[] = [];
  for (const { id } of await listOwnedSpaces(connection, userId))
    append(leftovers, await eraseSpace(connection, dataRules, id));
  append(leftovers, await erasePerson(connection, dataRules, user));
  // Before the end of the transaction: if it fails, everything is tried again.
  await eraseIdentity(user.issuer, user.sub);
  // After that, with the later of the two times: until now somebody could still get a token.
  await insertClosedIdentity(connection, user, laterOf(now, new Date()));
  return leftovers;
}

function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other;
}
