/** Laws that only the rules on goods, distribution and consumer services cite. */
import { laws } from '@wenjian/contract';
import type { BasisMaker } from '../../checks/laws.ts';

export const roadTrafficLaw = law('中华人民共和国道路交通安全法', '2021-04-29');
export const roadTransportRegulation = law('中华人民共和国道路运输条例', '2023-07-20');
export const chemicalsRegulation = law('危险化学品安全管理条例', '2013-12-07');
export const franchiseRegulation = law('商业特许经营管理条例', '2007-05-01');
export const advertisingLaw = law('中华人民共和国广告法', '2021-04-29');
export const antiMonopolyLaw = law('中华人民共和国反垄断法', '2022-08-01');
export const foodSafetyLaw = law('中华人民共和国食品安全法', '2021-04-29');
export const consumerLaw = law(laws.consumerLaw.name, laws.consumerLaw.since);
export const commerceLaw = law(laws.electronicCommerceLaw.name, laws.electronicCommerceLaw.since);
export const productQualityLaw = law(laws.productQualityLaw.name, laws.productQualityLaw.since);
export const prepaidInterpretation = law(
  '最高人民法院关于审理预付式消费民事纠纷案件适用法律若干问题的解释',
  '2025-05-01',
);

function law(name: string, since: string): BasisMaker {
  return (article, gist) => ({ law: `《${name}》`, article, gist, since });
}
