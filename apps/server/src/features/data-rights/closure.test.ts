import {
  createOrder,
  createTeam,
  listMessages,
  readClosure,
  requestClosure,
  saveCurrentTeam,
  sendClosureCode,
  session,
  withdrawClosure,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { query } from '../compare/compare.testing.ts';
import { MONTHLY } from '../orders/orders.testing.ts';
import { grant } from '../teams/teams.testing.ts';
import {
  closeAccount,
  eraseDue,
  fillRest,
  fillSpace,
  forgetCodes,
  inDays,
  rowsLeft,
  sentCode,
} from './data-rights.testing.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const closureOf = (user: TestUser) => user.call(readClosure, {});
const userIdOf = async (user: TestUser) => (await user.call(session, {})).user.userId;

async function teamWith(owner: TestUser, member: TestUser): Promise<string> {
  const { teamId } = await owner.call(createTeam, { body: { name: '法务部' } });
  await grant(product, teamId, 'basic');
  await query(product, `insert into team_members (team_id, user_id, role) values ($1, $2, 'member')`, [
    teamId,
    await userIdOf(member),
  ]);
  return teamId;
}

describe('closing an account', () => {
  it('is confirmed by a code, announced by a message, and can be cancelled', async () => {
    const user = await product.signIn();
    expect(await closureOf(user)).toEqual({
      dueAt: null,
      confirmation: 'code',
      phone: user.phone,
      obstacles: [],
    });
    await closeAccount(product, user);
    const { dueAt } = await closureOf(user);
    expect(new Date(dueAt ?? 0).getTime()).toBeGreaterThan(inDays(6).getTime());
    const { items } = await user.call(listMessages, { body: {} });
    expect(items[0]).toMatchObject({ kind: 'account' });
    expect(items[0]?.content).toContain('注销');
    await user.call(withdrawClosure, {});
    expect((await closureOf(user)).dueAt).toBeNull();
    expect(await eraseDue(product, inDays(8))).toBe(0);
    expect((await user.request(session)).status).toBe(200);
  });

  it.each([
    ['no code', {}, 400],
    ['an empty code', { code: ' ' }, 400],
    ['the phrase in the place of the code', { phrase: '注销我的账号' }, 400],
    ['a code that is no text', { code: 123456 }, 400],
  ])('is refused with %s', async (_, body, status) => {
    const user = await product.signIn();
    expect((await user.request(requestClosure, { body })).status).toBe(status);
    expect((await closureOf(user)).dueAt).toBeNull();
  });

  it('allows five tries for a code, then a new code is needed', async () => {
    const user = await product.signIn();
    await forgetCodes(product);
    await user.call(sendClosureCode, {});
    const code = await sentCode(product, user.phone);
    const wrong = code === '000000' ? '000001' : '000000';
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++)
      statuses.push((await user.request(requestClosure, { body: { code: wrong } })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
    // The right code comes too late.
    expect((await user.request(requestClosure, { body: { code } })).status).toBe(429);
    expect((await closureOf(user)).dueAt).toBeNull();
  });

  it('sends at most one code a minute', async () => {
    const user = await product.signIn();
    const { status, body } = await user.request(sendClosureCode);
    expect([status, body.message]).toEqual([429, '验证码发送太频繁，请 60 秒后再试']);
  });

  it('waits until teams are handed over and money is settled, and reports what it waits for', async () => {
    const owner = await product.signIn();
    const teamId = await teamWith(owner, await product.signIn());
    const body = { ...MONTHLY, provider: 'sandbox' as const };
    const { number } = await owner.call(createOrder, { query: { teamId: owner.teamId }, body });
    const { obstacles } = await closureOf(owner);
    expect(obstacles).toEqual([expect.stringContaining('法务部'), expect.stringContaining(number)]);
    const { status, body: answer } = await owner.request(requestClosure, { body: { code: '000000' } });
    expect([status, answer.message]).toEqual([409, obstacles.join('；')]);
    await query(
      product,
      `update orders set state = 'paid', paid_at = now(), refund_requested_at = now() where number = $1`,
      [number],
    );
    expect((await closureOf(owner)).obstacles[1]).toContain('退款');
    await query(product, `update orders set state = 'refunded', refunded_at = now() where number = $1`, [
      number,
    ]);
    await query(product, `delete from team_members where team_id = $1 and role = 'member'`, [teamId]);
    expect((await closureOf(owner)).obstacles).toEqual([]);
  });

  it('that was confirmed is not carried out while somebody has since joined a team of the user', async () => {
    const owner = await product.signIn();
    const { teamId } = await owner.call(createTeam, { body: { name: '新团队' } });
    await closeAccount(product, owner);
    const member = await product.signIn();
    await query(product, `insert into team_members (team_id, user_id, role) values ($1, $2, 'member')`, [
      teamId,
      await userIdOf(member),
    ]);
    expect(await eraseDue(product, inDays(8))).toBe(0);
    expect((await closureOf(owner)).obstacles).toHaveLength(1);
    await owner.call(withdrawClosure, {});
  });
});

describe('a closed account', () => {
  it('leaves nothing that identifies the person, and keeps the accounting records', async () => {
    const other = await product.signIn();
    const user = await product.signIn();
    await fillSpace(product, user);
    await fillRest(product, user, other);
    const { teamId: alone } = await user.call(createTeam, { body: { name: '一人团队' } });
    const team = await teamWith(other, user);
    await user.call(saveCurrentTeam, { body: { teamId: team } });
    const userId = await userIdOf(user);
    const names = await nameAround(user, other, team);
    await query(product, `update orders set state = 'closed', invoice = $2 where team_id = $1`, [
      user.teamId,
      { kind: 'personal', title: '张三', email: 'zhang@example.com' },
    ]);
    const { items: before } = await other.call(listMessages, { body: {} });
    await closeAccount(product, user);
    expect(await eraseDue(product, inDays(6))).toBe(0);
    expect(await eraseDue(product, inDays(8))).toBe(1);

    const masked = `${user.phone.slice(0, 3)}****${user.phone.slice(-4)}`;
    for (const name of [...names, user.phone, masked])
      expect([name, await tracesOf(name)]).toEqual([name, []]);
    expect(await tracesOf('zhang@example.com')).toEqual([]);
    for (const space of [user.teamId, alone]) expect(await rowsLeft(product, space)).toEqual([]);
    expect(await query(product, 'select name, phone from users where id = $1', [userId])).toEqual([
      { name: '已注销用户', phone: null },
    ]);
    const [kept] = await query(product, 'select count(*)::int from balance_entries where team_id = $1', [
      user.teamId,
    ]);
    expect(kept?.count).toBeGreaterThan(0);
    const [order] = await query(product, 'select amount_fen, invoice from orders where team_id = $1', [
      user.teamId,
    ]);
    expect(order).toMatchObject({ invoice: null });
    // Other users keep their data.
    const told = (await other.call(listMessages, { body: {} })).items.map(({ content }) => content);
    expect(told).toEqual(
      expect.arrayContaining([
        '已注销用户 申请加入团队“法务部”',
        '已注销用户 分享了《一 在《二》》',
        '已注销用户 在《一》的评论中提到了您',
        '已注销用户接受了您的邀请。',
      ]),
    );
    expect(told).toContain('上官婉儿他人 分享了《三》');
    expect((await other.call(listMessages, { body: {} })).items).toHaveLength(before.length);
    expect(await query(product, 'select role from team_members where team_id = $1', [team])).toEqual([
      { role: 'owner' },
    ]);
    const rewards =
      'select count(*)::int from invitation_rewards r join users u on u.id = r.user_id where u.phone = $1';
    expect((await query(product, rewards, [other.phone]))[0]?.count).toBe(1);
  });

  it('is not opened by an earlier token, and the phone number starts a new account', async () => {
    const user = await product.signIn();
    const before = await userIdOf(user);
    await closeAccount(product, user);
    await eraseDue(product, inDays(8));
    // Erased as if in eight days: tokens issued until then count as earlier ones.
    expect((await user.request(session)).status).toBe(401);
    await query(product, 'update closed_identities set closed_at = now()', []);
    const again = await signIn(product.server, user.phone);
    expect(await userIdOf(again)).not.toBe(before);
    expect((await user.request(session)).status).toBe(401);
  });
});

/** Messages to somebody else that contain each of the user's names; returns the names. */
async function nameAround(user: TestUser, other: TestUser, teamId: string): Promise<readonly string[]> {
  const [name, ownName, former] = ['上官婉儿', '婉儿（法务）', '旧时姓名'];
  const [userId, otherId] = [await userIdOf(user), await userIdOf(other)];
  const masked = `${user.phone.slice(0, 3)}****${user.phone.slice(-4)}`;
  await query(product, 'update users set name = $2, username = $2 where id = $1', [userId, name]);
  await query(product, 'update team_members set name = $3 where team_id = $1 and user_id = $2', [
    teamId,
    userId,
    ownName,
  ]);
  const tell = (kind: string, content: string, aboutUserId: string | null = userId) =>
    query(product, 'insert into messages (user_id, kind, content, about_user_id) values ($1, $2, $3, $4)', [
      otherId,
      kind,
      content,
      aboutUserId,
    ]);
  await tell('teamRequest', `${former} 申请加入团队“法务部”`);
  await tell('shared', `${name} 分享了《一 在《二》》`);
  await tell('mention', `${ownName} 在《一》的评论中提到了您`, null);
  await tell('reward', `${masked}接受了您的邀请。`, null);
  // Another user whose name begins like theirs.
  await tell('shared', `${name}他人 分享了《三》`, null);
  return [ownName, former, `${name} `];
}

/** Tables that contain the text anywhere, including those of the identity provider and the queue. */
async function tracesOf(text: string): Promise<readonly string[]> {
  const tables = await query(
    product,
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'identity', 'jobs') and table_type = 'BASE TABLE'`,
    [],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(product, `select 1 from ${name} as t where strpos(t::text, $1) > 0 limit 1`, [
      text,
    ]);
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}
