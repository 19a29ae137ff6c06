/** The columns a person's shown name is made of; see platform/display-name.ts. */
import { sql } from 'drizzle-orm';
import { teamMembers, users } from './schema.ts';

/** For a query that joins `users`. */
export function personIn({ teamId }: { readonly teamId: string }) {
  return {
    // First: a left join that found nobody is told by it.
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
