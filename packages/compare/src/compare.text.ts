/** zh-CN sentences of the comparison: reasons of significance and coverage. */
import type { Block } from '@wenjian/document';
import type { ChangeType, Significance } from './comparison.ts';

export const signalNames = {
  amount: '金额',
  percentage: '比例',
  date: '日期',
  period: '期限',
  account: '账号',
  tableFigure: '表格数字',
  number: '数字',
  copies: '份数',
  unit: '计量单位',
  currency: '币种',
  frequency: '频率',
  cap: '上下限',
  order: '先后',
  party: '当事人',
  obligation: '权利义务',
  ability: '保证程度',
  liability: '责任',
  ownership: '权属',
  ending: '解除、变更或转让',
  payment: '付款与计价',
  dispute: '争议解决',
  law: '适用法律或文件',
  exclusivity: '独家性',
  condition: '条件',
  form: '形式要求',
  breadth: '范围',
  standard: '标准',
  choice: '勾选',
  negation: '否定',
  reference: '条款引用',
} as const;

export type SignalName = keyof typeof signalNames;

const LISTED_WORDS = 3;

/** Figures stand by themselves, words are quoted. */
function list(words: readonly string[]): string {
  const areFigures = words.every((word) => /[0-9０-９]/.test(word));
  const shown = words.slice(0, LISTED_WORDS).map((word) => (areFigures ? word : `“${word}”`));
  const rest = words.length > LISTED_WORDS ? `等${words.length}处` : '';
  return areFigures ? ` ${shown.join('、')}${rest} ` : shown.join('、') + rest;
}

export const reasons = {
  /** `thing` is what the words are about: 违约金上限, 租金, 争议解决. */
  signal(thing: string, old: readonly string[], target: readonly string[]): string {
    if (old.length === 0) return `新增${thing}${list(target)}`.trimEnd();
    if (target.length === 0) return `删除${thing}${list(old)}`.trimEnd();
    return `${thing}由${list(old)}改为${list(target)}`.trimEnd();
  },
  cap: (thing: string): string => `${thing}上限`,
  gain: (said: string, gainer: string): string => `${said}，对${gainer}有利`,
  serial: '仅序号变动',
  cases: {
    looks: '仅标点、空白或写法变动',
    numbering: '仅编号变动',
    pageFurniture: '仅页码、目录页码或“以下无正文”一类变动',
    contact: '联系信息变动',
    reordered: '列举的次序变动，内容相同',
    notation: '数值写法不同，数值相同',
    sameWording: '用语不同，意思相同',
    definition: '定义的内容变动',
    content: '实质内容变动',
    exchanged: '词语换了位置，所指不同',
  },
  numberOnly(old: string, target: string): string {
    if (old === '') return `新增编号 ${target}`;
    return target === '' ? `删除编号 ${old}` : `${old} → ${target}，仅编号变动`;
  },
  referenceFollows: (old: string, target: string): string => `${old} → ${target}，引用随条款编号调整`,
  moved(blocks: number, wordings: number, from: string | null, to: string | null): string {
    const clauses = from !== null && to !== null && from !== to ? `（${from} → ${to}）` : '';
    const rest = wordings === 0 ? '文字未变' : `另有 ${wordings} 处修改`;
    return `移动${blocks > 1 ? `${countWord(blocks)}段` : '一段'}${clauses}，${rest}`;
  },
  parts(old: number, target: number, hasLabels: boolean, hasWording: boolean): string {
    const labels = hasLabels ? (old <= target ? '并加编号' : '并去掉编号') : '';
    const said =
      old <= target
        ? `${countWord(old)}段拆为${countWord(target)}段`
        : `${countWord(old)}段合并为${countWord(target)}段`;
    return `${said}${labels}，${hasWording ? '文字另有修改' : '文字未变'}`;
  },
  paragraphing: '仅分段变动',
  guessedParagraphs: '（分段由版面推断）',
  tablePart(kind: 'table' | 'row' | 'column', isInserted: boolean, rows: number): string {
    const verb = isInserted ? '新增' : '删除';
    if (kind === 'table') return `${verb}表格（${rows} 行）`;
    return `${verb}一${kind === 'row' ? '行' : '列'}`;
  },
  column: (head: string): string => `涉及“${head}”`,
  intoTable: '文字移入表格',
  outOfTable: '文字移出表格',
  imageInserted: '新增图片',
  imageDeleted: '删除图片',
  imageChanged: '图片已更换或修改',
  imageEncoded: '图片重新存储，画面相同',
  sealInserted: '新增印章',
  sealDeleted: '缺少印章',
  sealChanged: '印章不同',
  suspect: '疑似识别误差',
  watermark: '水印变动',
  pageNumber: '页码变动',
  repeatedHeader: '页眉页脚随分页增减',
  repeated: '页眉页脚逐页重复，与首处改动相同',
  repetitions: (count: number): string => `（逐页重复，共 ${count} 处）`,
  movedBeside: '位置随分页或正文变动，文字未变',
  noteMark: '注释序号变动',
  spanningCell: '表格线识别不同，文字在相邻单元格中',
  displaced: '同样的文字在另一处：扫描件的行序可能识别不同，也可能是移动',
  format: (names: readonly string[], count: number): string =>
    `格式变动：${names.join('、')}${count > 1 ? `（连续 ${count} 段）` : ''}`,
  turned: '含有改变文字排列方向的不可见字符，看到的次序与实际文字不同',
  emptyParagraph: '仅空段落变动',
  whitespace: '仅空白、换行或不可见字符变动',
  width: '仅全角与半角变动',
  punctuationVariant: '仅标点写法变动',
  inserted: '新增文字',
  deleted: '删除文字',
  replaced: '文字修改',
} as const;

const digits = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'] as const;

/** As spoken before 段: 一段, 两段, 12 段. */
function countWord(count: number): string {
  return digits[count] ?? ` ${count} `;
}

const flagNames = { bold: '加粗', italic: '斜体', underline: '下划线', strike: '删除线' } as const;

export const styleText = {
  flag: (flag: keyof typeof flagNames, isOn: boolean): string =>
    isOn ? flagNames[flag] : `取消${flagNames[flag]}`,
  /** Meant for the reader's eye: bold, underline, strike or colour, not size or font. */
  isEmphasis: (name: string): boolean =>
    name.endsWith(flagNames.bold) ||
    name.endsWith(flagNames.underline) ||
    name.endsWith(flagNames.strike) ||
    name.startsWith('颜色'),
  isStrike: (name: string): boolean => name.endsWith(flagNames.strike),
  values: { sizePt: '字号', color: '颜色', font: '字体' },
  unset: '默认',
  alignment: '对齐',
  alignments: { left: '左对齐', center: '居中', right: '右对齐', justify: '两端对齐' },
  paragraphStyle: '段落样式',
  kindOf: ({ type, level }: Block): string => (type === 'heading' ? `标题 ${level ?? 1}` : '正文'),
  changed: (what: string, old: string, target: string): string => `${what} ${old} → ${target}`,
} as const;

export const optionNames = {
  ignoredRegions: '所选区域',
  ignoreHeadersFooters: '页眉页脚',
  ignoreTables: '表格',
  ignoreNumbering: '编号',
  ignoreFormatting: '格式',
  ignoreSpaces: '空格',
  ignoreWidth: '全角与半角',
  ignoreCase: '大小写',
  ignoreScript: '繁简',
  ignorePunctuation: '标点',
} as const;

export type OptionName = keyof typeof optionNames;

export const coverageText = {
  changes: '差异',
  ignoredReason: (count: number): string => `按所选选项忽略，未列出 ${count} 处差异`,
  formatting: '格式',
  formattingReason: '两侧文件的格式信息不能对应，未比较字体、字号、对齐等格式',
  coarse: '逐字比对',
  coarseReason: '两侧文字差异过大，这些部分按整段列出，未逐字对应',
} as const;

export const typeNames: Readonly<Record<ChangeType, string>> = {
  insert: '新增',
  delete: '删除',
  replace: '修改',
  move: '移动',
  format: '格式',
  image: '图片',
};

export const significanceNames: Readonly<Record<Significance, string>> = {
  major: '重要',
  minor: '一般',
  noise: '可忽略',
};
