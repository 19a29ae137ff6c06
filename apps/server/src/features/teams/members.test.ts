import { createComparison, readCurrentTeam, saveCurrentTeam, session } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { newComparison, productCalls } from '../collaboration/collaboration.testing.ts';
import { query } from '../compare/compare.testing.ts';
import {
  idOf,
  letIn,
  messagesOf,
  newTeam,
  recordsOf,
  rolesIn,
  type TestTeam,
  teamOf,
} from './teams.testing.ts';

let product: TestProduct;
let owner: TestUser;
let team: TestTeam;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signIn();
  team = await newTeam(product, owner);
});
afterAll(() => product.close());

let unknownPhone = 15_900_000_000;
const newPhone = () => String(++unknownPhone);

describe('members by phone', () => {
  it('join at once when the number has an account, and get a message', async () => {
    const user = await product.signIn();
    const { status, body } = await team.add(owner, [user.phone, user.phone]);
    expect([status, body.data]).toMatchObject([200, { outcome: { added: 1, invited: 0, alreadyIn: 0 } }]);
    expect((await team.info(user)).body.data).toMatchObject({ isMember: true, me: { role: 'member' } });
    const userId = await idOf(user);
    expect(await messagesOf(product, userId, team.id)).toMatchObject([
      { kind: 'teamAdded', content: '您已加入团队“法务部”', link: `/team-manage/list/${team.id}` },
    ]);
    const again = await team.add(owner, [user.phone]);
    expect(again.body.data).toMatchObject({ outcome: { added: 0, alreadyIn: 1 } });
    await team.remove(owner, userId);
  });

  it('are invited when the number has no account, and become members at their first sign-in', async () => {
    const phone = newPhone();
    await team.add(owner, [phone]);
    const before = await team.members(owner);
    expect(before.invitations).toMatchObject([{ phone, role: 'member' }]);
    expect(before.seats).toEqual({ used: 2, limit: 5, trialEndsAt: null });
    const user = await product.signIn(phone);
    const after = await team.members(owner);
    expect([after.invitations, after.seats]).toEqual([[], { used: 2, limit: 5, trialEndsAt: null }]);
    expect((await team.info(user)).body.data).toMatchObject({ isMember: true, me: { role: 'member' } });
    await team.leave(user);
    // The invitation was used up: signing in again changes nothing.
    await user.call(session, {});
    expect((await team.info(user)).body.data).toMatchObject({ isMember: false });
  });

  it('are not invited forever: an old invitation holds no seat and gives no access until it is sent again', async () => {
    const phone = newPhone();
    await team.add(owner, [phone]);
    await query(
      product,
      `update team_invitations set invited_at = now() - interval '31 days' where phone = $1`,
      [phone],
    );
    expect(await team.members(owner)).toMatchObject({ invitations: [], seats: { used: 1 } });
    const user = await product.signIn(phone);
    expect((await team.info(user)).body.data).toMatchObject({ isMember: false });
  });

  it('who were invited as admins by the owner stay admins when an admin invites them again', async () => {
    const [admin, phone] = [await product.signIn(), newPhone()];
    await team.add(owner, [admin.phone, phone], 'admin');
    await team.add(admin, [phone], 'member');
    expect((await team.members(owner)).invitations).toMatchObject([{ phone, role: 'admin' }]);
    await team.add(owner, [phone], 'member');
    expect((await team.members(owner)).invitations).toMatchObject([{ phone, role: 'member' }]);
    await query(product, 'delete from team_invitations where phone = $1', [phone]);
    await team.remove(owner, await idOf(admin));
  });

  it('are invited again without a second seat', async () => {
    const phone = newPhone();
    await team.add(owner, [phone]);
    const first = (await team.members(owner)).invitations[0]?.invitedAt ?? '';
    await team.add(owner, [phone]);
    const { invitations, seats } = await team.members(owner);
    expect(seats.used).toBe(2);
    expect(invitations[0]?.invitedAt.localeCompare(first)).toBe(1);
    await query(product, 'delete from team_invitations where phone = $1', [phone]);
  });

  it('are shown masked to those who do not manage, without invitations and requests', async () => {
    const [member, asking] = [await product.signIn(), await product.signIn()];
    const memberId = await letIn(team, owner, member, '李四');
    await team.add(owner, [newPhone()]);
    await team.ask(asking);
    const seen = await team.members(member);
    expect([seen.invitations, seen.requests]).toEqual([[], []]);
    expect(seen.items.map(({ phone }) => phone)).toEqual([
      `${owner.phone.slice(0, 3)}****${owner.phone.slice(-4)}`,
      member.phone,
    ]);
    expect(await rolesIn(team, member)).toContain('李四 member');
    await team.answer(owner, await idOf(asking), false);
    await query(product, 'delete from team_invitations where team_id = $1', [team.id]);
    await team.remove(owner, memberId);
  });
});

describe('a member who was removed', () => {
  it('loses access at once, and works in their personal space again', async () => {
    const member = await product.signIn();
    const memberId = await letIn(team, owner, member);
    await member.call(saveCurrentTeam, { body: { teamId: team.id } });
    await team.remove(owner, memberId);
    expect(await member.call(readCurrentTeam, {})).toEqual({ teamId: member.teamId });
    expect((await member.request(saveCurrentTeam, { body: { teamId: team.id } })).status).toBe(404);
    const body = { teamId: team.id, originFileId: team.id, targetFileId: team.id };
    expect((await member.request(createComparison, { body })).status).toBe(404);
    expect((await team.info(member)).body.data).toMatchObject({ isMember: false, me: null });
    expect((await messagesOf(product, memberId, team.id)).at(-1)).toMatchObject({
      kind: 'teamRemoved',
      content: '您已被移出团队“法务部”',
      link: null,
    });
  });

  it('loses access to every document of the team', async () => {
    const member = await product.signIn();
    const memberId = await letIn(team, owner, member);
    await owner.call(saveCurrentTeam, { body: { teamId: team.id } });
    const document = productCalls(await newComparison(product, owner));
    await document.open(owner);
    await document.invite(owner, [member.phone], 'readwrite');
    await team.remove(owner, memberId);
    expect(await document.read(member)).toMatchObject({ isMember: false, isJoined: false });
  });

  it('can no longer join through an earlier invitation of their number to a document', async () => {
    const member = await product.signIn();
    await owner.call(saveCurrentTeam, { body: { teamId: team.id } });
    const document = productCalls(await newComparison(product, owner));
    await document.open(owner);
    await document.invite(owner, [member.phone], 'readwrite');
    const memberId = await letIn(team, owner, member);
    await team.remove(owner, memberId);
    expect((await document.join(member)).status).toBe(403);
    expect(await document.read(member)).toMatchObject({ isJoined: false });
  });
});

describe('roles', () => {
  it('are given by the owner: the new owner gets the team, and the former owner becomes an admin', async () => {
    const [first, second] = [await product.signIn(), await product.signIn()];
    const [mine, other] = [await newTeam(product, first), await idOf(second)];
    await mine.add(first, [second.phone]);
    expect((await mine.role(first, other, 'admin')).status).toBe(200);
    const given = await mine.role(first, other, 'owner');
    expect(given.body.data).toMatchObject({ abilities: { share: true, delete: false } });
    expect((await mine.members(second)).items.map(({ role }) => role)).toEqual(['owner', 'admin']);
    expect(await query(product, 'select owner_id from team_spaces where id = $1', [mine.id])).toEqual([
      { owner_id: other },
    ]);
    expect((await mine.role(first, other, 'member')).status).toBe(403);
    expect((await mine.leave(first)).status).toBe(200);
    expect((await recordsOf(product, mine.id)).map(({ action }) => action)).toEqual([
      'memberAdded',
      'roleChanged',
      'ownerChanged',
      'memberLeft',
    ]);
  });

  it('do not make somebody the owner of more teams than a person may have', async () => {
    const [first, second] = [await product.signIn(), await product.signIn()];
    const [mine, other] = [await newTeam(product, first), await idOf(second)];
    await mine.add(first, [second.phone]);
    await query(
      product,
      `insert into team_spaces (name, type, owner_id) select '组' || n, 'team', $1 from generate_series(1, 20) n`,
      [other],
    );
    const refused = await mine.role(first, other, 'owner');
    expect([refused.status, refused.body.message]).toEqual([409, '一个账号最多拥有 20 个团队']);
    expect((await mine.role(first, other, 'admin')).status).toBe(200);
  });

  it('always leave a team with an owner: the last one can neither leave nor be demoted', async () => {
    const ownerId = await idOf(owner);
    for (const answer of [await team.leave(owner), await team.role(owner, ownerId, 'member')])
      expect([answer.status, answer.body.message]).toEqual([
        409,
        '所有者不能离开团队，请先把团队转让给其他成员',
      ]);
    expect((await team.remove(owner, ownerId)).status).toBe(403);
    expect((await team.info(owner)).body.data).toMatchObject({ me: { role: 'owner' } });
  });
});

describe('a team', () => {
  it('is renamed by those who manage it', async () => {
    const mine = await newTeam(product, owner);
    expect((await mine.rename(owner, '法务一部')).body.data).toMatchObject({
      team: { name: '法务一部' },
    });
    expect(await recordsOf(product, mine.id)).toMatchObject([
      { action: 'teamRenamed', object_name: '法务一部', details: { before: '法务部' } },
    ]);
  });

  it('that is a personal space accepts nobody and keeps its name', async () => {
    const user = await product.signIn();
    const mine = teamOf(user.teamId);
    for (const answer of [await mine.add(user, [newPhone()]), await mine.rename(user, '我的')])
      expect([answer.status, answer.body.message]).toEqual([
        409,
        '个人空间只属于自己，请新建团队后再添加成员',
      ]);
    expect((await mine.info(owner)).status).toBe(404);
  });
});
