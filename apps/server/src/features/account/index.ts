export { findPersonalTeamByPhone, listFeedback } from './account.repository.ts';
export { type AccountService, createAccountService } from './account.service.ts';
export {
  findOperatorRole,
  listOperatorRows,
  removeOperator,
  saveOperator,
} from './operators.repository.ts';
export { endAllSignIns, signInKey } from './sign-ins.repository.ts';
