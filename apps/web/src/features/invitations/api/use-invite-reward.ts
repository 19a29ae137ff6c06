/** The message of a reward: a second after it is known, once for each reward (docs/spec.md#constants). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { acknowledgeInviteReward, INVITE_MESSAGE_DELAY_MS } from '@wenjian/api';
import { useEffect } from 'react';
import { call } from '../../../shared/http/client.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { invitationsText as text } from '../text.ts';
import { inviteRewardQuery } from './invitations.query.ts';

export function useInviteReward(isSignedIn: boolean): void {
  const client = useQueryClient();
  const reward = useQuery({ ...inviteRewardQuery(), enabled: isSignedIn }).data;
  useEffect(() => {
    if (!reward || reward.points === 0) return;
    const { points, rewardIds } = reward;
    const timer = setTimeout(() => {
      showToast({ kind: 'success', message: text.reward(points) });
      client.setQueryData(inviteRewardQuery().queryKey, { points: 0, rewardIds: [] });
      // If the server is not told, the message is shown once more at the next visit, which is harmless.
      call(acknowledgeInviteReward, { body: { rewardIds } }).catch(() => undefined);
    }, INVITE_MESSAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [reward, client]);
}
