import type { CooperationTopic, InquiryKind } from '@wenjian/api';

const inquiryKinds: Readonly<Record<InquiryKind, string>> = {
  requirement: '企业需求',
  cooperation: '合作申请',
  trial: '试用申请',
};

const topics: Readonly<Record<CooperationTopic, string>> = {
  channel: '渠道代理',
  integration: '技术集成',
  content: '内容与数据',
  other: '其他',
};

export const noticeText = {
  search: '内容',
  stateFilter: '按状态筛选',
  states: { shown: '展示中', ended: '已结束' },
  kinds: { popup: '弹窗', announcement: '公告', standing: '内置' },
  empty: '还没有弹窗与公告',
  columns: { kind: '类型', content: '内容', audience: '对象', from: '开始', to: '结束', seen: '看过' },
  everybody: '所有人',
  always: '长期',
  publish: '发布',
  publishTitle: '发布给用户',
  publishLead: '发布后立即可见。弹窗取代同编号的上一个；消息进入对方的消息列表，不能撤回。',
  published: '已发布',
  reached: (count: number): string => `已发送给 ${count} 人`,
  kind: '形式',
  publishKinds: { announcement: '公告（工作台）', popup: '弹窗', message: '消息' },
  number: '弹窗编号',
  content: '内容',
  contentMissing: '请写明内容',
  holder: '只发给（手机号或团队编号，不填为所有人）',
  until: '展示到（含当天）',
  link: '链接（产品内的页面，如 /dashboard）',
  linkWrong: '链接须以 / 开头，是产品内的页面',
  end: '撤下',
  endTitle: '撤下这一条',
  endLead: '立即不再展示，已经看过的不受影响。',
  ended: '已撤下',
} as const;

export const inboxText = {
  feedback: '反馈',
  inquiries: '咨询',
  which: '反馈或咨询',
  search: '内容',
  searchInquiry: '内容、单位、姓名或电话',
  stateFilter: '按处理状态筛选',
  states: { open: '未处理', handled: '已处理' },
  kindFilter: '按类型筛选',
  allKinds: '全部类型',
  kinds: { problem: '问题', suggestion: '建议', other: '其他' },
  inquiryKinds,
  topics,
  noFeedback: '还没有反馈',
  noInquiry: '还没有咨询',
  columns: { at: '时间', kind: '类型', who: '用户', text: '内容', path: '页面', contact: '联系人' },
  screenshot: '附有截图',
  notMailed: '邮件未寄出',
  handle: '标记已处理',
  reopen: '重新打开',
  handled: '已标记为已处理',
  reopened: '已重新打开',
} as const;
