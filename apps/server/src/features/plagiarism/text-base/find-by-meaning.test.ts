/** Documents of a text base by the meaning of their sentences; the model gives each sentence the vector of its first character. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDocument, type Document } from '@wenjian/document';
import { sentencesToEncode } from '@wenjian/plagiarism';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlobStore } from '../../../adapters/blob-store/create-blob-store.ts';
import { proveTeamScope, type TeamScope } from '../../../platform/access/team-scope.ts';
import { type DatabaseHandle, openDatabase } from '../../../platform/database/database.ts';
import { storeJson } from '../../../platform/documents/stored-json.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { findByMeaning, keepMeaning, type MeaningParts } from './find-by-meaning.ts';

const DIMENSIONS = 64;
const signal = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'wenjian-meaning-'));

let product: TestProduct;
let handle: DatabaseHandle;
let parts: MeaningParts;

/** Other characters, other directions. */
function vectorOf(text: string): Float32Array {
  let state = text.codePointAt(0) ?? 0;
  return Float32Array.from({ length: DIMENSIONS }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  });
}

beforeAll(async () => {
  product = await startTestProduct();
  handle = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
  parts = {
    database: handle.database,
    blobs: await createBlobStore(folder),
    sentenceEncoder: {
      async encode({ path }, most) {
        const document = JSON.parse(await readFile(path, 'utf8')) as Document;
        const { sentences, leftOut } = sentencesToEncode(document, most);
        return { sentences: sentences.map((one) => ({ ...one, vector: vectorOf(one.text) })), leftOut };
      },
    },
  };
});
afterAll(async () => {
  await handle.close();
  await product.close();
  rmSync(folder, { recursive: true, force: true });
});

async function newTeam(): Promise<TeamScope> {
  const { teamId } = await product.signIn();
  const { rows } = await handle.pool.query<{ user_id: string }>(
    'select user_id from team_members where team_id = $1',
    [teamId],
  );
  return proveTeamScope(teamId, rows[0]?.user_id ?? '', 'owner');
}

function stored(...sentences: readonly string[]): Promise<string> {
  const blocks = sentences.map((text) => ({ type: 'paragraph' as const, text }));
  const document = buildDocument({ readerVersion: 'test', kind: 'txt', pages: null, blocks, notRead: [] });
  return storeJson(parts.blobs, JSON.stringify(document));
}

async function added(scope: TeamScope, ...sentences: readonly string[]): Promise<string> {
  const documentSha256 = await stored(...sentences);
  const { rows } = await handle.pool.query<{ id: string }>(
    `insert into text_base_documents (team_id, owner_id, name, size, sha256, status, document_sha256, characters)
       values ($1, $2, 'x.txt', 1, gen_random_uuid()::text, 'ready', $3, 1) returning id`,
    [scope.teamId, scope.userId, documentSha256],
  );
  const documentId = rows[0]?.id ?? '';
  await keepMeaning(parts, scope, { documentId, documentSha256 }, signal);
  return documentId;
}

const PUMP = '泵站当班者须四个小时走一圈，发现压力不足八成，马上向调度报告。';
const PUMP_AGAIN = '泵房里值守的人每隔四小时要巡查一遍，压力低于八成立即上报。';
const TREE = '树苗栽下以后第一个月每三天浇一次水，遇到下雨可以顺延一天。';

describe('a text base', () => {
  it('is searched by meaning: what says the same comes up, the rest and other teams’ documents do not', async () => {
    const [scope, stranger] = [await newTeam(), await newTeam()];
    const like = await added(scope, TREE, PUMP);
    await added(scope, TREE);
    await added(stranger, PUMP);
    const checked = await stored(PUMP_AGAIN);
    const search = { except: [], signal };
    expect(await findByMeaning(parts, scope, checked, search)).toEqual({ ids: [like], lookedAt: 2 });
    expect(await findByMeaning(parts, scope, checked, { except: [like], signal })).toEqual({
      ids: [],
      lookedAt: 1,
    });
  });

  it('loses the meaning of a document with it, and gets another with another text', async () => {
    const scope = await newTeam();
    const id = await added(scope, PUMP);
    const documentSha256 = await stored(TREE);
    await keepMeaning(parts, scope, { documentId: id, documentSha256 }, signal);
    const search = { except: [], signal };
    expect(await findByMeaning(parts, scope, await stored(PUMP_AGAIN), search)).toEqual({
      ids: [],
      lookedAt: 1,
    });
    expect(await findByMeaning(parts, scope, await stored(TREE), search)).toEqual({ ids: [id], lookedAt: 1 });
    await handle.pool.query('delete from text_base_documents where id = $1', [id]);
    expect(await findByMeaning(parts, scope, await stored(TREE), search)).toEqual({ ids: [], lookedAt: 0 });
  });

  it('is not searched by meaning where there is no model', async () => {
    const scope = await newTeam();
    await added(scope, PUMP);
    const without = { ...parts, sentenceEncoder: { encode: async () => null } };
    const search = { except: [], signal };
    expect(await findByMeaning(without, scope, await stored(PUMP), search)).toEqual({ ids: [], lookedAt: 0 });
  });
});
