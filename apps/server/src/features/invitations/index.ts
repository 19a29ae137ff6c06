export { invitationRoutes } from './invitations.routes.ts';
export { recordDevice } from './invitations.service.ts';
