import type { Rule } from '../../rule.ts';

export const technologyRules: readonly Rule[] = [];
