/** zh-CN. The law library. */
import type { LawKind } from '@wenjian/api';

interface LikeCoverage {
  readonly pages: number;
  readonly compared: number;
  readonly isComplete: boolean;
  readonly isByMeaning: boolean;
}

export const lawsText = {
  title: '法律条文库',
  stateOf: (day: string): string =>
    `随产品提供的条文截至 ${day}；此后公布、修改或废止的，以官方公布的文本为准。`,
  imported: '条文由管理员导入，以官方公布的文本为准。',
  notReady: '法律条文库还没有装好',
  notReadyDetail: '首次启动后需要几十秒装入条文，装好后这里会自动显示；几分钟后仍是如此的，请联系管理员。',
  refresh: '刷新',
  retry: '重新加载',
  failed: '没有读取到',

  search: '检索条文：写事情、词语，或“民法典第五百八十四条”',
  searchTitle: (question: string): string => `“${question}”的检索结果`,
  cut: (characters: number): string => `文字较长，只按前 ${characters} 字检索。`,
  backToList: '返回目录',
  near: (count: number): string => `${count} 条相关`,
  far: '用词相近，未必相关',
  nothingNear: '没有找到足够接近的条文',
  nothingNearDetail: '可以换成法律上的说法再试，或写明法律名称与条号。',

  kinds: {
    law: '法律',
    regulation: '行政法规',
    interpretation: '司法解释',
    other: '其他规定',
  } satisfies Record<LawKind, string>,
  allKinds: '全部',
  kindTab: (name: string, count: number): string => `${name} ${count.toLocaleString('zh-CN')}`,
  byName: '按名称筛选',
  noneNamed: (name: string): string => `没有名称含“${name}”的法律`,
  list: '法律目录',
  articles: (count: number): string => (count === 0 ? '不分条' : `${count} 条`),
  effective: (day: string): string => `${day} 起施行`,
  published: (day: string): string => `${day} 公布或修改`,

  contents: '目录',
  outside: '正文',
  noContents: '这份文本没有内容',

  path: '所在位置',
  before: '上文',
  after: '下文',
  previous: '上一条',
  next: '下一条',
  keys: '键盘 ← → 可翻到上一条、下一条',
  copy: '复制条文',
  copied: '条文已复制',
  whole: '整部法律',

  history: '沿革',
  wordings: '各版本',
  thisOne: '当前所看',
  wordingOf: (day: string): string => (day === '' ? '日期不详的文本' : `${day} 文本`),
  amended: (days: readonly string[]): string => `历次修改：${days.join('、')}`,
  replacedOn: (day: string): string => `自 ${day} 起由新文本取代`,
  repealed: (day: string): string => `自 ${day} 起废止`,
  repealedBy: '取代它的法律：',
  repeals: '它废止的法律：',
  since: (day: string | null): string => (day === null ? '' : `（${day}）`),
  successor: '相应内容现见：',
  noHistory: '条文库中没有它的其他版本或废止记录。',
  elsewhere: '其他版本的同一条号',
  same: '文字相同',
  missing: '没有这一条',
  elsewhereNote: '条号在修改后可能变动，同一条号未必是同一规定。',

  citing: '本空间中引用它的文档',
  noneCiting: '知识库中没有文档引用它。',
  citingNote: '只查找知识库中写出这部法律名称的页面。',
  notAllLooked: '写到这部法律的页面太多，只查看了最近的一部分。',
  like: '本空间中说同一件事的条款',
  lookingLike: '正在知识库中按词语与含义查找……',
  noneLike: '没有找到足够接近的条款。',
  likeCoverage: ({ pages, compared, isComplete, isByMeaning }: LikeCoverage): string => {
    if (pages === 0) return '知识库中没有与它用词相同的页面；用词全不相同的条款不在查找之内。';
    const looked = isComplete ? `${pages} 页` : `最接近的 ${pages} 页（还有更多）`;
    const how = isByMeaning ? '再按含义比较' : '语义模型不可用，只按用词比较';
    return `查看了用词相近的 ${looked}，取其中用词最接近的 ${compared} 段，${how}；没有列出的条款也可能有关。`;
  },
  page: (page: number): string => `第 ${page} 页`,
} as const;
