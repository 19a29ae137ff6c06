import {
  copyKnowledge,
  deleteFolder,
  deleteKnowledge,
  downloadKnowledge,
  getDocInfoStatistics,
  getDocumentById,
  insertFolder,
  insertKnowledge,
  listKnowledge,
  listKnowledgeTags,
  updateKnowledge,
} from '@wenjian/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { joinTeam, query } from '../compare/compare.testing.ts';
import { fillUp, put, putRead, recordsOf } from './knowledge.testing.ts';

const MB = 1024 ** 2;

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const names = async (of: TestUser, body: object = {}) =>
  (await of.call(listKnowledge, { body })).items.map(({ name }) => name);

describe('a document of the knowledge base', () => {
  beforeEach(async () => {
    user = await product.signIn();
  });
  const putThree = async () => {
    await put(product, user, ['采购合同.txt', '第一条 付款'], { tags: ['采购'] });
    await put(product, user, ['租赁协议.docx', '乙'], { tags: ['租赁'] });
    await put(product, user, ['扫描件', '丙丙丙']);
  };

  it('is added, read, and opened by its listed id', async () => {
    const document = await putRead(product, user, ['采购合同.txt', '第一条 付款'], { tags: ['采购'] });
    expect(document).toMatchObject({
      name: '采购合同.txt',
      kind: 'txt',
      status: 'complete',
      version: 1,
      folderId: null,
      tags: ['采购'],
      pageCount: 1,
      abilities: { change: true, delete: true },
    });
    const { items, total } = await user.call(listKnowledge, { body: {} });
    expect([items.map(({ id }) => id), total]).toEqual([[document.id], 1]);
  });

  it('is listed by name, kind, tag and time, in the requested order', async () => {
    await putThree();
    expect(await names(user)).toEqual(['扫描件', '租赁协议.docx', '采购合同.txt']);
    expect(await names(user, { sort: 'size' })).toEqual(['采购合同.txt', '扫描件', '租赁协议.docx']);
    expect(await names(user, { keyword: '租 赁' })).toEqual(['租赁协议.docx']);
    expect(await names(user, { kind: 'other' })).toEqual(['扫描件']);
    expect(await names(user, { tag: '采购' })).toEqual(['采购合同.txt']);
    expect(await names(user, { from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    const second = await user.call(listKnowledge, { body: { page: 2, pageSize: 1 } });
    expect([second.items.map(({ name }) => name), second.total]).toEqual([['租赁协议.docx'], 3]);
  });

  it('is renamed, tagged and untagged, several at once', async () => {
    await putThree();
    const { items } = await user.call(listKnowledge, { body: {} });
    const ids = items.map(({ id }) => id);
    const renamed = await user.call(updateKnowledge, {
      body: { ids: [ids[0] ?? ''], name: '验收单', addTags: ['验收'] },
    });
    expect(renamed.items).toMatchObject([{ name: '验收单', tags: ['验收'] }]);
    await user.call(updateKnowledge, { body: { ids, addTags: ['2026'], removeTags: ['租赁'] } });
    const { items: tags } = await user.call(listKnowledgeTags, {});
    expect(tags).toEqual([
      { name: '2026', count: 3 },
      { name: '采购', count: 1 },
      { name: '验收', count: 1 },
    ]);
    const tooMany = { ids: [ids[0]], addTags: Array.from({ length: 19 }, (_, at) => `标签${at}`) };
    expect((await user.request(updateKnowledge, { body: tooMany })).body.message).toContain('20 个标签');
    expect((await user.request(updateKnowledge, { body: { ids, name: '同名' } })).status).toBe(400);
  });

  it('is copied under a unique name, with its tags', async () => {
    await putThree();
    const [original] = (await user.call(listKnowledge, { body: { keyword: '采购合同' } })).items;
    const id = original?.id ?? '';
    await user.call(copyKnowledge, { body: { ids: [id] } });
    const again = await user.call(copyKnowledge, { body: { ids: [id] } });
    expect(again.items).toMatchObject([{ name: '采购合同 副本 2.txt', tags: ['采购'] }]);
    expect(again.items[0]?.id).not.toBe(id);
    expect(await names(user, { keyword: '采购合同' })).toEqual([
      '采购合同 副本 2.txt',
      '采购合同 副本.txt',
      '采购合同.txt',
    ]);
  });

  it('is downloaded as it was uploaded, and the download is recorded', async () => {
    await putThree();
    const [original] = (await user.call(listKnowledge, { body: { keyword: '采购合同.txt' } })).items;
    const answer = await product.server.app.inject({
      method: 'GET',
      url: `${downloadKnowledge.path}?id=${original?.id}`,
      headers: { authorization: `Bearer ${user.accessToken}` },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, '第一条 付款']);
    expect(await recordsOf(product, user.teamId)).toEqual(['downloaded 采购合同.txt']);
  });
});

describe('versions', () => {
  it('follow each other under one name; any of them identifies the document, and each keeps its file', async () => {
    const owner = await product.signIn();
    const first = await putRead(product, owner, ['合同.txt', '总价一百万元']);
    const second = await putRead(product, owner, ['合同-改.txt', '总价一百二十万元'], {
      versionOf: first.id,
    });
    expect(second).toMatchObject({ name: '合同.txt', version: 2, tags: [] });
    const byFirst = await owner.call(getDocumentById, { query: { id: first.id } });
    expect(byFirst.id).toBe(second.id);
    expect(byFirst.versions.map(({ id, number, name, isCurrent }) => [id, number, name, isCurrent])).toEqual([
      [second.id, 2, '合同-改.txt', true],
      [first.id, 1, '合同.txt', false],
    ]);
    expect(byFirst.versions.map(({ fileId }) => fileId)).toEqual([second.fileId, first.fileId]);
    expect(await names(owner)).toEqual(['合同.txt']);
  });

  it('added at the same time are all kept', async () => {
    const owner = await product.signIn();
    const { id } = await put(product, owner, ['合同.txt', '零']);
    const fileId = await uploadFile(product.server, owner, '改.txt', '一');
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.request(insertKnowledge, { body: { fileId, versionOf: id } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { versions } = await owner.call(getDocumentById, { query: { id } });
    expect(versions.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });
});

describe('at the same moment', () => {
  it('copies and new versions of one document wait for each other', async () => {
    const owner = await product.signIn();
    const { id } = await put(product, owner, ['合同.txt', '甲']);
    const fileId = await uploadFile(product.server, owner, '二.txt', '乙');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? owner.request(copyKnowledge, { body: { ids: [id] } })
          : owner.request(insertKnowledge, { body: { fileId, versionOf: id } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('a folder that is deleted while something is moved into it is not found, and nothing else fails', async () => {
    const owner = await product.signIn();
    const { id } = await put(product, owner, ['合同.txt', '甲']);
    const fileId = await uploadFile(product.server, owner, '二.txt', '乙');
    for (let round = 0; round < 5; round++) {
      const { id: folderId } = await owner.call(insertFolder, { body: { name: `文件夹 ${round}` } });
      const answers = await Promise.all([
        owner.request(updateKnowledge, { body: { ids: [id], folderId } }),
        owner.request(insertKnowledge, { body: { fileId, folderId } }),
        owner.request(deleteFolder, { body: { id: folderId } }),
        owner.request(copyKnowledge, { body: { ids: [id], folderId } }),
      ]);
      for (const { status } of answers) expect([200, 404]).toContain(status);
      await query(product, 'update knowledge_documents set trashed_at = null where team_id = $1', [
        owner.teamId,
      ]);
    }
  });
});

describe('the storage space for documents', () => {
  it('is counted over all versions, the trash included, against the plan', async () => {
    const owner = await product.signIn();
    const { id } = await put(product, owner, ['一.txt', '12345']);
    await put(product, owner, ['二.txt', '1234567'], { versionOf: id });
    const other = await put(product, owner, ['三.txt', '123']);
    await owner.call(deleteKnowledge, { body: { ids: [other.id] } });
    expect(await owner.call(getDocInfoStatistics, { query: { teamId: owner.teamId } })).toEqual({
      doc_volume: 15,
      doc_volume_limit: 200 * MB,
      trash_volume: 3,
      doc_count: 1,
    });
  });

  it('has no limit under a contract', async () => {
    const member = await product.signIn();
    await query(
      product,
      `insert into balance_entries (id, grant_id, team_id, tool, kind, delta, plan)
       values ($1, $1, $2, 'audit', 'grant', 0, 'enterprise')`,
      [crypto.randomUUID(), member.teamId],
    );
    await put(product, member, ['一.txt', '甲']);
    await fillUp(product, member.teamId, 300 * MB);
    expect(await member.call(getDocInfoStatistics, {})).toMatchObject({ doc_volume_limit: null });
    expect((await put(product, member, ['二.txt', '乙'])).name).toBe('二.txt');
  });

  it('that is used up refuses what does not fit, with a message, and keeps the uploaded file', async () => {
    const owner = await product.signIn();
    const { id } = await put(product, owner, ['一.txt', '12345']);
    await fillUp(product, owner.teamId, 200 * MB - 4);
    const fileId = await uploadFile(product.server, owner, '二.txt', '67890');
    const refused = await owner.request(insertKnowledge, { body: { fileId } });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '知识库空间不足，这份文件没有放入知识库；清空回收站或升级空间后可以重试',
    ]);
    for (const route of [insertKnowledge, copyKnowledge]) {
      const body = route === copyKnowledge ? { ids: [id] } : { fileId, versionOf: id };
      expect((await owner.request(route, { body })).status).toBe(409);
    }
    await fillUp(product, owner.teamId, 5);
    expect((await owner.request(insertKnowledge, { body: { fileId } })).status).toBe(200);
  });
});

describe('in a team', () => {
  it('members add and organise everything; other teams can reach nothing of it', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    const stranger = await product.signIn();
    await joinTeam(product, owner, member);
    const { id } = await put(product, owner, ['合同.txt', '甲']);
    const teamId = owner.teamId;
    const byMember = await member.call(updateKnowledge, { body: { teamId, ids: [id], name: '改名.txt' } });
    expect(byMember.items).toMatchObject([{ name: '改名.txt', abilities: { change: true, delete: false } }]);
    const calls = [
      [updateKnowledge, { ids: [id], name: '偷改' }],
      [copyKnowledge, { ids: [id] }],
      [deleteKnowledge, { ids: [id] }],
    ] as const;
    for (const [route, body] of calls) {
      expect((await stranger.request(route, { body })).status).toBe(404);
      expect((await stranger.request(route, { body: { ...body, teamId } })).status).toBe(404);
    }
    expect((await stranger.request(getDocumentById, { query: { id } })).status).toBe(404);
    const fileId = await uploadFile(product.server, stranger, '我的.txt', '乙');
    expect((await stranger.request(insertKnowledge, { body: { fileId, versionOf: id } })).status).toBe(404);
    expect(await names(stranger)).toEqual([]);
  });
});
