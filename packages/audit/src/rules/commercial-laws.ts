/** Regulations that only the commercial families cite; laws shared with other families are in `../laws.ts`. */
import { laws } from '@wenjian/contract';
import type { LegalBasis } from '../rule.ts';

type BasisMaker = (article: string, gist: string) => LegalBasis;

export const constructionQualityRegulation = regulation('《建设工程质量管理条例》', '2000-01-30');
export const retentionMeasures = regulation('《建设工程质量保证金管理办法》', '2017-07-01');
export const saleInterpretation = regulation(
  '《最高人民法院关于审理买卖合同纠纷案件适用法律问题的解释》',
  '2021-01-01',
);
export const wagePaymentRules = regulation('《工资支付暂行规定》', '1995-01-01');
export const softwareRegulation = regulation('《计算机软件保护条例》', '2002-01-01');
export const invoiceMeasures = regulation('《中华人民共和国发票管理办法》', '1993-12-23');
export const valueAddedTaxLaw = regulation(`《${laws.valueAddedTaxLaw.name}》`, laws.valueAddedTaxLaw.since);
export const cashRegulation = regulation('《现金管理暂行条例》', '1988-10-01');
export const trademarkLaw = regulation(`《${laws.trademarkLaw.name}》`, laws.trademarkLaw.since);

function regulation(law: string, since: string): BasisMaker {
  return (article, gist) => ({ law, article, gist, since });
}
