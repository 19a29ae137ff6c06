import {
  type OperatorRole,
  operatorRoleNames,
  type PlanName,
  plans,
  type TaskTool,
  toolTable,
} from '@wenjian/api';

const detailNames: Readonly<Record<string, string>> = {
  plan: '套餐',
  holder: '对象',
  reason: '原因',
  tool: '工具',
  uses: '次数',
  usesPerTool: '每项次数',
  days: '天数',
  role: '角色',
  former: '原角色',
  name: '名称',
  code: '代码',
  couponId: '卡券编号',
  discountFen: '立减（分）',
  quantity: '数量',
  content: '内容',
  blobs: '文件内容',
  missing: '缺少',
  version: '版本',
  run: '第几次运行',
  rows: '行数',
};

export const operationsText = {
  unknownPhone: '没有找到使用这个手机号登录过的用户。',
  unknownHolder: '没有找到这个团队，或使用这个手机号登录过的用户。',
  ownRole: '自己的角色须由另一位管理员，或在服务器上用命令行修改。',
  codeTaken: '已有这个代码的卡券，请换一个代码。',
  coupon: {
    unknownUser: '没有找到使用这个手机号登录过的用户。',
    unknownCoupon: '没有这个代码的卡券。',
    exhausted: '这种卡券已经发完。',
  },
  noInvoice: '这个订单没有待开的票据。',
  pastDay: '请选择还没有过去的日期。',
  jobGone: '这项任务已经不在已放弃的列表里。',
  jobMovedOn: '对应的任务已经重新运行、完成或删除，不需要重做；可以移除这一条。',
  jobByUser: '这类任务由用户自己重新发起，这里只能移除。',
  sheet: '操作记录',
  columns: ['时间', '运营人员', '来源', '操作', '对象', '对象名称', '说明'],
  console: '后台',
  terminal: '命令行',
  cutShort: (rows: number): string => `只导出了最近的 ${rows} 条，更早的请按日期分次导出`,
  detail: (key: string, value: string): string => `${detailNames[key] ?? key} ${valueName(key, value)}`,
} as const;

/** Roles, plans and tools are stored by their names in the code. */
function valueName(key: string, value: string): string {
  if (key === 'role' || key === 'former') return nameIn(operatorRoleNames, value as OperatorRole);
  if (key === 'plan') return Object.hasOwn(plans, value) ? plans[value as PlanName].label : value;
  if (key === 'tool') return Object.hasOwn(toolTable, value) ? toolTable[value as TaskTool].title : value;
  return value;
}

function nameIn<Key extends string>(names: Readonly<Record<Key, string>>, key: Key): string {
  return Object.hasOwn(names, key) ? names[key] : key;
}
