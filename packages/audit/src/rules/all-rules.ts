/** Every rule of the product: those of all contracts by family, then those of single kinds of contract. */
import { hearing } from '../checks/fact-rule.ts';
import type { Rule } from '../rule.ts';
import { acceptanceRules } from './acceptance/acceptance.rules.ts';
import { anyKindRules } from './any-kind/any-kind.rules.ts';
import { attachmentsRules } from './attachments/attachments.rules.ts';
import { absentClauseRules } from './by-kind/absent-clauses.rules.ts';
import { companyRules } from './by-kind/company/company.rules.ts';
import { constructionRules } from './by-kind/construction/construction.rules.ts';
import { distributionRules } from './by-kind/distribution/distribution.rules.ts';
import { financeRules } from './by-kind/finance/finance.rules.ts';
import { goodsRules } from './by-kind/goods/goods.rules.ts';
import { labourRules } from './by-kind/labour/labour.rules.ts';
import { ndaChecklistRules } from './by-kind/nda-checklist.rules.ts';
import { otherKindRules } from './by-kind/other-kinds/other-kinds.rules.ts';
import { premisesRules } from './by-kind/premises/premises.rules.ts';
import { technologyRules } from './by-kind/technology/technology.rules.ts';
import { confidentialityRules } from './confidentiality/confidentiality.rules.ts';
import { consistencyRules } from './consistency/consistency.rules.ts';
import { deliveryRules } from './delivery/delivery.rules.ts';
import { disputeRules } from './dispute/dispute.rules.ts';
import { forceMajeureRules } from './force-majeure/force-majeure.rules.ts';
import { liabilityRules } from './liability/liability.rules.ts';
import { noticesRules } from './notices/notices.rules.ts';
import { partiesRules } from './parties/parties.rules.ts';
import { priceRules } from './price/price.rules.ts';
import { propertyRules } from './property/property.rules.ts';
import { heardRows } from './said/heard.rows.ts';
import { saidRules } from './said/said.rules.ts';
import { signatureRules } from './signature/signature.rules.ts';
import { subjectRules } from './subject/subject.rules.ts';
import { terminationRules } from './termination/termination.rules.ts';
import { validityRules } from './validity/validity.rules.ts';

const rules: readonly Rule[] = [
  ...validityRules,
  ...partiesRules,
  ...subjectRules,
  ...priceRules,
  ...deliveryRules,
  ...acceptanceRules,
  ...propertyRules,
  ...confidentialityRules,
  ...liabilityRules,
  ...terminationRules,
  ...forceMajeureRules,
  ...noticesRules,
  ...disputeRules,
  ...signatureRules,
  ...attachmentsRules,
  ...consistencyRules,
  ...anyKindRules,
  ...saidRules,
  ...companyRules,
  ...absentClauseRules,
  ...ndaChecklistRules,
  ...constructionRules,
  ...distributionRules,
  ...financeRules,
  ...goodsRules,
  ...labourRules,
  ...premisesRules,
  ...technologyRules,
  ...otherKindRules,
];

export const allRules: readonly Rule[] = hearing(rules, heardRows);
