/** What happens to the data around an account that is erased. */
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { acceptInvitation, createDocument, createTeam, listMessages, session } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { files } from '../../database/schema.ts';
import { proveTeamScope } from '../../platform/access/team-scope.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { signIn, startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { query } from '../compare/compare.testing.ts';
import { invitationsText } from '../invitations/invitations.text.ts';
import { sweepContents } from '../retention/sweep-contents.ts';
import { newTeam } from '../teams/teams.testing.ts';
import { keepFile } from '../uploads/uploads.repository.ts';
import { closeAccount, eraseDue, inDays, rowsLeft } from './data-rights.testing.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const userIdOf = async (user: TestUser) => (await user.call(session, {})).user.userId;

describe('a number', () => {
  it('whose account was closed gets no coupon and no invitation reward after signing up again', async () => {
    const [user, inviter] = [await product.signIn(), await product.signIn()];
    const device = randomUUID();
    const seenOn = async ({ phone }: TestUser) =>
      query(
        product,
        'insert into user_devices (user_id, device_id) select id, $2 from users where phone = $1',
        [phone, device],
      );
    const couponsOf = (phone: string) =>
      query(product, 'select c.origin from coupons c join users u on u.id = c.user_id where u.phone = $1', [
        phone,
      ]);
    const code = 'CLOSED22';
    await query(
      product,
      'insert into invite_codes (user_id, code) select id, $2 from users where phone = $1',
      [inviter.phone, code],
    );
    expect(await couponsOf(user.phone)).toHaveLength(1);
    await seenOn(user);
    await closeAccount(product, user);
    await eraseDue(product, inDays(8));
    await query(product, 'update closed_identities set closed_at = now()', []);
    const again = await signIn(product.server, user.phone);
    await again.call(session, {});
    expect(await couponsOf(user.phone)).toEqual([]);
    await seenOn(again);
    const body = { code, deviceId: device };
    const refused = await again.request(acceptInvitation, { body });
    expect(refused.status).toBe(409);
    // Another number, the same device.
    const other = await product.signIn();
    await seenOn(other);
    await query(product, 'delete from user_devices where device_id = $1 and user_id = $2', [
      device,
      await userIdOf(again),
    ]);
    expect((await other.request(acceptInvitation, { body })).body.message).toBe(invitationsText.device);
    expect(refused.body.message).toBe(invitationsText.notNew);
  });
});

describe('something added to a space while it is erased', () => {
  it('is waited for and erased with it, or refused', async () => {
    const [user, other] = [await product.signIn(), await product.signIn()];
    const [handle, writer] = [1, 2].map(() => openDatabase(product.databaseUrl, () => undefined));
    if (!handle || !writer) throw new Error('no database');
    // Another user: their own write delays the erasure.
    const ownerId = await userIdOf(other);
    await closeAccount(product, user);
    let erasing: Promise<number> | undefined;
    await writer.database.transaction(async (transaction) => {
      await transaction
        .insert(files)
        .values({ teamId: user.teamId, ownerId, name: '晚到.txt', size: 1, sha256: 'x' });
      erasing = eraseDue(product, inDays(8));
      await expect.poll(() => lockWaits(handle)).toBeGreaterThan(0);
    });
    expect(await erasing).toBe(1);
    expect(await rowsLeft(product, user.teamId)).toEqual([]);
    const scope = { teamId: user.teamId };
    expect(await handle.database.transaction((transaction) => lockSpace(transaction, scope))).toBeNull();
    await Promise.all([handle.close(), writer.close()]);
  });
});

describe('a request to join a team', () => {
  it('refers to its sender, and loses the name when that account is erased', async () => {
    const [owner, user] = [await product.signIn(), await product.signIn()];
    const team = await newTeam(product, owner);
    await team.ask(user, '欧阳修远');
    const contents = async () =>
      (await owner.call(listMessages, { body: {} })).items.map(({ content }) => content);
    expect((await contents())[0]).toMatch(/^欧阳修远 申请加入团队/);
    const about = await query(
      product,
      `select about_user_id as id from messages where kind = 'teamRequest'`,
      [],
    );
    expect(about).toEqual([{ id: await userIdOf(user) }]);
    await closeAccount(product, user);
    await eraseDue(product, inDays(8));
    expect((await contents())[0]).toMatch(/^已注销用户 申请加入团队/);
  });
});

describe('a file that is stored a second time', () => {
  it('is the same file, with the time of the second storing', async () => {
    const user = await product.signIn();
    const { database, close } = openDatabase(product.databaseUrl, () => undefined);
    const scope = proveTeamScope(user.teamId, await userIdOf(user), 'owner');
    const file = { name: '甲.docx', size: 1, sha256: 'y' };
    const first = await keepFile(database, scope, file);
    await query(product, `update files set created_at = now() - interval '60 days' where id = $1`, [
      first.id,
    ]);
    const second = await keepFile(database, scope, file);
    expect(second.id).toBe(first.id);
    expect(second.createdAt.getTime()).toBeGreaterThanOrEqual(first.createdAt.getTime());
    await close();
  });
});

describe('after the sweep, the store', () => {
  it('has neither contents nor upload chunks of a closed account', async () => {
    const [user, other] = [await product.signIn(), await product.signIn()];
    const { teamId: team } = await other.call(createTeam, { body: { name: '法务部' } });
    const blobs = await createBlobStore(join(product.config.dataFolder, 'blobs'));
    const keep = async (owner: TestUser, content: string) => {
      const fileId = await uploadFile(product.server, owner, '合同.txt', content);
      await owner.call(createDocument, { body: { fileId } });
      return createHash('sha256').update(content).digest('hex');
    };
    const [theirs, others] = [
      await keep(user, `他的${randomUUID()}`),
      await keep(other, `别人的${randomUUID()}`),
    ];
    const partsKeys = [randomUUID(), randomUUID()];
    for (const [index, teamId] of [user.teamId, team].entries()) {
      await query(
        product,
        `insert into uploads (team_id, user_id, identifier, total_size, total_chunks, parts_key) values ($1, $2, 'half', 2, 2, $3)`,
        [teamId, await userIdOf(user), partsKeys[index]],
      );
      await blobs.putPart(partsKeys[index] ?? '', 1, Readable.from(['一半']));
    }
    await closeAccount(product, user);
    await eraseDue(product, inDays(8));
    for (const key of partsKeys)
      await expect(blobs.assemble(key, 1)).rejects.toMatchObject({ partNumber: 1 });
    const { database, close } = openDatabase(product.databaseUrl, () => undefined);
    const log = createLogger('silent', 'test');
    const { signal } = new AbortController();
    await sweepContents({ database, blobs, standing: async () => [], log }, inDays(10), signal);
    await close();
    expect([await blobs.has(theirs), await blobs.has(others)]).toEqual([false, true]);
  });
});

async function lockWaits({ pool }: DatabaseHandle): Promise<number> {
  const { rows } = await pool.query(
    'select count(*)::int from pg_locks l join pg_database d on not l.granted and (l.database = d.oid or l.database is null) where d.datname = current_database()',
  );
  return rows[0]?.count ?? 0;
}
