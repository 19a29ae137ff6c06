/** Laws that only the rules of houses, property service and supply contracts cite. */
import { law } from '../../../checks/laws.ts';

export const houseLeaseInterpretation = law(
  '《最高人民法院关于审理城镇房屋租赁合同纠纷案件具体应用法律若干问题的解释》',
  '2021-01-01',
);
export const houseLeaseMeasures = law('《商品房屋租赁管理办法》', '2011-02-01');
export const houseSaleInterpretation = law(
  '《最高人民法院关于审理商品房买卖合同纠纷案件适用法律若干问题的解释》',
  '2021-01-01',
);
export const houseSaleMeasures = law('《商品房销售管理办法》', '2001-06-01');
export const fireLaw = law('《中华人民共和国消防法》', '2021-04-29');
export const propertyRegulation = law('《物业管理条例》', '2018-03-19');
export const propertyInterpretation = law(
  '《最高人民法院关于审理物业服务纠纷案件适用法律若干问题的解释》',
  '2021-01-01',
);
export const faceInterpretation = law(
  '《最高人民法院关于审理使用人脸识别技术处理个人信息相关民事案件适用法律若干问题的规定》',
  '2021-08-01',
);
export const powerLaw = law('《中华人民共和国电力法》', '2018-12-29');
export const powerRegulation = law('《电力供应与使用条例》', '2019-03-02');
export const gasRegulation = law('《城镇燃气管理条例》', '2016-02-06');
export const waterRegulation = law('《城市供水条例》', '2020-03-27');
export const priceLaw = law('《中华人民共和国价格法》', '1998-05-01');
