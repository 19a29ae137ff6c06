import type { Rule } from '../../rule.ts';

export const labourRules: readonly Rule[] = [];
