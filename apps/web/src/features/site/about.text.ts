/** Texts of the pages about the company: links, cooperation, contact. */
import { pageHeads } from './page-heads.text.ts';

interface LinkGroup {
  readonly heading: string;
  readonly links: readonly { readonly name: string; readonly href: string; readonly body: string }[];
}

const groups: readonly LinkGroup[] = [
  {
    heading: '法律法规与司法文件',
    links: [
      {
        name: '国家法律法规数据库',
        href: 'https://flk.npc.gov.cn',
        body: '全国人大常委会办公厅：法律、行政法规、司法解释的权威文本。',
      },
      { name: '最高人民法院', href: 'https://www.court.gov.cn', body: '司法解释、指导性案例与公报。' },
      {
        name: '人民法院案例库',
        href: 'https://rmfyalk.court.gov.cn',
        body: '经最高人民法院审核的参考案例。',
      },
      { name: '中国裁判文书网', href: 'https://wenshu.court.gov.cn', body: '各级人民法院的生效裁判文书。' },
      { name: '司法部', href: 'https://www.moj.gov.cn', body: '行政法规、仲裁与公证的主管部门信息。' },
    ],
  },
  {
    heading: '查对方是谁',
    links: [
      {
        name: '国家企业信用信息公示系统',
        href: 'https://www.gsxt.gov.cn',
        body: '登记名称、统一社会信用代码、经营状态与行政处罚。',
      },
      { name: '信用中国', href: 'https://www.creditchina.gov.cn', body: '信用信息与严重失信主体名单。' },
      {
        name: '中国执行信息公开网',
        href: 'https://zxgk.court.gov.cn',
        body: '被执行人、失信被执行人与限制消费人员。',
      },
      {
        name: '动产融资统一登记公示系统',
        href: 'https://www.zhongdengwang.org.cn',
        body: '中国人民银行征信中心：应收账款质押、所有权保留等登记。',
      },
    ],
  },
  {
    heading: '采购与招标投标',
    links: [
      { name: '中国政府采购网', href: 'https://www.ccgp.gov.cn', body: '采购公告、政策与严重违法失信名单。' },
      {
        name: '全国公共资源交易平台',
        href: 'https://www.ggzy.gov.cn',
        body: '工程招投标、土地、产权与政府采购的交易信息。',
      },
    ],
  },
  {
    heading: '票据、标准与知识产权',
    links: [
      {
        name: '全国增值税发票查验平台',
        href: 'https://inv-veri.chinatax.gov.cn',
        body: '国家税务总局：发票真伪查验。',
      },
      {
        name: '国家标准全文公开系统',
        href: 'https://openstd.samr.gov.cn',
        body: '合同里引用的国家标准，可以查到现行有效的版本。',
      },
      { name: '国家知识产权局', href: 'https://www.cnipa.gov.cn', body: '专利、商标的查询与公告。' },
    ],
  },
];

export const linksText = {
  title: pageHeads.partnerLinks.title,
  lead: '起草、审查与履行合同时常用的公共网站。它们由各自的主管单位运营，与文鉴没有合作或隶属关系。',
  groups,
  exchange: '想与我们互换链接，请通过生态合作提交。',
  cooperate: '生态合作',
} as const;

export const cooperateText = {
  title: pageHeads.cooperate.title,
  lead: '把文鉴接进您的系统，带给您的客户，或者与我们一起把规则和内容做得更好。',
  ask: '申请合作',
  ways: {
    heading: '合作方式',
    cards: [
      { name: '渠道代理', body: '为客户提供部署、培训与一线支持。我们提供安装包、文档与二线支持。' },
      { name: '技术集成', body: '把比对、审查、查重接进合同管理、招投标或档案系统，用同一套接口。' },
      { name: '内容与数据', body: '审查规则、合同范本、行业词表的共建；样本只用于约定的目的。' },
      { name: '其他', body: '联合研究、测评、教学用途，都可以写信来谈。' },
    ],
  },
  technology: {
    heading: '可以接什么',
    columns: ['方式', '地址', '适合'],
    rows: [
      ['OpenAPI 3.1', '/api/openapi.json，说明页 /api/docs', '以用户身份使用全部工具'],
      ['查重开放接口', '/plag/open-api，请求头 open-api-key', '没有文鉴账号的业务系统'],
      ['命令行', 'wenjian compare、audit、proofread、similar …', '批处理与离线环境，输出 JSON'],
      ['统一认证', '任意 OpenID Connect 身份提供方', '员工用单位账号登录'],
    ],
  },
  steps: {
    heading: '接下来会怎样',
    steps: [
      { name: '提交申请', body: '写明单位、合作方式与设想，几句话就够。' },
      { name: '沟通', body: '我们按您留下的手机号联系，确认目标、范围与时间。' },
      { name: '试点', body: '先在一个小范围里跑通，用真实的文件验证效果。' },
    ],
  },
} as const;

export const contactText = {
  title: pageHeads.contact.title,
  lead: '写下您的需求，我们会按您留下的手机号联系。使用中的问题，在结果页点“反馈”最快。',
  form: '提交需求',
  loading: '表单正在载入…',
  noScript: '提交表单需要启用 JavaScript。',
  ways: [
    {
      name: '使用中的问题',
      body: '结果页右上角的“反馈”会带上是哪一份结果，可以附截图，不必再描述一遍。',
      link: null,
    },
    {
      name: '发票与退款',
      body: '登录后在“我的订单”里申请，进度也在那里。',
      link: { path: '/order-list/index', label: '我的订单' },
    },
    {
      name: '渠道与集成',
      body: '代理、接口对接与内容共建。',
      link: { path: '/cooperate', label: '生态合作' },
    },
    {
      name: '私有部署',
      body: '先看看需要准备什么。',
      link: { path: '/enterprise', label: '企业部署' },
    },
  ],
  other: '其他途径',
} as const;
