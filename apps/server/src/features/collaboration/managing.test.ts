/** How owners and admins manage the members of a document, and whom they are offered. */
import { collaborationCalls, listHistoryMembers } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { letIn, newComparison, newTeam, productCalls, sharedComparison } from './collaboration.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const signIn = () => product.signIn();

describe('managing', () => {
  it('is for the owner and the space’s admins only', async () => {
    const [boss, admin, author, colleague, guest] = await Promise.all([1, 2, 3, 4, 5].map(signIn));
    if (!boss || !admin || !author || !colleague || !guest) throw new Error('five people');
    await newTeam(product, boss, [
      { user: admin, role: 'admin' },
      { user: author, role: 'member' },
      { user: colleague, role: 'member' },
    ]);
    const document = productCalls(await newComparison(product, author));
    expect((await document.open(colleague)).status).toBe(403);
    expect((await document.open(author)).status).toBe(200);
    await letIn(document, author, guest, 'readwrite');
    const everything = async (user: TestUser) => {
      const answers = [
        await document.invite(user, ['13912345678']),
        await document.remove(user, ['13912345678']),
        await document.close(user),
        await document.open(user),
        await document.answer(user, guest.phone, true),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await everything(colleague)).toEqual([403, 403, 403, 403, 403]);
    expect(await everything(guest)).toEqual([403, 403, 403, 403, 403]);
    // The guest was invited and never asked.
    for (const user of [author, admin, boss])
      expect(await everything(user)).toEqual([200, 200, 200, 200, 404]);
    expect(await document.read(admin)).toMatchObject({ isOwner: false, isTeamAdmin: true, me: null });
  });

  it('shows full numbers to those who invite by them, and hides them from the others', async () => {
    const { owner, document } = await sharedComparison(product);
    const [guest, waiting] = [await signIn(), await signIn()];
    await letIn(document, owner, guest, 'readwrite');
    await document.invite(owner, ['13912345678']);
    await document.ask(waiting);
    expect((await document.read(guest)).members.map(({ phone }) => phone)).toEqual([
      `${owner.phone.slice(0, 3)}****${owner.phone.slice(-4)}`,
      guest.phone,
      '139****5678',
    ]);
    expect((await document.read(guest)).requests).toEqual([]);
    expect((await document.read(owner)).members.at(-1)?.phone).toBe('13912345678');
  });

  it('by two people at once: the first answer counts, and no member is lost', async () => {
    const owner = await signIn();
    const admin = await signIn();
    await newTeam(product, owner, [{ user: admin, role: 'admin' }]);
    const document = productCalls(await newComparison(product, owner));
    await document.open(owner);
    const visitor = await signIn();
    await document.ask(visitor);
    const answers = await Promise.all([
      document.answer(owner, visitor.phone, true),
      document.answer(admin, visitor.phone, false),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const phones = Array.from({ length: 10 }, (_, index) => `1371234560${index}`);
    await Promise.all(phones.map((phone, index) => document.invite(index % 2 ? owner : admin, [phone])));
    const listed = (await document.read(owner)).members.map(({ phone }) => phone);
    expect(listed).toEqual(expect.arrayContaining(phones));
  });

  it('has limits: twenty at once, a hundred in total', async () => {
    const { owner, document } = await sharedComparison(product);
    const phones = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => String(13_600_000_000 + from + index));
    expect((await document.invite(owner, phones(0, 21))).status).toBe(400);
    for (const from of [0, 20, 40, 60, 80])
      expect((await document.invite(owner, phones(from, 20))).status).toBe(200);
    const full = await document.invite(owner, phones(100, 1));
    expect([full.status, full.body.message]).toEqual([
      409,
      '协作人数已达 100 人上限，请先移除不再需要的成员',
    ]);
    expect((await document.read(owner)).members).toHaveLength(101);
    expect((await document.invite(owner, phones(0, 20), 'readwrite')).status).toBe(200);
    const visitor = await signIn();
    await document.ask(visitor);
    expect((await document.answer(owner, visitor.phone, true)).status).toBe(409);
    expect((await document.read(owner)).requests).toHaveLength(1);
  });

  it.each([
    ['no numbers', { phones: [], permission: 'readonly' }],
    ['a number that is none', { phones: ['12345'], permission: 'readonly' }],
    ['a permission there is not', { phones: ['13912345678'], permission: 'owner' }],
    ['neither permission nor removal', { phones: ['13912345678'] }],
    ['both', { phones: ['13912345678'], permission: 'readonly', removed: true }],
  ])('with %s answers 400', async (_, body) => {
    const { owner, id } = await sharedComparison(product);
    const params = { productId: id };
    expect((await owner.request(collaborationCalls.compare.members, { params, body })).status).toBe(400);
  });

  it('never invites or removes the owner', async () => {
    const { owner, document } = await sharedComparison(product);
    expect((await document.invite(owner, [owner.phone])).status).toBe(400);
    expect((await document.remove(owner, [owner.phone])).status).toBe(400);
  });
});

describe('people shared with before', () => {
  it('are those this user invited or accepted in this space, the latest first and each once', async () => {
    const { owner, document } = await sharedComparison(product);
    const second = productCalls(await newComparison(product, owner));
    await second.open(owner);
    const [guest, applicant] = [await signIn(), await signIn()];
    await letIn(document, owner, guest, 'readonly');
    await document.invite(owner, ['13912345678']);
    await second.invite(owner, [guest.phone]);
    await second.ask(applicant);
    await second.answer(owner, applicant.phone, true);
    const named = (user: TestUser) => `用户${user.phone.slice(-4)}`;
    const { items } = await owner.call(listHistoryMembers, {});
    // Who has no account has no name yet.
    expect(items.map(({ name }) => name)).toEqual([named(applicant), named(guest), '']);
    const phones = async (user: TestUser, teamId?: string) =>
      (await user.call(listHistoryMembers, { query: { teamId } })).items.map(({ phone }) => phone);
    expect(await phones(owner)).toEqual([applicant.phone, guest.phone, '13912345678']);
    const teamId = await newTeam(product, owner, []);
    expect(await phones(owner, teamId)).toEqual([]);
    expect(await phones(guest)).toEqual([]);
    expect((await guest.request(listHistoryMembers, { query: { teamId: owner.teamId } })).status).toBe(404);
  });
});
