import type { Rule } from '../../rule.ts';

export const financeRules: readonly Rule[] = [];
