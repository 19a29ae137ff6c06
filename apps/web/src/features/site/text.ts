/** Words of the public pages. Only what is true today; the full site has its own issue. */

export interface ShortPageText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly body: string }[];
}

export const siteText = {
  product: '文鉴',
  /** After the title of every page. */
  titleSuffix: ' · 文鉴',
  skipToContent: '跳到正文',
  mainMenu: '主菜单',
  openMenu: '打开菜单',
  closeMenu: '收起菜单',
  theme: { label: '外观', system: '跟随系统', light: '浅色', dark: '深色' },
  signIn: '登录',
  freeUse: '免费使用',
  enterWorkbench: '进入工作台',
  notFound: {
    title: '404 · 没有找到这个页面',
    detail: '地址可能写错了，或页面已经移走。',
    home: '返回首页',
  },
  navigation: [
    { path: '/prime-introduction', label: '会员介绍' },
    { path: '/enterprise', label: '企业部署' },
    { path: '/plagiarism-deployment', label: '查重部署' },
    { path: '/customer-case', label: '客户案例' },
    { path: '/information-center', label: '资讯中心' },
    { path: '/contact-us', label: '联系我们' },
  ],
  mobileNavigation: [
    { path: '/m/home', label: '首页' },
    { path: '/m/consult', label: '申请试用' },
    { path: '/m/contact-us', label: '联系我们' },
    { path: '/m/login', label: '登录' },
  ],
  footer: {
    slogan: '每个结论，都指回原文。',
    groups: [
      {
        heading: '产品',
        links: [
          { path: '/prime-introduction', label: '会员介绍' },
          { path: '/promotional-activity', label: '优惠活动' },
          { path: '/share-activity', label: '分享活动' },
        ],
      },
      {
        heading: '部署与合作',
        links: [
          { path: '/enterprise', label: '企业部署' },
          { path: '/plagiarism-deployment', label: '查重独立部署' },
          { path: '/cooperate', label: '生态合作' },
        ],
      },
      {
        heading: '关于',
        links: [
          { path: '/customer-case', label: '客户案例' },
          { path: '/information-center', label: '资讯中心' },
          { path: '/friendship-link', label: '友情链接' },
          { path: '/contact-us', label: '联系我们' },
        ],
      },
    ],
  },
  home: {
    head: {
      title: '合同与文档的比对、审查与核对',
      description:
        '文鉴比对两份文档的每一处改动，审查合同风险，纠正错字与金额，查重，转换与识别扫描件。每个结论都指回原文，没有检查到的地方也会写明。',
    },
  },
  mobileHome: {
    title: '改了哪里，一处不漏。',
    lead: '比对、审查、核对合同与各类文档。每个结论都指回原文。',
    desktopNote: '上传与查看结果请在电脑浏览器打开本站，用同一个手机号登录即可。',
    signedIn: '已登录。请在电脑上打开本站继续工作。',
    signIn: '登录 / 注册',
    signOut: '退出登录',
  },
  mobileHeads: {
    home: {
      title: '文鉴手机版：合同比对、审查与核对',
      description: '在手机上了解文鉴：比对、审查、纠错、查重、转换与识别，每个结论都指回原文。',
    },
    contact: {
      title: '联系我们（手机版）',
      description: '在手机上提交需求：企业采购、私有部署与团队套餐，我们会尽快与您联系。',
    },
    consult: {
      title: '申请试用',
      description: '单位试用文鉴的申请表。个人试用不需要申请，手机号登录后每项工具可免费使用 3 次。',
    },
    login: { title: '手机登录', description: '用手机号与短信验证码登录文鉴。' },
  },
  consult: {
    title: '申请试用',
    lead: '个人试用不需要申请：手机号登录后，每项工具可免费使用 3 次。单位试用请填写下表。',
    signIn: '个人试用，直接登录',
  },
  inquire: { requirement: '提交需求', cooperation: '申请合作' },
  selfCheck: {
    passed: '正常',
    failed: '不可用',
    checking: '检查中…',
    checks: {
      storage: { name: '本地存储', failed: '无法保持登录，请关闭无痕模式或允许网站数据' },
      crypto: { name: '安全加密接口', failed: '请使用 https 或本机地址访问；登录仍可由服务器核验' },
      files: { name: '分片上传', failed: '浏览器过旧，无法上传文件，请升级' },
      server: { name: '服务器连接', failed: '连不上服务器，请检查网络' },
    },
  },
} as const;

export const shortPages = {
  shareActivity: {
    title: '分享活动',
    lead: '邀请同事一起使用文鉴。',
    sections: [],
  },
  contact: {
    title: '联系我们',
    lead: '使用中的问题，最快的办法是在结果页点“反馈”。',
    sections: [
      { heading: '使用反馈', body: '每个结果页的右上角都有“反馈”，可以写明问题并附上截图，运营人员会看到。' },
      {
        heading: '商务与部署',
        body: '企业采购、私有部署与团队套餐，请提交需求，我们会尽快与您联系。',
      },
    ],
  },
  cooperate: {
    title: '生态合作',
    lead: '欢迎把文鉴的能力接入您的系统。',
    sections: [
      { heading: '开放接口', body: '全部接口有一份 OpenAPI 3.1 说明，随产品一同提供，地址为 /api/docs。' },
      {
        heading: '合作申请',
        body: '渠道代理、技术集成、内容与数据合作，请提交申请，我们会尽快与您联系。',
      },
    ],
  },
  customerCases: {
    title: '客户案例',
    lead: '我们只发布经客户同意的真实案例。',
    sections: [{ heading: '目前没有已发布的案例', body: '案例征得同意后会在这里发布。' }],
  },
  customerCase: {
    title: '案例详情',
    lead: '没有找到这个案例。',
    sections: [{ heading: '目前没有已发布的案例', body: '案例征得同意后会在客户案例页发布。' }],
  },
  news: {
    title: '资讯中心',
    lead: '产品更新与使用说明。',
    sections: [{ heading: '目前没有已发布的资讯', body: '发布后会在这里按时间列出。' }],
  },
  newsArticle: {
    title: '资讯详情',
    lead: '没有找到这篇资讯。',
    sections: [{ heading: '目前没有已发布的资讯', body: '发布后可在资讯中心查看。' }],
  },
  membership: {
    title: '会员介绍',
    lead: '按空间计次。任务受理时扣一次，因系统原因失败时自动退回。',
    sections: [{ heading: '购买', body: '在线支付正在建设，目前可使用免费版的全部次数。' }],
  },
  partnerLinks: {
    title: '友情链接',
    lead: '合作伙伴的网站。',
    sections: [{ heading: '目前没有链接', body: '确认合作后会在这里列出。' }],
  },
  enterprise: {
    title: '企业部署',
    lead: '文鉴可以整套部署在您自己的机房或云上，文件不出内网。',
    sections: [
      { heading: '需要什么', body: 'PostgreSQL 15 以上、任意兼容 S3 的对象存储，以及若干台服务与处理节点。' },
      {
        heading: '统一认证',
        body: '支持任意 OpenID Connect 身份提供方（授权码 + PKCE），员工用单位账号登录。',
      },
      { heading: '一台机器试用', body: '内置数据库与身份服务，一条命令即可在单机启动。' },
    ],
  },
  plagiarismDeployment: {
    title: '查重独立部署',
    lead: '只部署查重能力，对接您已有的系统与文本库。',
    sections: [{ heading: '现状', body: '查重工具正在建设，完成后会在这里提供部署说明。' }],
  },
  selfCheck: {
    title: '运行环境自检',
    lead: '检查这台设备的浏览器能否使用文鉴的全部功能。',
    sections: [],
  },
  promotion: {
    title: '优惠活动',
    lead: '用活动码领取卡券，购买会员时立减。',
    sections: [],
  },
} as const satisfies Record<string, ShortPageText>;

export type ShortPageName = keyof typeof shortPages;
