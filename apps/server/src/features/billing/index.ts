export type { HeldPlan } from './balance.rules.ts';
export { readLastExpiries } from './billing.repository.ts';
export {
  giveBackUse,
  grant,
  grantPlan,
  hasFreeUses,
  readBalance,
  readFilesLimit,
  readHeldPlans,
  readOrdersBuiltOn,
  readOrderUses,
  readPlanEnd,
  readSeatLimit,
  readStorageLimit,
  restoreRevoked,
  revokeOrder,
  takeUse,
} from './billing.service.ts';
