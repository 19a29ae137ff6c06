import type { Rule } from '../../rule.ts';

export const premisesRules: readonly Rule[] = [];
