import type { InquiryKind } from '@wenjian/api';
import { cooperationTopicNames } from '@wenjian/api/inquiry-names';

interface FormText {
  readonly title: string;
  readonly lead: string;
  readonly content: string;
  readonly contentPlaceholder: string;
}

const forms: Readonly<Record<InquiryKind, FormText>> = {
  requirement: {
    title: '提交需求',
    lead: '写下您的需求，我们会尽快与您联系。',
    content: '需求说明',
    contentPlaceholder: '例如：使用人数、要处理的文件、部署方式、希望的时间',
  },
  cooperation: {
    title: '申请合作',
    lead: '写下合作设想，我们会尽快与您联系。',
    content: '合作说明',
    contentPlaceholder: '例如：贵单位的业务、希望怎样合作',
  },
  trial: {
    title: '申请试用',
    lead: '为单位申请试用，我们会尽快与您联系。',
    content: '试用说明',
    contentPlaceholder: '例如：试用人数、要处理的文件',
  },
};

export const inquiriesText = {
  forms,
  topics: cooperationTopicNames,
  name: '姓名',
  namePlaceholder: '怎样称呼您',
  phone: '手机号',
  phonePlaceholder: '请输入 11 位手机号',
  company: '单位名称',
  companyPlaceholder: '请填写全称',
  topic: '合作方式',
  topicPlaceholder: '请选择',
  submit: '提交',
  submitting: '提交中…',
  close: '关闭',
  privacy: '提交的内容只用于与您联系。',
  sentTitle: '已收到',
  sent: '我们会尽快按您留下的手机号与您联系。',
  done: '好的',
  reach: '直接联系',
  ways: { phone: '电话', mail: '邮箱', address: '地址', hours: '服务时间' },
} as const;
