/** The mail that operators get. */
import type { CooperationTopic, InquiryKind } from '@wenjian/api';

const kinds: Readonly<Record<InquiryKind, string>> = {
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

export const inquiriesText = {
  kinds,
  topics,
  subject: (kind: InquiryKind, company: string): string => `【文鉴】${kinds[kind]}：${company}`,
  beijing: (time: string): string => `${time}（北京时间）`,
  label: {
    kind: '类型',
    name: '姓名',
    phone: '手机号',
    company: '单位',
    topic: '合作方式',
    path: '提交页面',
    at: '提交时间',
    content: '内容',
  },
} as const;
