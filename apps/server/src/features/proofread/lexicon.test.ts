import { addLexiconEntries, deleteLexiconEntry, listLexicon } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { joinTeam, query } from '../compare/compare.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const add = (user: TestUser, entries: object[], teamId?: string) =>
  user.request(addLexiconEntries, { body: { entries, ...(teamId ? { teamId } : {}) } });
const words = async (user: TestUser) =>
  (await user.call(listLexicon, {})).items.map(({ word, replacement }) => [word, replacement]);

describe('the team’s lexicon', () => {
  it('takes right words and wrong words; for a repeated word the last entry counts', async () => {
    const user = await product.signIn();
    await add(user, [
      { kind: 'right', word: '云杉' },
      { kind: 'wrong', word: '青和', replacement: '青禾' },
    ]);
    await add(user, [{ kind: 'wrong', word: '云杉', replacement: '云杉设备' }]);
    expect(await words(user)).toEqual(
      expect.arrayContaining([
        ['青和', '青禾'],
        ['云杉', '云杉设备'],
      ]),
    );
    expect(await words(user)).toHaveLength(2);
  });

  it('refuses invalid entries, all or nothing', async () => {
    const user = await product.signIn();
    const same = await add(user, [
      { kind: 'right', word: '甲' },
      { kind: 'wrong', word: '乙', replacement: '乙' },
    ]);
    expect([same.status, same.body.message]).toEqual([400, '错误写法和正确写法相同']);
    expect((await add(user, [{ kind: 'wrong', word: '乙' }])).status).toBe(400);
    expect((await add(user, [{ kind: 'right', word: ' ' }])).status).toBe(400);
    expect((await add(user, [{ kind: 'right', word: '长'.repeat(41) }])).status).toBe(400);
    expect(await words(user)).toEqual([]);
  });

  it('is full at two thousand words, and a batch that exceeds this is refused as a whole', async () => {
    const user = await product.signIn();
    const statement = `insert into lexicon_entries (team_id, owner_id, kind, word)
      select $1::uuid, m.user_id, 'right', '词' || n from generate_series(1, 1999) n,
      (select user_id from team_members where team_id = $1::uuid limit 1) m`;
    await query(product, statement, [user.teamId]);
    const both = [
      { kind: 'right', word: '甲' },
      { kind: 'right', word: '乙' },
    ];
    const full = await add(user, both);
    expect([full.status, full.body.code]).toEqual([409, 409]);
    expect((await words(user)).length).toBe(1999);
    const atOnce = await Promise.all(both.map((entry) => add(user, [entry])));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('belongs to the team: members add, authors and admins remove, strangers see nothing', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    const stranger = await product.signIn();
    await joinTeam(product, owner, member);
    await add(owner, [{ kind: 'right', word: '云杉' }]);
    const added = await add(member, [{ kind: 'right', word: '青禾' }], owner.teamId);
    expect(added.status).toBe(200);
    const { items } = await owner.call(listLexicon, {});
    const idOf = (word: string) => items.find((entry) => entry.word === word)?.id ?? '';
    const remove = (user: TestUser, word: string) =>
      user.request(deleteLexiconEntry, { params: { id: idOf(word) } });
    expect((await stranger.request(listLexicon, { query: { teamId: owner.teamId } })).status).toBe(404);
    expect((await remove(stranger, '云杉')).status).toBe(404);
    expect((await remove(member, '云杉')).status).toBe(403);
    // A word that may not be removed may not be reversed either.
    const turned = await add(member, [{ kind: 'wrong', word: '云杉', replacement: '云衫' }], owner.teamId);
    expect([turned.status, turned.body.message]).toEqual([
      403,
      '“云杉”由其他成员加入词库，请联系他或管理员修改',
    ]);
    expect((await add(member, [{ kind: 'right', word: '云杉' }], owner.teamId)).status).toBe(200);
    expect((await remove(member, '云杉')).status).toBe(403);
    expect((await remove(member, '青禾')).status).toBe(200);
    expect((await remove(owner, '云杉')).status).toBe(200);
    expect(await words(owner)).toEqual([]);
  });
});
