/** User-facing texts about calculations, percentages and units, in Simplified Chinese. */
import type { RelationName } from '@wenjian/contract';

export const calculationReasons: Readonly<Record<RelationName, string>> = {
  product: '单价乘以数量与金额不符',
  total: '各项相加与合计不符',
  tax: '税额与税率不符',
  gross: '含税金额、不含税金额与税额不符',
  share: '比例与对应金额不符',
  shares: '各部分比例之和不等于100%',
  instalments: '各期金额之和与总额不符',
  uppercase: '大写金额与小写金额不一致',
  restated: '同一金额前后写法相差整数倍',
};

export const calculationText = {
  right: (reason: string, value: string): string => `${reason}，应为${value}`,
  factor: (reason: string): string => `${reason}，相差一万倍，疑为“元”与“万元”混淆`,
  wrongUnit: '本列各行均相差一万倍，表头的单位疑有误',
  percentOver: '比例超出100%',
  taxRateOver: '税率超出合理范围',
  limit: (written: string, limit: string): string => `${written} > ${limit}`,
} as const;

export const calculationCoverage = {
  tableRows: '参与计算的表格行',
  calculations: '核对的算式',
  skippedRows: '表格行',
  skippedReason: '列名或数字无法识别，未参与计算',
} as const;
