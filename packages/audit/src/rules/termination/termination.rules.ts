/** Term, renewal, termination and their consequences. */
import type { Rule } from '../../rule.ts';
import { terminationOutcomeRules } from './termination-outcome.rules.ts';
import { terminationRightRules } from './termination-right.rules.ts';
import { terminationTermRules } from './termination-term.rules.ts';

export const terminationRules: readonly Rule[] = [
  ...terminationRightRules,
  ...terminationOutcomeRules,
  ...terminationTermRules,
];
