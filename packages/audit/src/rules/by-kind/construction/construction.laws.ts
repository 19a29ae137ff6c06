/** Laws that only the rules of building works, tenders and public procurement cite. */
import { law } from '../../../checks/laws.ts';

export const tenderRegulation = law('《中华人民共和国招标投标法实施条例》', '2019-03-02');
export const procurementLaw = law('《中华人民共和国政府采购法》', '2014-08-31');
export const procurementRegulation = law('《中华人民共和国政府采购法实施条例》', '2015-03-01');
export const migrantWages = law('《保障农民工工资支付条例》', '2020-05-01');
export const buildingSafetyRegulation = law('《建设工程安全生产管理条例》', '2004-02-01');
export const governmentInvestment = law('《政府投资条例》', '2019-07-01');
export const homeDecorationMeasures = law('《住宅室内装饰装修管理办法》', '2011-01-26');
