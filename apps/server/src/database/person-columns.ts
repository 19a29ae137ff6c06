/** The columns used for a person's display name; see platform/display-name.ts. */
import { sql } from 'drizzle-orm';
import { teamMembers, users } from './schema.ts';

/** For a query that joins `users`. */
export function personIn({ teamId }: { readonly teamId: string }) {
  return {
    // First, because it shows whether a left join found anybody.
    id: users.id,
    name: users.name,
    username: users.username,
    nickname: users.nickname,
    phone: users.phone,
    ownName: sql<string | null>`(
      select own.name from ${teamMembers} own where own.user_id = ${users}.id and own.team_id = ${teamId}
    )`,
  };
}
