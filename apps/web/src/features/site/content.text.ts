/** Texts of the cases, the information center and the 404 page. */
import { pageHeads } from './page-heads.text.ts';
import { siteText } from './text.ts';

export const casesText = {
  title: pageHeads.cases.title,
  lead: '按岗位写的六个场景。每个都在公开的样本上真的跑过一遍，样本可以下载，数字可以重做。',
  notice:
    '这些是场景示例，不是客户故事：人名、公司名与文件都是为示例编写的。经客户书面同意的真实案例，会另行标明后发布。',
  mark: '场景示例',
  read: '阅读场景',
  figures: '在样本上得到',
  samples: '样本文件',
  samplesLead: '下载后上传，或在命令行运行下面这一行，应当得到同样的数字：',
  others: '其他场景',
  tryIt: '免费使用',
  ask: '提交需求',
} as const;

export const newsText = {
  title: pageHeads.news.title,
  lead: '使用指南、合同知识、方法说明与产品动态。法律条文以现行文本为准，文中数字注明出处与条件。',
  all: '全部',
  categories: '分类',
  search: '搜索',
  searchPlaceholder: '搜索标题、摘要与标签',
  count: (count: number) => `${count} 篇`,
  nothing: '没有符合的文章。换一个词，或者看看全部。',
  showAll: '看全部',
  lastRead: '刚读过',
  subscribe: '用 RSS 订阅',
  contents: '本文内容',
  newer: '较新的一篇',
  older: '较早的一篇',
  related: '相关文章',
  tags: '标签',
} as const;

export const notFoundText = {
  title: siteText.notFound.title,
  lead: '地址可能写错了，或页面已经移走。下面这些地方也许是您要去的。',
  home: siteText.notFound.home,
  places: [
    { path: '/dashboard', name: '工作台', body: '上传文件，比对、审查、纠错与查重。' },
    { path: '/information-center', name: '资讯中心', body: '使用指南与合同知识。' },
    { path: '/customer-case', name: '应用场景', body: '不同岗位怎样使用，附样本。' },
    { path: '/prime-introduction', name: '会员介绍', body: '各套餐的次数、席位与价格。' },
    { path: '/enterprise', name: '企业部署', body: '部署在自己的机房或云上。' },
    { path: '/contact-us', name: '联系我们', body: '告诉我们哪个链接坏了。' },
  ],
} as const;
