/**
 * Keeps the shown chats up to date with the person's other tabs and devices. One request waits at the server until something changes; then the
 * list and the open chat are read again. Nothing waits without a stored chat, nor on a hidden page: browsers allow few connections to one server.
 */
import { useQueryClient } from '@tanstack/react-query';
import { watchChats } from '@wenjian/api';
import { useEffect } from 'react';
import { callUntil } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';
import { tabChat, useTabChat } from './tab-chat.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

export function useChatChanges(): void {
  const client = useQueryClient();
  const isStored = useTabChat((state) => state.isStored);
  useEffect(() => {
    if (!isStored) return;
    let cursor: string | undefined;
    let watching: AbortController | null = null;
    const onChange = () => {
      void client.invalidateQueries({ queryKey: queryKeys.chats });
      void client.invalidateQueries({ queryKey: queryKeys.counts });
      tabChat.refresh();
    };
    const watchWhileSeen = () => {
      if (document.hidden) {
        watching?.abort();
        watching = null;
      } else if (!watching) {
        watching = new AbortController();
        void watch(
          watching.signal,
          () => cursor,
          (next, isChanged) => {
            // What changed between reading the chat and the first answer is unknown.
            if (cursor === undefined) tabChat.refresh();
            cursor = next;
            if (isChanged) onChange();
          },
        );
      }
    };
    watchWhileSeen();
    document.addEventListener('visibilitychange', watchWhileSeen);
    return () => {
      document.removeEventListener('visibilitychange', watchWhileSeen);
      watching?.abort();
    };
  }, [client, isStored]);
}

async function watch(
  signal: AbortSignal,
  cursorNow: () => string | undefined,
  onAnswer: (cursor: string, isChanged: boolean) => void,
): Promise<void> {
  const ask = callUntil(signal);
  let retryMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    const cursor = cursorNow();
    const query = cursor === undefined ? {} : { cursor };
    const answer = await ask(watchChats, { query }).catch(() => null);
    if (signal.aborted) return;
    if (answer !== null) {
      retryMs = FIRST_RETRY_MS;
      onAnswer(answer.cursor, answer.is_changed);
      continue;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
  }
}
