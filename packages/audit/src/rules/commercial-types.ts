/** Groups of contract types used by the commercial families. */
import { type Contract, type ContractType, contractTypes } from '@wenjian/contract';

export function allTypesBut(...left: readonly ContractType[]): readonly ContractType[] {
  return contractTypes.filter((type) => !left.includes(type));
}

/** Long-running contracts: they need a way to terminate and rules for the end. */
export const longRunning: readonly ContractType[] = [
  'lease',
  'service',
  'cooperation',
  'softwareLicence',
  'procurementFramework',
  'entrustment',
  'technologyDevelopment',
  'technologyService',
  'technologyTransfer',
  'warehousing',
];

/** Contracts whose performance is subject to acceptance. */
export const accepted: readonly ContractType[] = [
  'sale',
  'workContract',
  'construction',
  'technologyDevelopment',
  'service',
  'procurementFramework',
];

/** Supervision, design and advice for works, and the saving of energy: nothing is built under such a contract. */
export function buildsSomething({ title }: Contract): boolean {
  return !/监理|勘察|设计|咨询|造价|检测|能源管理|节能服务/.test(title?.text ?? '');
}

/** Where a contract says what is sold: its title and the words before the first articles. */
const OPENING = 900;

/** Food, produce and second-hand goods: no period of warranty, no patents of others. */
export function isConsumedOrUsed({ title, document }: Contract): boolean {
  return (
    /二手|旧(?:货|车|机动车)|保理/.test(title?.text ?? '') ||
    /(?:农产品|农副产品|粮食|生鲜|果蔬|水果|蔬菜|食材|苗木|种苗|茶叶|花椒|辣椒|大米|稻谷|小麦|玉米|食用油|冻品|水产品?|肉类|禽蛋|中药材|饲料|砂石|煤炭)[^。；]{0,20}(?:买卖|购销|采购|供应|供货|销售)|(?:买卖|购销|采购|供应|收购)[^。；]{0,20}(?:农产品|粮食|果蔬|水果|蔬菜|茶叶|大米|小麦|玉米|饲料|砂石|煤炭)/.test(
      document.text.slice(0, OPENING),
    )
  );
}
