import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeDraft, useDraft } from './draft.store.ts';
import { queryKeys } from './query-keys.ts';
import { rememberedChat } from './remembered-chat.ts';
import { tabChat, useTabChat } from './tab-chat.ts';
import { useChatChanges } from './use-chat-changes.ts';

/** Shows the chat of the current space. `wanted`: the chat of the address. */
export function useTeamChat(teamId: string, wanted: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    tabChat.enter(teamId, wanted ?? rememberedChat(teamId));
    if (wanted !== null) tabChat.open(wanted);
  }, [teamId, wanted]);

  useChatChanges();

  const revision = useTabChat((state) => state.revision);
  useEffect(() => {
    if (revision === 0) return;
    void client.invalidateQueries({ queryKey: queryKeys.chats });
    void client.invalidateQueries({ queryKey: queryKeys.count(teamId) });
  }, [client, revision, teamId]);

  const returned = useTabChat((state) => state.returned);
  useEffect(() => {
    if (returned === null) return;
    // Does not overwrite text typed meanwhile.
    if (useDraft.getState().content.trim() === '') changeDraft(returned);
    tabChat.change({ returned: null });
  }, [returned]);
}
