/** What a check reports about the part of the text base that it was not compared with. */
import { addToTextBase, listTextBase } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresTextBase } from '../../../adapters/text-base/postgres.text-base.ts';
import { proveTeamScope, type TeamScope } from '../../../platform/access/team-scope.ts';
import { type DatabaseHandle, openDatabase } from '../../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { BID, checkedMany, checkedPair, RIVAL, type TextFile, upload } from '../plagiarism.testing.ts';
import { findInBase } from './search-text-base.ts';

let product: TestProduct;
let handle: DatabaseHandle;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  handle = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

async function fill(user: TestUser, files: readonly TextFile[]): Promise<void> {
  await user.call(addToTextBase, { body: { fileIds: [...(await upload(product, user, files))] } });
  const statuses = async () => (await user.call(listTextBase, {})).items.map(({ status }) => status);
  await expect.poll(statuses).not.toContain('pending');
}

async function scopeOf({ teamId }: TestUser): Promise<TeamScope> {
  const { rows } = await handle.pool.query<{ owner_id: string }>(
    'select owner_id from team_spaces where id = $1',
    [teamId],
  );
  return proveTeamScope(teamId, rows[0]?.owner_id ?? '', 'owner');
}

async function addRows({ teamId, userId }: TeamScope, count: number, status: string) {
  const { rows } = await handle.pool.query<{ id: string; name: string }>(
    `insert into text_base_documents (team_id, owner_id, name, size, sha256, status, document_sha256, characters)
       select $1, $2, 'x' || place || '.txt', 1, gen_random_uuid()::text, $4, 'none', 1
         from generate_series(1, $3) as place returning id, name`,
    [teamId, userId, count, status],
  );
  return rows;
}

describe('a check against the text base', () => {
  it('aligns with the thirty nearest documents and reports the others', async () => {
    const scope = await scopeOf(await product.signIn());
    const textBase = createPostgresTextBase(handle.database);
    const rows = await addRows(scope, 40, 'ready');
    await addRows(scope, 3, 'pending');
    await addRows(scope, 2, 'failed');
    const held = (place: number) => Int32Array.from(place === 39 ? [1, 2] : [1]);
    await textBase
      .openIndex(scope)
      .put(rows.map(({ id }, place) => ({ documentId: id, hashes: held(place) })));
    const [self] = rows;
    const own = [{ id: self?.id ?? '', name: '自己.txt', reason: '就是它' }];
    const parts = { database: handle.database, textBase };
    const signal = new AbortController().signal;
    const found = await findInBase(parts, scope, Int32Array.of(1, 2), { own, signal });
    expect(found.documents).toHaveLength(30);
    expect(found.documents[0]?.id).toBe(rows[39]?.id);
    expect(found.documents.map(({ id }) => id)).not.toContain(self?.id);
    expect(found.notExamined.map(({ what, count }) => [what, count])).toEqual([
      ['文本库中的“自己.txt”', 1],
      ['文本库中其他有相同文字的文件', 9],
      ['文本库中还在读取的文件', 3],
      ['文本库中读取失败的文件', 2],
    ]);
  });

  it('finds its exact copy in the base, and does not treat it as the team’s own text', async () => {
    const user = await product.signIn();
    await fill(user, [
      ['存档.txt', BID],
      ['云杉.txt', RIVAL],
    ]);
    const { result } = await checkedMany(product, user, [['青禾.txt', BID]], [], { useTextBase: true });
    expect(result.sources[0]).toMatchObject({ tagName: '存档.txt', rates: { after: { rate: 1 } } });
    const pair = await checkedPair(product, user, undefined, { subtract: ['library'] });
    expect(pair.result.coverage.notExamined).toContainEqual({
      what: '文本库中的“存档.txt”',
      count: 1,
      reason: '与被查文件内容完全相同，视为被查文件本身，没有作为自有文本扣除',
    });
  });

  it('without any readable document reports why there was none', async () => {
    const user = await product.signIn();
    await addRows(await scopeOf(user), 2, 'pending');
    const { result } = await checkedMany(product, user, [['青禾.txt', BID]], [], { useTextBase: true });
    const notes = result.coverage.notExamined.map(({ what, count }) => [what, count]);
    expect(notes).toContainEqual(['文本库', 0]);
    expect(notes).toContainEqual(['文本库中还在读取的文件', 2]);
  });
});
