// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CHAT_END_MARKER, type ChatEvent } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { offerSelection } from '../api/panel.store.ts';
import { tabChat } from '../api/tab-chat.ts';
import { ChatPanel } from './chat-panel.tsx';
import {
  answer,
  asked,
  CHAT_ID,
  chat,
  citation,
  closeEvent,
  prepareChat,
  say,
  server,
  show,
  socket,
  source,
  TEAM_ID,
  toasts,
} from './chat-server.testing.tsx';

prepareChat();

const openPanel = () => show(<ChatPanel teamId={TEAM_ID} />);
const box = () => screen.findByLabelText('输入问题');
const piece = (id: number, content: string): ChatEvent => ({ type: 'char', id, content });

async function ask(question: string) {
  const input = await box();
  fireEvent.change(input, { target: { value: question } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(socket().sent).toHaveLength(3));
}

/** Events are drawn together, a moment after they arrived. */
async function hear(...events: readonly ChatEvent[]) {
  await act(async () => {
    say(...events);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

async function openStored() {
  await act(async () => {
    tabChat.open(CHAT_ID);
  });
}

describe('a question', () => {
  it('is sent with Enter in the default mode, and its answer appears while it is written', async () => {
    openPanel();
    await ask('押金不退怎么办');
    const [, , third] = socket().sent;
    expect(JSON.parse(third ?? '')).toMatchObject({ content: '押金不退怎么办', mode: 'reasoning' });
    expect(await screen.findByText('押金不退怎么办', { selector: 'p' })).toBeTruthy();
    await hear(piece(1, '可以**要求**返还。'));
    expect(screen.getByText('要求').tagName).toBe('STRONG');
    expect(screen.getByRole('button', { name: '停止回答' })).toBeTruthy();
    await hear(piece(2, CHAT_END_MARKER), closeEvent());
    expect(await screen.findByRole('button', { name: '发送' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '复制回答' })).toBeTruthy();
  });

  it('refreshes the number of remaining answers', async () => {
    openPanel();
    expect(await screen.findByText('剩余 18 次回答')).toBeTruthy();
    await ask('问');
    server.count = { ...server.count, count: 17 };
    await hear(piece(1, '答'), closeEvent());
    expect(await screen.findByText('剩余 17 次回答')).toBeTruthy();
  });

  it('that cannot be asked any more today leads to a form, which writes to the operator', async () => {
    server.count = { ...server.count, count: 0 };
    server.answers['POST /chat/contact-us'] = null;
    openPanel();
    fireEvent.click(await screen.findByRole('button', { name: '今日回答次数已用完' }));
    fireEvent.click(await screen.findByRole('button', { name: '联系我们' }));
    fireEvent.click(await screen.findByRole('button', { name: '提交' }));
    await screen.findByText('请填写正确的手机号');
    const contact = {
      姓名: '王敏',
      手机号: '13800000001',
      单位名称: '示例公司',
      需求说明: '每天需要更多的回答次数，请联系我。',
    };
    for (const [label, value] of Object.entries(contact))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() =>
      expect(server.requests.find(({ request }) => request === 'POST /chat/contact-us')?.body).toEqual({
        name: '王敏',
        phone: '13800000001',
        company: '示例公司',
        content: '每天需要更多的回答次数，请联系我。',
      }),
    );
    await waitFor(() => expect(toasts()).toContain('已收到，我们会尽快联系您'));
  });

  it('is not sent by the Enter of an input method or with Shift', async () => {
    openPanel();
    const input = await box();
    fireEvent.change(input, { target: { value: '押金' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
    expect(screen.queryByRole('button', { name: '停止回答' })).toBeNull();
  });

  it('is sent in the chosen mode', async () => {
    openPanel();
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: '对话模式' }));
    fireEvent.click(await screen.findByText('依据法律条文作答，逐条核对引用'));
    await ask('问');
    expect(JSON.parse(socket().sent[2] ?? '')).toMatchObject({ mode: 'law' });
  });

  it('includes the selected words of the page', async () => {
    openPanel();
    await box();
    act(() => offerSelection('甲方应于收货后三十日内付款'));
    fireEvent.click(await screen.findByRole('button', { name: '引用所选文字' }));
    await ask('这样约定合适吗');
    expect(JSON.parse(socket().sent[2] ?? '')).toMatchObject({ quote: '甲方应于收货后三十日内付款' });
    expect(screen.getByText('甲方应于收货后三十日内付款').tagName).toBe('BLOCKQUOTE');
  });

  it('returns to the box with the reason when it is refused', async () => {
    openPanel();
    await ask('问一句');
    await hear(
      closeEvent({ reason: 'refused', message: '今日回答次数已用完', state: null, message_id: null }),
    );
    expect(toasts()).toContain('今日回答次数已用完');
    await waitFor(async () => expect(((await box()) as HTMLTextAreaElement).value).toBe('问一句'));
  });
});

describe('an answer', () => {
  it('shows its thoughts with their duration, folded once the text starts', async () => {
    openPanel();
    await ask('问');
    await hear({ type: 'think', id: 1, content: '先看押金的约定' });
    expect(screen.getByText('先看押金的约定')).toBeTruthy();
    await hear(piece(2, '可以要求返还。'));
    expect(screen.queryByText('先看押金的约定')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /已思考 .* 秒/ }));
    expect(screen.getByText('先看押金的约定')).toBeTruthy();
  });

  it('shows its progress, and marks the local mode', async () => {
    openPanel();
    await ask('问');
    await hear({
      type: 'process',
      id: 1,
      process_current: 1,
      process_total: 3,
      content: '正在检索法律条文',
      engine: 'local',
    });
    expect(screen.getByText('正在检索法律条文（1/3）')).toBeTruthy();
    expect(screen.getByText('本地检索模式')).toBeTruthy();
  });

  it('marks each citation with its worth', async () => {
    const content = '依《民法典》第一条、《合同法》第二条、《民法典》第九千条和《公司法》第三条处理。';
    const at = (words: string) => ({
      start: content.indexOf(words),
      end: content.indexOf(words) + words.length,
    });
    server.history = [
      asked('问'),
      answer(content, {
        citations: [
          citation({ ...at('《民法典》第一条'), article: '第一条' }),
          citation({
            ...at('《合同法》第二条'),
            law: '合同法',
            article: '第二条',
            verdict: 'repealed',
            reason: '《合同法》已于 2021 年 1 月 1 日废止',
            successor: { law: '民法典', article: '第四百六十四条' },
          }),
          citation({
            ...at('《民法典》第九千条'),
            article: '第九千条',
            verdict: 'notFound',
            reason: '没有这一条',
          }),
        ],
      }),
    ];
    openPanel();
    await openStored();
    expect(await screen.findByRole('button', { name: '《民法典》第一条：引文已核对' })).toBeTruthy();
    const repealed = screen.getByRole('button', { name: '《合同法》第二条：已废止' });
    expect(repealed.textContent).toContain('《民法典》第四百六十四条');
    expect(screen.getByRole('button', { name: '《民法典》第九千条：未找到' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '未核实' })).toBeTruthy();
    fireEvent.click(repealed);
    expect(await screen.findByText('《合同法》已于 2021 年 1 月 1 日废止')).toBeTruthy();
  });

  it('opens the article of a footnote', async () => {
    server.history = [asked('问'), answer('应当赔偿[1]。', { source_list: [source()] })];
    openPanel();
    await openStored();
    fireEvent.click(await screen.findByRole('button', { name: '依据 1：《民法典》第五百七十七条' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('当事人一方不履行合同义务的，应当承担违约责任。')).toBeTruthy();
    expect(dialog.getByText('现行有效（截至 2025-04-05 文本）')).toBeTruthy();
    const link = dialog.getByRole('link', { name: '在法律条文库中查看' });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/laws/民法典/第五百七十七条');
  });

  it('opens the page of a document, and names court cases apart', async () => {
    const passage = source({
      number: 1,
      type: 'document',
      title: '租赁合同.docx',
      text: '押金于退租后七日内返还，逾期的按日加收。',
      status: null,
      document_id: CHAT_ID,
      page: 3,
      url: `/document-manage/${CHAT_ID}?page=3`,
    });
    const decision = source({ number: 2, type: 'case', title: '某租赁合同纠纷案', status: null });
    server.history = [asked('问'), answer('见[1]与[2]', { source_list: [passage], cases_list: [decision] })];
    openPanel();
    await openStored();
    const cases = within(await screen.findByRole('region', { name: '案例' }));
    expect(cases.getByText('某租赁合同纠纷案')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /租赁合同\.docx 第 3 页/ }));
    const link = await screen.findByRole('link', { name: '在文档中查看' });
    const url = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(url.pathname).toBe(`/document-manage/${CHAT_ID}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({ page: '3', q: '押金于退租后七日内返还' });
  });

  it('never renders unexpected content', async () => {
    server.history = [asked('问'), answer('<img src=x onerror=alert(1)> [点](javascript:alert(1))')];
    openPanel();
    await openStored();
    expect(await screen.findByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });

  it('links to a tool with a card', async () => {
    const card = { title: '文档比对', description: '逐字找出差异', url: '/contract-compare/upload' };
    const bad = { title: '外站', description: '', url: 'https://example.com' };
    server.history = [asked('问'), answer('用比对', { mode: 'assistant', card_list: [card, bad] })];
    openPanel();
    await openStored();
    const link = await screen.findByRole('link', { name: /文档比对/ });
    expect(link.getAttribute('href')).toBe('/contract-compare/upload');
    expect(screen.queryByText('外站')).toBeNull();
  });

  it('says that it failed, and can be retried', async () => {
    openPanel();
    await ask('问一句');
    await hear(
      piece(1, '半'),
      closeEvent({ reason: 'failed', state: 'failed', message: '模型服务暂时没有回答' }),
    );
    expect(await screen.findByText('模型服务暂时没有回答')).toBeTruthy();
    const before = socket();
    fireEvent.click(screen.getByRole('button', { name: '重新提问' }));
    await waitFor(() => expect(socket()).not.toBe(before));
    await waitFor(() => expect(JSON.parse(socket().sent[2] ?? '{}')).toMatchObject({ content: '问一句' }));
  });

  it('can be liked, and the like is undone when the server refuses', async () => {
    server.history = [asked('问'), answer('答')];
    openPanel();
    await openStored();
    const like = await screen.findByRole('button', { name: '有帮助' });
    fireEvent.click(like);
    await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'));
    const put = server.requests.find(
      ({ request }) => request.startsWith('PUT') && request.endsWith('/feedback'),
    );
    expect(put?.body).toMatchObject({ type: 'like' });
    const path = `PUT /chat/chats/${CHAT_ID}/messages/${answer('').id}/feedback`;
    server.answers[path] = new Response(JSON.stringify({ code: 500, message: '没有记录', data: null }), {
      status: 500,
    });
    fireEvent.click(screen.getByRole('button', { name: '没有帮助' }));
    await waitFor(() => expect(toasts()).toContain('没有记录'));
    expect(screen.getByRole('button', { name: '有帮助' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('in law mode', () => {
  it('a finished answer is compared with its sources by sentence, and gets follow-up questions', async () => {
    const content = '违约方应当承担责任。具体数额另行计算。';
    server.answers['POST /chat/similarity'] = {
      list: [
        { index: 0, score: 0.9, is_supported: true },
        { index: null, score: 0.1, is_supported: false },
      ],
    };
    server.answers['POST /chat/new-predict'] = { recommend_list: ['违约金怎么算'] };
    server.history = [asked('问'), answer(content, { mode: 'law', source_list: [source()] })];
    openPanel();
    await openStored();
    await screen.findByRole('button', { name: '依据 1：《民法典》第五百七十七条' });
    const bodyOf = (path: string) =>
      server.requests.find(({ request }) => request === `POST /chat/${path}`)?.body;
    expect(bodyOf('similarity')).toEqual({
      listA: ['违约方应当承担责任。', '具体数额另行计算。'],
      listB: [source().text],
    });
    expect(bodyOf('new-predict')).toMatchObject({
      mode: 'law',
      history: [{ role: 'user' }, { role: 'assistant' }],
    });
    fireEvent.click(await screen.findByRole('button', { name: '违约金怎么算' }));
    await waitFor(() =>
      expect(JSON.parse(socket().sent[2] ?? '{}')).toMatchObject({ content: '违约金怎么算' }),
    );
  });

  it.each([
    { mode: 'law', engine: 'model' },
    { mode: 'reasoning', engine: 'local' },
  ] as const)('stored follow-up questions are used instead of asking again: $mode, $engine', async (kind) => {
    server.answers['GET /chat/answer-source-cache'] = {
      source_list: [],
      cases_list: [],
      citations: [],
      recommend_list: ['押金能抵房租吗'],
    };
    server.history = [asked('问'), answer('答。', kind)];
    openPanel();
    await openStored();
    expect(await screen.findByRole('button', { name: '押金能抵房租吗' })).toBeTruthy();
    const cached = server.requests.find(({ request }) => request.startsWith('GET /chat/answer-source-cache'));
    expect(cached?.request).toMatch(/query=[0-9a-f]{64}$/);
    expect(server.requests.some(({ request }) => request === 'POST /chat/new-predict')).toBe(false);
  });

  it.each([{ errorCode: 5001 }, { errorMessage: 'busy' }])(
    'a similarity reply with an error inside is ignored: %o',
    async (error) => {
      server.answers['POST /chat/similarity'] = {
        list: [{ index: 0, score: 0.9, is_supported: true }],
        ...error,
      };
      server.history = [
        asked('问'),
        answer('违约方应当承担责任。', { mode: 'law', source_list: [source()] }),
      ];
      openPanel();
      await openStored();
      await waitFor(() =>
        expect(server.requests.some(({ request }) => request === 'POST /chat/similarity')).toBe(true),
      );
      await screen.findByText('违约方应当承担责任。');
      expect(screen.queryByRole('button', { name: /依据 1/ })).toBeNull();
      expect(toasts()).toEqual([]);
    },
  );

  it('a failed similarity call is ignored silently', async () => {
    server.answers['POST /chat/similarity'] = new Response('{}', { status: 500 });
    server.history = [asked('问'), answer('应当赔偿。', { mode: 'law', source_list: [source()] })];
    openPanel();
    await openStored();
    await screen.findByText('应当赔偿。');
    await waitFor(() =>
      expect(server.requests.some(({ request }) => request === 'POST /chat/similarity')).toBe(true),
    );
    expect(toasts()).toEqual([]);
  });
});

describe('while a reply runs', () => {
  it('it is stopped: one answer is counted, and the socket closes', async () => {
    openPanel();
    await ask('问');
    await hear(piece(1, '可以'));
    fireEvent.click(screen.getByRole('button', { name: '停止回答' }));
    expect(socket().sent.at(-1)).toBe('{"type":"stop"}');
    await hear(piece(2, CHAT_END_MARKER), closeEvent({ reason: 'stopped', state: 'stopped' }));
    expect(await screen.findByText('已停止，计一次回答')).toBeTruthy();
  });

  it('loading another chat and clearing are refused with a warning', async () => {
    server.chats = [chat()];
    openPanel();
    await ask('问');
    fireEvent.click(screen.getByRole('button', { name: '新对话' }));
    fireEvent.click(screen.getByRole('button', { name: '历史对话' }));
    fireEvent.click(await screen.findByRole('button', { name: /押金问题 法律 AI/ }));
    expect(toasts()).toEqual(['正在回复中，请等待回复结束或先停止']);
    expect(server.requests.some(({ request }) => request.startsWith('GET /chat/chat-history'))).toBe(false);
  });
});
