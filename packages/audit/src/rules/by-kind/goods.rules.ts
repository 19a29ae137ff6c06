import type { Rule } from '../../rule.ts';

export const goodsRules: readonly Rule[] = [];
