import { createHash, randomUUID } from 'node:crypto';
import {
  acceptChatInvite,
  clearChatHistory,
  compareSentences,
  contactFromChat,
  exportChat,
  listChats,
  predictQuestions,
  rateAnswer,
  readAnswerSources,
  readChatCount,
  readChatHistory,
  readSharedChat,
  renameChat,
  session,
  shareChat,
  unshareChat,
} from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { importLaws, readStatuteFolder } from '../laws/index.ts';
import { LIGHT_ARTICLE, writeStatutes } from '../laws/laws.testing.ts';
import { grant, letIn, newTeam } from '../teams/teams.testing.ts';
import { ask, type ChatProduct, contentOf, isClose, startChatProduct } from './chat.testing.ts';
import { checkPart } from './check-part.ts';

let product: TestProduct;
let url: string;
let user: TestUser;

/** No model is configured: the product answers by itself. */
beforeAll(async () => {
  product = await startTestProduct();
  url = await product.server.app.listen({ host: '127.0.0.1', port: 0 });
  user = await product.signIn();
  const { folder, remove } = writeStatutes();
  const { statutes } = await readStatuteFolder(folder);
  remove();
  const { database, close } = openDatabase(product.databaseUrl, () => undefined);
  await importLaws(database, statutes, { law: () => undefined, indexed: () => undefined });
  await close();
});
afterAll(() => product.close());

async function answered(who: TestUser, content: string, more: object = {}) {
  const asked = ask(url, who, content, more);
  await asked.until(isClose);
  await asked.closed;
  const { history } = await who.call(readChatHistory, { query: { id: asked.chatId } });
  const answer = history.at(-1);
  if (!answer) throw new Error('no answer');
  return { ...asked, answer };
}

async function execute(query: ReturnType<typeof sql>): Promise<readonly object[]> {
  const { database, close } = openDatabase(product.databaseUrl, () => undefined);
  const { rows } = await database.execute(query);
  await close();
  return rows;
}

describe('the remaining answers', () => {
  it('are 20 a day, 200 in a paid space, under the code of the chat service', async () => {
    const who = await product.signIn();
    const { status, body } = await who.request(readChatCount);
    expect([status, body.code]).toEqual([200, 20000]);
    expect(body.data).toMatchObject({ count: 20, limit: 20, bonus: 0, is_member: false });
    expect(body.data).toMatchObject({ engines: { law: 'local', reasoning: 'local' } });
    expect((body.data as { invite_code: string }).invite_code).toMatch(/^\w{8}$/);
    await grant(product, who.teamId, 'monthly');
    expect(await who.call(readChatCount, {})).toMatchObject({ count: 200, is_member: true });
  });

  it('are 10 more for both sides of an accepted invitation, used after the daily ones', async () => {
    const [inviter, invitee] = [await product.signIn(), await product.signIn()];
    const { invite_code } = await inviter.call(readChatCount, {});
    const deviceId = randomUUID();
    await product.server.app.inject({
      method: 'GET',
      url: session.path,
      headers: { authorization: `Bearer ${invitee.accessToken}`, 'device-id': deviceId },
    });
    const body = { invite_code, device_id: deviceId };
    // The uses given by an invitation make the user a member, by the membership rule.
    expect(await invitee.call(acceptChatInvite, { body })).toEqual({ added: 10, count: 210 });
    expect(await inviter.call(readChatCount, {})).toMatchObject({ count: 210, bonus: 10 });
    expect((await inviter.request(acceptChatInvite, { body })).status).toBe(409);
    await answered(invitee, '第一问');
    expect(await invitee.call(readChatCount, {})).toMatchObject({ count: 209, bonus: 10 });
    await execute(
      sql`update chat_days set used = 200 where user_id = (select id from users where phone = ${invitee.phone})`,
    );
    await answered(invitee, '第二问');
    expect(await invitee.call(readChatCount, {})).toMatchObject({ count: 9, bonus: 9 });
  });

  it('depend on the plan of the space, for each of its members, and are counted per person over all spaces', async () => {
    const [owner, member] = [await product.signIn(), await product.signIn()];
    const team = await newTeam(product, owner);
    const countIn = async (who: TestUser, teamId: string) =>
      (await who.call(readChatCount, { query: { teamId } })).count;
    expect((await member.request(readChatCount, { query: { teamId: team.id } })).status).toBe(404);
    await letIn(team, owner, member);
    expect([await countIn(member, team.id), await countIn(member, member.teamId)]).toEqual([200, 20]);
    await answered(member, '在团队里问', { team_id: team.id });
    expect([await countIn(member, team.id), await countIn(member, member.teamId)]).toEqual([199, 19]);
    // One member's questions do not count for another.
    expect(await countIn(owner, team.id)).toBe(200);
    await execute(
      sql`update chat_days set used = 20 where user_id = (select id from users where phone = ${member.phone})`,
    );
    const own = ask(url, member, '在自己的空间里问', { team_id: member.teamId });
    expect(await own.until(isClose)).toMatchObject({ error: 'INSUFFICIENT_BALANCE', count: 0 });
    const inTeam = ask(url, member, '再在团队里问', { team_id: team.id });
    expect(await inTeam.until(isClose)).toMatchObject({ reason: 'done', count: 179 });
  });

  it('come with a way to contact us', async () => {
    const body = { name: '王一', phone: '13912345678', company: '青禾公司', content: '想了解私有部署' };
    expect((await user.request(contactFromChat, { body })).body.code).toBe(20000);
    expect(await execute(sql`select content, path from inquiries where phone = ${body.phone}`)).toEqual([
      { content: '想了解私有部署', path: '/chat' },
    ]);
    expect((await user.request(contactFromChat, { body: { ...body, phone: '1' } })).status).toBe(400);
  });
});

describe('the answerer without a model', () => {
  it('says that there is no model, quotes what it finds and names its sources', async () => {
    const { answer, events } = await answered(user, '灯塔法第二条对浓雾是怎么规定的', { mode: 'law' });
    expect(answer).toMatchObject({ engine: 'local', state: 'done', mode: 'law' });
    expect(answer.content).toContain('没有使用语言模型');
    expect(answer.content).toContain('应当同时鸣响雾号');
    expect(answer.source_list[0]).toMatchObject({
      type: 'law',
      law: '中华人民共和国灯塔法',
      status: 'inForce',
    });
    expect(contentOf(events)).toBe(answer.content);
    // Every article is quoted, word for word.
    expect(new Set(answer.citations.map(({ verdict }) => verdict))).toEqual(new Set(['supports']));
    const sha256 = createHash('sha256').update(answer.content).digest('hex');
    const cached = await user.call(readAnswerSources, { query: { query: sha256 } });
    expect(cached?.source_list).toEqual(answer.source_list);
    const stranger = await product.signIn();
    expect(await stranger.call(readAnswerSources, { query: { query: sha256 } })).toBeNull();
  });

  it('calls a quotation checked only where all of the part is: the lines of a block, and what stands in marks', async () => {
    const { database, close } = openDatabase(product.databaseUrl, () => undefined);
    const verdictOf = async (words: string) =>
      (await checkPart(database, `《灯塔法》第二条${words}：\n> ${LIGHT_ARTICLE}`, '2026-01-01'))[0]?.verdict;
    expect(await verdictOf('规定“应当同时鸣响雾号”')).toBe('supports');
    expect(await verdictOf('规定“守护人可以不点亮灯具”')).toBe('exists');
    await close();
  });

  it('explains the product and opens the right tool', async () => {
    const { answer, events } = await answered(user, '怎么比较两个版本的合同', { mode: 'assistant' });
    expect(answer.card_list[0]).toMatchObject({ title: '文档比对', url: '/contract-compare/upload' });
    expect(answer.source_list[0]?.type).toBe('help');
    expect(events.some(({ type }) => type === 'card')).toBe(true);
    const unknown = await answered(user, '明天会下雨吗', { mode: 'assistant' });
    expect(unknown.answer.content).toContain('没有找到');
  });

  it('does not pretend to be a conversation', async () => {
    const { answer } = await answered(user, '给我讲个笑话', { mode: 'general' });
    expect(answer.content).toContain('不能自由对话');
  });
});

describe('after an answer', () => {
  it('its sentences are checked against its sources', async () => {
    const body = {
      listA: ['遇有浓雾应当鸣响雾号。', '今天天气很好。'],
      listB: ['守护人遇有浓雾，应当同时鸣响雾号。'],
    };
    const { list } = await user.call(compareSentences, { body });
    expect(list[0]).toMatchObject({ index: 0, is_supported: true });
    expect(list[1]).toMatchObject({ index: null, is_supported: false });
    const tooMany = { listA: Array.from({ length: 201 }, () => '句'), listB: [] };
    expect((await user.request(compareSentences, { body: tooMany })).status).toBe(400);
  });

  it('follow-up questions are fetched, and stored with it', async () => {
    const { answer, chatId } = await answered(user, '房东不退押金怎么办', { mode: 'law' });
    const history = [
      { role: 'user' as const, content: '房东不退押金怎么办' },
      { role: 'assistant' as const, content: answer.content },
    ];
    const { recommend_list } = await user.call(predictQuestions, { body: { history, mode: 'law' } });
    expect(recommend_list).toHaveLength(3);
    const stored = await user.call(readChatHistory, { query: { id: chatId } });
    expect(stored.history.at(-1)?.recommend_list).toEqual(recommend_list);
    const general = await user.request(predictQuestions, { body: { history, mode: 'general' } });
    expect(general.status).toBe(400);
  });
});

describe('a user’s own chats', () => {
  it('are listed, searched, renamed, rated and deleted; other users’ chats are not found', async () => {
    const [who, other] = [await product.signIn(), await product.signIn()];
    const first = await answered(who, '竞业限制最长多久');
    const second = await answered(who, '定金可以退吗');
    const { items, total } = await who.call(listChats, {});
    expect([total, items.map(({ title }) => title)]).toEqual([2, ['定金可以退吗', '竞业限制最长多久']]);
    const found = await who.call(listChats, { query: { keyword: '竞业' } });
    expect(found.items.map(({ id }) => id)).toEqual([first.chatId]);
    expect((await who.call(listChats, { query: { keyword: '100%_' } })).total).toBe(0);
    const params = { chatId: first.chatId };
    expect(await who.call(renameChat, { params, body: { title: ' 竞业 ' } })).toEqual({ title: '竞业' });
    expect((await who.request(renameChat, { params, body: { title: '' } })).status).toBe(400);
    const rating = { params: { ...params, messageId: first.answer.id }, body: { type: 'dislike' as const } };
    expect(await who.call(rateAnswer, rating)).toEqual({ type: 'dislike' });
    const rated = await who.call(readChatHistory, { query: { id: first.chatId } });
    expect([rated.title, rated.history.at(-1)?.feedback]).toEqual(['竞业', 'dislike']);
    const elsewhere = {
      params: { chatId: second.chatId, messageId: first.answer.id },
      body: { type: 'like' },
    };
    expect((await who.request(rateAnswer, elsewhere)).status).toBe(404);
    expect((await other.request(readChatHistory, { query: { id: first.chatId } })).status).toBe(404);
    expect((await other.request(clearChatHistory, { query: { id: first.chatId } })).status).toBe(404);
    expect((await other.call(listChats, {})).total).toBe(0);
    expect(await who.call(clearChatHistory, { query: { id: first.chatId } })).toEqual({ deleted: 1 });
    expect((await who.request(readChatHistory, { query: { id: first.chatId } })).status).toBe(404);
    expect(await who.call(clearChatHistory, {})).toEqual({ deleted: 1 });
  });

  it('are shared by a link: for seven days, or forever in a paid space, until it is revoked', async () => {
    const who = await product.signIn();
    const { chatId } = await answered(who, '定金可以退吗', { quote: '我方机密' });
    const params = { chatId };
    const link = await who.call(shareChat, { params });
    expect(link).toMatchObject({ is_new: true, is_member: false });
    expect(link.expires_at).not.toBeNull();
    expect(await who.call(shareChat, { params })).toMatchObject({ is_new: false, key: link.key });
    const shared = await product.visitor.call(readSharedChat, { params: { key: link.key } });
    expect(shared).toMatchObject({ title: '定金可以退吗', invite_code: link.invite_code });
    expect(shared.shared_by).not.toContain(who.phone);
    expect(JSON.stringify(shared)).not.toContain('我方机密');
    await execute(sql`update chats set share_expires_at = now() - interval '1 day' where id = ${chatId}`);
    expect((await product.visitor.request(readSharedChat, { params: { key: link.key } })).status).toBe(410);
    await grant(product, who.teamId, 'monthly');
    const renewed = await who.call(shareChat, { params });
    expect(renewed).toMatchObject({ is_new: true, is_member: true, expires_at: null });
    await who.call(unshareChat, { params });
    expect((await product.visitor.request(readSharedChat, { params: { key: renewed.key } })).status).toBe(
      404,
    );
  });

  it('are exported as Markdown and as a Word file', async () => {
    const { chatId, answer } = await answered(user, '怎么开发票', { mode: 'assistant' });
    const get = (query: string) =>
      product.server.app.inject({
        method: 'GET',
        url: `${exportChat.path.replace('{chatId}', chatId)}?${query}`,
        headers: { authorization: `Bearer ${user.accessToken}` },
      });
    const markdown = await get('format=markdown');
    expect(markdown.body).toContain(answer.content);
    expect(markdown.body.startsWith('# 怎么开发票')).toBe(true);
    const docx = await get(`format=docx&messageId=${answer.id}`);
    expect([docx.statusCode, docx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect((await get(`format=docx&messageId=${randomUUID()}`)).statusCode).toBe(404);
  });
});

describe('while an answer is being generated', () => {
  let busy: ChatProduct;
  beforeAll(async () => {
    busy = await startChatProduct();
  });
  afterAll(() => busy.close());

  it('its chat cannot be cleared, shared or exported', async () => {
    busy.play({ pieces: ['还在说'], end: 'never' });
    const who = await busy.product.signIn();
    const asked = busy.ask(who, '占着');
    await asked.until(({ type }) => type === 'char');
    const refused = await who.request(clearChatHistory, { query: { id: asked.chatId } });
    expect([refused.status, refused.body.message]).toEqual([409, '正在回复中，请等待回复结束或先停止']);
    expect((await who.request(clearChatHistory, {})).status).toBe(409);
    expect((await who.request(shareChat, { params: { chatId: asked.chatId } })).status).toBe(409);
    expect((await who.call(listChats, {})).items[0]?.is_replying).toBe(true);
    asked.stop();
    await asked.until(isClose);
    expect(await who.call(clearChatHistory, {})).toEqual({ deleted: 1 });
  });

  it('follow-up questions come from the model if it gives some', async () => {
    busy.play(
      { pieces: ['可以起诉'] },
      { pieces: ['1. 利息怎么算？\n2. 时效', '多久？\n3. 要什么证据？'] },
      { pieces: ['1. 不该再问？'] },
    );
    const who = await busy.product.signIn();
    await busy.ask(who, '借钱不还').until(isClose);
    const history = [
      { role: 'user' as const, content: '别的话，写一首长诗' },
      { role: 'assistant' as const, content: '可以起诉' },
    ];
    const predict = (said: typeof history) =>
      who.call(predictQuestions, { body: { history: said, mode: 'law' } });
    const given = ['利息怎么算？', '时效多久？', '要什么证据？'];
    expect((await predict(history)).recommend_list).toEqual(given);
    // Based on the stored answer, not on text sent by the client.
    const told = JSON.stringify(busy.model.requests.at(-1)?.body);
    expect([told.includes('借钱不还'), told.includes('长诗')]).toEqual([true, false]);
    const calls = busy.model.requests.length;
    expect((await predict(history)).recommend_list).toEqual(given);
    const never = { role: 'assistant' as const, content: '从来没有答过' };
    expect((await predict([...history, never])).recommend_list.length).toBeGreaterThan(0);
    expect(busy.model.requests.length).toBe(calls);
  });
});
