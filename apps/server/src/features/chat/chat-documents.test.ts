import { CHAT_DOCUMENTS_MAX, readChatCount, readChatHistory, readSharedChat, shareChat } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../testing/test-product.ts';
import { putRead } from '../documents/knowledge.testing.ts';
import { newTeam } from '../teams/teams.testing.ts';
import { type ChatProduct, isClose, startChatProduct } from './chat.testing.ts';

const TERM = '甲方应于设备验收合格后三十日内付清全部价款';
const QUESTION = '设备验收以后多久付款';

let chat: ChatProduct;
let user: TestUser;
let contract: { readonly id: string; readonly name: string };

beforeAll(async () => {
  chat = await startChatProduct({ hasWorker: true });
  user = await chat.product.signIn();
  contract = await putRead(chat.product, user, [
    '设备采购合同.txt',
    `第一条 乙方向甲方交付设备。\n第二条 ${TERM}。`,
  ]);
});
afterAll(() => chat.close());

async function askWith(who: TestUser, documentIds: readonly string[], more: object = {}) {
  const asked = chat.ask(who, QUESTION, { mode: 'general', document_ids: documentIds, ...more });
  const close = await asked.until(isClose);
  await asked.closed;
  return { asked, close };
}

describe('a document attached to a question', () => {
  it('is read: its passage is sent to the model, numbered, named and stored, and links to its place', async () => {
    chat.play({ pieces: ['验收合格后三十日内付清[1]。'] });
    const { asked, close } = await askWith(user, [contract.id, contract.id]);
    expect(close).toMatchObject({ reason: 'done' });
    const [system] = chat.model.requests.at(-1)?.body.messages ?? [];
    expect(system?.content).toContain(TERM);
    expect(system?.content).toContain(contract.name);
    const source = { number: 1, type: 'document', title: contract.name, document_id: contract.id };
    const sent = asked.events.find((event) => event.type === 'source');
    expect(sent).toMatchObject({ source_list: [{ ...source, text: expect.stringContaining(TERM) }] });
    const { history } = await user.call(readChatHistory, { query: { id: asked.chatId } });
    expect(history[0]?.documents).toEqual([{ id: contract.id, name: contract.name }]);
    expect(history[1]?.source_list).toMatchObject([source]);
    expect(history[1]?.source_list[0]?.url).toMatch(`/document-manage/${contract.id}`);
  });

  it('is not read when it is not attached to the question', async () => {
    chat.play({ pieces: ['不知道。'] });
    await askWith(user, []);
    expect(JSON.stringify(chat.model.requests.at(-1)?.body)).not.toContain(TERM);
  });

  it('is quoted word for word when the question quotes it', async () => {
    chat.play({ pieces: ['是付款期限。'] });
    const { asked } = await askWith(user, [contract.id], { quote: TERM });
    expect(chat.model.requests.at(-1)?.body.messages.at(-1)?.content).toContain(TERM);
    const { history } = await user.call(readChatHistory, { query: { id: asked.chatId } });
    expect(history[0]?.quote).toBe(TERM);
  });

  it('is not shown by a link to the chat: neither its text nor its name, whatever the answer says', async () => {
    chat.play({ think: [`${contract.name}写着`], pieces: [`${contract.name}约定：${TERM}[1]。`] });
    const { asked } = await askWith(user, [contract.id]);
    chat.play({ pieces: ['不涉及文档的回答。'] });
    await askWith(user, [], { chatId: asked.chatId });
    const { key } = await user.call(shareChat, { params: { chatId: asked.chatId } });
    const shared = await chat.product.visitor.call(readSharedChat, { params: { key } });
    expect(JSON.stringify(shared)).not.toContain('三十日');
    expect(JSON.stringify(shared)).not.toContain('设备采购合同');
    expect(shared.history.map(({ content }) => content)).toEqual([
      QUESTION,
      '这条回答依据所附的文档，内容不对外展示。',
      QUESTION,
      '不涉及文档的回答。',
    ]);
    expect(shared.history[1]).toMatchObject({ think: '', citations: [], source_list: [], cases_list: [] });
  });

  it('is not found by anybody else, nor in another space of the same user; the model is not asked, and nothing is counted', async () => {
    const calls = chat.model.requests.length;
    const { count } = await user.call(readChatCount, {});
    const stranger = await chat.product.signIn();
    const refused = { reason: 'refused', error: 'NOT_FOUND', message: expect.stringContaining('所附的文档') };
    expect((await askWith(stranger, [contract.id])).close).toMatchObject(refused);
    const team = await newTeam(chat.product, user);
    expect((await askWith(user, [contract.id], { team_id: team.id })).close).toMatchObject(refused);
    const tooMany = Array.from({ length: CHAT_DOCUMENTS_MAX + 1 }, () => crypto.randomUUID());
    expect((await askWith(user, tooMany)).close).toMatchObject({
      error: 'INVALID_REQUEST',
      message: expect.stringContaining('一次最多附'),
    });
    expect(chat.model.requests.length).toBe(calls);
    expect(await user.call(readChatCount, {})).toMatchObject({ count });
  });
});
