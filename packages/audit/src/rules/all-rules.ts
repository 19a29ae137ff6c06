/** Every rule of the product, by family. */
import type { Rule } from '../rule.ts';
import { acceptanceRules } from './acceptance.rules.ts';
import { attachmentsRules } from './attachments.rules.ts';
import { confidentialityRules } from './confidentiality.rules.ts';
import { consistencyRules } from './consistency.rules.ts';
import { deliveryRules } from './delivery.rules.ts';
import { disputeRules } from './dispute.rules.ts';
import { forceMajeureRules } from './force-majeure.rules.ts';
import { liabilityRules } from './liability.rules.ts';
import { noticesRules } from './notices.rules.ts';
import { partiesRules } from './parties.rules.ts';
import { priceRules } from './price.rules.ts';
import { propertyRules } from './property.rules.ts';
import { signatureRules } from './signature.rules.ts';
import { subjectRules } from './subject.rules.ts';
import { terminationRules } from './termination.rules.ts';
import { validityRules } from './validity.rules.ts';

export const allRules: readonly Rule[] = [
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
];
