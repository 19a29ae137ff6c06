/** Rules on goods: sale, supply, carriage and storage, work to order. */
import type { Rule } from '../../../rule.ts';
import { carriageRules } from './goods-carriage.rules.ts';
import { goodsMissingRules } from './goods-missing.rules.ts';
import { goodsMoreRules } from './goods-more-2.rules.ts';
import { saleRules } from './goods-sale.rules.ts';
import { saleTermsRules } from './goods-sale-terms.rules.ts';
import { storageRules } from './goods-storage.rules.ts';
import { supplyRules } from './goods-supply.rules.ts';
import { supplyBurdenRules } from './goods-supply-burdens.rules.ts';
import { supplyPaymentRules } from './goods-supply-payment.rules.ts';
import { workRules } from './goods-work.rules.ts';
import { goodsFurtherRules } from './goods-work-changes.rules.ts';

export const goodsRules: readonly Rule[] = [
  ...saleRules,
  ...saleTermsRules,
  ...supplyRules,
  ...supplyPaymentRules,
  ...carriageRules,
  ...storageRules,
  ...workRules,
  ...goodsMissingRules,
  ...goodsMoreRules,
  ...goodsFurtherRules,
  ...supplyBurdenRules,
];
