import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  acknowledgeInviteReward,
  getInviteCode,
  INVITATION_POINTS,
  INVITATIONS_A_DAY,
  listInvited,
  listInvitedCoupons,
  listMessages,
  readInviteReward,
  session,
  teamBalance,
} from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userDevices, users } from '../../database/schema.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function codeOf(user: TestUser): Promise<string> {
  return (await user.call(getInviteCode, {})).code;
}

async function accept(user: TestUser, code: string, deviceId: string = randomUUID()) {
  await visitFrom(user, deviceId);
  return user.request(acceptInvitation, { body: { code, deviceId } });
}

/** As the browser does at the start of a visit. */
async function visitFrom(user: TestUser, deviceId: string): Promise<void> {
  const answer = await product.server.app.inject({
    method: session.method,
    url: session.path,
    headers: { authorization: `Bearer ${user.accessToken}`, 'device-id': deviceId },
  });
  expect(answer.statusCode).toBe(200);
}

async function usesOf(user: TestUser) {
  const balance = await user.call(teamBalance, { params: { teamId: user.teamId } });
  const { auditBalance, duplicateBalance, compareBalance, templateBalance } = balance;
  return [auditBalance, duplicateBalance, compareBalance, templateBalance].map(({ count }) => count);
}

describe('an invite code', () => {
  it('is one per user and stays the same, however often and simultaneously it is requested', async () => {
    const [user, other] = [await product.signIn(), await product.signIn()];
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(user)));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(await codeOf(other)).not.toBe(codes[0]);
  });
});

describe('an accepted invitation', () => {
  it('gives both sides their points, a coupon and a message', async () => {
    const [inviter, invitee] = [await product.signIn(), await product.signIn()];
    const code = await codeOf(inviter);
    expect((await accept(invitee, code.toLowerCase())).body.data).toEqual({ points: INVITATION_POINTS });
    for (const side of [inviter, invitee]) {
      expect(await usesOf(side)).toEqual([6, 6, 6, 3]);
      expect((await side.call(listInvitedCoupons, {})).items).toMatchObject([{ name: '邀请立减券' }]);
      const { items } = await side.call(listMessages, { body: {} });
      expect(items.find(({ kind }) => kind === 'reward')?.content).toContain('3 点助力试用');
    }
    expect(await inviter.call(getInviteCode, {})).toEqual({ code, invitedCount: 1, assistedPoints: 3 });
  });

  it('is listed for the inviter, without the full phone number', async () => {
    const [inviter, invitee] = [await product.signIn(), await product.signIn('13912345678')];
    await accept(invitee, await codeOf(inviter));
    const { items, total } = await inviter.call(listInvited, {});
    expect(total).toBe(1);
    expect(items).toMatchObject([{ name: '用户5678', points: 3 }]);
    // Some issuers name people by their numbers.
    const { database, close } = openDatabase(product.databaseUrl, () => undefined);
    await database.update(users).set({ username: invitee.phone }).where(eq(users.phone, invitee.phone));
    await close();
    expect((await inviter.call(listInvited, {})).items).toMatchObject([{ name: '139****5678' }]);
    expect((await invitee.call(listInvited, {})).total).toBe(0);
  });

  it('is announced once to each side', async () => {
    const [inviter, invitee] = [await product.signIn(), await product.signIn()];
    await accept(invitee, await codeOf(inviter));
    const untold = await inviter.call(readInviteReward, {});
    expect(untold.points).toBe(3);
    // Nobody can acknowledge for another user.
    await invitee.call(acknowledgeInviteReward, { body: { rewardIds: untold.rewardIds } });
    expect((await inviter.call(readInviteReward, {})).points).toBe(3);
    await inviter.call(acknowledgeInviteReward, { body: { rewardIds: untold.rewardIds } });
    expect(await inviter.call(readInviteReward, {})).toEqual({ points: 0, rewardIds: [] });
  });

  it('is rewarded once, however often the same call arrives at once', async () => {
    const [inviter, invitee] = [await product.signIn(), await product.signIn()];
    const code = await codeOf(inviter);
    const deviceId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(invitee, code, deviceId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await usesOf(inviter)).toEqual([6, 6, 6, 3]);
    expect(await usesOf(invitee)).toEqual([6, 6, 6, 3]);
    expect((await inviter.call(listInvitedCoupons, {})).total).toBe(1);
  });

  it('adds up for a user who invites several people', async () => {
    const inviter = await product.signIn();
    const code = await codeOf(inviter);
    const invitees = await Promise.all(Array.from({ length: 3 }, () => product.signIn()));
    await Promise.all(invitees.map((invitee) => accept(invitee, code)));
    expect(await inviter.call(getInviteCode, {})).toMatchObject({ invitedCount: 3, assistedPoints: 9 });
    expect((await inviter.call(readInviteReward, {})).points).toBe(9);
  });
});

describe('an invitation is refused', () => {
  const sentence = async (answer: ReturnType<typeof accept>) => {
    const { status, body } = await answer;
    return [status, body.message];
  };

  it('for the user’s own code, and for an unknown code', async () => {
    const user = await product.signIn();
    expect(await sentence(accept(user, await codeOf(user)))).toEqual([409, '不能接受自己的邀请']);
    expect(await sentence(accept(user, 'NOBODYS2'))).toEqual([409, '邀请码不存在，请向邀请您的人核对']);
    expect(await usesOf(user)).toEqual([3, 3, 3, 3]);
  });

  it('on a device from which somebody was invited before', async () => {
    const inviter = await product.signIn();
    const code = await codeOf(inviter);
    const deviceId = randomUUID();
    const [first, second] = [await product.signIn(), await product.signIn()];
    expect((await accept(first, code, deviceId)).status).toBe(200);
    expect(await sentence(accept(second, code, deviceId))).toEqual([
      409,
      '这台设备上已有其他账号使用过文鉴，不能领取邀请奖励',
    ]);
    expect(await usesOf(second)).toEqual([3, 3, 3, 3]);
    expect(await inviter.call(getInviteCode, {})).toMatchObject({ invitedCount: 1, assistedPoints: 3 });
  });

  it('on the inviter’s own device: a second phone number is not a second person', async () => {
    const [inviter, alias] = [await product.signIn(), await product.signIn()];
    const deviceId = randomUUID();
    await visitFrom(inviter, deviceId);
    expect((await accept(alias, await codeOf(inviter), deviceId)).status).toBe(409);
    expect(await usesOf(inviter)).toEqual([3, 3, 3, 3]);
  });

  it('on one device more than once, when several new users ask at once', async () => {
    const code = await codeOf(await product.signIn());
    const deviceId = randomUUID();
    const invitees = await Promise.all(Array.from({ length: 4 }, () => product.signIn()));
    const answers = await Promise.all(invitees.map((invitee) => accept(invitee, code, deviceId)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('for a user who has accepted another invitation, and for a user who has invited somebody', async () => {
    const [first, second, invitee] = [await product.signIn(), await product.signIn(), await product.signIn()];
    await accept(invitee, await codeOf(first));
    expect(await sentence(accept(invitee, await codeOf(second)))).toEqual([
      409,
      '您已经接受过另一位用户的邀请，每人只能接受一次',
    ]);
    expect(await sentence(accept(first, await codeOf(second)))).toEqual([
      409,
      '您已经邀请过别人，不能再作为新用户接受邀请',
    ]);
  });

  it('for one of two users who open each other’s links at the same time', async () => {
    const [one, two] = [await product.signIn(), await product.signIn()];
    const [codeOne, codeTwo] = [await codeOf(one), await codeOf(two)];
    const answers = await Promise.all([accept(one, codeTwo), accept(two, codeOne)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await usesOf(one)).toEqual([6, 6, 6, 3]);
  });

  it('with a device that the session was not opened on', async () => {
    const [inviter, invitee] = [await product.signIn(), await product.signIn()];
    await visitFrom(invitee, randomUUID());
    const body = { code: await codeOf(inviter), deviceId: randomUUID() };
    const answer = await invitee.request(acceptInvitation, { body });
    expect([answer.status, answer.body.message]).toEqual([409, '没有认出这台设备，请刷新页面后重试']);
    expect(await usesOf(inviter)).toEqual([3, 3, 3, 3]);
  });

  it('for a user who has already used fifty devices', async () => {
    const [inviter, invitee] = [await product.signIn(), await product.signIn()];
    const { userId } = (await invitee.call(session, {})).user;
    const { database, close } = openDatabase(product.databaseUrl, () => undefined);
    const named = Array.from({ length: 50 }, () => ({ userId, deviceId: randomUUID() }));
    await database.insert(userDevices).values(named);
    await close();
    expect(await sentence(accept(invitee, await codeOf(inviter)))).toEqual([
      409,
      '没有认出这台设备，请刷新页面后重试',
    ]);
  });

  it('for an account without a phone number', async () => {
    const [inviter, invitee] = [await product.signIn(), await product.signIn()];
    const { userId } = (await invitee.call(session, {})).user;
    const { database, close } = openDatabase(product.databaseUrl, () => undefined);
    await database.update(users).set({ phone: null }).where(eq(users.id, userId));
    await close();
    expect(await sentence(accept(invitee, await codeOf(inviter)))).toEqual([
      409,
      '绑定手机号之后才能领取邀请奖励',
    ]);
  });

  it('when one person has invited too many users within a day', async () => {
    const inviter = await product.signIn();
    const code = await codeOf(inviter);
    for (let count = 0; count < INVITATIONS_A_DAY; count++)
      expect((await accept(await product.signIn(), code)).status).toBe(200);
    expect(await sentence(accept(await product.signIn(), code))).toEqual([
      409,
      '邀请您的人 24 小时内的邀请奖励已达上限，这次邀请不计奖励',
    ]);
    const { invitedCount } = await inviter.call(getInviteCode, {});
    expect(invitedCount).toBe(INVITATIONS_A_DAY);
  });

  it('for a user who signed up more than a day ago', async () => {
    const [inviter, old] = [await product.signIn(), await product.signIn()];
    const { database, close } = openDatabase(product.databaseUrl, () => undefined);
    const { userId } = (await old.call(session, {})).user;
    await database
      .update(users)
      .set({ createdAt: new Date(Date.now() - 25 * 3600 * 1000) })
      .where(eq(users.id, userId));
    await close();
    expect(await sentence(accept(old, await codeOf(inviter)))).toEqual([
      409,
      '邀请奖励只给新用户，您的账号已经注册过一段时间了',
    ]);
  });
});
