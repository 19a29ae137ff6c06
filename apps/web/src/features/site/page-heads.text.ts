/**
 * Title and description of every content page: all that the list of pages needs, so that no page loads
 * another's text.
 */
export const pageHeads = {
  partnerLinks: {
    title: '友情链接',
    description:
      '起草与审查合同常用的公共网站：法律法规数据库、裁判文书、企业信用、执行信息、政府采购、发票查验与国家标准。',
  },
  cooperate: {
    title: '生态合作',
    description: '与文鉴合作的四种方式：渠道代理、技术集成、内容与数据、其他。附开放接口与命令行的说明。',
  },
  contact: {
    title: '联系我们',
    description: '联系文鉴：提交采购、部署与团队套餐的需求，反馈使用问题，申请合作。',
  },
  enterprise: {
    title: '企业部署',
    description:
      '文鉴的私有部署：架构、需要准备的数据库与对象存储、统一认证、规格参考、上线步骤与目前的限度。文件不出内网。',
  },
  plagiarismDeployment: {
    title: '查重独立部署',
    description:
      '文鉴查重的私有部署与对接：自有文本库、开放接口与密钥、十万份文档规模下的检索时间与空间占用、结果报告格式。',
  },
  cases: {
    title: '应用场景',
    description:
      '律师、采购、评标专家、财务、人力资源与档案人员怎样使用文鉴：在公开样本上跑出的真实结果，样本可以下载。',
  },
  news: {
    title: '资讯中心',
    description:
      '文鉴的使用指南、合同知识、方法说明与产品动态：扫描件怎样核对、定金与违约金怎样约定、查重率怎样计算。',
  },
  design: {
    title: '设计系统与自检',
    description: '文鉴的设计系统页：颜色、文字、按钮、表单、表格、提示与对话框的全部状态，以及运行环境自检。',
  },
  membership: {
    title: '会员介绍',
    description:
      '文鉴的套餐与价格：免费版、月度、年度、比对会员与团队基础、高级、旗舰、企业版的次数、席位、空间对比与常见问题。',
  },
  privacy: {
    title: '隐私政策',
    description:
      '文鉴的隐私政策：处理哪些个人信息与文件、用途、存放与保留、第三方、您的权利与撤回同意的方式。',
  },
  terms: {
    title: '服务条款',
    description: '文鉴的服务条款：结果的性质、次数与付款、退款、文件的权利、禁止的用途、责任与争议解决。',
  },
  reportVerify: {
    title: '报告核验',
    description:
      '核验文鉴签发的查重报告：凭报告编号与验证码查看签发时的主要内容，并核对文件是否与签发的一致。',
  },
  promotion: {
    title: '优惠活动',
    description: '文鉴的优惠活动：凭活动码领取卡券，购买会员时立减。查看活动是否进行中与领取方法。',
  },
  share: {
    title: '分享活动',
    description: '邀请好友使用文鉴：好友首次登录后，双方各得助力试用次数与立减券。邀请规则与不计奖励的情形。',
  },
} as const;
