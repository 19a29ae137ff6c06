/** Validity of labour contracts: probation, non-compete clauses, forbidden waivers. */
import type { Rule } from '../../rule.ts';
import { competitionRules } from './validity-competition.rules.ts';
import { labourLimitRules } from './validity-labour-limits.rules.ts';
import { labourWaiverRules } from './validity-labour-waivers.rules.ts';

export const validityLabourRules: readonly Rule[] = [
  ...labourLimitRules,
  ...competitionRules,
  ...labourWaiverRules,
];
