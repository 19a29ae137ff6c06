/** Texts of the public pages. Only what is true today. */
import { FREE_USES } from '@wenjian/api/plans';

export const siteText = {
  product: '文鉴',
  /** Appended to the title of every page. */
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
    { path: '/customer-case', label: '应用场景' },
    { path: '/information-center', label: '资讯中心' },
    { path: '/contact-us', label: '联系我们' },
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
          { path: '/report/verify', label: '报告核验' },
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
          { path: '/customer-case', label: '应用场景' },
          { path: '/information-center', label: '资讯中心' },
          { path: '/friendship-link', label: '友情链接' },
          { path: '/contact-us', label: '联系我们' },
          { path: '/privacy', label: '隐私政策' },
          { path: '/terms', label: '服务条款' },
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
      description: `单位试用文鉴的申请表。个人试用不需要申请，手机号登录后每项工具可免费使用 ${FREE_USES} 次。`,
    },
    login: { title: '手机登录', description: '用手机号与短信验证码登录文鉴。' },
  },
  consult: {
    title: '申请试用',
    lead: `个人试用不需要申请：手机号登录后，每项工具可免费使用 ${FREE_USES} 次。单位试用请填写下表。`,
    signIn: '个人试用，直接登录',
  },
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
