import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { desk, useDesk } from './desk.ts';
import { changeDraft, useDraft } from './draft.store.ts';
import { queryKeys } from './query-keys.ts';
import { rememberedChat } from './remembered-chat.ts';

/** The desk in the space one works in. `wanted`: a chat named by the address. */
export function useTeamDesk(teamId: string, wanted: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    desk.enter(teamId, wanted ?? rememberedChat(teamId));
    if (wanted !== null) desk.open(wanted);
  }, [teamId, wanted]);

  const revision = useDesk((state) => state.revision);
  useEffect(() => {
    if (revision === 0) return;
    void client.invalidateQueries({ queryKey: queryKeys.chats });
    void client.invalidateQueries({ queryKey: queryKeys.count(teamId) });
  }, [client, revision, teamId]);

  const returned = useDesk((state) => state.returned);
  useEffect(() => {
    if (returned === null) return;
    // Does not overwrite text typed meanwhile.
    if (useDraft.getState().content.trim() === '') changeDraft(returned);
    desk.change({ returned: null });
  }, [returned]);
}
