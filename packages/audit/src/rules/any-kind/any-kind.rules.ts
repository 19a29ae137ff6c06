/** One-sided and void terms of any kind of contract, whatever family they belong to. */
import type { Rule } from '../../rule.ts';
import { agentRules } from './agents.rules.ts';
import { moneyTermsRules } from './money-terms.rules.ts';
import { openTermRules } from './open-terms.rules.ts';
import { payeeRules } from './payee.rules.ts';
import { procedureRules } from './procedure.rules.ts';
import { riskyTermRules } from './risky-terms.rules.ts';
import { scheduleTableRules } from './schedule-table.rules.ts';
import { shapeRules } from './shapes.rules.ts';
import { shiftedBurdenRules } from './shifted-burdens.rules.ts';
import { termsRules } from './terms.rules.ts';
import { unevenTermRules } from './uneven-terms.rules.ts';
import { unlistedRules } from './unlisted.rules.ts';

export const anyKindRules: readonly Rule[] = [
  ...termsRules,
  ...moneyTermsRules,
  ...procedureRules,
  ...openTermRules,
  ...payeeRules,
  ...scheduleTableRules,
  ...shiftedBurdenRules,
  ...agentRules,
  ...riskyTermRules,
  ...shapeRules,
  ...unevenTermRules,
  ...unlistedRules,
];
