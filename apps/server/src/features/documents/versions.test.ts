import {
  deleteKnowledgeVersion,
  getDocInfoStatistics,
  makeKnowledgeVersionCurrent,
  searchKnowledge,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { joinTeam, query } from '../compare/compare.testing.ts';
import { put, putRead } from './knowledge.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

describe('an older version', () => {
  const two = async (of: TestUser) => {
    const first = await putRead(product, of, ['合同.txt', '违约金百分之五']);
    const second = await putRead(product, of, ['合同改.docx', '违约金百分之八百'], { versionOf: first.id });
    return { first, second };
  };
  const hits = async (of: TestUser, keyword: string) =>
    (await of.call(searchKnowledge, { body: { keyword } })).items.map(({ document }) => document.id);

  it('becomes current again: listed, searched and measured as before, and the later one is kept', async () => {
    const owner = await product.signIn();
    const { first, second } = await two(owner);
    const current = await owner.call(makeKnowledgeVersionCurrent, { body: { id: first.id } });
    expect(current).toMatchObject({ id: first.id, version: 1, kind: 'txt', size: first.size });
    expect(current.versions.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
    expect([await hits(owner, '百分之五'), await hits(owner, '百分之八')]).toEqual([[first.id], []]);
    expect((await query(product, LAST_RECORD, [owner.teamId]))[0]).toMatchObject({
      action: 'restored',
      details: { version: 1 },
    });
    const third = await put(product, owner, ['合同三.txt', '丙'], { versionOf: second.id });
    expect(third.version).toBe(3);
  });

  it('is purged alone, with its file and its storage; the current one cannot be purged', async () => {
    const owner = await product.signIn();
    const { first, second } = await two(owner);
    const remove = (id: string) => owner.request(deleteKnowledgeVersion, { body: { id } });
    expect(await remove(second.id)).toMatchObject({
      status: 409,
      body: { message: '当前版本不能单独删除；请先把另一版设为当前版本，或删除整份文档' },
    });
    expect((await remove(first.id)).body.data).toMatchObject({ id: second.id, versions: [{ number: 2 }] });
    expect((await remove(first.id)).status).toBe(404);
    const { doc_volume } = await owner.call(getDocInfoStatistics, {});
    expect(doc_volume).toBe(second.size);
    expect(await query(product, 'select from files where id = $1', [first.fileId])).toEqual([]);
  });

  it('is made current by any member and deleted by the document’s uploader; other teams do not find it', async () => {
    const [owner, member, stranger] = [
      await product.signIn(),
      await product.signIn(),
      await product.signIn(),
    ];
    await joinTeam(product, owner, member);
    const { first, second } = await two(owner);
    const body = { teamId: owner.teamId, id: first.id };
    expect((await member.request(deleteKnowledgeVersion, { body })).status).toBe(403);
    expect((await member.request(makeKnowledgeVersionCurrent, { body })).status).toBe(200);
    for (const route of [makeKnowledgeVersionCurrent, deleteKnowledgeVersion])
      expect((await stranger.request(route, { body: { id: second.id } })).status).toBe(404);
  });
});

const LAST_RECORD = `select action, details from security_records where team_id = $1 order by created_at desc limit 1`;
