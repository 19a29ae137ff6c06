/** Attempts to get more rights than granted. */
import {
  listTeamMembers,
  listTeamRecords,
  readTeamLink,
  resetTeamLink,
  revokeTeamLink,
  teamCalls,
  withdrawTeamInvitation,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { idOf, letIn, newTeam, type TestTeam } from './teams.testing.ts';

let product: TestProduct;
let owner: TestUser;
let admin: TestUser;
let otherAdmin: TestUser;
let member: TestUser;
let stranger: TestUser;
let strangers: TestTeam;
let team: TestTeam;
let ids: Record<'owner' | 'admin' | 'otherAdmin' | 'member' | 'asking', string>;

beforeAll(async () => {
  product = await startTestProduct();
  const people = await Promise.all(Array.from({ length: 6 }, () => product.signIn()));
  const [a, b, c, d, e, asking] = people as [TestUser, TestUser, TestUser, TestUser, TestUser, TestUser];
  [owner, admin, otherAdmin, member, stranger] = [a, b, c, d, e];
  team = await newTeam(product, owner, 'advanced');
  strangers = await newTeam(product, stranger, 'advanced');
  await team.add(owner, [admin.phone, otherAdmin.phone], 'admin');
  await letIn(team, owner, member);
  await team.ask(asking);
  ids = {
    owner: await idOf(owner),
    admin: await idOf(admin),
    otherAdmin: await idOf(otherAdmin),
    member: await idOf(member),
    asking: await idOf(asking),
  };
});
afterAll(() => product.close());

const statuses = async (answers: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

async function expectUnchanged(): Promise<void> {
  const { items, requests } = await team.members(owner);
  expect(items.map(({ userId, role }) => [userId, role])).toEqual(
    expect.arrayContaining([
      [ids.owner, 'owner'],
      [ids.admin, 'admin'],
      [ids.otherAdmin, 'admin'],
      [ids.member, 'member'],
    ]),
  );
  expect([items.length, requests.length]).toEqual([4, 1]);
}

describe('a member', () => {
  it('cannot add, remove, promote, accept or rename anybody or anything', async () => {
    const params = { id: team.id, phone: '15900000001' };
    expect(
      await statuses([
        team.add(member, ['15900000001']),
        team.remove(member, ids.admin),
        team.role(member, ids.member, 'admin'),
        team.role(member, ids.member, 'owner'),
        team.answer(member, ids.asking, true),
        team.rename(member, '我的'),
        member.request(withdrawTeamInvitation, { params }),
      ]),
    ).toEqual(Array(7).fill(403));
    await expectUnchanged();
  });

  it('can pass the link on, and neither make one nor stop it', async () => {
    const params = { id: team.id };
    const body = { role: 'member' as const, days: 30 as const };
    expect(
      await statuses([
        member.request(resetTeamLink, { params, body }),
        member.request(revokeTeamLink, { params }),
      ]),
    ).toEqual([403, 403]);
    expect((await member.request(readTeamLink, { params })).body.data).toEqual({ state: 'none', link: null });
  });
});

describe('an admin', () => {
  it('cannot create or remove admins, take over a team or give roles', async () => {
    expect(
      await statuses([
        team.add(admin, ['15900000002'], 'admin'),
        team.remove(admin, ids.owner),
        team.remove(admin, ids.otherAdmin),
        team.role(admin, ids.admin, 'owner'),
        team.role(admin, ids.member, 'admin'),
        team.role(admin, ids.owner, 'member'),
      ]),
    ).toEqual(Array(6).fill(403));
    await expectUnchanged();
  });

  it('cannot make a link that makes admins', async () => {
    const body = { role: 'admin' as never, days: 7 as const };
    for (const manager of [owner, admin])
      expect((await manager.request(resetTeamLink, { params: { id: team.id }, body })).status).toBe(400);
  });

  it('who is removed during a call cannot do anything afterwards', async () => {
    const [late, own] = [await product.signIn(), await newTeam(product, owner)];
    await own.add(owner, [late.phone], 'admin');
    const lateId = await idOf(late);
    const [removed, added] = await Promise.all([own.remove(owner, lateId), own.add(late, ['15900000003'])]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(added.status);
    expect((await own.add(late, ['15900000004'])).status).toBe(404);
  });
});

describe('somebody of another team', () => {
  it('does not find the team, whatever they own elsewhere', async () => {
    expect(
      await statuses([
        team.add(stranger, [stranger.phone]),
        team.remove(stranger, ids.member),
        team.role(stranger, ids.member, 'owner'),
        team.answer(stranger, ids.asking, true),
        team.rename(stranger, '我的'),
        team.leave(stranger),
      ]),
    ).toEqual(Array(6).fill(404));
    await expectUnchanged();
  });

  it('neither sees, makes nor stops its link', async () => {
    const params = { id: team.id };
    const body = { role: 'member' as const, days: 7 as const };
    expect(
      await statuses([
        stranger.request(readTeamLink, { params }),
        stranger.request(resetTeamLink, { params, body }),
        stranger.request(revokeTeamLink, { params }),
      ]),
    ).toEqual([404, 404, 404]);
  });

  it('cannot manage this team’s members through their own team', async () => {
    expect(
      await statuses([
        strangers.remove(stranger, ids.member),
        strangers.role(stranger, ids.member, 'owner'),
        strangers.answer(stranger, ids.asking, true),
      ]),
    ).toEqual([404, 404, 404]);
  });

  it('who has asked for access waits, and cannot enter in any other way', async () => {
    const params = { id: strangers.id };
    await strangers.ask(member);
    expect((await member.request(listTeamMembers, { params })).status).toBe(404);
    expect((await member.request(listTeamRecords, { params })).status).toBe(404);
    const body = { phones: [member.phone] };
    expect((await member.request(teamCalls.add, { params, body })).status).toBe(404);
  });
});
