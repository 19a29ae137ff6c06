/** The mail that operators get. */
import { cooperationTopicNames, type InquiryKind, inquiryKindNames } from '@wenjian/api';

export const inquiriesText = {
  kinds: inquiryKindNames,
  topics: cooperationTopicNames,
  subject: (kind: InquiryKind, company: string): string => `【文鉴】${inquiryKindNames[kind]}：${company}`,
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
