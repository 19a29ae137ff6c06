/** Schemas shared by several routes. */
import { z } from 'zod';
import { PHONE_PATTERN, PHONE_WRONG } from '../site-calls.ts';

/** Times are sent as ISO 8601 in UTC. */
export const instant = z.iso.datetime();

export const id = z.uuid();

/** Mainland mobile numbers, the only ones the SMS sign-in accepts. */
export const phone = z.string().regex(PHONE_PATTERN, PHONE_WRONG);

/** The team space of a call; the user's current space when absent. */
export const teamScope = z.object({ teamId: id.optional() });

export const MAX_PAGE_SIZE = 100;

export const paging = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
});

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int() });
}

export const nothing = z.null();

export const abilities = z.object({
  read: z.boolean(),
  change: z.boolean(),
  run: z.boolean(),
  share: z.boolean(),
  delete: z.boolean(),
});
