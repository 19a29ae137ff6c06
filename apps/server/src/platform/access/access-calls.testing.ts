/**
 * Every call that requires an ability on a kind of object, ready to be sent, and the meaning of its answer
 * for access.
 */
import {
  type Ability,
  type AnyRoute,
  deleteKnowledge,
  deletePlagiarism,
  errorCatalogue,
  type ObjectKind,
  pathParameters,
  routeTable,
  updateKnowledge,
} from '@wenjian/api';
import type { TestClient } from '../../testing/test-product.ts';

export interface Target {
  readonly id: string;
  /** The space it belongs to, and somebody there who can be removed. */
  readonly teamId: string;
  readonly memberId: string;
}

export interface Call {
  readonly name: string;
  /** The kind of object it takes. */
  readonly object: ObjectKind;
  /** Whether it has an effect as soon as it is allowed; such a call gets its own object. */
  readonly isDone: boolean;
  /** Names its objects in the body; objects it does not find are unknown. */
  readonly isBatch: boolean;
  send(client: TestClient, target: Target): ReturnType<TestClient['request']>;
}

const batches: Readonly<Partial<Record<ObjectKind, Partial<Record<Ability, Call>>>>> = {
  knowledgeDocument: {
    change: batch('knowledgeDocument', updateKnowledge, ({ teamId, id }) => ({
      teamId,
      ids: [id],
      name: '新名',
    })),
    delete: batch('knowledgeDocument', deleteKnowledge, ({ teamId, id }) => ({ teamId, ids: [id] })),
  },
  plagiarism: { delete: batch('plagiarism', deletePlagiarism, ({ id }) => ({ taskIds: [id] })) },
};

function batch(object: ObjectKind, route: AnyRoute, bodyOf: (target: Target) => object): Call {
  return {
    name: route.name,
    object,
    isDone: true,
    isBatch: true,
    send: (client, target) => client.request(route, { body: bodyOf(target) }),
  };
}

/** Leaving is about the caller and not the team; only popups are acknowledged, and no list shows them. */
const walkedElsewhere = ['leaveTeam', 'acknowledgeMessage'];

export function callsOf(kind: ObjectKind, ability: Ability): readonly Call[] {
  const routes = routeTable.filter(
    ({ policy, isOpenApi, name }) =>
      policy.kind === 'object' &&
      policy.object === kind &&
      policy.ability === ability &&
      isOpenApi !== true &&
      !walkedElsewhere.includes(name),
  );
  const inBody = batches[kind]?.[ability];
  return [...routes.map((route) => single(kind, route)), ...(inBody ? [inBody] : [])];
}

/** Sent without a body: if one is needed, an allowed call fails at its absence, and nothing happens. */
function single(kind: ObjectKind, route: AnyRoute): Call {
  const needsBody = route.body !== undefined && !route.body.safeParse({}).success;
  return {
    name: route.name,
    object: kind === 'product' ? productKindOf(route.path) : kind,
    isDone: route.method !== 'GET' && !needsBody,
    isBatch: false,
    send: (client, target) =>
      client.request(route, {
        params: paramsOf(route, target),
        query: { taskId: target.id, id: target.id, format: 'docx', ...objectInQuery(route, target) },
      }),
  };
}

/** If the path does not name the object, the query does. */
function objectInQuery(route: AnyRoute, { id }: Target): Record<string, string> {
  const { policy } = route;
  if (policy.kind !== 'object' || pathParameters(route.path).includes(policy.param)) return {};
  return { [policy.param]: id };
}

/** The path of a tool accepts products of that tool only. */
function productKindOf(path: string): ObjectKind {
  if (path.includes('contract-document')) return 'document';
  if (path.includes('contract-audit')) return 'audit';
  return path.includes('contract-duplication') ? 'plagiarism' : 'product';
}

const NOBODY = '00000000-0000-4000-8000-000000000000';
const otherParams: Readonly<Record<string, string>> = {
  side: 'old',
  format: 'docx',
  index: '0',
  number: '1',
  extent: 'one',
  phone: '13900000000',
  findingId: 'c1',
  commentId: NOBODY,
  messageId: NOBODY,
};

function paramsOf(route: AnyRoute, { id, memberId }: Target): Record<string, string> {
  const own = route.policy.kind === 'object' ? route.policy.param : '';
  const names = pathParameters(route.path).filter((name) => name !== own);
  const others = names.map((name) => [name, otherParams[name] ?? '']);
  return { ...Object.fromEntries(others), userId: memberId, [own]: id };
}

export type Outcome = 'allowed' | 'forbidden' | 'closed' | 'unknown' | 'unsigned';

export async function outcomeOf(call: Call, client: TestClient, target: Target): Promise<Outcome> {
  const { status, body } = await call.send(client, target);
  const isCatalogued = body.message === errorCatalogue.NOT_FOUND.message;
  switch (status) {
    case 401:
      return 'unsigned';
    case 403:
      return body.message === errorCatalogue.COLLABORATION_CLOSED.message ? 'closed' : 'forbidden';
    // A caller who may read is told exactly what is missing.
    case 404:
      return isCatalogued || call.isBatch ? 'unknown' : 'allowed';
    default:
      return 'allowed';
  }
}
