/** The laws rules rest on: their full names and since when they hold, so that a rule names the article and says what it means. */
import type { LegalBasis } from './rule.ts';

export type BasisMaker = (article: string, gist: string) => LegalBasis;

export const civilCode = law('《中华人民共和国民法典》', '2021-01-01');
export const labourContractLaw = law('《中华人民共和国劳动合同法》', '2008-01-01');
/** The amendment of 2012 did not touch the articles cited here. */
export const labourLaw = law('《中华人民共和国劳动法》', '1995-01-01');
export const socialInsuranceLaw = law('《中华人民共和国社会保险法》', '2011-07-01');
export const companyLaw = law('《中华人民共和国公司法》', '2024-07-01');
export const personalInformationLaw = law('《中华人民共和国个人信息保护法》', '2021-11-01');
export const dataSecurityLaw = law('《中华人民共和国数据安全法》', '2021-09-01');
export const constructionLaw = law('《中华人民共和国建筑法》', '1998-03-01');
export const tenderLaw = law('《中华人民共和国招标投标法》', '2000-01-01');
export const copyrightLaw = law('《中华人民共和国著作权法》', '2021-06-01');
export const taxCollectionLaw = law('《中华人民共和国税收征收管理法》', '2001-05-01');
export const arbitrationLaw = law('《中华人民共和国仲裁法》', '2026-03-01');
export const arbitrationInterpretation = law(
  '《最高人民法院关于适用〈中华人民共和国仲裁法〉若干问题的解释》',
  '2006-09-08',
);
export const civilProcedureLaw = law('《中华人民共和国民事诉讼法》', '2024-01-01');
export const civilProcedureInterpretation = law(
  '《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》',
  '2022-04-10',
);
export const contractInterpretation = law(
  '《最高人民法院关于适用〈中华人民共和国民法典〉合同编通则若干问题的解释》',
  '2023-12-05',
);
export const privateLendingInterpretation = law(
  '《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》',
  '2021-01-01',
);
export const guaranteeInterpretation = law(
  '《最高人民法院关于适用〈中华人民共和国民法典〉有关担保制度的解释》',
  '2021-01-01',
);
export const constructionInterpretation = law(
  '《最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释（一）》',
  '2021-01-01',
);
export const labourDisputeLaw = law('《中华人民共和国劳动争议调解仲裁法》', '2008-05-01');
export const womenProtectionLaw = law('《中华人民共和国妇女权益保障法》', '2023-01-01');
export const safetyLaw = law('《中华人民共和国安全生产法》', '2021-09-01');
export const foreignRelationsLaw = law('《中华人民共和国涉外民事关系法律适用法》', '2011-04-01');
export const smallBusinessPayments = law('《保障中小企业款项支付条例》', '2025-06-01');
export const urbanRealEstateLaw = law('《中华人民共和国城市房地产管理法》', '2020-01-01');

function law(name: string, since: string): BasisMaker {
  return (article, gist) => ({ law: name, article, gist, since });
}
