/** Feedback and inquiries: reading them, and marking them as handled. */
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { type InboxQuery, listFeedbackRows, listInquiryRows, saveHandled } from './inbox.repository.ts';
import { type Operator, recordOperation } from './operations.repository.ts';
import { presentPerson } from './present-person.ts';

export async function listFeedback(database: Database, query: InboxQuery) {
  const { items, total } = await listFeedbackRows(database, query);
  const shown = items.map(({ entry, who }) => ({
    entryId: entry.id,
    at: entry.createdAt.toISOString(),
    kind: entry.kind,
    text: entry.text,
    path: entry.path,
    who: presentPerson(who),
    hasScreenshot: entry.screenshotFileId !== null,
    handledAt: entry.handledAt?.toISOString() ?? null,
  }));
  return { items: shown, total };
}

export async function listInquiries(database: Database, query: Omit<InboxQuery, 'kind'>) {
  const { items, total } = await listInquiryRows(database, query);
  const shown = items.map(({ id, createdAt, mailedAt, handledAt, ...entry }) => ({
    entryId: id,
    at: createdAt.toISOString(),
    ...entry,
    isMailed: mailedAt !== null,
    handledAt: handledAt?.toISOString() ?? null,
  }));
  return { items: shown, total };
}

interface Mark {
  readonly of: 'feedback' | 'inquiry';
  readonly entryId: string;
  readonly isHandled: boolean;
}

export async function markHandled(database: Database, operator: Operator, mark: Mark): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await saveHandled(transaction, mark.of, mark))) throw new AppError('NOT_FOUND');
    await recordOperation(transaction, operator, {
      action: mark.isHandled ? 'handled' : 'reopened',
      subject: mark.entryId,
      details: { name: mark.of },
    });
  });
}
