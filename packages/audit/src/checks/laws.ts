/** The articles that rules cite, with their content. Widely cited laws are in the register of `packages/contract`. */
import { type Law, laws } from '@wenjian/contract';
import type { LegalBasis } from '../rule.ts';

export type BasisMaker = (article: string, gist: string) => LegalBasis;

export const civilCode = basisOf(laws.civilCode);
export const labourContractLaw = basisOf(laws.labourContractLaw);
export const labourLaw = basisOf(laws.labourLaw);
export const socialInsuranceLaw = basisOf(laws.socialInsuranceLaw);
export const companyLaw = basisOf(laws.companyLaw);
export const personalInformationLaw = basisOf(laws.personalInformationLaw);
export const dataSecurityLaw = basisOf(laws.dataSecurityLaw);
export const networkSecurityLaw = basisOf(laws.networkSecurityLaw);
export const unfairCompetitionLaw = basisOf(laws.unfairCompetitionLaw);
export const constructionLaw = basisOf(laws.constructionLaw);
export const tenderLaw = basisOf(laws.tenderLaw);
export const copyrightLaw = basisOf(laws.copyrightLaw);
export const taxCollectionLaw = basisOf(laws.taxCollectionLaw);
export const arbitrationLaw = basisOf(laws.arbitrationLaw);
export const arbitrationInterpretation = law(
  '《最高人民法院关于适用〈中华人民共和国仲裁法〉若干问题的解释》',
  '2006-09-08',
);
export const civilProcedureLaw = basisOf(laws.civilProcedureLaw);
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
export const labourDisputeLaw = basisOf(laws.labourDisputeLaw);
export const womenProtectionLaw = basisOf(laws.womenProtectionLaw);
export const safetyLaw = basisOf(laws.safetyLaw);
export const foreignRelationsLaw = basisOf(laws.foreignRelationsLaw);
export const smallBusinessPayments = law('《保障中小企业款项支付条例》', '2025-06-01');
export const urbanRealEstateLaw = basisOf(laws.urbanRealEstateLaw);

function basisOf({ name, since }: Law): BasisMaker {
  return law(`《${name}》`, since);
}

export function law(name: string, since: string): BasisMaker {
  return (article, gist) => ({ law: name, article, gist, since });
}
