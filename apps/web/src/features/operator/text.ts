/** Texts of the operators' console. */
import type { BalanceTool, OperatorArea } from '@wenjian/api';

const areas: Readonly<Record<OperatorArea, string>> = {
  overview: '概况',
  health: '健康与队列',
  users: '用户',
  teams: '团队',
  orders: '订单',
  coupons: '优惠券',
  notices: '弹窗与公告',
  feedback: '反馈与咨询',
  storage: '存储',
  trail: '操作记录',
  operators: '运营人员',
};

const shortTools: Readonly<Record<BalanceTool, string>> = {
  audit: '审查',
  duplicate: '查重',
  compare: '比对',
  template: '模板',
};

export const operatorText = {
  title: '运营后台',
  nav: '运营后台的栏目',
  areas,
  shortTools,
  noContent: '这里只有数量、名称与状态，看不到任何空间的文档内容。',
  all: '全部',
  none: '—',
  more: '展开',
  failed: '没有读到数据',
  retry: '重试',
  cancel: '取消',
  nothingFits: '没有符合条件的记录',
  total: (count: string): string => `共 ${count} 条`,
  reason: '原因',
  reasonMeans: '会写进操作记录',
  reasonMissing: '请写明原因',
  unlimited: '长期有效',
  until: (day: string): string => `到 ${day}`,
  left: (left: number, granted: number): string => `剩余 ${left} / ${granted}`,
  actions: '操作',
} as const;
