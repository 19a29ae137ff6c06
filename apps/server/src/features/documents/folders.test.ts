import {
  deleteFolder,
  FOLDER_MAX_DEPTH,
  insertFolder,
  listFolders,
  listKnowledge,
  listTrash,
  restoreKnowledge,
  searchKnowledge,
  updateFolder,
  updateKnowledge,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { joinTeam } from '../compare/compare.testing.ts';
import { put, recordsOf } from './knowledge.testing.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const make = async (name: string, parentId: string | null = null, by = user) =>
  (await by.call(insertFolder, { body: { name, parentId } })).id;
const tree = async (of = user) =>
  (await of.call(listFolders, { body: {} })).items.map(({ name, parentId, documents }) => ({
    name,
    parentId,
    documents,
  }));

describe('a folder', () => {
  beforeAll(async () => {
    user = await product.signIn();
  });

  it('holds documents and folders, and is listed with its number of documents', async () => {
    const contracts = await make('合同');
    const year = await make('2026', contracts);
    const { id } = await put(product, user, ['采购.txt', '甲'], { folderId: year });
    await put(product, user, ['散页.txt', '乙']);
    expect(await tree()).toEqual([
      { name: '2026', parentId: contracts, documents: 1 },
      { name: '合同', parentId: null, documents: 0 },
    ]);
    const inFolder = async (folderId: string | null) =>
      (await user.call(listKnowledge, { body: { folderId } })).items.map(({ name }) => name);
    expect([await inFolder(year), await inFolder(contracts), await inFolder(null)]).toEqual([
      ['采购.txt'],
      [],
      ['散页.txt'],
    ]);
    const within = await user.call(searchKnowledge, { body: { keyword: '采购', folderId: contracts } });
    expect(within.items).toHaveLength(1);
    await user.call(updateKnowledge, { body: { ids: [id], folderId: null } });
    expect(await inFolder(null)).toEqual(['散页.txt', '采购.txt']);
  });

  it('has a unique name among its siblings, also at the top and at the same time', async () => {
    const owner = await product.signIn();
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.request(insertFolder, { body: { name: '合同' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const other = await make('别的', null, owner);
    const renamed = await owner.request(updateFolder, { body: { id: other, name: '合同' } });
    expect([renamed.status, renamed.body.message]).toEqual([409, '这个名称已经有了，请换一个']);
    expect(await make('合同', other, owner)).toBeTruthy();
  });

  it('is never inside itself and never too deep, also when two are moved at the same time', async () => {
    const owner = await product.signIn();
    const ids: string[] = [];
    for (let depth = 0; depth < FOLDER_MAX_DEPTH; depth++)
      ids.push(await make(`第${depth}层`, ids.at(-1) ?? null, owner));
    const status = async (body: object) => (await owner.request(updateFolder, { body })).status;
    const deeper = await owner.request(insertFolder, { body: { name: '再深', parentId: ids.at(-1) } });
    expect([deeper.status, deeper.body.message]).toEqual([409, '文件夹最多 8 层，请放在更上面的文件夹里']);
    expect(await status({ id: ids[0], parentId: ids[3] })).toBe(409);
    const [a, b] = [await make('甲', null, owner), await make('乙', null, owner)];
    const moves = await Promise.all([status({ id: a, parentId: b }), status({ id: b, parentId: a })]);
    expect(moves.sort()).toEqual([200, 409]);
  });

  it('moves its documents to the trash when it is deleted; they are restored to the top', async () => {
    const owner = await product.signIn();
    const outer = await make('外', null, owner);
    const inner = await make('内', outer, owner);
    const { id } = await put(product, owner, ['合同.txt', '甲'], { folderId: inner });
    await owner.call(deleteFolder, { body: { id: outer } });
    expect([...(await recordsOf(product, owner.teamId))].sort()).toEqual(['deleted 合同.txt', 'deleted 外']);
    expect(await tree(owner)).toEqual([]);
    expect((await owner.call(listTrash, {})).items.map(({ name }) => name)).toEqual(['合同.txt']);
    await owner.call(restoreKnowledge, { body: { ids: [id] } });
    expect((await owner.call(listKnowledge, { body: {} })).items).toMatchObject([{ folderId: null }]);
  });

  it('with somebody else’s document in it cannot be deleted by a member, not even partly', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    await joinTeam(product, owner, member);
    const folder = await make('合同', null, owner);
    await put(product, owner, ['合同.txt', '甲'], { folderId: folder });
    const body = { teamId: owner.teamId, id: folder };
    expect((await member.request(deleteFolder, { body })).status).toBe(403);
    expect(await tree(owner)).toEqual([{ name: '合同', parentId: null, documents: 1 }]);
  });

  it('of another team is not found by any call', async () => {
    const owner = await product.signIn();
    const stranger = await product.signIn();
    const theirs = await make('合同', null, owner);
    const mine = await make('我的', null, stranger);
    const calls = [
      [insertFolder, { name: '里面', parentId: theirs }],
      [updateFolder, { id: theirs, name: '改' }],
      [updateFolder, { id: mine, parentId: theirs }],
      [deleteFolder, { id: theirs }],
    ] as const;
    for (const [route, body] of calls) expect((await stranger.request(route, { body })).status).toBe(404);
    const { id } = await put(product, stranger, ['合同.txt', '甲']);
    const moved = await stranger.request(updateKnowledge, { body: { ids: [id], folderId: theirs } });
    expect(moved.status).toBe(404);
  });
});
