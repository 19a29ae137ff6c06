/** Texts of the pages before the result: upload, standpoint, list of reviews. */
import { BATCH_MAX_FILES, MAX_FILE_MB, type RiskLevel } from '@wenjian/api';
import { taskStages, taskStatuses } from '../../shared/tasks/stage.text.ts';
import type {
  AuditPhase,
  ContractFacts,
  PartySide,
  ReviewEnd,
  ShownStage,
} from './view-model/audit-shapes.ts';

export const auditText = {
  /** As the server filters: a contract that was read waits for a choice, so its work is done. */
  statuses: { ...taskStatuses, complete: '待选择或已完成' },

  phases: {
    recognising: '识别中',
    choosing: '待选择立场',
    reviewing: '审查中',
    complete: '已完成',
    failed: '失败',
    cancelled: '已取消',
  } satisfies Record<AuditPhase, string>,

  /** A review without a result: the contract was read, and can be started again. */
  reviewEnds: { failed: '审查没有完成', cancelled: '审查已取消' } satisfies Record<ReviewEnd, string>,

  stages: { ...taskStages, reviewing: '审查' },

  riskCount: (count: string) => `${count} 项风险`,
  missingCount: (count: string) => `${count} 项缺失条款`,

  levels: { high: '高', medium: '中', low: '低' } satisfies Record<RiskLevel, string>,
  /** For screen readers, which read the number alone. */
  levelCount: (level: string, count: string) => `${level}风险 ${count} 条`,

  common: {
    cancel: '取消',
    refresh: '重新加载',
    loadFailed: '没有加载成功，已有内容不受影响',
  },

  upload: {
    title: '合同审查',
    lead: '放入一份合同，按您的立场逐条检查，每条风险都指回原文。',
    toList: '审查记录',
    templates: '审查清单',
    file: '合同文件',
    put: '放入要审查的合同',
    readAll: (count: string) => `读取这 ${count} 份合同`,
    batchNote: '读取不扣次数；读完后在列表里逐份选定立场，开始审查时每份用 1 次。',
    accepts: `Word、PDF、图片、TXT 等文件，一次最多 ${BATCH_MAX_FILES} 份，单个不超过 ${MAX_FILE_MB} MB；有打开密码的文件会先询问密码`,
    acceptsOne: `已选定标准文本，一次审查一份；Word、PDF、图片、TXT 等文件，单个不超过 ${MAX_FILE_MB} MB；有打开密码的文件会先询问密码`,
    cost: '读取与识别不扣次数；选定立场、开始审查时用 1 次',
    pasteTitle: '粘贴合同文字',
    sampleHint: '手边没有合同？',
    sample: '放入示例合同',
    seeExample: '看一份示例结果',
    creating: '文件已上传，正在开始读取',
    balanceTitle: '审查次数不足，任务没有创建，也没有扣次数',
    expiredTitle: '会员已到期，任务没有创建，也没有扣次数',
    failedTitle: '合同没有开始读取，没有扣次数',
    kept: '文件已上传并保留在本页，无需重新上传。',
  },

  /** What is happening now. */
  now: {
    queued: '正在等待处理，前面的任务完成后自动开始',
    reading: '正在读取合同的文字、段落与表格',
    recognising: '正在识别扫描页、合同类型与各方',
    reviewing: '正在按所选立场逐条审查',
    saving: '正在保存审查结果',
  } satisfies Record<ShownStage, string>,

  reviewing: {
    note: '可以离开本页，完成后在审查记录里查看。',
    cancel: '取消审查',
    cancelled: '审查已取消，可以重新开始',
  },

  reading: {
    note: '可以离开本页，读完后在审查记录里继续选择立场。',
    cancel: '取消读取',
    cancelled: '已取消，没有扣次数',
    failedTitle: '这份合同没有读成',
    failedKept: '次数未扣，文件已保留。',
    cancelledTitle: '读取已取消',
    otherFile: '换一份文件',
    readAgain: '重新读取',
    toList: '返回审查记录',
  },

  facts: {
    title: '识别结果',
    contract: '合同名称',
    noTitle: '没有识别到名称',
    type: '合同类型',
    confidences: { certain: '名称与内容一致', likely: '较有把握', guess: '把握不大' } satisfies Record<
      ContractFacts['confidence'],
      string
    >,
    typeHint: '类型不对时，在下面换一份对应类型的审查清单即可。',
    size: '篇幅',
    pages: (count: string) => `${count} 页`,
    characters: (count: string) => `${count} 字`,
    file: '文件',
    parties: '合同各方',
    noParties: '没有识别到合同各方，可以按中立立场审查。',
    nameless: '名称空白',
    creditCode: '统一社会信用代码',
    representative: '代表人',
    person: '自然人',
    sides: { payer: '付款方', performer: '履行方' } satisfies Record<PartySide, string>,
    unknownSide: '付款或履行未能判断',
    otherFile: '换一份合同',
  },

  choice: {
    standpoint: '审查立场',
    neutral: '中立',
    meanings: {
      payer: '站在付款一方：重点看付款条件、验收、质量与对方违约的保障。',
      performer: '站在履行一方：重点看收款保障、验收时限、责任上限与单方解除。',
      unknown: '未能判断这一方是付款还是履行，风险轻重按中立判断。',
      neutral: '不偏向任何一方：看是否合法、是否写清楚、是否明显失衡。',
    },
    template: '审查清单',
    standard: '标准文本',
    standardHint: '选填，已发布的合同模板；被删去或改得对我方不利之处列为风险。',
    noStandard: '不比对',
    standardsFailed: '标准文本没有加载成功，审查仍按这里显示的选择进行。',
    templateHint: '清单决定检查哪些规则、轻重与数值界限。',
    builtIn: '内置清单',
    own: '团队清单',
    recognised: '按识别结果推荐',
    ruleCount: (count: string) => `${count} 条规则`,
    clauseCount: (count: string) => `${count} 条必备条款`,
    ownRuleCount: (count: string) => `${count} 条自定义规则`,
    otherType: (name: string) => `将按“${name}”的规则审查，与识别出的类型不同。`,
    templatesFailed: '清单没有加载成功，仍可按推荐的清单审查。',
    demand: '审查要求',
    demandOptional: '选填，每行一条，逐条答复',
    demandPlaceholder: '例如：付款节点是否都与验收挂钩',
    demandCount: (count: string, length: string, max: string) => `共 ${count} 条要求 · ${length} / ${max} 字`,
    examples: '试试：',
    demandExamples: [
      '付款节点是否都与验收挂钩',
      '我方的赔偿责任有没有上限',
      '对方提前解约要承担什么后果',
      '知识产权归属写清楚了吗',
      '争议在哪里解决，对我方是否方便',
    ],
    modelReads: (name: string) =>
      `合同文字会发送给语言模型“${name}”：先按规则检查，再由模型逐条阅读；模型的引文核对无误才会列出。`,
    rulesOnly: '没有配置语言模型：只按规则检查，合同文字不会发送给语言模型。',
    modelUnknown: '未能得知是否会由语言模型阅读合同。',
    noModelDemand: '当前没有配置语言模型：审查要求按规则、数值和条款逐条答复并引用原文，答不了的会说明原因。',
    noModelOwnRules: '当前没有配置语言模型：清单里的自定义规则会列为“未检查”。',
    start: '开始审查（消耗 1 次）',
    again: '再次审查（消耗 1 次）',
    starting: '正在开始审查',
    needsStandpoint: '请先选择审查立场',
    demandTooLong: (max: string) => `审查要求请控制在 ${max} 字以内`,
    readOnly: '您只能查看，不能开始审查',
    balanceTitle: '审查次数不足，没有开始，也没有扣次数',
    expiredTitle: '会员已到期，没有开始，也没有扣次数',
    failedTitle: '审查没有开始，没有扣次数',
    kept: '识别结果和上面的选择都已保留，处理后可直接开始。',
    reviewedBefore:
      '这份合同已经审查过。再次审查会用 1 次，新的结果取代现在的结果，仍然存在的风险保留处理记录。',
    seeResult: '查看现在的结果',
  },

  list: {
    title: '审查记录',
    create: '新建审查',
    risks: '风险',
    missing: (count: string) => `缺失条款 ${count}`,
    noRisks: '没有发现风险',
    opens: {
      recognising: '进度',
      choosing: '继续',
      reviewing: '进度',
      complete: '查看',
      failed: '查看',
      cancelled: '查看',
    } satisfies Record<AuditPhase, string>,
    rename: '重命名',
    renameLabel: '审查名称',
    collaborate: '协作分享',
    share: '公开链接',
    again: '重新审查',
    cancel: '取消',
    remove: '删除',
    cancelTitle: '取消这次处理？',
    cancelReading: '合同不再继续读取，没有扣次数。',
    cancelReview: '已审查的部分不保留；已经给出规则审查结果的，次数不退回。',
    keepRunning: '继续处理',
    removeDetail: '审查结果与处理记录将一并删除，公开链接随之失效，无法恢复；已用的次数不退回。',
    emptyTitle: '还没有审查记录',
    emptyDetail: '上传一份合同，选定立场，这里会保存每次审查的结果。',
    emptyFiltered: '没有符合条件的审查',
    emptyNote: '示例合同不占次数',
  },

  shareWhat:
    '知道链接的人不用登录就能查看这份合同的原文、风险与处理情况，看不到处理人与团队信息，也不能修改。要指定谁能查看或一起处理，请用协作分享。',

  recent: {
    title: '最近的审查',
    empty: '还没有审查记录，放入一份合同即可开始。',
  },
} as const;
