/** The Excel file of a review list: its columns, the words in its cells, and what is wrong with a row. */
export const playbookColumns = {
  id: '编号',
  kind: '类型',
  topic: '事项',
  level: '严重程度',
  ideal: '理想方案',
  fallback: '可接受方案',
  walkAway: '底线方案',
  wording: '缺失时补入的条款',
  words: '识别词',
  thresholds: '参数',
} as const;

export type PlaybookColumn = keyof typeof playbookColumns;

export const playbookKinds = { rule: '内置规则', required: '必备条款', own: '自定义规则' } as const;

export const playbookText = {
  sheet: '审查清单',
  fileName: (name: string) => `${name}（审查清单）.xlsx`,
  levels: { high: '高', medium: '中', low: '低' },
  defaultLevel: '默认',
  off: '关闭',
  help: {
    sheet: '填写说明',
    header: ['列', '怎样填写'],
    rows: [
      ['编号', '内置规则的编号不要改；必备条款和自定义规则可以空着，导入时自动编号'],
      ['类型', '内置规则、必备条款、自定义规则，三者之一'],
      ['事项', '内置规则填规则名称；必备条款填条款名称；自定义规则用一句话写明要检查什么'],
      ['严重程度', '高、中、低；内置规则还可以填“默认”（按规则自己的等级）或“关闭”（不检查）'],
      ['理想方案、可接受方案、底线方案', '团队的立场，显示在风险卡片上，只有团队成员看得到；可以空着'],
      ['缺失时补入的条款', '合同里没有这一条时建议写入的文字；必备条款必填'],
      [
        '识别词',
        '只用于必备条款：句子里有其中一个词就算有这一条；多个词用顿号隔开，须同时出现的词用空格隔开',
      ],
      ['参数', '只用于内置规则的数值界限，例如 share=0.3；空着按规则自己的界限'],
      ['', '没有列出的内置规则一律不检查。有一行不对，整份文件都不导入。'],
    ],
  },
  row: (number: number, problem: string) => `第 ${number} 行：${problem}`,
  refused: (count: number) => `有 ${count} 处需要改正，没有导入任何内容`,
  tooLarge: '文件超过 5 MB，没有导入；请只保留清单一张工作表后重试',
  left: (what: string) => `${what}，没有导入；请取消隐藏、展开或算出结果后重试`,
  empty: '文件里没有可以导入的行',
  noColumn: (name: string) => `缺少“${name}”列`,
  unknownColumn: (name: string) => `没有名为“${name}”的列，请改用导出文件里的列名`,
  repeatedColumn: (name: string) => `“${name}”列重复`,
  beyondColumns: '右边有没有列名的内容',
  tooManyRows: (most: number) => `行数超过 ${most} 行`,
  unknownKind: (word: string) =>
    word === '' ? '没有填类型' : `没有“${word}”这种类型，请填内置规则、必备条款或自定义规则`,
  unknownLevel: (word: string) => `严重程度“${word}”不对，请填高、中、低、默认或关闭`,
  levelNeeded: '请填严重程度：高、中或低',
  offHere: '只有内置规则可以关闭；不需要时请删除此行',
  noRule: '请填内置规则的编号或规则名称',
  unknownRule: (word: string) => `没有编号或名称为“${word}”的内置规则`,
  ambiguousRule: (title: string) => `有几条规则都叫“${title}”，请填编号`,
  repeatedRule: (title: string) => `规则“${title}”重复`,
  repeatedId: (id: string) => `编号“${id}”重复`,
  notForKind: (column: string, kind: string) => `${kind}不用填“${column}”，请清空`,
  offWithContent: '已关闭的规则不能带立场、条款或参数，请清空或改为其他严重程度',
  badThreshold: (words: string) => `参数“${words}”看不懂，请写成 名称=数值`,
  noThreshold: (name: string, known: string) =>
    known === '' ? '这条规则没有可以调整的参数' : `这条规则没有名为“${name}”的参数，可用：${known}`,
  negative: '参数不能小于 0',
} as const;
