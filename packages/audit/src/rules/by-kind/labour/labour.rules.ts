/** Labour: employment, dispatched work, training, bans on competing. */
import type { Rule } from '../../../rule.ts';
import { labourCompetitionRules } from './labour-competition.rules.ts';
import { labourConditionRules } from './labour-conditions.rules.ts';
import { labourDispatchRules } from './labour-dispatch.rules.ts';
import { labourEndingRules } from './labour-ending.rules.ts';
import { labourFormRules } from './labour-form.rules.ts';
import { labourMoreRules } from './labour-more-1.rules.ts';
import { labourFurtherRules } from './labour-more-2.rules.ts';
import { labourNormRules } from './labour-norms.rules.ts';
import { labourPayRules } from './labour-pay.rules.ts';
import { labourTimeRules } from './labour-time.rules.ts';
import { labourTrainingRules } from './labour-training.rules.ts';

export const labourRules: readonly Rule[] = [
  ...labourEndingRules,
  ...labourPayRules,
  ...labourTimeRules,
  ...labourTrainingRules,
  ...labourCompetitionRules,
  ...labourFormRules,
  ...labourDispatchRules,
  ...labourConditionRules,
  ...labourMoreRules,
  ...labourFurtherRules,
  ...labourNormRules,
];
