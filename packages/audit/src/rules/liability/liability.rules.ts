/** Liability for breach. */
import type { Rule } from '../../rule.ts';
import { liabilityBalanceRules } from './liability-balance.rules.ts';
import { liabilityExtentRules } from './liability-extent.rules.ts';
import { liabilityPresenceRules } from './liability-presence.rules.ts';

export const liabilityRules: readonly Rule[] = [
  ...liabilityPresenceRules,
  ...liabilityBalanceRules,
  ...liabilityExtentRules,
];
