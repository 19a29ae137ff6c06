/** What people write to the operators: feedback from the product, inquiries from the public pages. */
import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { feedback, inquiries, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import type { Page } from './people.repository.ts';

export interface InboxQuery extends Page {
  readonly state?: 'open' | 'handled' | undefined;
  readonly search?: string | undefined;
  readonly kind?: (typeof feedback.$inferSelect)['kind'] | undefined;
}

type HandledAt = typeof feedback.handledAt | typeof inquiries.handledAt;

const stateOf = (state: InboxQuery['state'], handledAt: HandledAt): SQL | undefined =>
  state === undefined ? undefined : state === 'open' ? isNull(handledAt) : isNotNull(handledAt);

/** Newest first. */
export async function listFeedbackRows(
  connection: Connection,
  { state, search, kind, page, pageSize }: InboxQuery,
) {
  const where = and(
    stateOf(state, feedback.handledAt),
    kind === undefined ? undefined : eq(feedback.kind, kind),
    search ? ilike(feedback.text, containing(search)) : undefined,
  );
  const items = await connection
    .select({ entry: feedback, who: users })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .where(where)
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await connection.select({ total: count() }).from(feedback).where(where);
  return { items, total: all?.total ?? 0 };
}

/** Newest first. */
export async function listInquiryRows(
  connection: Connection,
  { state, search, page, pageSize }: Omit<InboxQuery, 'kind'>,
) {
  const where = and(stateOf(state, inquiries.handledAt), search ? isFound(search) : undefined);
  const items = await connection
    .select()
    .from(inquiries)
    .where(where)
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await connection.select({ total: count() }).from(inquiries).where(where);
  return { items, total: all?.total ?? 0 };
}

function isFound(search: string): SQL | undefined {
  const pattern = containing(search);
  return or(
    ilike(inquiries.content, pattern),
    ilike(inquiries.company, pattern),
    ilike(inquiries.name, pattern),
    ilike(inquiries.phone, pattern),
  );
}

/** False: there is none, or it is so already. */
export async function saveHandled(
  connection: Connection,
  of: 'feedback' | 'inquiry',
  { entryId, isHandled }: { readonly entryId: string; readonly isHandled: boolean },
): Promise<boolean> {
  const set = { handledAt: isHandled ? new Date() : null };
  const isOther = (handledAt: HandledAt) => (isHandled ? isNull(handledAt) : isNotNull(handledAt));
  const rows =
    of === 'feedback'
      ? await connection
          .update(feedback)
          .set(set)
          .where(and(eq(feedback.id, entryId), isOther(feedback.handledAt)))
          .returning({ id: feedback.id })
      : await connection
          .update(inquiries)
          .set(set)
          .where(and(eq(inquiries.id, entryId), isOther(inquiries.handledAt)))
          .returning({ id: inquiries.id });
  return rows.length > 0;
}
