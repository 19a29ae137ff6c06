/** Texts of the review lists: the lists, their editor, and the names of the rules' thresholds. */

interface ThresholdWords {
  readonly label: string;
  readonly unit: string;
  /** How 1 is shown; shares are shown as a percentage. */
  readonly scale: number;
}

export const templatesText = {
  open: '审查清单',
  title: '审查清单',
  lead: '清单是团队自己的审查标准：检查哪些规则、轻重如何、每件事的立场、必须有的条款。内置清单不能修改，可以复制后调整；团队清单可以导出到 Excel 修改再导入。',
  close: '关闭',
  back: '返回清单',
  create: '新建清单',
  builtIn: '内置清单',
  own: '团队清单',
  noOwn: '还没有自己的清单。复制一份内置清单，或新建一份。',
  view: '查看',
  edit: '编辑',
  copy: '复制',
  copyAsOwn: '复制为团队清单',
  copyName: (name: string) => `${name} 副本`,
  remove: '删除',
  removeTitle: (name: string) => `删除清单“${name}”？`,
  removeDetail: '已经完成的审查不受影响；之后不能再选用这份清单。',
  removed: '已删除',
  cancel: '取消',
  actionsOf: (action: string, name: string) => `${action} ${name}`,
  updatedAt: (when: string) => `${when} 修改`,

  newTitle: '新建清单',
  editTitle: (name: string) => `编辑：${name}`,
  name: '清单名称',
  namePlaceholder: '例如：采购合同内部清单',
  type: '适用类型',
  anyType: '按识别结果',
  typeHint: '选定类型后，一律按该类型选用规则。',
  rules: '规则',
  search: '搜索规则',
  shown: '显示范围',
  showAll: (count: string) => `全部 ${count}`,
  showChosen: (count: string) => `已选 ${count}`,
  nothingFound: '没有符合条件的规则',
  familyCount: (chosen: string, total: string) => `已选 ${chosen} / ${total}`,
  all: '全选',
  none: '全不选',
  allOf: (family: string) => `全选 ${family}`,
  noneOf: (family: string) => `全不选 ${family}`,
  unknownRules: (count: string) => `另有 ${count} 条规则已不在规则库中，保存时原样保留。`,
  level: '风险等级',
  levelOf: (title: string) => `${title} 的风险等级`,
  defaultLevel: '默认等级',
  levelsBySide: (payer: string, performer: string, neutral: string) =>
    `默认：付款方 ${payer}，履行方 ${performer}，中立 ${neutral}`,
  noRisk: '不算风险',
  settings: '设置',
  settingsOf: (title: string) => `设置 ${title}`,
  changed: '已调整',
  thresholdDefault: (value: string) => `默认 ${value}`,
  positions: { ideal: '理想方案', fallback: '可接受方案', walkAway: '底线方案' },
  positionHints: {
    ideal: '我方最希望的写法',
    fallback: '谈不成时我方仍可接受的写法',
    walkAway: '最低限度的写法，再低就不签',
  },
  positionOf: (position: string, of: string) => `${of} 的${position}`,
  positionsOpen: '立场',
  positionsOpenOf: (of: string) => `立场 ${of}`,
  wording: '缺失时补入',
  wordingPlaceholder: '合同里没有这一条时建议写入的条款；空着用规则自带的写法',

  clauses: '必备条款',
  clausesHint:
    '每份合同都应当有的条款。句子里有识别词就算有，并引用该句；没有就列为缺失，建议写入团队自己的条款。',
  addClause: '添加必备条款',
  clause: (at: string) => `必备条款 ${at}`,
  clausePlaceholder: '条款名称，例如：反商业贿赂',
  clauseWords: '识别词',
  clauseWordsPlaceholder: '用顿号隔开，例如：商业贿赂、廉洁',
  clauseWording: '补入的条款',
  clauseWordingPlaceholder: '缺失时建议写入合同的完整条款，其中要有识别词',
  removeClause: (at: string) => `删除必备条款 ${at}`,
  clausesFull: (max: string) => `必备条款最多 ${max} 条`,
  clauseUnfinished: (at: string) => `必备条款 ${at} 请填写名称、识别词和补入的条款`,

  exportSheet: '导出',
  exportFailed: (why: string) => `没有导出成功：${why}`,
  sheetName: (name: string) => `${name}（审查清单）.xlsx`,
  importSheet: '导入 Excel',
  importInto: '导入',
  importTitle: '由 Excel 新建清单',
  importIntoTitle: (name: string) => `用 Excel 取代“${name}”的内容`,
  importHint: '请用“导出”得到的 Excel 文件修改后导入。有一行不对，整份文件都不导入。',
  importIntoHint: '清单的名称与适用类型不变，其余内容以文件为准；有一行不对就保持原样。',
  importFile: '选择 Excel 文件',
  importStart: '导入',
  imported: '清单已导入',
  importFailed: '没有导入任何内容',

  ownRules: '自定义规则',
  ownRulesHint: '用一句话写明要检查什么，由语言模型逐条判断。',
  noModel: '当前没有配置语言模型：自定义规则会保存，但审查时列为“未检查”。',
  addOwnRule: '添加自定义规则',
  ownRulePlaceholder: '例如：付款前对方必须先开具增值税专用发票',
  ownRule: (at: string) => `自定义规则 ${at}`,
  removeOwnRule: (at: string) => `删除自定义规则 ${at}`,
  ownRulesFull: (max: string) => `自定义规则最多 ${max} 条`,

  save: '保存清单',
  saved: '清单已保存',
  unsaved: '有修改未保存',
  nameRequired: '请填写清单名称',
  rulesRequired: '请至少选一条规则',
  ownRuleTooShort: (at: string) => `自定义规则 ${at} 请写清楚要检查什么`,
  leaveTitle: '修改还没有保存',
  leaveDetail: '现在离开，这份清单的修改会丢失。',
  leave: '不保存，离开',
  stay: '继续编辑',
  loadFailed: '没有加载成功，已有内容不受影响',
  refresh: '重新加载',
} as const;

const PERCENT = 100;
const months = (label: string): ThresholdWords => ({ label, unit: '个月', scale: 1 });
const days = (label: string): ThresholdWords => ({ label, unit: '天', scale: 1 });
const percent = (label: string): ThresholdWords => ({ label, unit: '%', scale: PERCENT });

/**
 * The catalogue names its thresholds for the engine; these are the names for people. An unknown name is shown
 * unchanged.
 */
export const thresholdWords: ReadonlyMap<string, ThresholdWords> = new Map([
  ['minMonths', months('不少于')],
  ['maxMonths', months('不超过')],
  ['maxDefectMonths', months('缺陷责任期不超过')],
  ['months', months('期限不超过')],
  ['minDays', days('不少于')],
  ['maxDays', days('不超过')],
  ['years', { label: '期限不超过', unit: '年', scale: 1 }],
  ['minRatio', { label: '双方相差达到', unit: '倍', scale: 1 }],
  ['minYuan', { label: '金额达到', unit: '元', scale: 1 }],
  ['share', percent('比例界限')],
  ['maxShare', percent('比例不超过')],
  ['perDay', percent('每日不超过')],
  ['once', percent('一次性不超过')],
  ['yearly', percent('年利率不超过')],
]);
