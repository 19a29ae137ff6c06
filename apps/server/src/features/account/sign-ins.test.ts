/** A token that was ended is refused at once, everywhere; other tokens go on working. */
import { endSignIn, listSignIns, session, signOut, signOutEverywhere } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { signIn, startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { query } from '../compare/compare.testing.ts';
import { deleteExpiredSignIns } from './sign-ins.repository.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** Another token of the same person; a code may be sent only once a minute. */
async function again({ phone }: TestUser): Promise<TestUser> {
  await query(product, 'delete from identity.sms_codes', []);
  return signIn(product.server, phone);
}

const statusOf = async (user: TestUser) => (await user.request(session)).status;
const signInsOf = async (user: TestUser) => (await user.call(listSignIns, {})).items;

describe('signing out', () => {
  it('ends this token on the server, and no other of the same person', async () => {
    const here = await product.signIn();
    const there = await again(here);
    expect(await signInsOf(here)).toHaveLength(2);
    await here.call(signOut, {});
    expect(await statusOf(here)).toBe(401);
    expect(await statusOf(there)).toBe(200);
    expect((await signInsOf(there)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('cannot be passed by writing the signature of the token in another way', async () => {
    const user = await product.signIn();
    await user.call(signOut, {});
    // The last character of a signature has bits that do not count.
    const last = user.accessToken.at(-1) ?? '';
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    for (const other of spellings) {
      const { statusCode } = await product.server.app.inject({
        method: 'GET',
        url: session.path,
        headers: { authorization: `Bearer ${user.accessToken.slice(0, -1)}${other}` },
      });
      expect([other === last, statusCode]).toEqual([other === last, 401]);
    }
  });

  it('everywhere ends every token, also one the server has never seen; signing in again works', async () => {
    const here = await product.signIn();
    const there = await again(here);
    const stranger = await product.signIn();
    // As if the token had not been used yet.
    await query(product, 'delete from sign_ins where user_id = (select id from users where phone = $1)', [
      there.phone,
    ]);
    await here.call(session, {});
    await here.call(signOutEverywhere, {});
    // The clock of the issuer may be seconds off: as if this had been done later.
    await query(product, `update users set signed_out_at = now() + interval '7 seconds' where phone = $1`, [
      here.phone,
    ]);
    expect(await Promise.all([here, there, stranger].map(statusOf))).toEqual([401, 401, 200]);
    await query(product, `update users set signed_out_at = now() where phone = $1`, [here.phone]);
    expect(await statusOf(await again(here))).toBe(200);
  });
});

it('a token that was noted while its user signed out everywhere is refused all the same', async () => {
  const user = await product.signIn();
  await query(product, `update users set signed_out_at = now() + interval '7 seconds' where phone = $1`, [
    user.phone,
  ]);
  expect(await statusOf(user)).toBe(401);
});

describe('the list of sign-ins', () => {
  it('shows browser and time of each, and ends one of them', async () => {
    const here = await product.signIn();
    const there = await again(here);
    await query(
      product,
      `update sign_ins set user_agent = 'Firefox', last_seen_at = now() - interval '1 hour'
      where user_id = (select id from users where phone = $1)`,
      [here.phone],
    );
    const used = await signInsOf(there);
    expect(used.map(({ userAgent }) => userAgent).sort()).toEqual(['Firefox', 'lightMyRequest']);
    const other = used.find(({ isCurrent }) => !isCurrent);
    await there.call(endSignIn, { body: { signInId: other?.id ?? '' } });
    expect(await Promise.all([here, there].map(statusOf))).toEqual([401, 200]);
    const { status } = await there.request(endSignIn, { body: { signInId: other?.id } });
    expect(status).toBe(404);
  });

  it('of somebody else cannot be read or ended', async () => {
    const [one, other] = [await product.signIn(), await product.signIn()];
    const [mine] = await signInsOf(one);
    const { status } = await other.request(endSignIn, { body: { signInId: mine?.id } });
    expect(status).toBe(404);
    expect(await statusOf(one)).toBe(200);
  });

  it('forgets those that have expired, and keeps ended ones until then', async () => {
    const user = await product.signIn();
    await user.call(signOut, {});
    const handle = openDatabase(product.databaseUrl, () => undefined);
    const count = async () =>
      (
        await query(
          product,
          'select count(*)::int from sign_ins where user_id = (select id from users where phone = $1)',
          [user.phone],
        )
      )[0]?.count;
    await deleteExpiredSignIns(handle.database, new Date());
    expect(await count()).toBe(1);
    const DAY_MS = 86_400_000;
    await deleteExpiredSignIns(handle.database, new Date(Date.now() + DAY_MS));
    expect(await count()).toBe(0);
    await handle.close();
  });
});
