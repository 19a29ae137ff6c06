// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDraft } from '../api/draft.store.ts';
import { tabChat } from '../api/tab-chat.ts';
import { ChatPanel } from './chat-panel.tsx';
import {
  answer,
  asked,
  CHAT_ID,
  chat,
  prepareChat,
  server,
  show,
  TEAM_ID,
  toasts,
} from './chat-server.testing.tsx';
import { SharedChatPage } from './shared-chat-page.tsx';

prepareChat();

async function openHistory() {
  show(<ChatPanel teamId={TEAM_ID} />);
  fireEvent.click(await screen.findByRole('button', { name: '历史对话' }));
}

async function chooseAction(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: '押金问题的操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`${name}$`) }));
}

const link = (changed: object = {}) => ({
  key: 'k'.repeat(24),
  invite_code: 'ABCD2345',
  is_new: true,
  is_member: false,
  expires_at: '2026-11-23T02:00:00.000Z',
  ...changed,
});

describe('the history', () => {
  it('says that there is no chat yet', async () => {
    await openHistory();
    expect(await screen.findByText('还没有对话')).toBeTruthy();
  });

  it('says that it could not be read and retries', async () => {
    server.answers['GET /chat/chat-list'] = new Response('{}', { status: 500 });
    await openHistory();
    expect(await screen.findByText('对话列表没有读取到')).toBeTruthy();
    delete server.answers['GET /chat/chat-list'];
    server.chats = [chat()];
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByText('押金问题')).toBeTruthy();
  });

  it('is searched by words, and shows where they occur', async () => {
    server.chats = [chat({ snippet: '…退租后七日内返还…' })];
    await openHistory();
    fireEvent.change(screen.getByLabelText('查找对话'), { target: { value: '七日' } });
    await waitFor(() =>
      expect(
        server.requests.some(({ request }) => request.includes(`keyword=${encodeURIComponent('七日')}`)),
      ).toBe(true),
    );
    expect(await screen.findByText('…退租后七日内返还…')).toBeTruthy();
  });

  it('opens a chat', async () => {
    server.chats = [chat()];
    server.history = [asked('押金不退怎么办'), answer('可以要求返还。')];
    await openHistory();
    fireEvent.click(await screen.findByRole('button', { name: /押金问题 法律 AI/ }));
    expect(await screen.findByText('可以要求返还。')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '押金问题' })).toBeTruthy();
  });

  it('renames a chat, and the dialog closes', async () => {
    server.chats = [chat()];
    server.answers[`PATCH /chat/chats/${CHAT_ID}`] = { title: '租房押金' };
    await openHistory();
    await chooseAction('重命名');
    fireEvent.change(await screen.findByLabelText('对话名称'), { target: { value: '租房押金' } });
    server.chats = [chat({ title: '租房押金' })];
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('租房押金')).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText('对话名称')).toBeNull());
  });

  it('deletes a chat after a confirmation, and starts a new one when it was open', async () => {
    server.chats = [chat()];
    server.history = [asked('问'), answer('答')];
    server.answers['DELETE /chat/chat-history'] = { deleted: 1 };
    await openHistory();
    await act(async () => void tabChat.open(CHAT_ID));
    await chooseAction('删除');
    server.chats = [];
    fireEvent.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(toasts()).toContain('对话已删除'));
    expect(tabChat.store.getState()).toMatchObject({ messages: [], isStored: false });
    const deleted = server.requests.find(({ request }) => request.startsWith('DELETE'));
    expect(deleted?.request).toContain(`id=${CHAT_ID}`);
  });
});

describe('the share link', () => {
  it('carries invite_code, is_new and is_member, and shows how long it is valid', async () => {
    server.chats = [chat()];
    server.answers[`POST /chat/chats/${CHAT_ID}/share`] = link();
    await openHistory();
    await chooseAction('分享');
    fireEvent.click(await screen.findByRole('button', { name: '生成链接' }));
    const input = (await screen.findByLabelText('分享链接')) as HTMLInputElement;
    const url = new URL(input.value);
    expect(url.pathname).toBe('/assistant/share');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: 'k'.repeat(24),
      invite_code: 'ABCD2345',
      is_new: 'true',
      is_member: 'false',
    });
    expect(screen.getByText(/链接在 2026-11-23 前有效/)).toBeTruthy();
  });

  it('of a member does not expire', async () => {
    server.chats = [chat()];
    server.answers[`POST /chat/chats/${CHAT_ID}/share`] = link({ is_member: true, expires_at: null });
    await openHistory();
    await chooseAction('分享');
    fireEvent.click(await screen.findByRole('button', { name: '生成链接' }));
    expect(await screen.findByText(/会员空间的链接长期有效。/)).toBeTruthy();
    expect(((await screen.findByLabelText('分享链接')) as HTMLInputElement).value).toContain(
      'is_member=true',
    );
  });
});

describe('a shared chat', () => {
  const path = `/assistant/share?key=${'k'.repeat(24)}&invite_code=ABCD2345&is_new=true&is_member=false`;
  const page = () => show(<SharedChatPage begin={(label) => <button type="button">{label}</button>} />, path);

  it('is read only, and its invitation is stored', async () => {
    server.answers[`GET /chat/shared/${'k'.repeat(24)}`] = {
      title: '押金问题',
      shared_by: '王法务',
      shared_at: '2026-11-15T00:00:00.000Z',
      invite_code: 'ABCD2345',
      is_member: false,
      history: [asked('押金不退怎么办'), answer('可以要求返还。', { mode: 'law' })],
    };
    page();
    expect(await screen.findByText('可以要求返还。')).toBeTruthy();
    expect(screen.getByText(/王法务 分享的对话/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '我也要提问' })).toBeTruthy();
    expect(server.requests.map(({ request }) => request)).toEqual([`GET /chat/shared/${'k'.repeat(24)}`]);
    expect(sessionStorage.getItem('wenjian.chatInvite')).toBe('ABCD2345');
  });

  it('shows when it was revoked', async () => {
    const gone = { code: 410, message: '已失效', data: null };
    server.answers[`GET /chat/shared/${'k'.repeat(24)}`] = new Response(JSON.stringify(gone), {
      status: 410,
    });
    page();
    expect(await screen.findByText('链接已失效')).toBeTruthy();
  });
});

describe('documents of the knowledge base', () => {
  it('are attached to the question if they are readable', async () => {
    const document = (number: number, status: string) => ({
      id: `00000000-0000-4000-8000-00000000010${number}`,
      teamId: CHAT_ID,
      name: `合同 ${number}.docx`,
      kind: 'word',
      size: 1,
      folderId: null,
      tags: [],
      fileId: CHAT_ID,
      version: 1,
      status,
      progress: { stage: 'done', fraction: 1 },
      failure: null,
      pageCount: 1,
      searchable: 'fully',
      ownerId: CHAT_ID,
      ownerName: '王',
      createdAt: '2026-11-15T00:00:00.000Z',
      updatedAt: '2026-11-15T00:00:00.000Z',
      abilities: { read: true, change: true, run: true, share: true, delete: true },
    });
    const items = [document(1, 'complete'), document(2, 'running')];
    const envelope = { code: 200, message: '', data: { items, total: 2 } };
    server.answers['POST /api/wenjian/knowledgeAssets/documentManagement/list'] = new Response(
      JSON.stringify(envelope),
    );
    show(<ChatPanel teamId={TEAM_ID} />);
    fireEvent.click(await screen.findByRole('button', { name: '附上知识库文档' }));
    const list = within(await screen.findByRole('list', { name: '知识库文档' }));
    expect((list.getByLabelText('合同 2.docx') as HTMLInputElement).disabled).toBe(true);
    fireEvent.click(list.getByLabelText('合同 1.docx'));
    fireEvent.click(screen.getByRole('button', { name: '附上' }));
    expect(useDraft.getState().documents).toEqual([{ id: items[0]?.id, name: '合同 1.docx' }]);
    expect(await screen.findByRole('button', { name: '不附上 合同 1.docx' })).toBeTruthy();
  });
});

describe('a long chat', () => {
  it('draws only visible rows', async () => {
    server.history = Array.from({ length: 400 }, (_, index) => ({
      ...answer(`第 ${index} 条`),
      id: `00000000-0000-4000-8000-0000000${10000 + index}`,
    }));
    show(<ChatPanel teamId={TEAM_ID} />);
    await act(async () => void tabChat.open(CHAT_ID));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
    expect(screen.getAllByRole('article').length).toBeLessThan(40);
  });
});
