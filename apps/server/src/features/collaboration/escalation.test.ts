/** Attempts to get more than was granted; each must fail. */
import {
  collaborationCalls,
  createComparison,
  decideFinding,
  listComparisons,
  listDocuments,
  readComparison,
  readComparisonChain,
  readComparisonResult,
  rerunComparison,
  teamBalance,
  updateCompareProfile,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { compareTexts, settled } from '../compare/compare.testing.ts';
import { letIn, newComparison, productCalls } from './collaboration.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

async function withGuest(permission: 'readonly' | 'readwrite') {
  const owner = await product.signIn();
  const guest = await product.signIn();
  const id = await newComparison(product, owner);
  const document = productCalls(id);
  await document.open(owner);
  await letIn(document, owner, guest, permission);
  return { owner, guest, id, document };
}

const readStatus = async (user: TestUser, id: string) =>
  (await user.request(readComparison, { params: { id } })).status;

describe('a guest', () => {
  it('can neither invite, nor raise their own permission, nor answer requests, nor reopen', async () => {
    const { owner, guest, document } = await withGuest('readwrite');
    const friend = await product.signIn();
    await document.ask(friend);
    const answers = [
      await document.invite(guest, [friend.phone]),
      await document.invite(guest, [guest.phone], 'readwrite'),
      await document.answer(guest, friend.phone, true),
      await document.remove(guest, [owner.phone]),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    await document.close(owner);
    expect((await document.close(guest, false)).body.message).toBe('协作已关闭，禁止访问');
    expect((await document.open(guest)).status).toBe(403);
  });

  it('has no access to the space: not to its lists, its uses, its files or its other documents', async () => {
    const { owner, guest, id } = await withGuest('readwrite');
    const other = await newComparison(product, owner);
    const fileId = await uploadFile(product.server, owner, '别的.txt', '别的');
    const { teamId } = owner;
    const answers = [
      await guest.request(listComparisons, { query: { teamId } }),
      await guest.request(listDocuments, { query: { teamId } }),
      await guest.request(teamBalance, { params: { teamId } }),
      await guest.request(readComparison, { params: { id: other } }),
      await guest.request(createComparison, { body: { teamId, originFileId: fileId, targetFileId: fileId } }),
      await guest.request(createComparison, { body: { originFileId: fileId, targetFileId: fileId } }),
      await guest.request(updateCompareProfile, { params: { id: other }, body: { name: '甲' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    await settled(owner, id);
    const rerun = await guest.request(rerunComparison, { params: { id }, body: {} });
    expect(rerun.status).toBe(403);
    const { compareBalance } = await owner.call(teamBalance, { params: { teamId } });
    expect(compareBalance.count).toBe(1);
  });

  it('decides on changes only with the permission to change', async () => {
    const { owner, guest, id, document } = await withGuest('readonly');
    await settled(owner, id);
    const { changes } = await guest.call(readComparisonResult, { params: { id } });
    const findingId = changes[0]?.id ?? '';
    const decide = async () =>
      guest.request(decideFinding, {
        params: { productId: id, findingId },
        body: { state: 'accepted', note: '', version: 0 },
      });
    expect((await decide()).status).toBe(403);
    await document.invite(owner, [guest.phone], 'readwrite');
    expect((await decide()).body.data).toMatchObject({ state: 'accepted' });
  });

  it('sees only the versions of a version chain that they were invited to', async () => {
    const owner = await product.signIn();
    const guest = await product.signIn();
    const third = await uploadFile(product.server, owner, '三稿.txt', '甲方付款三十万元。');
    const second = await uploadFile(product.server, owner, '二稿.txt', '甲方付款二十万元。');
    const id = await compareTexts(product, owner, ['甲方付款十万元。', '甲方付款四十万元。'], {
      targetFileId: undefined,
      targetFileIds: [second, third],
    });
    await settled(owner, id);
    const chain = (user: TestUser) => user.call(readComparisonChain, { params: { id } });
    const [first, other] = (await chain(owner)).items;
    if (!first || !other) throw new Error('two versions');
    await settled(owner, other.id);
    const document = productCalls(first.id);
    await document.open(owner);
    await letIn(document, owner, guest, 'readwrite');
    const seen = await chain(guest);
    expect(seen.items.map((item) => item.id)).toEqual([first.id]);
    expect(JSON.stringify(seen)).not.toContain(other.id);
    expect(JSON.stringify(seen)).not.toContain('三');
    expect(seen.items[0]?.abilities).toMatchObject({ change: true, run: false });
    await productCalls(other.id).open(owner);
    await letIn(productCalls(other.id), owner, guest, 'readonly');
    expect((await chain(guest)).items.map(({ abilities }) => abilities.change)).toEqual([true, false]);
    await productCalls(other.id).close(owner);
    expect((await chain(guest)).items).toHaveLength(1);
  });
});

describe('an outsider', () => {
  it('cannot give themselves access: not by answering their own request, nor by inviting themselves', async () => {
    const { document } = await withGuest('readonly');
    const visitor = await product.signIn();
    await document.ask(visitor);
    expect((await document.answer(visitor, visitor.phone, true)).status).toBe(404);
    expect((await document.invite(visitor, [visitor.phone], 'readwrite')).status).toBe(404);
    expect((await document.join(visitor)).status).toBe(403);
    expect(await document.read(visitor)).toMatchObject({ isJoined: false, isPending: true });
  });

  it('cannot join with somebody else’s invitation, nor use another phone number', async () => {
    const { owner, id, document } = await withGuest('readonly');
    const [invited, thief] = [await product.signIn(), await product.signIn()];
    await document.invite(owner, [invited.phone], 'readwrite');
    const params = { productId: id };
    const body = { phone: invited.phone, permission: 'readwrite' };
    expect((await thief.request(collaborationCalls.compare.join, { params, body })).status).toBe(403);
    await thief.request(collaborationCalls.compare.requestJoin, { params, body });
    expect((await document.read(owner)).requests).toMatchObject([{ phone: thief.phone }]);
    expect(await readStatus(thief, id)).toBe(404);
    expect((await document.join(invited)).status).toBe(200);
  });

  it('cannot use an invitation to one document for another', async () => {
    const { owner, document } = await withGuest('readonly');
    const invited = await product.signIn();
    const otherId = await newComparison(product, owner);
    const other = productCalls(otherId);
    await other.open(owner);
    await document.invite(owner, [invited.phone], 'readwrite');
    expect((await other.join(invited)).status).toBe(403);
    await document.join(invited);
    expect(await readStatus(invited, otherId)).toBe(404);
    expect((await other.read(invited)).members).toEqual([]);
  });

  it('who manages their own documents manages no others', async () => {
    const { document } = await withGuest('readonly');
    const manager = await product.signIn();
    const own = productCalls(await newComparison(product, manager));
    await own.open(manager);
    expect((await document.invite(manager, [manager.phone])).status).toBe(404);
    expect((await document.answer(manager, manager.phone, true)).status).toBe(404);
  });
});
