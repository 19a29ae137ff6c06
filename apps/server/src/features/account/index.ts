export { findPersonalTeamByPhone, listFeedback } from './account.repository.ts';
export { accountRoutes } from './account.routes.ts';
export { type AccountService, createAccountService } from './account.service.ts';
export { deleteExpiredSignIns, signInKey } from './sign-ins.repository.ts';
