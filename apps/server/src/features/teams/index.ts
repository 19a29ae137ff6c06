export { findMembership } from './teams.repository.ts';
export { teamRoutes } from './teams.routes.ts';
export { createSpace, PERSONAL_SPACE_NAME, teamAccess } from './teams.service.ts';
