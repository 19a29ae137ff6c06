/** Laws of special trades that only the rules of performances, medicines, food, farms, safety, transport and travel cite. */
import { law } from '../../checks/laws.ts';

export const unlawfulSubcontractMeasures = law(
  '《建筑工程施工发包与承包违法行为认定查处管理办法》',
  '2019-01-01',
);
export const performanceRegulation = law('《营业性演出管理条例》', '2020-11-29');
export const massEventRegulation = law('《大型群众性活动安全管理条例》', '2007-10-01');
export const publishingRegulation = law('《出版管理条例》', '2020-11-29');
export const drugLaw = law('《中华人民共和国药品管理法》', '2019-12-01');
export const geneticResourceRegulation = law('《中华人民共和国人类遗传资源管理条例》', '2019-07-01');
export const farmProduceLaw = law('《中华人民共和国农产品质量安全法》', '2023-01-01');
export const animalDiseaseLaw = law('《中华人民共和国动物防疫法》', '2021-05-01');
export const seedLaw = law('《中华人民共和国种子法》', '2022-03-01');
export const trademarkLaw = law('《中华人民共和国商标法》', '2019-11-01');
export const minorsLaw = law('《中华人民共和国未成年人保护法》', '2024-04-26');
export const prepaidCardMeasures = law('《单用途商业预付卡管理办法（试行）》', '2016-08-18');
export const specialEquipmentLaw = law('《中华人民共和国特种设备安全法》', '2014-01-01');
export const solidWasteLaw = law('《中华人民共和国固体废物污染环境防治法》', '2020-09-01');
export const waterPollutionLaw = law('《中华人民共和国水污染防治法》', '2018-01-01');
export const roadTrafficRegulation = law('《中华人民共和国道路交通安全法实施条例》', '2017-10-07');
export const expressRegulation = law('《快递暂行条例》', '2019-03-02');
export const guardRegulation = law('《保安服务管理条例》', '2022-05-01');
export const scrapVehicleMeasures = law('《报废机动车回收管理办法》', '2019-06-01');
export const meteringLaw = law('《中华人民共和国计量法》', '2018-10-26');
export const auctionLaw = law('《中华人民共和国拍卖法》', '2015-04-24');
export const exportControlLaw = law('《中华人民共和国出口管制法》', '2020-12-01');
export const appraisalLaw = law('《中华人民共和国资产评估法》', '2016-12-01');
export const accountantsLaw = law('《中华人民共和国注册会计师法》', '2014-08-31');
export const employmentPromotionLaw = law('《中华人民共和国就业促进法》', '2015-04-24');
export const disabledWorkRegulation = law('《残疾人就业条例》', '2007-05-01');
export const vocationalEducationLaw = law('《中华人民共和国职业教育法》', '2022-05-01');
