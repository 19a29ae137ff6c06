import {
  type CollaborationCalls,
  collaborationCallsOf,
  listHistoryMembers,
  type ProductType,
} from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RequestContext, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { TaskParts } from '../tasks/index.ts';
import { listInvited } from './collaboration.repository.ts';
import { answerJoin, changeMembers, close, open, readCollaboration } from './collaboration.service.ts';
import { collaborationText } from './collaboration.text.ts';
import { join, requestJoin } from './join.service.ts';
import { nameOf } from './present-collaboration.ts';
import type { Visit } from './visit.ts';

export function collaborationHandlers(parts: TaskParts): readonly RouteHandler[] {
  const { database, tools } = parts;
  const { ofProduct, byType, inMessages } = collaborationCallsOf(tools);
  return [
    ...tools.productTypes.flatMap((type) => handlersOf(parts, ofProduct[type], type)),
    ...handlersOf(parts, byType, null),
    ...answersInMessages(parts, inMessages),
    handle(listHistoryMembers, async ({ context: { scope } }) => ({
      items: await historyOf(database, scope),
    })),
  ];
}

interface ProductInput {
  readonly params: { readonly productId: string };
  readonly query: { readonly productType?: ProductType | undefined };
  readonly body?: { readonly productType?: ProductType | undefined } | undefined;
  readonly context: RequestContext;
}

/** `type` is that of the path; null if the request has to name it. */
function handlersOf(
  { database, tools }: TaskParts,
  calls: CollaborationCalls,
  type: ProductType | null,
): readonly RouteHandler[] {
  const visitOf = ({ params, query, body, context: { user, scope } }: ProductInput): Visit => ({
    user,
    scope,
    product: { id: params.productId, type: type ?? namedType(query.productType ?? body?.productType) },
    tools,
  });
  return [
    handle(calls.read, async (input) => readCollaboration(database, visitOf({ ...input, body: {} }))),
    handle(calls.open, async (input) => open(database, visitOf(input))),
    handle(calls.change, async (input) => close(database, visitOf(input), input.body.isClosed)),
    handle(calls.members, async (input) => {
      const { phones, permission = null } = input.body;
      return changeMembers(database, visitOf(input), { phones, permission });
    }),
    handle(calls.join, async (input) => join(database, visitOf(input))),
    handle(calls.requestJoin, async (input) => requestJoin(database, visitOf(input))),
    handle(calls.answerJoin, async (input) =>
      answerJoin(database, visitOf(input), { ...input.body, phone: input.params.phone }),
    ),
  ];
}

/** A message knows its product type. */
function answersInMessages(
  { database, tools }: TaskParts,
  calls: Pick<CollaborationCalls, 'members' | 'requestJoin' | 'answerJoin'>,
): readonly RouteHandler[] {
  const visitOf = ({
    params,
    context: { user, scope },
  }: Pick<ProductInput, 'params' | 'context'>): Visit => ({
    user,
    scope,
    product: { id: params.productId, type: null },
    tools,
  });
  return [
    handle(calls.members, async (input) => {
      const { phones, permission = null } = input.body;
      return changeMembers(database, visitOf(input), { phones, permission });
    }),
    handle(calls.requestJoin, async (input) => requestJoin(database, visitOf(input))),
    handle(calls.answerJoin, async (input) =>
      answerJoin(database, visitOf(input), { ...input.body, phone: input.params.phone }),
    ),
  ];
}

function namedType(type: ProductType | undefined): ProductType {
  if (type) return type;
  const message = collaborationText.typeMissing;
  throw new AppError('INVALID_REQUEST', { message, fields: [{ path: 'productType', message }] });
}

const HISTORY_MAX = 50;

async function historyOf(database: Database, scope: TeamScope) {
  const latest = new Map<string, string>();
  // Who was invited again and has not come yet has the name of the time before.
  for (const { phone, user } of await listInvited(database, scope))
    if (!latest.get(phone)) latest.set(phone, nameOf(user));
  return [...latest].slice(0, HISTORY_MAX).map(([phone, name]) => ({ phone, name }));
}
