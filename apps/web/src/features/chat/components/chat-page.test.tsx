// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { ChatPage } from './chat-page.tsx';
import { answer, asked, CHAT_ID, prepareChat, server, show, TEAM_ID } from './chat-server.testing.tsx';

prepareChat();

const user = {
  ...{ userId: TEAM_ID, sub: 's', name: '王晓', username: null, nickname: null, phone: null },
  ...{ phone_number: null, photo: null, picture: null, vipStatus: false, maxExpiredAt: null },
};
const session = { user, personalTeamId: TEAM_ID, currentTeamId: TEAM_ID };
const addresses: string[] = [];
function Page() {
  addresses.push(useLocation().search);
  return <ChatPage />;
}

function showPage(path: string): void {
  addresses.length = 0;
  server.answers['GET /api/account/session'] = new Response(
    JSON.stringify({ code: 200, message: '', data: session }),
  );
  server.history = [asked('押金不退怎么办'), answer('可以要求返还。')];
  show(<Page />, path);
}

it('keeps the chat in its address while it is opened', async () => {
  showPage(`/assistant?id=${CHAT_ID}`);
  expect(await screen.findByText('可以要求返还。')).toBeTruthy();
  expect(new Set(addresses)).toEqual(new Set([`?id=${CHAT_ID}`]));
});

it('names no chat that does not exist', async () => {
  server.answers['GET /chat/chat-history'] = new Response('{"message":"对话不存在"}', { status: 404 });
  showPage(`/assistant?id=${CHAT_ID}`);
  await waitFor(() => expect(addresses.at(-1)).toBe(''));
});
