/** The open chat of this tab, with the real socket and calls. */
import { CHAT_SOCKET_PATH, readChatHistory, takeChatAnswer } from '@wenjian/api';
import { useStore } from 'zustand';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { failureText } from '../../../shared/http/failure.text.ts';
import { createUuid } from '../../../shared/session/device-id.ts';
import { readTokens } from '../../../shared/session/token-store.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import type { OpenChatState } from '../view-model/open-chat-state.ts';
import { type ChatSocket, connectChat, type SocketListeners } from './chat-connection.ts';
import { OpenChat, type StoredChat } from './open-chat.ts';
import { rememberChat } from './remembered-chat.ts';

/** Fast enough to read along, slow enough to draw. */
const SHOW_MS = 32;
const NOT_FOUND = 404;

export const tabChat = new OpenChat({
  newId: () => createUuid(crypto),
  now: () => new Date(),
  connect: (wanted) =>
    connectChat(
      {
        openSocket,
        readToken: () => readTokens()?.accessToken ?? '',
        delay: (action, delayMs) => setTimeout(action, delayMs),
      },
      wanted,
    ),
  readChat,
  stopByCall: (chat_id) => call(takeChatAnswer, { body: { chat_id } }),
  soon: (action) => setTimeout(action, SHOW_MS),
  warn: (message) => showToast({ kind: 'warning', message }),
  failConnection: () => showToast({ kind: 'error', message: failureText.serverConnectionError }),
  remember: rememberChat,
});

export function useTabChat<Part>(select: (state: OpenChatState) => Part): Part {
  return useStore(tabChat.store, select);
}

function openSocket({ onOpen, onMessage, onClose }: SocketListeners): ChatSocket {
  const { protocol, host } = window.location;
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${CHAT_SOCKET_PATH}`);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onMessage(data));
  socket.addEventListener('close', onClose);
  return socket;
}

async function readChat(id: string): Promise<StoredChat | null> {
  try {
    return await call(readChatHistory, { query: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}
