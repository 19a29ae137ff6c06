/** Rules of kinds of contract without a family of their own: gifts, care, hired vehicles, farmland, foreign trade, artists, travel, medicine and the special trades. */
import type { Rule } from '../../../rule.ts';
import { goodsAndAgentsMoreRules } from '../goods/goods-and-agents-more.rules.ts';
import { agencyNormRules } from './agency-norms.rules.ts';
import { artistRules } from './artists.rules.ts';
import { careRules } from './care.rules.ts';
import { conductNormRules } from './conduct-norms.rules.ts';
import { dispatchNormRules } from './dispatch-norms.rules.ts';
import { donationRules } from './donations.rules.ts';
import { effectNormRules } from './effect-norms.rules.ts';
import { worksRules } from './farmland-and-design.rules.ts';
import { foodAndFarmRules } from './food-and-farm.rules.ts';
import { foodNormRules } from './food-norms.rules.ts';
import { foreignTradeRules } from './foreign-trade.rules.ts';
import { hireRules } from './hire-and-farmland.rules.ts';
import { homeAndSchoolRules } from './homes-and-schools.rules.ts';
import { lastNormRules } from './last-norms.rules.ts';
import { marketAndNetworkNormRules } from './market-and-network-norms.rules.ts';
import { markAndDataRules } from './marks-and-data.rules.ts';
import { medicineRules } from './medicines.rules.ts';
import { partnersAndSecurityMoreRules } from './partners-and-security-more.rules.ts';
import { performanceRules } from './performances.rules.ts';
import { regulatedGoodsRules } from './regulated-goods.rules.ts';
import { regulatedServiceRules } from './regulated-services.rules.ts';
import { reportAndMoneyRules } from './reports-and-money.rules.ts';
import { safetyAndWasteRules } from './safety-and-waste.rules.ts';
import { serviceBurdenRules } from './service-burdens.rules.ts';
import { siteWageRules } from './site-wages.rules.ts';
import { staffOnSiteRules } from './staff-on-site.rules.ts';
import { tradeAndTenderNormRules } from './trade-and-tender-norms.rules.ts';
import { travelAndJobRules } from './travel-and-jobs.rules.ts';
import { travelNormRules } from './travel-norms.rules.ts';
import { underAgeRules } from './under-age.rules.ts';

export const otherKindRules: readonly Rule[] = [
  ...donationRules,
  ...careRules,
  ...hireRules,
  ...foreignTradeRules,
  ...worksRules,
  ...artistRules,
  ...staffOnSiteRules,
  ...serviceBurdenRules,
  ...regulatedServiceRules,
  ...goodsAndAgentsMoreRules,
  ...regulatedGoodsRules,
  ...partnersAndSecurityMoreRules,
  ...underAgeRules,
  ...foodAndFarmRules,
  ...homeAndSchoolRules,
  ...markAndDataRules,
  ...medicineRules,
  ...performanceRules,
  ...reportAndMoneyRules,
  ...lastNormRules,
  ...effectNormRules,
  ...marketAndNetworkNormRules,
  ...tradeAndTenderNormRules,
  ...safetyAndWasteRules,
  ...siteWageRules,
  ...travelAndJobRules,
  ...travelNormRules,
  ...foodNormRules,
  ...conductNormRules,
  ...dispatchNormRules,
  ...agencyNormRules,
];
