import type { SignedInUser } from '../../platform/access/authorise.ts';
import type { Feature, ServerParts } from '../feature.ts';
import { decidedTools, identitiesOf } from '../findings/index.ts';
import { discussionAccess } from './discussion-access.ts';
import { liveRoutes } from './live.routes.ts';

export const liveFeature: Feature = {
  routes: (parts) => liveRoutes({ ...parts, access: discussionOf(parts), findings: identitiesOf(parts) }),
  access: (parts) => ({ discussion: discussionOf(parts) }),
};

/** People talk about what can be shared and about what can be decided on. */
function discussionOf({ database, tasks, tools, findings }: ServerParts) {
  const discussed = [...new Set([...tools.shared, ...decidedTools(findings)])];
  return async (user: SignedInUser, id: string) =>
    discussionAccess(database, id, await tasks.access(user, id, discussed));
}
