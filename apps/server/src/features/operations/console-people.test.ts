/** What operators do with people, and what the audit trail says of it. */
import {
  appointOperator,
  dismissOperator,
  exportOperatorTrail,
  grantPlanTo,
  grantUsesTo,
  listOperators,
  listOperatorTeams,
  listOperatorTrail,
  listOperatorUsers,
  session,
  signOutUser,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { newTeam } from '../orders/orders.testing.ts';
import { lastOperation, newOperator } from './console.testing.ts';

let product: TestProduct;
let manager: TestUser;
let user: TestUser;
let userId: string;

beforeAll(async () => {
  product = await startTestProduct();
  [manager, user] = [await newOperator(product, 'manager'), await product.signIn()];
  userId = (await user.call(session, {})).user.userId;
});
afterAll(() => product.close());

const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
const byConsole = () => ({ operator: masked(manager.phone), isConsole: true });

async function found(search: string) {
  return (await manager.call(listOperatorUsers, { query: { search } })).items;
}

it('a user is found by their number, which is not shown whole', async () => {
  const [one, ...others] = await found(user.phone);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ userId, phone: masked(user.phone), plan: 'free', openSignIns: 1, teams: 0 });
  expect(JSON.stringify(one)).not.toContain(user.phone);
  expect(await found('无此人')).toEqual([]);
});

it('uses and plans are given with a reason, and told apart in the list', async () => {
  const give = { teamId: user.teamId, reason: '补偿一次故障' };
  await manager.call(grantUsesTo, { body: { ...give, tool: 'compare', uses: 10, days: 30 } });
  const { compareBalance } = await user.call(teamBalance, { params: { teamId: user.teamId } });
  expect(compareBalance.count).toBe(13);
  expect(await lastOperation(product)).toEqual({
    ...byConsole(),
    action: 'grant uses',
    subject: user.teamId,
    details: { tool: 'compare', uses: 10, days: 30, reason: '补偿一次故障' },
  });
  const paid = async () =>
    (await manager.call(listOperatorUsers, { query: { state: 'paid' } })).items.map((one) => one.userId);
  expect(await paid()).toEqual([]);
  await manager.call(grantPlanTo, { body: { ...give, plan: 'monthly' } });
  expect(await paid()).toEqual([userId]);
  expect(await lastOperation(product)).toMatchObject({ action: 'grant', details: { plan: 'monthly' } });
});

it('a grant without a reason, to nobody, or by contract without terms is refused', async () => {
  const refused = async (body: object) => (await manager.request(grantPlanTo, { body })).status;
  const { teamId } = user;
  expect(await refused({ teamId, plan: 'monthly', reason: ' ' })).toBe(400);
  expect(await refused({ teamId, plan: 'enterprise', reason: '合同' })).toBe(400);
  expect(await refused({ teamId: userId, plan: 'monthly', reason: '找不到的空间' })).toBe(404);
});

it('a user is signed out everywhere', async () => {
  const person = await product.signIn();
  const { userId: id } = (await person.call(session, {})).user;
  await manager.call(signOutUser, { body: { userId: id, reason: '手机丢失' } });
  expect((await person.request(session)).status).toBe(401);
  expect(await lastOperation(product)).toMatchObject({ action: 'sign-out', subject: id });
  expect((await manager.request(signOutUser, { body: { userId: user.teamId, reason: '无' } })).status).toBe(
    404,
  );
});

it('a team is found by its name or its owner', async () => {
  const teamId = await newTeam(user);
  for (const search of [teamId, user.phone]) {
    const { items } = await manager.call(listOperatorTeams, { query: { search } });
    expect(items).toMatchObject([{ teamId, members: 1, tasks: 0, owner: { phone: masked(user.phone) } }]);
  }
});

it('operators appoint and dismiss others, never themselves', async () => {
  const appoint = (phone: string) =>
    manager.request(appointOperator, { body: { phone, role: 'support', reason: '客服轮值' } });
  expect((await appoint(user.phone)).status).toBe(200);
  expect(await lastOperation(product)).toMatchObject({
    action: 'operator add',
    subject: userId,
    details: { role: 'support', reason: '客服轮值' },
  });
  const { items } = await manager.call(listOperators, {});
  expect(items.map(({ role }) => role)).toEqual(['manager', 'support']);
  expect((await appoint(manager.phone)).body.message).toContain('自己的角色');
  expect((await appoint('13000000000')).body.message).toContain('没有找到');
  await manager.call(dismissOperator, { body: { userId, reason: '离岗' } });
  expect(await user.call(session, {})).not.toHaveProperty('operatorRole');
  expect((await manager.request(dismissOperator, { body: { userId, reason: '离岗' } })).status).toBe(404);
});

it('the audit trail is filtered, and leaves as a file that is recorded itself', async () => {
  const trail = (query: object) => manager.call(listOperatorTrail, { query });
  const { items, total } = await trail({ action: 'grant uses' });
  expect(items).toMatchObject([{ isConsole: true, subject: user.teamId, subjectName: expect.any(String) }]);
  expect(items[0]?.detail).toBe('天数 30；工具 文档比对；次数 10；原因 补偿一次故障');
  expect(total).toBe(1);
  expect((await trail({ operator: '终端' })).items.every(({ isConsole }) => !isConsole)).toBe(true);
  expect((await trail({ to: '2020-01-01' })).total).toBe(0);
  const file = await product.server.app.inject({
    url: exportOperatorTrail.path,
    headers: { authorization: `Bearer ${manager.accessToken}` },
  });
  expect(file.headers['content-disposition']).toContain('.xlsx');
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(await lastOperation(product)).toMatchObject({ action: 'trail export' });
});
