/** The kinds of contracts, as shown. */
import type { ContractType } from './contract.ts';

export const contractTypeNames: Readonly<Record<ContractType, string>> = {
  sale: '买卖合同',
  lease: '租赁合同',
  labour: '劳动合同',
  service: '服务合同',
  confidentiality: '保密协议',
  technologyDevelopment: '技术开发合同',
  technologyService: '技术服务合同',
  technologyTransfer: '技术转让合同',
  loan: '借款合同',
  guarantee: '担保合同',
  construction: '建设工程合同',
  entrustment: '委托合同',
  equityTransfer: '股权转让合同',
  cooperation: '合作合同',
  transport: '运输合同',
  warehousing: '仓储合同',
  workContract: '承揽合同',
  houseSale: '房屋买卖合同',
  softwareLicence: '软件许可合同',
  procurementFramework: '采购框架合同',
  other: '其他合同',
};
