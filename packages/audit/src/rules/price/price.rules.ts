/** Price and payment. */
import type { Rule } from '../../rule.ts';
import { priceAmountRules } from './price-amount.rules.ts';
import { priceMoneyRules } from './price-money.rules.ts';
import { pricePaymentRules } from './price-payment.rules.ts';
import { priceSpecialRules } from './price-special.rules.ts';

export const priceRules: readonly Rule[] = [
  ...priceAmountRules,
  ...pricePaymentRules,
  ...priceMoneyRules,
  ...priceSpecialRules,
];
