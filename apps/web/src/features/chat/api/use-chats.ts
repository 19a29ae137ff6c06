import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AnswerOf,
  type ChatExportFormat,
  type ChatFeedbackType,
  clearChatHistory,
  exportChat,
  listChats,
  rateAnswer,
  readChatCount,
  readSharedChat,
  renameChat,
  shareChat,
  unshareChat,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { saveBlob } from '../../../shared/http/save-blob.ts';
import { exportFileName } from '../view-model/export-file-name.ts';
import { queryKeys } from './query-keys.ts';

const PAGE_SIZE = 50;

export type ChatSummary = AnswerOf<typeof listChats>['items'][number];
/** `answerTimes`: the remaining answers, as the spec calls them in the browser (docs/spec.md#chat). */
export type ChatCount = AnswerOf<typeof readChatCount> & { readonly answerTimes: number };
export type SharedChat = AnswerOf<typeof readSharedChat>;
export type ChatLink = AnswerOf<typeof shareChat>;

export function useChatList(teamId: string, keyword: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.chatList(teamId, keyword),
    queryFn: ({ pageParam: page }) =>
      call(listChats, {
        query: { teamId, page, pageSize: PAGE_SIZE, ...(keyword === '' ? {} : { keyword }) },
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return last.items.length > 0 && shown < last.total ? pages.length + 1 : undefined;
    },
  });
}

export function useChatCount(teamId: string) {
  return useQuery({
    queryKey: queryKeys.count(teamId),
    queryFn: async (): Promise<ChatCount> => {
      const answer = await call(readChatCount, { query: { teamId } });
      return { ...answer, answerTimes: Math.max(0, answer.count) };
    },
  });
}

export function useSharedChat(key: string) {
  return useQuery({
    queryKey: queryKeys.shared(key),
    queryFn: () => call(readSharedChat, { params: { key } }),
  });
}

export function useRenameChat() {
  return useChange(({ chatId, title }: { readonly chatId: string; readonly title: string }) =>
    call(renameChat, { params: { chatId }, body: { title } }),
  );
}

/** Without an id: all chats of the space. */
export function useDeleteChats(teamId: string) {
  return useChange((chatId: string | null) =>
    call(clearChatHistory, { query: { teamId, ...(chatId === null ? {} : { id: chatId }) } }),
  );
}

export function useShareChat(chatId: string) {
  const share = useChange((_: undefined) => call(shareChat, { params: { chatId } }));
  const takeBack = useChange((_: undefined) => call(unshareChat, { params: { chatId } }));
  return { share, takeBack };
}

interface Rating {
  readonly messageId: string;
  readonly type: ChatFeedbackType | null;
  readonly comment?: string;
}

export function useRateAnswer(chatId: string) {
  return useMutation({
    mutationFn: ({ messageId, ...body }: Rating) => call(rateAnswer, { params: { chatId, messageId }, body }),
  });
}

interface ExportInput {
  readonly chatId: string;
  readonly title: string;
  readonly format: ChatExportFormat;
  /** Absent: the whole chat. */
  readonly messageId?: string;
}

export function useExportChat() {
  return useMutation({
    mutationFn: async ({ chatId, title, format, messageId }: ExportInput) => {
      const query = { format, ...(messageId === undefined ? {} : { messageId }) };
      const blob = await fetchFile(exportChat, { params: { chatId }, query });
      saveBlob(blob, exportFileName(title, format));
    },
  });
}

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Not awaited: a dialog closes when its action is done, not when the list is fresh.
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.chats }),
  });
}
