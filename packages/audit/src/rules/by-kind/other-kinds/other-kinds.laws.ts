/** Laws that only the rules on gifts, care, hired vehicles, farmland and artists cite. */
import { law } from '../../../checks/laws.ts';

export const charityLaw = law('《中华人民共和国慈善法》', '2024-09-05');
export const donationLaw = law('《中华人民共和国公益事业捐赠法》', '1999-09-01');
export const elderlyLaw = law('《中华人民共和国老年人权益保障法》', '2018-12-29');
export const carHireMeasures = law('《小微型客车租赁经营服务管理办法》', '2021-04-01');
export const drivingPointsMeasures = law('《道路交通安全违法行为记分管理办法》', '2022-04-01');
export const farmlandLaw = law('《中华人民共和国农村土地承包法》', '2019-01-01');
