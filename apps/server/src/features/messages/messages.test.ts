/** Messages reach their recipients, are answered in the list, and are hidden from everybody else. */
import {
  acknowledgeMessage,
  collaborationCalls,
  countMessages,
  createComparison,
  createTeam,
  deleteMessage,
  listMessages,
  listNotices,
  messageCalls,
  readAllMessages,
  readMessage,
  readPopup,
  searchMessages,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { postMessages } from './index.ts';
import { publishNotice } from './notices.repository.ts';

let product: TestProduct;
let handle: DatabaseHandle;

beforeAll(async () => {
  product = await startTestProduct();
  handle = openDatabase(product.databaseUrl, (error) => expect.fail(error.message));
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

const all = { body: {} } as const;

async function idOf(user: TestUser): Promise<string> {
  const { rows } = await handle.pool.query<{ id: string }>('select id from users where phone = $1', [
    user.phone,
  ]);
  return rows[0]?.id ?? '';
}

async function post(user: TestUser, ...contents: readonly string[]): Promise<void> {
  const userId = await idOf(user);
  for (const content of contents)
    await postMessages(handle.database, [
      { userId, teamId: null, kind: 'announcement', content, link: null, subject: null },
    ]);
}

async function sharedComparison(owner: TestUser): Promise<string> {
  const originFileId = await uploadFile(product.server, owner, '一.txt', '甲');
  const targetFileId = await uploadFile(product.server, owner, '二.txt', '乙');
  const { id } = await owner.call(createComparison, {
    body: { originFileId, targetFileId, title: '框架协议' },
  });
  await owner.call(collaborationCalls.compare.open, { params: { productId: id }, body: {} });
  return id;
}

describe('messages', () => {
  it('begin with a welcome and are listed newest first, with the number of unread ones', async () => {
    const user = await product.signIn();
    await post(user, '第一条', '第二条');
    const { items, total } = await user.call(listMessages, all);
    expect(items.map(({ content, kind }) => [content, kind])).toEqual([
      ['第二条', 'announcement'],
      ['第一条', 'announcement'],
      [expect.stringContaining('欢迎'), 'welcome'],
    ]);
    expect(total).toBe(3);
    expect(await user.call(countMessages, {})).toEqual({ count: 3 });
  });

  it('are read one by one or all at once, and unread ones can be asked for', async () => {
    const user = await product.signIn();
    await post(user, '第一条', '第二条');
    const first = (await user.call(listMessages, all)).items[1];
    await user.call(readMessage, { params: { id: first?.id ?? '' } });
    expect(await user.call(countMessages, {})).toEqual({ count: 2 });
    const unread = await user.call(listMessages, { body: { isUnread: true } });
    expect(unread.items.map(({ content }) => content)).toEqual(['第二条', expect.stringContaining('欢迎')]);
    await user.call(readAllMessages, {});
    expect(await user.call(countMessages, {})).toEqual({ count: 0 });
  });

  it('are found by their words; pattern characters are taken literally', async () => {
    const user = await product.signIn();
    await post(user, '折扣 50% 的通知', '折扣 500 的通知', '其他');
    const search = async (keyword: string) =>
      (await user.call(searchMessages, { query: { keyword } })).items.map(({ content }) => content);
    expect(await search('50%')).toEqual(['折扣 50% 的通知']);
    expect(await search('折扣')).toHaveLength(2);
    expect((await user.request(searchMessages, { query: { keyword: ' ' } })).status).toBe(400);
  });

  it('are deleted one by one, or together with the read messages before', async () => {
    const user = await product.signIn();
    await post(user, '旧的', '旧而未读', '旧而已读', '新的');
    const [newest, read, unread, oldest] = (await user.call(listMessages, all)).items;
    if (!newest || !read || !unread || !oldest) throw new Error('messages are missing');
    expect(await user.call(deleteMessage, { params: { extent: 'one', id: oldest.id } })).toEqual({
      deleted: 1,
    });
    for (const { id } of [read, newest]) await user.call(readMessage, { params: { id } });
    expect(await user.call(deleteMessage, { params: { extent: 'read', id: newest.id } })).toEqual({
      deleted: 2,
    });
    expect((await user.call(listMessages, all)).items.map(({ content }) => content)).toContain('旧而未读');
    const gone = { params: { extent: 'one', id: newest.id } };
    expect((await user.request(deleteMessage, gone)).status).toBe(404);
  });

  it('are deleted up to an unread one, including it', async () => {
    const user = await product.signIn();
    await post(user, '旧而未读', '读过的', '没有读过');
    const [newest, read] = (await user.call(listMessages, all)).items;
    await user.call(readMessage, { params: { id: read?.id ?? '' } });
    expect(await user.call(deleteMessage, { params: { extent: 'read', id: newest?.id ?? '' } })).toEqual({
      deleted: 2,
    });
    const left = (await user.call(listMessages, all)).items.map(({ content }) => content);
    expect(left).toEqual(['旧而未读', expect.stringContaining('欢迎')]);
  });

  it('of other users are not found', async () => {
    const [user, other] = [await product.signIn(), await product.signIn()];
    const id = (await other.call(listMessages, all)).items[0]?.id ?? '';
    for (const route of [readMessage, acknowledgeMessage])
      expect((await user.request(route, { params: { id }, body: {} })).status).toBe(404);
    expect((await user.request(deleteMessage, { params: { extent: 'read', id } })).status).toBe(404);
    expect(await other.call(countMessages, {})).toEqual({ count: 1 });
  });
});

describe('a request for access', () => {
  it('reaches the owner as a message, is answered there, and the answer reaches the person who asked', async () => {
    const [owner, visitor] = [await product.signIn(), await product.signIn()];
    const productId = await sharedComparison(owner);
    await visitor.call(collaborationCalls.compare.requestJoin, { params: { productId }, body: {} });
    const [request] = (await owner.call(listMessages, all)).items;
    expect(request).toMatchObject({
      kind: 'joinRequest',
      request: 'pending',
      link: `/contract-compare/${productId}`,
      subject: { kind: 'product', productId, productType: 'compare', phone: visitor.phone },
    });
    expect(request?.content).toContain('框架协议');
    await owner.call(messageCalls.answerJoin, {
      params: { productId, phone: visitor.phone },
      body: { accepted: true, permission: 'readwrite' },
    });
    expect((await owner.call(listMessages, all)).items[0]?.request).toBe('accepted');
    const [answer] = (await visitor.call(listMessages, all)).items;
    expect(answer).toMatchObject({ kind: 'joinAnswer', link: `/contract-compare/${productId}` });
    expect(answer?.content).toContain('已通过');
  });

  it('that was refused is reported without a link', async () => {
    const [owner, visitor] = [await product.signIn(), await product.signIn()];
    const productId = await sharedComparison(owner);
    await visitor.call(messageCalls.requestJoin, { params: { productId }, body: {} });
    await owner.call(messageCalls.answerJoin, {
      params: { productId, phone: visitor.phone },
      body: { accepted: false },
    });
    expect((await owner.call(listMessages, all)).items[0]?.request).toBe('rejected');
    expect((await visitor.call(listMessages, all)).items[0]).toMatchObject({
      kind: 'joinAnswer',
      link: null,
    });
  });

  it('is sent once, however often somebody asks', async () => {
    const [owner, visitor] = [await product.signIn(), await product.signIn()];
    const productId = await sharedComparison(owner);
    for (const _ of [1, 2]) await visitor.call(messageCalls.requestJoin, { params: { productId }, body: {} });
    const { items } = await owner.call(listMessages, all);
    expect(items.filter(({ kind }) => kind === 'joinRequest')).toHaveLength(1);
  });

  it('cannot be answered by the person who asked', async () => {
    const [owner, visitor] = [await product.signIn(), await product.signIn()];
    const productId = await sharedComparison(owner);
    await visitor.call(messageCalls.requestJoin, { params: { productId }, body: {} });
    const answered = await visitor.request(messageCalls.answerJoin, {
      params: { productId, phone: visitor.phone },
      body: { accepted: true },
    });
    expect(answered.status).toBe(404);
  });
});

it('invited people with an account get one message', async () => {
  const [owner, invited] = [await product.signIn(), await product.signIn()];
  const productId = await sharedComparison(owner);
  for (const permission of ['readonly', 'readwrite'] as const)
    await owner.call(messageCalls.members, {
      params: { productId },
      body: { phones: [invited.phone, '13900001111'], permission },
    });
  const { items } = await invited.call(listMessages, all);
  expect(items.filter(({ kind }) => kind === 'shared')).toEqual([
    expect.objectContaining({
      link: `/contract-compare/${productId}`,
      content: expect.stringContaining('框架协议'),
    }),
  ]);
});

describe('notices', () => {
  it('greet a new user in a popup until it is acknowledged', async () => {
    const user = await product.signIn();
    const asked = { query: { template_number: 'pop_coupon_newuser' } };
    const popup = await user.call(readPopup, asked);
    expect(popup).toMatchObject({ template_number: 'pop_coupon_newuser', ack: false, ack_time: null });
    const id = popup?.id ?? '';
    const acknowledged = await user.call(acknowledgeMessage, { params: { id }, body: {} });
    expect(acknowledged).toMatchObject({ id, ack: true, ack_time: expect.any(String) });
    await user.call(acknowledgeMessage, { params: { id }, body: { template_number: 'pop_coupon_newuser' } });
    expect(await user.call(readPopup, asked)).toEqual(acknowledged);
  });

  it('are separate copies for each user: acknowledging one leaves the others', async () => {
    const [user, other] = [await product.signIn(), await product.signIn()];
    const asked = { query: { template_number: 'pop_coupon_newuser' } };
    const [own, theirs] = [await user.call(readPopup, asked), await other.call(readPopup, asked)];
    expect(own?.id).not.toBe(theirs?.id);
    await user.call(acknowledgeMessage, { params: { id: own?.id ?? '' }, body: {} });
    expect((await other.call(readPopup, asked))?.ack).toBe(false);
  });

  it('tell existing users what is new in a version, in the list of notices and not among the messages', async () => {
    const user = await product.signIn();
    const version = { templateNumber: 'version-9.9.9', content: '新功能', audience: 'knownUsers' } as const;
    await publishNotice(handle.database, { ...version, endsAt: null });
    const notices = async (who: TestUser) =>
      (await who.call(listNotices, { query: { team_id: who.teamId } })).items.map(
        ({ template_number }) => template_number,
      );
    expect(await notices(user)).toEqual(['version-9.9.9']);
    expect((await user.call(listMessages, all)).total).toBe(1);
    expect(await notices(await product.signIn())).toEqual([]);
  });

  it('for one space are shown there, only to its members', async () => {
    const [user, other] = [await product.signIn(), await product.signIn()];
    await publishNotice(handle.database, {
      templateNumber: 'announcement-space',
      content: '席位即将到期',
      audience: 'everybody',
      teamId: user.teamId,
      endsAt: null,
    });
    const { teamId: elsewhere } = await user.call(createTeam, { body: { name: '法务一部' } });
    const seen = async (who: TestUser, team_id?: string) =>
      (await who.call(listNotices, { query: team_id === undefined ? {} : { team_id } })).items.some(
        ({ template_number }) => template_number === 'announcement-space',
      );
    expect(await seen(user, user.teamId)).toBe(true);
    expect(await seen(user, elsewhere)).toBe(false);
    expect(await seen(other, other.teamId)).toBe(false);
    // Naming somebody else's space opens nothing.
    expect(await seen(other, user.teamId)).toBe(false);
  });

  it('are acknowledged only by their own id', async () => {
    const user = await product.signIn();
    const asked = { query: { template_number: 'pop_coupon_newuser' } };
    const id = (await user.call(readPopup, asked))?.id ?? '';
    const wrong = { params: { id }, body: { template_number: 'pop-marketing8' } };
    expect((await user.request(acknowledgeMessage, wrong)).status).toBe(404);
    expect((await user.call(readPopup, asked))?.ack).toBe(false);
    const right = { params: { id }, body: { template_number: 'pop_coupon_newuser' } };
    expect((await user.call(acknowledgeMessage, right)).ack).toBe(true);
  });

  it('that are not published or have ended are not shown', async () => {
    const user = await product.signIn();
    const asked = { query: { template_number: 'pop-marketing8' } };
    expect(await user.call(readPopup, asked)).toBeNull();
    const marketing = { templateNumber: 'pop-marketing8', content: '活动', audience: 'everybody' } as const;
    await publishNotice(handle.database, { ...marketing, endsAt: new Date(Date.now() + 60_000) });
    expect((await user.call(readPopup, asked))?.content).toBe('活动');
    await publishNotice(handle.database, { ...marketing, endsAt: new Date(Date.now() - 60_000) });
    expect(await user.call(readPopup, asked)).toBeNull();
  });

  it('for new users are not shown to existing users', async () => {
    const user = await product.signIn();
    await publishNotice(handle.database, {
      templateNumber: 'later',
      content: '新朋友',
      audience: 'newUsers',
      endsAt: null,
    });
    const asked = { query: { template_number: 'later' } };
    expect(await user.call(readPopup, asked)).toBeNull();
    expect((await (await product.signIn()).call(readPopup, asked))?.content).toBe('新朋友');
  });
});
