import {
  createTeam,
  listTeams,
  readCurrentTeam,
  readTeam,
  saveCurrentTeam,
  session,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { query } from '../compare/compare.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

describe('the person of a session', () => {
  it('has the ids and the phone number of the spec, under both of their names', async () => {
    const user = await product.signIn();
    const { user: person } = await user.call(session, {});
    const rows = await query(product, 'select id, sub from users where phone = $1', [user.phone]);
    expect(rows).toEqual([{ id: person.userId, sub: person.sub }]);
    expect(person).toMatchObject({ phone: user.phone, phone_number: user.phone });
    expect(person.photo).toBe(person.picture);
  });
});

describe('team spaces', () => {
  it('are listed with both namings of the spec, the personal one first and default', async () => {
    const user = await product.signIn();
    const created = await user.call(createTeam, { body: { name: '法务部' } });
    const { items } = await user.call(listTeams, {});
    expect(items).toEqual([
      {
        teamId: user.teamId,
        teamName: '个人空间',
        isDefault: true,
        expiredAt: null,
        id: user.teamId,
        name: '个人空间',
        type: 'personal',
        role: 'owner',
      },
      created,
    ]);
    expect(created).toMatchObject({ teamName: '法务部', name: '法务部', type: 'team', isDefault: false });
  });

  it('start with free uses only once for a person, whatever became of the first team', async () => {
    const [user, other] = [await product.signIn(), await product.signIn()];
    const usesOf = async (who: TestUser, teamId: string) =>
      (await who.call(teamBalance, { params: { teamId } })).compareBalance.limit;
    const { teamId: first } = await user.call(createTeam, { body: { name: '一' } });
    expect(await usesOf(user, first)).toBe(3);
    const { user: heir } = await other.call(session, {});
    await query(product, 'update team_spaces set owner_id = $1 where id = $2', [heir.userId, first]);
    const { teamId: second } = await user.call(createTeam, { body: { name: '二' } });
    expect(await usesOf(user, second)).toBe(0);
    expect(await usesOf(user, user.teamId)).toBe(3);
  });

  it('are at most twenty for one owner, also when they are made at once', async () => {
    const user = await product.signIn();
    const made = await Promise.all(
      Array.from({ length: 24 }, (_, at) => user.request(createTeam, { body: { name: `组${at}` } })),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = made.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      Array(4).fill([409, '一个账号最多拥有 20 个团队']),
    );
  });

  it('show a member their own identity and the team name', async () => {
    const user = await product.signIn();
    const { teamId } = await user.call(createTeam, { body: { name: '采购部' } });
    const { user: me } = await user.call(session, {});
    expect(await user.call(readTeam, { params: { id: teamId } })).toEqual({
      isMember: true,
      isPending: false,
      me: { userId: me.userId, role: 'owner' },
      team: { id: teamId, name: '采购部' },
    });
  });

  it('have a current one, the personal one until another is saved', async () => {
    const user = await product.signIn();
    expect(await user.call(readCurrentTeam, {})).toEqual({ teamId: user.teamId });
    const { teamId } = await user.call(createTeam, { body: { name: '投标组' } });
    await user.call(saveCurrentTeam, { body: { teamId } });
    expect(await user.call(readCurrentTeam, {})).toEqual({ teamId });
    expect((await user.call(session, {})).currentTeamId).toBe(teamId);
  });

  it('of others cannot become the current one', async () => {
    const [user, other] = [await product.signIn(), await product.signIn()];
    expect((await user.request(saveCurrentTeam, { body: { teamId: other.teamId } })).status).toBe(404);
    expect(await user.call(readCurrentTeam, {})).toEqual({ teamId: user.teamId });
  });
});
