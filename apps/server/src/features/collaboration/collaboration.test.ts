import {
  collaborationCallsByType,
  listComparisons,
  productTypes,
  readComparison,
  renameComparison,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { query } from '../compare/compare.testing.ts';
import {
  letIn,
  newAudit,
  newCheck,
  newComparison,
  newDocument,
  newTeam,
  productCalls,
  sharedComparison,
} from './collaboration.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const signIn = () => product.signIn();

const newProducts = {
  compare: newComparison,
  compareV3: newComparison,
  document: newDocument,
  audit: newAudit,
  duplicate: newCheck,
};

describe('a document', () => {
  it('is not shared, then open, closed and open again; each step may be repeated', async () => {
    const owner = await signIn();
    const document = productCalls(await newComparison(product, owner));
    expect(await document.read(owner)).toMatchObject({
      isCollaborated: false,
      isClosed: false,
      isOwner: true,
      isTeamAdmin: true,
      isMember: true,
      isJoined: true,
      isPending: false,
      isTeamDoc: false,
      owner: { phone: owner.phone, docName: '原稿.txt 与 修改稿.txt' },
      requests: [],
      teamId: owner.teamId,
    });
    expect((await document.close(owner)).body.data).toMatchObject({ name: 'COLLABORATION_NOT_OPEN' });
    expect((await document.invite(owner, ['13912345678'])).status).toBe(409);
    for (const _ of [1, 2]) {
      expect((await document.open(owner)).body.data).toMatchObject({ isCollaborated: true, isClosed: false });
    }
    for (const _ of [1, 2])
      expect((await document.close(owner)).body.data).toMatchObject({ isCollaborated: true, isClosed: true });
    for (const _ of [1, 2])
      expect((await document.close(owner, false)).body.data).toMatchObject({ isClosed: false });
    await document.close(owner);
    expect((await document.open(owner)).body.data).toMatchObject({ isClosed: false });
  });

  it('that was never shared is not found by others, whatever they call', async () => {
    const owner = await signIn();
    const visitor = await signIn();
    const document = productCalls(await newComparison(product, owner));
    const answers = [
      await document.open(visitor),
      await document.close(visitor),
      await document.invite(visitor, [visitor.phone]),
      await document.join(visitor),
      await document.ask(visitor),
      await document.answer(visitor, visitor.phone, true),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await document.readStatus(visitor)).toBe(404);
  });

  it('is the same under each of its paths, and is found only under its own kind', async () => {
    const { owner, id } = await sharedComparison(product);
    const statuses = await Promise.all(productTypes.map((type) => productCalls(id, type).readStatus(owner)));
    expect(Object.fromEntries(productTypes.map((type, index) => [type, statuses[index]]))).toEqual({
      compare: 200,
      compareV3: 200,
      document: 404,
      audit: 404,
      duplicate: 404,
    });
    const text = productCalls(await newDocument(product, owner), 'document');
    expect((await text.open(owner)).status).toBe(200);
  });

  it.each(['compare', 'compareV3', 'document', 'audit', 'duplicate'] as const)(
    'is shared from end to end by the path of %s',
    async (type) => {
      const [owner, guest, visitor] = [await signIn(), await signIn(), await signIn()];
      const id = await newProducts[type](product, owner);
      const document = productCalls(id, type);
      await document.open(owner);
      await letIn(document, owner, guest, 'readwrite');
      await document.ask(visitor);
      await document.answer(owner, visitor.phone, true);
      expect((await document.read(owner)).members).toMatchObject([
        { tag: 'owner' },
        { tag: 'added', permission: 'readwrite' },
        { tag: 'shared', permission: 'readonly' },
      ]);
      await document.close(owner);
      expect([await document.readStatus(guest), await document.readStatus(visitor)]).toEqual([403, 403]);
    },
  );

  it('can be named by its product type, in the query or in the body', async () => {
    const { owner, id } = await sharedComparison(product);
    const params = { productId: id };
    const { read, change, members } = collaborationCallsByType;
    const inQuery = (productType?: string) => ({ params, query: { productType } });
    expect((await owner.request(read, inQuery('compare'))).status).toBe(200);
    expect((await owner.request(read, inQuery('audit'))).status).toBe(404);
    expect((await owner.request(read, inQuery('x'))).status).toBe(400);
    const missing = await owner.request(read, inQuery());
    expect([missing.status, missing.body.message]).toEqual([400, '请说明是哪一种文档']);
    const body = { productType: 'compareV3', phones: ['13912345678'], permission: 'readonly' };
    expect((await owner.request(members, { params, body })).status).toBe(200);
    const closing = { productType: 'document', isClosed: true };
    expect((await owner.request(change, { params, body: closing })).status).toBe(404);
    expect((await productCalls(id).read(owner)).isClosed).toBe(false);
  });

  it('is shared from end to end where each call names its product type', async () => {
    const [owner, guest, visitor] = [await signIn(), await signIn(), await signIn()];
    const params = { productId: await newComparison(product, owner) };
    const { read, open, change, members, join, requestJoin, answerJoin } = collaborationCallsByType;
    const productType = 'compare' as const;
    const opened = await owner.call(open, { params, body: { productType } });
    expect(opened).toMatchObject({ isCollaborated: true, isClosed: false });
    await owner.call(members, {
      params,
      body: { productType, phones: [guest.phone], permission: 'readwrite' },
    });
    await guest.call(join, { params, body: { productType } });
    await visitor.call(requestJoin, { params, body: { productType } });
    const answerParams = { ...params, phone: visitor.phone };
    await owner.call(answerJoin, { params: answerParams, body: { productType, accepted: true } });
    expect((await owner.call(read, { params, query: { productType } })).members).toMatchObject([
      { tag: 'owner' },
      { tag: 'added', permission: 'readwrite' },
      { tag: 'shared', permission: 'readonly' },
    ]);
    const closed = await owner.call(change, { params, body: { productType, isClosed: true } });
    expect(closed.isClosed).toBe(true);
  });
});

describe('somebody invited', () => {
  it('joins, and is an added member from then on', async () => {
    const { owner, document } = await sharedComparison(product);
    const guest = await signIn();
    await document.invite(owner, [guest.phone], 'readwrite');
    expect(
      (await document.read(owner)).members.map(({ phone, tag, joined }) => [phone, tag, joined]),
    ).toEqual([
      [owner.phone, 'owner', true],
      [guest.phone, 'inviting', false],
    ]);
    expect(await document.read(guest)).toMatchObject({
      isMember: true,
      isJoined: false,
      isOwner: false,
      isTeamAdmin: false,
      me: { phone: guest.phone, permission: 'readwrite', joined: false, tag: 'inviting' },
      members: [],
      teamId: null,
    });
    const joined = await document.join(guest);
    expect(joined.body.data).toMatchObject({
      isJoined: true,
      me: { permission: 'readwrite', joined: true, tag: 'added' },
    });
    expect((await document.join(guest)).status).toBe(200);
    expect((await document.read(owner)).members).toMatchObject([{ tag: 'owner' }, { tag: 'added' }]);
  });

  it('is identified by the account that joined, whatever phone number it or another account has later', async () => {
    const { owner, id, document } = await sharedComparison(product);
    const guest = await signIn();
    const other = await signIn();
    await letIn(document, owner, guest, 'readonly');
    await query(product, 'update users set phone = null where phone = $1', [guest.phone]);
    await query(product, 'update users set phone = $1 where phone = $2', [guest.phone, other.phone]);
    const read = async (user: TestUser) => (await user.request(readComparison, { params: { id } })).status;
    expect([await read(guest), await read(other)]).toEqual([200, 404]);
    expect((await document.join(other)).status).toBe(403);
    expect((await document.ask(other)).body).toMatchObject({
      code: 409,
      message: '这个手机号已经由另一个账号加入，请联系分享者',
    });
  });

  it('gets another permission at once, and loses access at once when removed', async () => {
    const { owner, id, document } = await sharedComparison(product);
    const guest = await signIn();
    await letIn(document, owner, guest, 'readonly');
    const rename = async () =>
      (await guest.request(renameComparison, { params: { id }, body: { title: '改名' } })).status;
    expect(await rename()).toBe(403);
    await document.invite(owner, [guest.phone], 'readwrite');
    expect(await rename()).toBe(200);
    await document.invite(owner, [guest.phone], 'readonly');
    expect(await rename()).toBe(403);
    for (const _ of [1, 2]) expect((await document.remove(owner, [guest.phone])).status).toBe(200);
    expect((await guest.request(readComparison, { params: { id } })).status).toBe(404);
    expect((await document.join(guest)).status).toBe(403);
  });

  it('who only reads in the document’s space has access without joining, and may change what they could only read', async () => {
    const owner = await signIn();
    const colleague = await signIn();
    const teamId = await newTeam(product, owner, [{ user: colleague, role: 'viewer' }]);
    const id = await newComparison(product, owner);
    const document = productCalls(id);
    await document.open(owner);
    const rename = async () =>
      (await colleague.request(renameComparison, { params: { id }, body: { title: '改名' } })).status;
    const listed = async () =>
      (await colleague.call(listComparisons, { query: { teamId } })).items[0]?.abilities;
    expect(await rename()).toBe(403);
    expect(await listed()).toMatchObject({ read: true, change: false });
    await document.invite(owner, [colleague.phone], 'readwrite');
    expect(await rename()).toBe(200);
    expect(await listed()).toEqual({ read: true, change: true, run: false, share: false, delete: false });
    expect(await document.read(colleague)).toMatchObject({
      isTeamDoc: true,
      isJoined: true,
      isTeamAdmin: false,
      me: { joined: true, tag: 'added', permission: 'readwrite' },
    });
    await document.close(owner);
    expect(await rename()).toBe(403);
    expect(await listed()).toMatchObject({ read: true, change: false });
  });

  it('who works in the document’s space may only read while the document says so of them', async () => {
    const owner = await signIn();
    const colleague = await signIn();
    await newTeam(product, owner, [{ user: colleague, role: 'member' }]);
    const id = await newComparison(product, owner);
    const document = productCalls(id);
    await document.open(owner);
    const rename = async () =>
      (await colleague.request(renameComparison, { params: { id }, body: { title: '改名' } })).status;
    expect(await rename()).toBe(200);
    await document.invite(owner, [colleague.phone], 'readonly');
    expect(await rename()).toBe(403);
  });
});

describe('somebody with the link', () => {
  it('learns the document’s name and its owner, but no phone number', async () => {
    const { owner, document } = await sharedComparison(product);
    await document.invite(owner, ['13912345678']);
    const visitor = await signIn();
    const seen = await document.read(visitor);
    expect(seen).toMatchObject({
      isCollaborated: true,
      isMember: false,
      isJoined: false,
      isPending: false,
      me: null,
      members: [],
      requests: [],
      teamId: null,
      owner: {
        docName: '原稿.txt 与 修改稿.txt',
        phone: `${owner.phone.slice(0, 3)}****${owner.phone.slice(-4)}`,
      },
    });
    expect(JSON.stringify(seen)).not.toMatch(/1[3-9]\d{9}/);
  });

  it('who was let in learns no phone number but their own, the owner’s neither', async () => {
    const { owner, document } = await sharedComparison(product);
    const guest = await signIn();
    await document.invite(owner, [guest.phone, '13912345678']);
    await document.join(guest);
    const seen = await document.read(guest);
    expect(seen).toMatchObject({ isJoined: true, members: [{ tag: 'owner' }, {}, {}] });
    expect(new Set(JSON.stringify(seen).match(/1[3-9]\d{9}/g))).toEqual(new Set([guest.phone]));
    expect((await document.read(owner)).members[0]?.phone).toBe(owner.phone);
  });

  it('asks, waits, and is accepted with a permission as a shared member', async () => {
    const { owner, id, document } = await sharedComparison(product);
    const visitor = await signIn();
    for (const _ of [1, 2])
      expect((await document.ask(visitor)).body.data).toMatchObject({ isPending: true, isMember: false });
    expect((await document.join(visitor)).body.message).toBe('您的申请还在等待审核');
    expect((await document.read(owner)).requests).toMatchObject([{ phone: visitor.phone }]);
    for (const _ of [1, 2]) {
      const answer = await document.answer(owner, visitor.phone, true, 'readwrite');
      expect(answer.body.data).toMatchObject({ requests: [], members: [{}, { tag: 'shared' }] });
    }
    expect(await document.read(visitor)).toMatchObject({
      isJoined: true,
      me: { permission: 'readwrite', tag: 'shared', joined: true },
    });
    const task = await visitor.call(readComparison, { params: { id } });
    expect(task.abilities).toEqual({ read: true, change: true, run: false, share: false, delete: false });
  });

  it('who was refused may ask again a day after asking', async () => {
    const { owner, id, document } = await sharedComparison(product);
    const visitor = await signIn();
    await document.ask(visitor);
    for (const _ of [1, 2]) expect((await document.answer(owner, visitor.phone, false)).status).toBe(200);
    expect(await document.read(visitor)).toMatchObject({ isPending: false, isMember: false });
    const early = await document.ask(visitor);
    expect([early.status, early.body.message]).toEqual([429, '上次的申请没有通过，24 小时后可以再次申请']);
    await query(
      product,
      `update collaboration_members set created_at = now() - interval '24 hours' where task_id = $1`,
      [id],
    );
    expect((await document.ask(visitor)).body.data).toMatchObject({ isPending: true });
    expect((await document.answer(owner, visitor.phone, true)).body.data).toMatchObject({
      members: [{}, { permission: 'readonly' }],
    });
  });

  it('is accepted when the owner invites them while they wait', async () => {
    const { owner, id, document } = await sharedComparison(product);
    const visitor = await signIn();
    await document.ask(visitor);
    await document.invite(owner, [visitor.phone]);
    expect((await visitor.request(readComparison, { params: { id } })).status).toBe(200);
  });

  it('without a verified number is told why they cannot be accepted', async () => {
    const { document } = await sharedComparison(product);
    const visitor = await signIn();
    await query(product, 'update users set phone = null where phone = $1', [visitor.phone]);
    for (const answer of [await document.ask(visitor), await document.join(visitor)])
      expect([answer.status, answer.body.message]).toEqual([
        409,
        '您的账号没有经过验证的手机号，无法加入协作，请先绑定手机号',
      ]);
  });
});
