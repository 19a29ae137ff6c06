import type { Rule } from '../../rule.ts';

export const distributionRules: readonly Rule[] = [];
