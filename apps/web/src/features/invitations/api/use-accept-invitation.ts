/** A user who came with a code and has signed in accepts the invitation, on any page and device. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { acceptInvitation } from '@wenjian/api';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { forgetInvitation, readInvitation } from '../../../shared/session/attribution.ts';
import { deviceId } from '../../../shared/session/device-id.ts';
import { showToast } from '../../../shared/ui/toast.ts';

/** The server has decided; a retry would not change it. */
const DECIDED: readonly number[] = [400, 409];

/** True once there is nothing (more) to accept: rewards are read only after that. */
export function useAcceptInvitation(isSignedIn: boolean): boolean {
  const client = useQueryClient();
  const [isDecided, setDecided] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    const code = readInvitation();
    const decided = code === null ? Promise.resolve() : accept(client, code);
    void decided.then(() => setDecided(true));
  }, [isSignedIn, client]);
  return isDecided;
}

async function accept(client: QueryClient, code: string): Promise<void> {
  try {
    await call(acceptInvitation, { body: { code, deviceId: deviceId() } });
    forgetInvitation();
    // Uses, coupons, messages may have changed; a response in flight may be outdated.
    await client.cancelQueries();
    void client.invalidateQueries();
  } catch (error) {
    // Other failures are retried at the next start, with the stored code.
    if (!(error instanceof ApiError) || !DECIDED.includes(error.status)) return;
    forgetInvitation();
    showToast({ kind: 'warning', message: error.message });
  }
}
