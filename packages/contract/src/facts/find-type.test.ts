import { expect, it } from 'vitest';
import { contractOf, cut } from '../contract.testing.ts';
import { contractTypeNames } from '../contract.text.ts';
import { type ContractType, contractTypes } from '../contract.ts';

it.each<[string, ContractType]>([
  ['数控设备买卖合同', 'sale'],
  ['商铺租赁合同', 'lease'],
  ['劳 动 合 同 书', 'labour'],
  ['品牌推广服务合同', 'service'],
  ['劳务合同', 'service'],
  ['保密协议', 'confidentiality'],
  ['仓储管理系统开发合同', 'technologyDevelopment'],
  ['技术咨询合同', 'technologyService'],
  ['专利实施许可合同', 'technologyTransfer'],
  ['个人借款合同', 'loan'],
  ['最高额抵押合同', 'guarantee'],
  ['保证合同', 'guarantee'],
  ['厂房改造工程施工合同', 'construction'],
  ['委托代理合同', 'entrustment'],
  ['股权转让协议', 'equityTransfer'],
  ['战略合作框架协议', 'cooperation'],
  ['货物运输合同', 'transport'],
  ['仓储合同', 'warehousing'],
  ['仓储分拣业务外包合同', 'service'],
  ['企业宣传片制作合同', 'service'],
  ['广告牌制作合同', 'workContract'],
  ['加工承揽合同', 'workContract'],
  ['商品房买卖合同（预售）', 'houseSale'],
  ['存量房屋买卖合同', 'houseSale'],
  ['软件许可使用合同', 'softwareLicence'],
  ['包装材料采购框架协议', 'procurementFramework'],
  ['供应链管理咨询服务合同', 'service'],
  ['工程造价咨询合同', 'service'],
  ['厂房租赁中介服务合同', 'entrustment'],
  ['房屋买卖居间合同', 'entrustment'],
  ['工程机械租赁合同', 'lease'],
  ['装饰材料买卖合同', 'sale'],
  ['“微光工程”捐赠协议书', 'other'],
  ['教学楼建设工程捐赠协议', 'other'],
  ['房屋赠与合同', 'other'],
  ['“阳光装修”品牌推广服务合同', 'service'],
  ['机构养老协议', 'service'],
  ['商家入驻协议', 'service'],
  ['汽车租赁合同', 'lease'],
  ['农村土地经营权流转合同', 'lease'],
  ['售后回租合同', 'lease'],
  ['工程材料采购合同', 'sale'],
  ['装修材料买卖合同', 'sale'],
  ['房屋租赁居间合同', 'entrustment'],
  ['设备买卖居间合同', 'entrustment'],
  ['演艺经纪合同', 'entrustment'],
  ['主播独家签约协议', 'entrustment'],
  ['资产管理合同', 'entrustment'],
  ['设备采购及安装工程合同', 'construction'],
  ['装饰工程设计施工合同', 'construction'],
  ['工程监理合同', 'construction'],
])('knows “%s” by its title', (title, type) => {
  const contract = contractOf(title, '甲方：某公司');
  expect(contract.type).toMatchObject({ type, confidence: 'certain' });
  expect(contract.type.evidence.map((span) => cut(contract, span))).toEqual([title]);
});

it('recognises a contract without a clear title by its words, and gives the evidence', () => {
  const contract = contractOf('协议书', '出租人将房屋交给承租人使用，租金每月支付，租赁期限三年，不得转租。');
  expect(contract.type).toMatchObject({ type: 'lease', confidence: 'likely' });
  expect(contract.type.evidence.map((span) => cut(contract, span))).toContain('租金');
});

it('says other when nothing indicates a type', () => {
  expect(contractOf('你好。').type).toEqual({ type: 'other', confidence: 'guess', evidence: [] });
});

it('prefers the title that is labelled as such', () => {
  expect(contractOf('某公司', '合同名称：塔吊租赁合同', '第一条').title?.text).toBe('塔吊租赁合同');
});

it('has a name for every type', () => {
  expect(Object.keys(contractTypeNames)).toEqual([...contractTypes]);
});
