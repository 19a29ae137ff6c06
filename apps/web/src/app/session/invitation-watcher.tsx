import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../features/account/api/session.query.ts';
import { useAcceptChatInvite } from '../../features/chat/api/chat-invite.ts';
import { useAcceptInvitation } from '../../features/invitations/api/use-accept-invitation.ts';
import { useInviteReward } from '../../features/invitations/api/use-invite-reward.ts';
import { useSession } from './use-session.ts';

/** On every page, a phone's too: whoever came with an invitation accepts it, and rewards are told. */
export function InvitationWatcher() {
  const isSignedIn = useSession().kind === 'valid';
  // Once the server knows who they are: the other side is told by name or number.
  const isKnown = useQuery({ ...sessionQuery(), enabled: isSignedIn }).isSuccess && isSignedIn;
  const isDecided = useAcceptInvitation(isKnown);
  useInviteReward(isKnown && isDecided);
  useAcceptChatInvite(isKnown);
  return null;
}
