/** Makes a requested archive, and notifies the person who asked. */
import { DATA_EXPORT_DAYS } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import { postMessages } from '../messages/index.ts';
import { archivedTables } from './archive-rows.ts';
import { listArchivedContents } from './archived-contents.ts';
import type { ArchivedTools } from './archived-tools.ts';
import { dataRightsText as text } from './data-rights.text.ts';
import { readDataExport, settleDataExport } from './exports.repository.ts';
import type { TableRule } from './table-rule.ts';
import { writeArchive } from './write-archive.ts';

const DAY_MS = 24 * 3600 * 1000;
const SETTINGS_PATH = '/account/settings';

interface DataExportJobParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly dataRules: readonly TableRule[];
  readonly archived: ArchivedTools;
}

export function dataExportJob(parts: DataExportJobParts): JobHandler<'dataExport'> {
  const { database, blobs, dataRules, archived } = parts;
  return {
    name: 'dataExport',
    async run({ payload: { exportId }, signal }) {
      const asked = await readDataExport(database, exportId);
      if (!asked) return;
      const { space, user } = asked;
      await settleDataExport(database, exportId, { status: 'running' });
      const person = space.type === 'personal' ? { id: user.id, phone: user.phone } : null;
      const { sha256, size } = await writeArchive(
        blobs,
        {
          spaceName: space.name,
          tables: archivedTables(database, dataRules, { teamId: space.id, person }),
          contents: await listArchivedContents(database, archived, space.id),
        },
        signal,
      );
      const expiresAt = new Date(Date.now() + DATA_EXPORT_DAYS * DAY_MS);
      await database.transaction(async (transaction) => {
        const done = { status: 'complete', sha256, size, expiresAt } as const;
        if (await settleDataExport(transaction, exportId, done))
          await tell(transaction, user.id, space.id, text.ready(DATA_EXPORT_DAYS));
      });
    },
    async giveUp({ exportId }) {
      const asked = await readDataExport(database, exportId);
      if (!asked) return;
      await settleDataExport(database, exportId, { status: 'failed' });
      await tell(database, asked.user.id, asked.space.id, text.notReady);
    },
  };
}

async function tell(connection: Connection, userId: string, teamId: string, content: string): Promise<void> {
  const message = { userId, teamId, kind: 'account', content, link: SETTINGS_PATH, subject: null } as const;
  await postMessages(connection, [message]);
}
