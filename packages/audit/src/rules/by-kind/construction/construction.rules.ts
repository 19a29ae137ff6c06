/** Rules of building works, decoration, design, supervision, tenders and public procurement. */
import type { Rule } from '../../../rule.ts';
import { constructionCoveredRules } from './construction-covered.rules.ts';
import { constructionDecorationRules } from './construction-decoration.rules.ts';
import { constructionMoreRules } from './construction-more-1.rules.ts';
import { constructionNormRules } from './construction-norms.rules.ts';
import { constructionPeopleRules } from './construction-people.rules.ts';
import { constructionTenderRules } from './construction-tender.rules.ts';
import { constructionTermRules } from './construction-terms.rules.ts';
import { constructionValidityRules } from './construction-validity.rules.ts';
import { constructionWarrantyRules } from './construction-warranty.rules.ts';

export const constructionRules: readonly Rule[] = [
  ...constructionValidityRules,
  ...constructionPeopleRules,
  ...constructionTermRules,
  ...constructionDecorationRules,
  ...constructionWarrantyRules,
  ...constructionTenderRules,
  ...constructionMoreRules,
  ...constructionCoveredRules,
  ...constructionNormRules,
];
