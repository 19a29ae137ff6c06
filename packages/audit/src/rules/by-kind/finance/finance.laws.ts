/** Laws that only the rules of financial contracts cite. */
import { law } from '../../../checks/laws.ts';

export const securitiesLaw = law('《中华人民共和国证券法》', '2020-03-01');
export const fundLaw = law('《中华人民共和国证券投资基金法》', '2015-04-24');
export const illegalFundraising = law('《防范和处置非法集资条例》', '2021-05-01');
export const identityCardLaw = law('《中华人民共和国居民身份证法》', '2012-01-01');
export const financeLeaseInterpretation = law(
  '《最高人民法院关于审理融资租赁合同纠纷案件适用法律问题的解释》',
  '2021-01-01',
);
export const financeLeaseMeasures = law('《融资租赁公司监督管理暂行办法》', '2020-05-26');
