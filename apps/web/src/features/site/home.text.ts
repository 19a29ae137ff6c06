/** Texts of the home page. Only what is true today; figures come from `demos/site-figures.json`. */
import { TRASH_DAYS } from '@wenjian/api/limits';
import { FREE_USES } from '@wenjian/api/plans';
import type { DemoName } from './demos/demo.ts';

export interface DemoIntroduction {
  readonly tab: string;
  readonly lead: string;
  /** Where the full version can be seen or used. */
  readonly more: { readonly label: string; readonly path: string };
}

export const homeText = {
  eyebrow: '合同与文档工作台',
  title: ['改了哪里，', '一处不漏。'],
  lead: '文鉴比对、审查、纠错、查重合同与各类文档。每一个结论都指回原文的位置，没有检查到的地方也会写明。',
  tryIt: '先看示例',
  note: `手机号登录即可使用，免费版每项工具 ${FREE_USES} 次；看示例不需要登录。`,
  heroTitle: '设备采购合同 · 两个版本',
  heroCaption: '真实比对结果的节选：“应”改成了“可以”，0.5‰ 变成了 0.5%',

  demosHeading: '不用登录，先看结果',
  demosLead:
    '下面是各项工具处理内置示例的真实输出。点一条结论，看它在原文的哪里；比对还可以用自己的文字试一试。',
  previous: '上一条',
  next: '下一条',
  position: (at: number, all: number) => `第 ${at} / ${all} 条`,
  findings: '结论',
  examined: '已检查',
  notExamined: '未检查',
  nothingLeftOut: '无',
  loading: '正在读取示例…',
  loadFailed: '示例没有读到，请检查网络后重试。',
  retry: '重试',
  own: '用我的文字试试',
  ownLead: '粘贴两段文字，比对在您的浏览器里完成，文字不会上传。',
  ownOld: '原稿',
  ownNew: '修改稿',
  ownStart: '开始比对',
  ownBusy: '正在比对…',
  ownBack: '回到示例',
  ownEmpty: '请把原稿和修改稿都填上。',
  ownTooLong: (limit: number) => `每段文字最多 ${limit.toLocaleString('zh-CN')} 字，更长的请登录后上传文件。`,
  ownFailed: '比对没有完成，请重试；如果仍然如此，请登录后上传文件。',
  ownSame: '两段文字没有实质差异。',

  trustHeading: '为什么可以相信一个结论',
  trust: [
    {
      heading: '每个结论都有出处',
      body: '差异、风险、更正、片段都带着原文引用，点一下就到它所在的那一页、那一行。引用与原文逐字核对，对不上的不显示。',
    },
    {
      heading: '没查到的地方写明',
      body: '结果里列出检查范围：哪些段落、表格、页眉、脚注检查了，哪些没有，原因是什么。空白不代表没有问题。',
    },
    {
      heading: '拿不准的不装作确定',
      body: '扫描件里可能认错的字单独标出，更正分为错误、疑似、建议三级，由您决定采纳还是忽略。',
    },
    {
      heading: '结果可以复核',
      body: '同样的文件每次得到同样的结果。导出的 Word 带修订与批注，PDF 带标注，交给没有账号的人也能核对。',
    },
  ],

  toolsHeading: '六项工具，一张书桌',
  toolsLead: 'Word、PDF、Excel、PPT、图片与扫描件都可以放上来。',

  figuresHeading: '量过的，才写在这里',
  figuresLead: '数字来自随产品发布的基准测试报告，测试集由我们编写，条件写在每个数字下面。',
  figuresNote: '比对、识别的耗时与硬件有关；报告在两核机器上测得。',

  rolesHeading: '放在谁的桌上',
  rolesLead: '按岗位写的使用场景，附示例数据。',
  rolesMore: '查看全部应用场景',
  roles: [
    { who: '法务与律师', what: '对方改回来的合同，先看清改了哪里；按自己的立场逐条审查，批注带依据。' },
    {
      who: '采购与商务',
      what: '框架协议与订单逐份核对，金额、付款、交期的变化标为重要，不会淹没在排版改动里。',
    },
    { who: '招投标与评审', what: '投标文件一对一、一对多查重，雷同段落、相同错别字与作者信息一并列出。' },
    { who: '档案与行政', what: '成批扫描件转成可检索的文字，盖章的页面先去除印章再识别。' },
  ],

  securityHeading: '文件归您，放在哪里也由您定',
  security: [
    {
      heading: '按空间隔离',
      body: `团队之间互相看不见；删除的任务立即从列表与链接里消失，${TRASH_DAYS} 天后清除内容。`,
    },
    { heading: '全程可追溯', body: '谁看过、导出过、分享过哪份文件，团队管理员可以查到记录。' },
    {
      heading: '可以整套部署在内网',
      body: '一条命令单机试用，正式环境用您自己的数据库与对象存储，接入单位统一认证，文件处理不依赖外部服务。',
    },
  ],
  securityMore: '了解企业部署',

  plansHeading: '按次数计，用多少看得见',
  plansLead: '任务受理时扣一次，因系统原因失败自动退回。',
  plansMore: '查看全部套餐',
  planUses: (compare: number, audit: number, duplicate: number) =>
    `比对 ${compare} 次 · 审查 ${audit} 次 · 查重 ${duplicate} 次`,
  planFree: '免费',
  planPrice: (price: string, days: number) => `¥${price} / ${days} 天`,

  faqHeading: '常见问题',
  faq: [
    {
      question: '不登录可以用吗？',
      answer: '可以看各项工具的示例，也可以在首页粘贴两段文字比对。上传文件、保存结果与导出需要手机号登录。',
    },
    {
      question: '支持哪些文件？',
      answer: 'Word、PDF、Excel、PPT、文本与常见图片。扫描件和照片先做文字识别，认不准的字会单独标出。',
    },
    {
      question: '审查结论能代替律师意见吗？',
      answer:
        '不能。审查按规则逐条检查并给出依据，帮助您不漏看；没有覆盖到的问题会写在检查范围里，最终判断由您和您的律师作出。',
    },
    {
      question: '两份文件版式不同，一份 Word 一份扫描件，能比吗？',
      answer:
        '能。版式先还原成同一种文档结构再比对；扫描件里可能是识别误差的差异会标为疑似，与真正的改动分开。',
    },
    {
      question: '我的文件会被用来训练模型吗？',
      answer: '不会。文件只用来完成您发起的任务，只有您的空间成员和您分享的人能看到。',
    },
    {
      question: '次数用完了怎么办？',
      answer: '可以购买会员或团队套餐；任务因系统原因失败时，次数会自动退回，明细在账户里查得到。',
    },
  ],

  endHeading: '从手边的一份合同开始',
  endLead: '登录后上传文件，离开页面也不影响处理，完成后有消息提醒。',
} as const;

export const demoIntroductions: Readonly<Record<DemoName, DemoIntroduction>> = {
  compare: {
    tab: '比对',
    lead: '两个版本逐字比对，金额、期限、比例、责任用语的变化标为重要，并说明原因。',
    more: { label: '上传文件比对', path: '/contract-compare/upload' },
  },
  audit: {
    tab: '审查',
    lead: '识别合同类型与各方立场，按规则逐条检查，每条风险都有原文、理由与依据。',
    more: { label: '打开完整审查示例', path: '/contract-audit/result' },
  },
  proofread: {
    tab: '纠错',
    lead: '错别字、标点、编号、引用、金额与日期，对不上的都列出来，算式写明。',
    more: { label: '打开完整纠错示例', path: '/contract-correct/result' },
  },
  plagiarism: {
    tab: '查重',
    lead: '两份标书之间的相同与改写段落，逐段标出两边的位置。',
    more: { label: '上传文件查重', path: '/plagiarism/upload' },
  },
  recognition: {
    tab: '识别',
    lead: '一张盖了红章的扫描页，去除印章后识别成可以复制、检索的文字。',
    more: { label: '上传扫描件识别', path: '/convert-tool/ocr' },
  },
  assistant: {
    tab: '问答',
    lead: '没有接入语言模型时也能回答：检索条文、整理要点，每一句都带出处，没有找到的写明。',
    more: { label: '向助手提问', path: '/assistant' },
  },
};
