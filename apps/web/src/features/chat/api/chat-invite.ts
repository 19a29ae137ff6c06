/**
 * The invitation in a shared chat: stored while its reader signs in, then accepted. Small: every page loads
 * this.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { acceptChatInvite } from '@wenjian/api';
import { useEffect } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { deviceId } from '../../../shared/session/device-id.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { inviteText } from '../entry.text.ts';
import { queryKeys } from './query-keys.ts';

const INVITE_KEY = 'wenjian.chatInvite';
const CODE_MAX_CHARACTERS = 64;
/** The server has decided; a retry would not change it. */
const DECIDED: readonly number[] = [400, 409];

export function keepChatInvite(code: string): void {
  if (code !== '') sessionStorage.setItem(INVITE_KEY, code.slice(0, CODE_MAX_CHARACTERS));
}

/** Only after the server knows the user. */
export function useAcceptChatInvite(isKnown: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    const code = isKnown ? sessionStorage.getItem(INVITE_KEY) : null;
    if (code !== null) void accept(client, code);
  }, [client, isKnown]);
}

async function accept(client: QueryClient, invite_code: string): Promise<void> {
  try {
    const { added } = await call(acceptChatInvite, { body: { invite_code, device_id: deviceId() } });
    sessionStorage.removeItem(INVITE_KEY);
    void client.invalidateQueries({ queryKey: queryKeys.counts });
    showToast({ kind: 'success', message: inviteText.accepted(added) });
  } catch (error) {
    // Users who were invited before, or opened their own link, need no message: they only read a chat.
    if (error instanceof ApiError && DECIDED.includes(error.status)) sessionStorage.removeItem(INVITE_KEY);
  }
}
