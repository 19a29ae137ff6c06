import {
  createCompareProfile,
  deleteCompareProfile,
  listCompareProfiles,
  updateCompareProfile,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { joinTeam, query } from './compare.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const save = (user: TestUser, name: string, options: object = {}) =>
  user.call(createCompareProfile, { body: { name, options } });
const names = async (user: TestUser, teamId?: string) =>
  (await user.call(listCompareProfiles, { query: teamId ? { teamId } : {} })).items.map(({ name }) => name);

describe('a profile', () => {
  it('stores options under a name, with every option filled in, and can be changed and deleted', async () => {
    const user = await product.signIn();
    const profile = await save(user, ' 只看实质 ', { ignorePunctuation: true, revisions: 'shown' });
    expect(profile).toMatchObject({
      name: '只看实质',
      teamId: user.teamId,
      options: { ignorePunctuation: true, ignoreCase: false, ignoredRegions: [], revisions: 'shown' },
      abilities: { change: true },
    });
    const params = { id: profile.id };
    await user.call(updateCompareProfile, { params, body: { name: '改名' } });
    const changed = await user.call(updateCompareProfile, {
      params,
      body: { options: { ignoreCase: true } },
    });
    expect(changed).toMatchObject({ name: '改名', options: { ignoreCase: true, ignorePunctuation: false } });
    await user.call(deleteCompareProfile, { params });
    expect(await names(user)).toEqual([]);
  });

  it('is one of a hundred at most', async () => {
    const user = await product.signIn();
    await save(user, '第一个');
    await query(
      product,
      `insert into compare_profiles (team_id, owner_id, name, options)
       select team_id, owner_id, 'P' || n, options from compare_profiles, generate_series(1, 99) n where team_id = $1`,
      [user.teamId],
    );
    const more = await user.request(createCompareProfile, { body: { name: '再一个', options: {} } });
    expect([more.status, more.body.message]).toEqual([409, '比对方案已有 100 个，请先删除不再需要的']);
  });

  it('has a unique name in its team: a duplicate answers 409, also at the same time and by renaming', async () => {
    const user = await product.signIn();
    const answers = await Promise.all(
      [1, 2, 3].map(() => user.request(createCompareProfile, { body: { name: '常用', options: {} } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('这个名称已经有了，请换一个');
    const { id } = await save(user, '另一个');
    const renamed = await user.request(updateCompareProfile, { params: { id }, body: { name: '常用' } });
    expect(renamed.status).toBe(409);
    expect(await names(user)).toEqual(['常用', '另一个']);
    const other = await product.signIn();
    expect((await save(other, '常用')).name).toBe('常用');
  });

  it('is used by every member, changed by its author and admins, and not found by other teams', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    const stranger = await product.signIn();
    await joinTeam(product, owner, member);
    const { id } = await save(owner, '团队方案');
    expect(await names(member, owner.teamId)).toEqual(['团队方案']);
    const rename = async (user: TestUser) =>
      (await user.request(updateCompareProfile, { params: { id }, body: { name: '我的' } })).status;
    expect([await rename(member), await rename(stranger)]).toEqual([403, 404]);
    const remove = async (user: TestUser) =>
      (await user.request(deleteCompareProfile, { params: { id } })).status;
    expect([await remove(member), await remove(stranger)]).toEqual([403, 404]);
    const own = await member.call(createCompareProfile, {
      body: { teamId: owner.teamId, name: '成员的', options: {} },
    });
    const params = { id: own.id };
    expect((await owner.call(updateCompareProfile, { params, body: { name: '管理员改的' } })).name).toBe(
      '管理员改的',
    );
    expect((await stranger.request(listCompareProfiles, { query: { teamId: owner.teamId } })).status).toBe(
      404,
    );
  });

  it.each([
    ['an empty name', { name: ' ', options: {} }, 'name'],
    ['a long name', { name: '长'.repeat(31), options: {} }, 'name'],
    ['no options', { name: '甲' }, 'options'],
    ['an option that is no switch', { name: '甲', options: { ignoreCase: 'yes' } }, 'options.ignoreCase'],
    ['a view there is not', { name: '甲', options: { revisions: 'x' } }, 'options.revisions'],
  ])('with %s answers 400 and a Chinese message about the field', async (_, body, path) => {
    const user = await product.signIn();
    const answer = await user.request(createCompareProfile, { body });
    expect(answer.status).toBe(400);
    const { fields } = answer.body.data as { fields: { path: string; message: string }[] };
    expect(fields[0]?.path).toBe(path);
    expect(fields[0]?.message).toMatch(/[\u4e00-\u9fff]/);
  });

  it('with nothing to change answers 400', async () => {
    const user = await product.signIn();
    const { id } = await save(user, '甲');
    const answer = await user.request(updateCompareProfile, { params: { id }, body: {} });
    expect([answer.status, answer.body.message]).toEqual([400, 'body：没有要修改的内容']);
  });
});
