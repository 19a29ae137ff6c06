export { acceptInvitation } from './accept-invitation.ts';
export { countRewards } from './invitations.repository.ts';
export { readInviteCode, recordDevice } from './invitations.service.ts';
