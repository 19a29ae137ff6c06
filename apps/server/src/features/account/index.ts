export { findPersonalTeamByPhone, listFeedback } from './account.repository.ts';
export { type AccountService, createAccountService } from './account.service.ts';
export { signInKey } from './sign-ins.repository.ts';
