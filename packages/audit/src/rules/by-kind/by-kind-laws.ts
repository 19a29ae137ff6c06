/** Regulations and interpretations that only rules of single kinds of contract cite. */
import { laws } from '@wenjian/contract';
import type { BasisMaker } from '../../checks/laws.ts';

export const labourContractRegulation = cited('《中华人民共和国劳动合同法实施条例》', '2008-09-18');
export const annualLeaveRegulation = cited('《职工带薪年休假条例》', '2008-01-01');
export const femaleWorkersRules = cited('《女职工劳动保护特别规定》', '2012-04-28');
export const labourDisputeInterpretation = cited(
  '《最高人民法院关于审理劳动争议案件适用法律问题的解释（一）》',
  '2021-01-01',
);
export const occupationalDiseaseLaw = cited('《中华人民共和国职业病防治法》', '2018-12-29');
export const dispatchRules = cited('《劳务派遣暂行规定》', '2014-03-01');
export const tourismLaw = cited('《中华人民共和国旅游法》', '2018-10-26');
export const physiciansLaw = cited('《中华人民共和国医师法》', '2022-03-01');
export const medicalDeviceRegulation = cited('《医疗器械监督管理条例》', '2021-06-01');
export const insuranceLaw = cited(`《${laws.insuranceLaw.name}》`, laws.insuranceLaw.since);
export const networkDataRegulation = cited('《网络数据安全管理条例》', '2025-01-01');
export const technologyInterpretation = cited(
  '《最高人民法院关于审理技术合同纠纷案件适用法律若干问题的解释》',
  '2021-01-01',
);
export const patentLaw = cited(`《${laws.patentLaw.name}》`, laws.patentLaw.since);
export const partnershipLaw = cited(`《${laws.partnershipLaw.name}》`, laws.partnershipLaw.since);

function cited(law: string, since: string): BasisMaker {
  return (article, gist) => ({ law, article, gist, since });
}
