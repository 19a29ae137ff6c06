/** What inquiries are called, in the operators' mail and in the console. */
import type { InquiryKind } from './routes/account/inquiries.ts';
import type { CooperationTopic } from './site-calls.ts';

export const inquiryKindNames: Readonly<Record<InquiryKind, string>> = {
  requirement: '企业需求',
  cooperation: '合作申请',
  trial: '试用申请',
};

export const cooperationTopicNames: Readonly<Record<CooperationTopic, string>> = {
  channel: '渠道代理',
  integration: '技术集成',
  content: '内容与数据',
  other: '其他',
};
