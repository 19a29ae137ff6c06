/** What an entry of the operators' audit trail is called, in the console and in its file. */
const names: Readonly<Record<string, string>> = {
  grant: '发放套餐',
  'grant uses': '发放次数',
  'sign-out': '退出所有登录',
  'operator add': '任命运营人员',
  'operator remove': '撤销运营人员',
  'coupon create': '创建卡券',
  'coupon give': '发放卡券',
  invoice: '开出票据',
  'refund begun': '开始退款',
  'refund refused': '退款被拒',
  'refund approved': '批准退款',
  refund: '退款完成',
  popup: '发布弹窗',
  announce: '发布公告',
  withdraw: '撤下通知',
  message: '发送消息',
  handled: '标记已处理',
  reopened: '重新打开',
  'job retry': '重做任务',
  'job drop': '移除任务',
  'trail export': '导出操作记录',
  backup: '备份',
  restore: '恢复',
};

/** Rows are never deleted: an action the product no longer knows is shown as stored. */
export function operationName(action: string): string {
  return Object.hasOwn(names, action) ? (names[action] ?? action) : action;
}

export const OPERATOR_TRAIL_FILE = '运营操作记录.xlsx';
