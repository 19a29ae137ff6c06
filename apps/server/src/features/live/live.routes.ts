import {
  addComment,
  changeComment,
  deleteComment,
  listComments,
  type Tools,
  watchProduct,
} from '@wenjian/api';
import type { RequestContext } from '../../platform/http/route-handler.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import {
  addComment as add,
  type Commenter,
  changeComment as change,
  type FindingDigests,
  readComments,
  removeComment,
} from './comments.service.ts';
import { type WatchParts, watch } from './watch.service.ts';

export interface LiveParts extends WatchParts {
  readonly tools: Tools;
  readonly findings: FindingDigests;
}

export function liveRoutes(parts: LiveParts): readonly RouteHandler[] {
  const { database } = parts;
  return [
    handle(watchProduct, async ({ params, query, context }) =>
      watch(parts, context, params.productId, query.cursor),
    ),
    handle(listComments, async ({ params, context }) => ({
      ...(await readComments(database, commenterOf(context), params.productId)),
      canWrite: context.abilities.change,
    })),
    handle(addComment, async ({ params, body, context }) =>
      add(parts, commenterOf(context), params.productId, body),
    ),
    handle(changeComment, async ({ params, body, context }) =>
      change(
        parts,
        commenterOf(context),
        { taskId: params.productId, id: params.commentId, version: body.version },
        body,
      ),
    ),
    handle(deleteComment, async ({ params, context }) => {
      const place = { taskId: params.productId, id: params.commentId };
      await removeComment(database, commenterOf(context), place);
      return null;
    }),
  ];
}

/** A user who may delete the document may also delete its comments. */
function commenterOf({ scope, abilities }: RequestContext): Commenter {
  return { scope, removesAny: abilities.delete };
}
