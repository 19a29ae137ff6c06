/** Passages of the knowledge base, for whoever answers questions: the assistant knows them by its own port. */
import { searchPassages } from '../features/documents/index.ts';
import type { Connection } from '../platform/database.ts';
import type { TeamScope } from '../platform/team-scope.ts';

type Wish = Parameters<typeof searchPassages>[2];

export function passageSearch(connection: Connection) {
  return (scope: TeamScope, wish: Wish) => searchPassages(connection, scope, wish);
}
