import type { Rule } from '../../rule.ts';

export const constructionRules: readonly Rule[] = [];
