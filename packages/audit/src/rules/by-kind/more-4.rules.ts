/** Rules of kinds of contract without a family of their own: gifts, care, hired vehicles, farmland, foreign trade, artists. */
import type { Rule } from '../../rule.ts';
import { artistRules } from './artist-more-4.rules.ts';
import { careRules } from './care-more-4.rules.ts';
import { donationRules } from './donation-more-4.rules.ts';
import { hireRules } from './hire-more-4.rules.ts';
import { tradeFourRules } from './trade-more-4.rules.ts';
import { worksRules } from './works-more-4.rules.ts';

export const moreKindRules: readonly Rule[] = [
  ...donationRules,
  ...careRules,
  ...hireRules,
  ...tradeFourRules,
  ...worksRules,
  ...artistRules,
];
