import { errorCatalogue, teamMessageCalls } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { query } from '../compare/compare.testing.ts';
import { grant, idOf, letIn, messagesOf, newTeam, recordsOf, teamOf } from './teams.testing.ts';

let product: TestProduct;
let owner: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signIn();
});
afterAll(() => product.close());

describe('an invitation', () => {
  it('is the team’s id: it shows the name to somebody who is not a member, and lets them ask', async () => {
    const [team, stranger] = [await newTeam(product, owner), await product.signIn()];
    const outside = { isMember: false, isPending: false, me: null, team: { id: team.id, name: '法务部' } };
    expect((await team.info(stranger)).body.data).toEqual(outside);
    expect((await team.ask(stranger)).body.data).toEqual({ ...outside, isPending: true });
  });

  it('never leads to a personal space, or to a team that does not exist', async () => {
    const stranger = await product.signIn();
    for (const id of [owner.teamId, '00000000-0000-4000-8000-000000000000']) {
      const space = teamOf(id);
      expect((await space.info(stranger)).status).toBe(404);
      expect((await space.ask(stranger)).status).toBe(404);
    }
  });
});

describe('a request', () => {
  it('is sent to owner and admins, waits, and its answer is sent to the asker', async () => {
    const [team, admin, asking] = [
      await newTeam(product, owner),
      await product.signIn(),
      await product.signIn(),
    ];
    await team.add(owner, [admin.phone], 'admin');
    const [adminId, askingId] = [await idOf(admin), await idOf(asking)];
    const asked = await team.ask(asking, '王五');
    expect(asked.body.data).toMatchObject({ isMember: false, isPending: true });
    expect((await team.info(asking)).body.data).toMatchObject({ isPending: true });
    const told = { kind: 'teamRequest', content: '王五 申请加入团队“法务部”' };
    const subject = { kind: 'team', teamId: team.id, userId: askingId };
    expect((await messagesOf(product, adminId, team.id)).at(-1)).toMatchObject({ ...told, subject });
    expect((await messagesOf(product, await idOf(owner), team.id)).at(-1)).toMatchObject(told);
    expect((await team.members(admin)).requests).toMatchObject([{ name: '王五', phone: asking.phone }]);
    expect((await team.answer(admin, askingId, true)).status).toBe(200);
    expect((await team.info(asking)).body.data).toMatchObject({ isMember: true, isPending: false });
    expect((await messagesOf(product, askingId, team.id)).at(-1)).toMatchObject({
      kind: 'teamAnswer',
      content: '您加入团队“法务部”的申请已通过',
      link: `/team-manage/list/${team.id}`,
    });
    expect((await recordsOf(product, team.id)).at(-1)).toMatchObject({
      action: 'letIn',
      user_id: adminId,
      details: { person: '王五' },
    });
  });

  it('is answered once: the same answer changes nothing, the opposite is refused', async () => {
    const [team, asking] = [await newTeam(product, owner), await product.signIn()];
    const askingId = await letIn(team, owner, asking);
    expect((await team.answer(owner, askingId, true)).status).toBe(200);
    const other = await team.answer(owner, askingId, false);
    expect([other.status, other.body.message]).toEqual([409, errorCatalogue.JOIN_ANSWERED.message]);
    expect((await team.members(owner)).items).toHaveLength(2);
    expect(await messagesOf(product, askingId, team.id)).toHaveLength(1);
  });

  it('that was refused is reported without a link to the team', async () => {
    const [team, asking] = [await newTeam(product, owner), await product.signIn()];
    const askingId = await idOf(asking);
    await team.ask(asking);
    await team.answer(owner, askingId, false);
    expect((await messagesOf(product, askingId, team.id)).at(-1)).toMatchObject({
      content: '您加入团队“法务部”的申请未通过',
      link: null,
    });
  });

  it('of somebody whom the owner has invited as an admin makes them an admin', async () => {
    const [team, asking] = [await newTeam(product, owner), await product.signIn()];
    const askingId = await idOf(asking);
    await query(
      product,
      `insert into team_invitations (team_id, phone, role, invited_by) values ($1, $2, 'admin', $3)`,
      [team.id, asking.phone, await idOf(owner)],
    );
    await team.ask(asking);
    await team.answer(owner, askingId, true);
    const { items, invitations } = await team.members(owner);
    expect([items.find(({ userId }) => userId === askingId)?.role, invitations]).toEqual(['admin', []]);
  });

  it('that was refused can be made again after a day, not before', async () => {
    const [team, asking] = [await newTeam(product, owner), await product.signIn()];
    const askingId = await idOf(asking);
    await team.ask(asking);
    await team.answer(owner, askingId, false);
    expect((await team.ask(asking)).body.message).toBe(errorCatalogue.JOIN_TOO_SOON.message);
    await query(product, `update team_requests set created_at = now() - interval '25 hours'`, []);
    expect((await team.ask(asking)).body.data).toMatchObject({ isPending: true });
  });

  it('made twice sends one message', async () => {
    const [team, asking] = [await newTeam(product, owner), await product.signIn()];
    await Promise.all([team.ask(asking), team.ask(asking), team.ask(asking)]);
    expect(await messagesOf(product, await idOf(owner), team.id)).toHaveLength(1);
  });

  it('of somebody who was added by phone meanwhile is closed', async () => {
    const [team, asking] = [await newTeam(product, owner), await product.signIn()];
    await team.ask(asking);
    await team.add(owner, [asking.phone]);
    expect(await team.members(owner)).toMatchObject({ requests: [], seats: { used: 2 } });
  });

  it('works the same under messages', async () => {
    const team = teamOf((await newTeam(product, owner)).id, teamMessageCalls);
    const [asking, added] = [await product.signIn(), await product.signIn()];
    const [askingId, addedId] = [await idOf(asking), await idOf(added)];
    expect((await team.ask(asking, '王五')).status).toBe(200);
    expect((await team.members(owner)).requests).toMatchObject([{ name: '王五', phone: asking.phone }]);
    expect((await team.answer(owner, askingId, true)).status).toBe(200);
    expect((await team.add(owner, [added.phone])).status).toBe(200);
    expect((await team.members(owner)).items.map(({ userId }) => userId)).toContain(addedId);
    expect((await team.remove(owner, addedId)).status).toBe(200);
    const left = (await team.members(owner)).items.map(({ userId }) => userId);
    expect([left.includes(askingId), left.includes(addedId)]).toEqual([true, false]);
  });
});

describe('seats', () => {
  it('are those of the plan: a full team reports the number, and nothing is lost', async () => {
    const [team, asking] = [await newTeam(product, owner, 'free'), await product.signIn()];
    const askingId = await idOf(asking);
    await team.ask(asking);
    const refused = await team.answer(owner, askingId, true);
    expect([refused.status, refused.body.data]).toMatchObject([409, { name: 'TEAM_FULL' }]);
    expect(refused.body.message).toBe(
      '团队共 1 个席位，还剩 0 个，本次需要 1 个；请升级套餐或移除成员后再试',
    );
    expect((await team.members(owner)).requests).toHaveLength(1);
    await grant(product, team.id, 'basic');
    expect((await team.answer(owner, askingId, true)).status).toBe(200);
  });

  it('are counted together: a batch that is too large adds nobody', async () => {
    const team = await newTeam(product, owner);
    const phones = Array.from({ length: 5 }, (_, index) => `1580000000${index}`);
    expect((await team.add(owner, phones)).body.message).toContain('还剩 4 个，本次需要 5 个');
    expect(await team.members(owner)).toMatchObject({
      invitations: [],
      seats: { used: 1, limit: 5, trialEndsAt: null },
    });
    expect((await team.add(owner, phones.slice(1))).status).toBe(200);
  });

  it('go to one of two people who are accepted for the last one at the same moment', async () => {
    const team = await newTeam(product, owner);
    await team.add(owner, ['15811110001', '15811110002', '15811110003']);
    const people = await Promise.all([product.signIn(), product.signIn(), product.signIn()]);
    for (const user of people) await team.ask(user);
    const ids = await Promise.all(people.map(idOf));
    const answers = await Promise.all(ids.map((id) => team.answer(owner, id, true)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await team.members(owner)).seats).toEqual({ used: 5, limit: 5, trialEndsAt: null });
  });
});
