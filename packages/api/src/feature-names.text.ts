/** What the reference calls the groups of calls. */
const names: Readonly<Record<string, string>> = {
  account: '账号',
  activity: '活动',
  audit: '合同审查',
  billing: '套餐与次数',
  chat: 'AI 助手',
  collaboration: '协作与分享',
  compare: '文档比对',
  convert: '转换与识别',
  coupons: '卡券',
  dataRights: '数据导出与注销',
  documents: '知识库',
  findings: '处理与评论',
  inquiries: '咨询',
  invitations: '邀请好友',
  laws: '法律条文库',
  live: '实时更新',
  logs: '访问统计',
  messages: '消息',
  operator: '运营后台',
  orders: '订单与支付',
  plagiarism: '文档查重',
  proofread: '合同纠错',
  records: '安全记录',
  reportVerification: '报告核验',
  statistics: '数据统计',
  teams: '团队',
  templates: '合同模板',
  uploads: '上传',
  workbench: '工作台',
};

/** A feature that has no name here yet is called as in the routes; a test lists them. */
export function featureName(feature: string): string {
  return names[feature] ?? feature;
}
