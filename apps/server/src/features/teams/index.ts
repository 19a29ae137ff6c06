export { joinInvitingTeams } from './invitations.service.ts';
export { readTeamRow } from './members.repository.ts';
export { readTeamRequestStates } from './request-states.ts';
export { isInvited } from './requests.service.ts';
export { findMembership } from './teams.repository.ts';
export { createSpace, PERSONAL_SPACE_NAME, teamAccess } from './teams.service.ts';
