/** The text base in the database behaves like the one in memory, and separates teams. */
import { type FingerprintIndex, findCandidates, MemoryFingerprintIndex } from '@wenjian/plagiarism';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveTeamScope, type TeamScope } from '../../platform/access/team-scope.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { createPostgresTextBase } from './postgres.text-base.ts';
import type { TextBase } from './text-base.port.ts';

let product: TestProduct;
let handle: DatabaseHandle;
let base: TextBase;

beforeAll(async () => {
  product = await startTestProduct();
  handle = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
  base = createPostgresTextBase(handle.database);
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

interface Team {
  readonly scope: TeamScope;
  /** A document's row, ready to be indexed. */
  add(): Promise<string>;
}

async function newTeam(): Promise<Team> {
  const { teamId } = await product.signIn();
  const { rows } = await handle.pool.query<{ user_id: string }>(
    'select user_id from team_members where team_id = $1',
    [teamId],
  );
  const scope = proveTeamScope(teamId, rows[0]?.user_id ?? '', 'owner');
  return {
    scope,
    async add() {
      const inserted = await handle.pool.query<{ id: string }>(
        `insert into text_base_documents (team_id, owner_id, name, size, sha256, status)
           values ($1, $2, 'x.txt', 1, gen_random_uuid()::text, 'ready') returning id`,
        [scope.teamId, scope.userId],
      );
      return inserted.rows[0]?.id ?? '';
    },
  };
}

/** Negative ones too, as the engine makes them. */
const hashes = (...values: readonly number[]) => Int32Array.from(values);
const LOWEST = -2_147_483_648;
const HIGHEST = 2_147_483_647;

interface Subject {
  readonly index: FingerprintIndex;
  add(): Promise<string>;
}

const kinds: readonly (readonly [string, () => Promise<Subject>])[] = [
  ['in memory', async () => ({ index: new MemoryFingerprintIndex(), add: async () => crypto.randomUUID() })],
  [
    'on PostgreSQL',
    async () => {
      const { scope, add } = await newTeam();
      return { index: base.openIndex(scope), add };
    },
  ],
];

async function search(
  index: FingerprintIndex,
  asked: Int32Array,
  more: { readonly limit?: number; readonly except?: readonly string[] } = {},
) {
  const frequencies = await index.frequencies(asked);
  return findCandidates(index, asked, { limit: 5, frequencies, ...more });
}

/** The documents that contain each hash, queried one hash at a time. */
async function holdersOf(
  index: FingerprintIndex,
  asked: Int32Array,
): Promise<readonly (readonly string[])[]> {
  const sets: string[][] = [];
  for (const hash of asked)
    sets.push((await search(index, hashes(hash))).best.map(({ documentId }) => documentId).sort());
  return sets;
}

describe.each(kinds)('a fingerprint index %s', (_, open) => {
  it('finds the documents with a fingerprint, also after documents are replaced and removed', async () => {
    const { index, add } = await open();
    const [one, other] = [await add(), await add()];
    await index.put([
      { documentId: one, hashes: hashes(LOWEST, -1, 0, 7) },
      { documentId: other, hashes: hashes(-1, 7, 8, HIGHEST) },
    ]);
    await index.put([{ documentId: one, hashes: hashes(LOWEST, -1, 9) }]);
    const asked = hashes(LOWEST, -1, 0, 7, 8, 9, 10, HIGHEST);
    const both = [one, other].sort();
    expect(await holdersOf(index, asked)).toEqual([[one], both, [], [other], [other], [one], [], [other]]);
    const { documentCount, frequencyOf } = await index.frequencies(asked);
    expect(documentCount).toBe(2);
    expect([...asked].map(frequencyOf)).toEqual([1, 2, 0, 1, 1, 1, 0, 1]);
    await index.remove(other);
    await index.remove(other);
    expect(await holdersOf(index, asked)).toEqual([[one], [one], [], [], [], [one], [], []]);
    expect((await index.frequencies(asked)).documentCount).toBe(1);
  });

  it('ranks by weight, counts the documents below the limit, and leaves out the excluded ones', async () => {
    const { index, add } = await open();
    const ids = await Promise.all(Array.from({ length: 6 }, () => add()));
    const [most = '', rare = ''] = ids;
    await index.put(
      ids.map((documentId) => ({
        documentId,
        hashes: hashes(1, ...(documentId === most ? [2, 3, 4] : documentId === rare ? [2] : [])),
      })),
    );
    const asked = hashes(1, 2, 3, 4, 5);
    const { best, further, notSearched } = await search(index, asked, { limit: 2 });
    expect(best.map(({ documentId, share }) => [documentId, share])).toEqual([
      [most, 0.8],
      [rare, 0.4],
    ]);
    const [first] = best;
    expect(first?.weight).toBeCloseTo(1 / 6 + 1 / 2 + 2, 5);
    expect([further, notSearched]).toEqual([4, 0]);
    const without = await search(index, asked, { limit: 2, except: [most] });
    expect([without.best[0]?.documentId, without.further]).toEqual([rare, 3]);
  });

  it('finds nothing for a document without fingerprints', async () => {
    const { index, add } = await open();
    await index.put([{ documentId: await add(), hashes: hashes() }]);
    expect(await search(index, hashes())).toEqual({ best: [], further: 0, notSearched: 0 });
    expect((await index.frequencies(hashes())).documentCount).toBe(1);
  });
});

describe('the text base on PostgreSQL', () => {
  it('adds all documents of a call or none', async () => {
    const { scope, add } = await newTeam();
    const index = base.openIndex(scope);
    const given = [
      { documentId: await add(), hashes: hashes(1) },
      // Not a set: the database refuses it.
      { documentId: await add(), hashes: hashes(2, 2) },
    ];
    await expect(index.put(given)).rejects.toThrow();
    const { documentCount, frequencyOf } = await index.frequencies(hashes(1));
    expect([documentCount, frequencyOf(1)]).toEqual([0, 0]);
  });

  it('adds a long document in one call, and deletes its fingerprints with its row', async () => {
    const { scope, add } = await newTeam();
    const index = base.openIndex(scope);
    const id = await add();
    const many = Int32Array.from({ length: 80_000 }, (_, number) => number);
    await index.put([{ documentId: id, hashes: many }]);
    expect((await search(index, many)).best).toMatchObject([{ documentId: id, share: 1 }]);
    const postings = async () =>
      (await handle.pool.query('select 1 from text_base_postings limit 1')).rowCount;
    await handle.pool.query('delete from text_base_documents where team_id <> $1', [scope.teamId]);
    expect(await postings()).toBe(1);
    await handle.pool.query('delete from text_base_documents where id = $1', [id]);
    expect(await postings()).toBe(0);
  });

  it('counts the documents with a common fingerprint without reading them all', async () => {
    const { scope } = await newTeam();
    const HOLDERS = 3_000;
    const { rows } = await handle.pool.query<{ id: string }>(
      `insert into text_base_documents (team_id, owner_id, name, size, sha256, status)
         select $1, $2, 'x.txt', 1, gen_random_uuid()::text, 'ready' from generate_series(1, $3) returning id`,
      [scope.teamId, scope.userId, 2 * HOLDERS],
    );
    const index = base.openIndex(scope);
    // The documents that contain it were added first: whether it is common must not depend on the order.
    await index.put(rows.map(({ id }, at) => ({ documentId: id, hashes: hashes(at < HOLDERS ? 1 : 2) })));
    const { documentCount, frequencyOf } = await index.frequencies(hashes(1, 2, 3));
    expect(documentCount).toBe(2 * HOLDERS);
    for (const hash of [1, 2]) {
      expect(frequencyOf(hash)).toBeGreaterThan(HOLDERS * 0.85);
      expect(frequencyOf(hash)).toBeLessThan(HOLDERS * 1.15);
    }
    expect(frequencyOf(3)).toBe(0);
    const { best, further } = await search(index, hashes(1));
    expect(best.length + further).toBe(HOLDERS);
  });

  it('returns at once when the caller has cancelled', async () => {
    const { scope } = await newTeam();
    const index = base.openIndex(scope, AbortSignal.abort(new Error('cancelled')));
    await expect(index.frequencies(hashes(1))).rejects.toThrow('cancelled');
    const query = { hashes: hashes(1), weights: hashes(1), limit: 1, except: [] };
    await expect(index.rank(query)).rejects.toThrow('cancelled');
  });

  it('is hidden from other teams, in both directions', async () => {
    const [ours, theirs] = [await newTeam(), await newTeam()];
    const id = await ours.add();
    const asked = hashes(1, 2, 3);
    const own = base.openIndex(ours.scope);
    await own.put([{ documentId: id, hashes: asked }]);
    const foreign = base.openIndex(theirs.scope);
    const blind = { best: [], further: 0, notSearched: 0 };
    expect(await search(foreign, asked)).toEqual(blind);
    expect((await foreign.frequencies(asked)).documentCount).toBe(0);
    expect((await foreign.frequencies(asked)).frequencyOf(1)).toBe(0);
    await foreign.put([{ documentId: id, hashes: hashes(4) }]);
    await foreign.remove(id);
    const frequencies = await own.frequencies(asked);
    expect(await findCandidates(foreign, asked, { limit: 5, frequencies })).toEqual(blind);
    expect((await search(own, hashes(1, 2, 3, 4))).best).toMatchObject([{ documentId: id, share: 0.75 }]);
    expect(await search(foreign, hashes(4))).toEqual(blind);
  });
});
