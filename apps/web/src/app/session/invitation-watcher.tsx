import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../features/account/api/session.query.ts';
import { useAcceptChatInvite } from '../../features/chat/api/chat-invite.ts';
import { useAcceptInvitation } from '../../features/invitations/api/use-accept-invitation.ts';
import { useInviteReward } from '../../features/invitations/api/use-invite-reward.ts';
import { useSession } from './use-session.ts';

/** On every page, including mobile: accepts the invitation a visitor came with and reports rewards. */
export function InvitationWatcher() {
  const isSignedIn = useSession().kind === 'valid';
  // Only after the server knows the user: the inviter is told the user's name or phone number.
  const isKnown = useQuery({ ...sessionQuery(), enabled: isSignedIn }).isSuccess && isSignedIn;
  const isDecided = useAcceptInvitation(isKnown);
  useInviteReward(isKnown && isDecided);
  useAcceptChatInvite(isKnown);
  return null;
}
