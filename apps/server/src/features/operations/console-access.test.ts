/** Every call of the console × everybody who is not meant by it. */
import {
  type AnyRoute,
  createApiKey,
  errorCatalogue,
  exampleRequest,
  isOperatorArea,
  type OperatorRole,
  operatorRoles,
  readOperatorHealth,
  routeTable,
  session,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestClient,
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../testing/test-product.ts';
import { query } from '../compare/compare.testing.ts';
import { newOperator } from './console.testing.ts';

let product: TestProduct;
let stranger: TestUser;
let operators: Record<OperatorRole, TestUser>;

beforeAll(async () => {
  product = await startTestProduct();
  stranger = await product.signIn();
  const made: [OperatorRole, TestUser][] = [];
  for (const role of operatorRoles) made.push([role, await newOperator(product, role)]);
  operators = Object.fromEntries(made) as Record<OperatorRole, TestUser>;
});
afterAll(() => product.close());

const routes = routeTable.filter(({ path }) => path.startsWith('/api/operator/'));
const named = routes.map((route) => [`${route.method} ${route.path}`, route] as const);

function areaOf({ policy, name }: AnyRoute) {
  if (policy.kind !== 'operator') throw new Error(`${name} is open to others than operators`);
  return policy.area;
}

it('the console is all of the calls for operators, and no call of it takes an id in its path', () => {
  expect(routes.length).toBeGreaterThan(25);
  expect(routeTable.filter(({ policy }) => policy.kind === 'operator')).toEqual(routes);
  expect(routes.filter(({ path }) => path.includes('{'))).toEqual([]);
});

describe('somebody who is no operator', () => {
  it.each(named)('gets from %s what an unknown address answers, whatever they send', async (_, route) => {
    const unknown = await stranger.request({ ...route, path: '/api/operator/nothing-here' }, {});
    expect([unknown.status, unknown.body.message]).toEqual([404, errorCatalogue.NOT_FOUND.message]);
    expect(await stranger.request(route, exampleRequest(route))).toEqual(unknown);
    expect(await stranger.request(route, route.body ? { body: { wrong: true } } : {})).toEqual(unknown);
  });

  it('is not told of any role', async () => {
    expect(await stranger.call(session, {})).not.toHaveProperty('operatorRole');
    expect((await operators.support.call(session, {})).operatorRole).toBe('support');
  });
});

describe('an operator of another kind', () => {
  it.each(named)('is refused by %s', async (_, route) => {
    const area = areaOf(route);
    const others = operatorRoles.filter((role) => !isOperatorArea(role, area));
    if (area !== 'overview') expect(others.length).toBeGreaterThan(0);
    for (const role of others) {
      const { status } = await operators[role].request(route, exampleRequest(route));
      expect([role, status]).toEqual([role, 403]);
    }
  });

  it('has left nothing in the audit trail: there are the appointments alone', async () => {
    const actions = await query(product, 'select distinct action from operations', []);
    expect(actions).toEqual([{ action: 'operator add' }]);
  });
});

it('a key of an operator opens nothing of the console', async () => {
  const body = { name: '对接', scopes: ['compare:read' as const], days: null };
  const { key } = await operators.manager.call(createApiKey, { body });
  const program = createTestClient(product.server, { authorization: `Bearer ${key}` });
  for (const route of routes) expect((await program.request(route, exampleRequest(route))).status).toBe(403);
});

it('a dismissed operator is a stranger at once', async () => {
  const former = await newOperator(product, 'manager');
  expect((await former.request(readOperatorHealth)).status).toBe(200);
  await query(product, 'delete from operators where user_id = (select id from users where phone = $1)', [
    former.phone,
  ]);
  expect((await former.request(readOperatorHealth)).status).toBe(404);
});
