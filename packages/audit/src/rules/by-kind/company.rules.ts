import type { Rule } from '../../rule.ts';

export const companyRules: readonly Rule[] = [];
