/** All texts of a check's result pages. */

import type { FragmentOrder, FragmentScope } from './view-model/fragment-filter.ts';
import type { ManyView } from './view-model/many-view.ts';
import type {
  Counting,
  EvidenceWeight,
  FragmentKind,
  ImagePair,
  PlagiarismTask,
  Side,
  TimelineEvent,
} from './view-model/plagiarism-shapes.ts';
import type { ResultTab } from './view-model/result-tabs.ts';

export const resultText = {
  sides: { origin: '被查文件', target: '对照文件' } satisfies Record<Side, string>,
  tabs: {
    sources: '来源',
    fragments: '片段',
    images: '图片',
    authorship: '同源线索',
    evasion: '隐匿手法',
    sensitive: '敏感词',
    coverage: '检查范围',
  } satisfies Record<ResultTab, string>,
  panel: '查重结果',
  unit: '处',
  documentOf: (name: string) => `${name} 正文`,

  kinds: { verbatim: '逐字相同', edited: '略有改动', paraphrase: '改写' } satisfies Record<
    FragmentKind,
    string
  >,
  /** A sign beside the colour, for readers who cannot tell colours apart. */
  kindSigns: { verbatim: '同', edited: '改', paraphrase: '述' } satisfies Record<FragmentKind, string>,
  kindMeanings: {
    verbatim: '一字不差，至多标点、空格、繁简不同',
    edited: '大部分文字相同，有少量增删改',
    paraphrase: '句意相近，换了说法；不计入重复率，另行计数',
  } satisfies Record<FragmentKind, string>,

  counting: { before: '排除前', after: '排除后' } satisfies Record<Counting, string>,
  countingLabel: '重复率口径',
  rate: (matched: string, total: string, percent: string) => `重复 ${matched} / ${total} 字 = ${percent}`,
  /** Apart from what was copied. */
  rewritten: (words: string) => `另有改写 ${words} 字`,
  originInTarget: '被查文件中与对照文件重复',
  targetInOrigin: '对照文件中与被查文件重复',
  inAnySource: '被查文件中与任一来源重复',
  nothingSubtracted: '没有排除任何内容',
  subtractedTitle: (words: string) => `排除的内容（${words} 字）`,
  words: (count: string) => `${count} 字`,
  wholeWords: (count: string) => `全文 ${count} 字`,
  page: (page: string) => `第 ${page} 页`,
  pages: (count: string) => `${count} 页`,
  inPictures: (numbers: readonly number[]) => `图片 ${numbers.join('、')} 中识别的文字`,
  pictureWords: '图片中识别的文字',

  showMore: (count: string) => `还有 ${count} 项`,
  showLess: '收起',
  scope: '范围',
  scopes: { counted: '计入的片段', subtracted: '已排除的片段', all: '全部片段' } satisfies Record<
    FragmentScope,
    string
  >,
  order: '排序',
  orders: { position: '按位置', length: '按长度', rarity: '按罕见程度' } satisfies Record<
    FragmentOrder,
    string
  >,
  search: '搜索片段文字',
  source: '来源',
  noneShown: '没有符合条件的片段',
  noneFound: '没有发现重复片段',
  noneFoundDetail: '检查了哪些内容，见“检查范围”。',
  subtractedTag: '已排除',
  similarityMeaning: '两处文字有多少能逐一对应',
  rarityMeaning: '越高，用来参照的文件（文本库，或本次查重的文件）中这样写的越少',
  similarity: (percent: string) => `相似 ${percent}`,
  why: '为什么相似',
  whyVerbatim: (count: string) => `两处文字逐字相同，共 ${count} 字。`,
  whyEdited: (count: string, percent: string, runs: string, equal: string) =>
    `共 ${count} 字，相似度 ${percent}：其中 ${runs} 段、合计 ${equal} 字完全相同，其余有增删改。`,
  whyParaphrase: (count: string, percent: string) =>
    `共 ${count} 字，句意相近、说法不同，相似度 ${percent}；请对照两处判断。`,
  rarity: {
    unknown: '没有可参照的文件，未计罕见程度。',
    common: '这样的表述很常见，单独不足以说明抄袭。',
    middling: '这样的表述有一定辨识度。',
    rare: '这样的表述很少见，更可能出自同一来源。',
  },
  rarityShort: (percent: string) => `罕见 ${percent}`,
  whySubtracted: '属于不计入的内容，只在“排除前”计算。',
  standsIn: (names: string) => `另见：${names}`,
  overlap: (count: string) => `这里有 ${count} 个片段，再点一次看下一个`,
  minimap: '片段在文件中的分布',

  layout: '版式',
  layouts: { text: '文字', pdf: '页面' } satisfies Record<PlagiarismTask['layout'], string>,
  noPages: '这份文件没有页面视图，已显示文字。',
  documentFailed: '文件内容没有加载成功',

  imagesNone: '没有发现相同或相似的图片',
  imagesNote: '模板里也有的图片已经除外；点页码看它在文件中的位置。',
  imageKinds: { same: '同一图片文件', alike: '画面相似', mirrored: '左右翻转' } satisfies Record<
    ImagePair['kind'],
    string
  >,
  imagePage: (name: string, page: string) => `看${name}第 ${page} 页`,
  imageAt: (at: string, total: string) => `第 ${at} / ${total} 组`,
  imageMissing: '没有页面可以截取',
  imageLoading: '正在截取',
  imageOf: (name: string) => `${name}中的图片`,

  weights: { strong: '强', medium: '中', weak: '弱' } satisfies Record<EvidenceWeight, string>,
  weightMeanings: {
    strong: '很少会碰巧相同，请重点核实',
    medium: '值得核实，也常有正常的原因',
    weak: '单独说明不了什么，只作旁证',
  } satisfies Record<EvidenceWeight, string>,
  weightOf: (weight: string) => `证明力：${weight}`,
  authorshipNote: '每条线索单独列出，不合成一个分数；请结合理由与可能的正常原因判断。',
  authorshipNone: '没有发现同源线索',
  evasionNone: '没有发现隐匿手法',
  evasionNote: '比对前已还原这些写法，片段照常找出。',
  times: (count: string) => `${count} 处`,
  sensitiveNone: '没有命中敏感词',
  sensitiveMore: (name: string, word: string, count: string) =>
    `“${word}”在${name}中另有 ${count} 处，没有逐一列出。`,
  sensitiveNoise: '夹有干扰字符',
  sensitiveWord: (word: string) => `词：${word}`,

  settings: '设置与文件指纹',
  settingsNote:
    '同样的文件与设置可以重现同样的结果；用到文本库（对照、排除自有内容、衡量罕见程度）、法律条文或团队敏感词的，还取决于当时的文本库、条文与词表。',
  engine: '引擎版本',
  subtracted: '不计入的内容',
  templates: '模板',
  textBase: '文本库',
  textBaseDocuments: (count: string) => `${count} 份文件`,
  textBaseNone: '没有对照文本库',
  library: '排除的自有文件',
  rarityBy: '罕见程度参照',
  rarityByCheck: '本次查重的文件',
  rarityByNone: '没有衡量',
  statutes: '排除的法律条文',
  sensitiveLists: '敏感词词表',
  none: '无',
  hash: 'SHA-256',
  copyHash: '复制指纹',
  hashCopied: '指纹已复制',

  exportTitle: '导出查重结果',

  share: '公开链接',
  shareBase: '来源中属于文本库的文件只公开重复的片段，不公开全文。',
  shareWhat: '知道链接的人不用登录就能查看这次查重的文件与结果，不能修改。要指定谁能查看，请用协作分享。',
  shared: '分享的查重结果',
  rerun: '重新查重',
  rerunTitle: '按新的设置重新查重',
  rerunDetail: '本次用 1 次；新结果取代当前结果。',
  rerunStart: '开始查重',

  pictures: '原文与关系',
  countOf: (fragments: string) => `${fragments} 处片段`,
  status: (percent: string) => `重复 ${percent}`,

  sourcesNone: '没有发现重复的来源',
  sourcesWithout: (count: string) => `另有 ${count} 份比较过，没有重复`,
  sourcesUncompared: (count: string) => `${count} 份时间不足，没有比较，重复率不含这些文件`,
  sourceOrigins: { upload: '上传', textBase: '文本库' },
  sourceDetail: (fragments: string, images: string) => `${fragments} 处片段 · ${images} 组图片`,
  openPair: '逐段对照',
  openPairOf: (name: string) => `与“${name}”逐段对照`,
  onlySource: '只看这个来源',
  allSources: '看全部来源',
  barOf: (before: string, after: string) => `排除前 ${before}，排除后 ${after}`,

  views: {
    document: '原文',
    matrix: '矩阵',
    graph: '关系图',
    timeline: '时间线',
  } satisfies Record<ManyView, string>,
  viewLabel: '查看方式',
  matrixTitle: '任意两份文件之间的重复率',
  matrixNote:
    '每格是左侧文件中有多少出现在上方文件里，为排除后的重复率；“未比较”的也可以打开，当场比对。方向键移动，回车打开逐段对照。',
  matrixCell: (row: string, column: string, percent: string) => `${row}中有 ${percent} 出现在${column}`,
  matrixUnknown: (row: string, column: string) => `${row}与${column}未比较`,
  matrixOpenUnknown: (words: string) => `${words}，打开逐段对照`,
  matrixUnknownShort: '未比较',
  matrixSelf: '同一份文件',
  matrixScale: '重复率',
  matrixNone: '没有两份以上的文件',
  graphTitle: '文件之间的关系',
  graphNote:
    '每个点是一份文件，带深色圈的是被查文件；线上是两个方向中较大的重复率（排除后），点线打开逐段对照。',
  graphUncompared: (count: string) =>
    `有 ${count} 份文件没有与被查文件比较过，没有连线不表示没有重复；可以在“来源”或矩阵中打开。`,
  threshold: (percent: string) => `重复率不低于 ${percent} 才连线`,
  thresholdLabel: '连线的最低重复率',
  clusters: (count: string) => `${count} 组互相关联的文件`,
  clusterOf: (count: string, names: string) => `${count} 份：${names}`,
  clustersNone: '比较过的文件都没有达到这个重复率',
  edgeOf: (a: string, b: string, percent: string) => `${a}与${b}，${percent}，打开逐段对照`,
  timelineTitle: '文件属性中的时间',
  timelineNote: '来自文件自身的记录，可能被改动，只作参考；时间按本机时区显示。',
  timelineScale: (from: string, to: string) => `${from} 至 ${to}`,
  timelineNone: '文件属性中没有可用的时间记录',
  timelineKinds: { created: '创建', modified: '修改', printed: '打印' } satisfies Record<
    TimelineEvent['kind'],
    string
  >,
  timelineGap: (gap: string) => `与上一条（另一份文件）相隔 ${gap}`,
  timelineNoZone: '未注明时区',
  timelineNoZoneMeaning: '文件里没有写时区，按原样显示，不与其他时间算间隔',
  timelineFuture: '晚于现在',
  timelineFutureMeaning: '记录的时间还没有到：写它的电脑时钟可能不准，或时间被改过',
  timelineUnreadable: (count: string) => `另有 ${count} 条时间的写法认不出来，没有列出。`,
  minutes: (count: string) => `${count} 分钟`,
  seconds: (count: string) => `${count} 秒`,
  backToMany: '返回一对多结果',
  pairLoading: '正在逐段对照这两份文件',
  pairLoadingDetail: '没有保存过的一对会当场比对，篇幅长的要等几十秒。',
  pairOf: (origin: string, target: string) => `${origin} ↔ ${target}`,
} as const;
