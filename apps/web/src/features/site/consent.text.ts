/** The consent question, and where the answer can be changed. */
import { LOG_RETENTION_DAYS } from '@wenjian/api/limits';

export const consentText = {
  label: '访问统计的选择',
  question: '可以统计您的访问吗？',
  lead: '只记录打开了哪些页面、从哪个渠道来，用来改进产品与投放；不含姓名、手机号和文件内容。不同意也能使用全部功能。',
  agree: '允许统计',
  decline: '不要统计',
  privacy: '隐私说明',
  choiceTitle: '访问统计',
  now: {
    granted: '目前：允许统计。',
    declined: '目前：不统计。已经读到的来源信息已从浏览器删除。',
    undecided: '目前：尚未选择，不统计。',
  },
  explained: `允许后，我们会记录页面名称、时间、设备编号，以及您来到本站时网址里的渠道、关键词与广告点击编号；保存 ${LOG_RETENTION_DAYS} 天。不允许时，这些都不会离开您的浏览器。登录与提交表单所必需的信息不受影响。`,
} as const;
