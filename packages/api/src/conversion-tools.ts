/**
 * What can be done with files besides reading them, a row each: what the conversion page offers, the site promises, the command line helps with
 * and the server takes is this list. Pages of the site load it, so it imports nothing.
 */

export const CONVERSION_MAX_FILES = 50;
/** The maximum number of pages of a document. */
export const CONVERSION_MAX_PAGES = 2000;
/** So many results of each task are in the list of tasks; the task itself has them all. */
export const CONVERSION_LISTED_OUTPUTS = 20;

export type ConversionGroup = 'format' | 'pdf';

export interface ConversionTool {
  /** What people call it, everywhere. */
  readonly title: string;
  /** What it does, in a few words. */
  readonly detail: string;
  readonly group: ConversionGroup;
  /** What it takes and what it gives, as people call them. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** At once. */
  readonly files: { readonly least: number; readonly most: number };
  /**
   * `task`: queued, one free use of the day. `atOnce`: with a password, which may be in no queue; it takes no use
   * (docs/security.md).
   */
  readonly runs: 'task' | 'atOnce';
}

const ANY = ['Word', 'Excel', 'PPT', 'PDF', '图片', '文字'] as const;
const PDF = ['PDF'] as const;
const several = { least: 1, most: CONVERSION_MAX_FILES } as const;
const single = { least: 1, most: 1 } as const;

const table = {
  toPdf: {
    title: '转成 PDF',
    detail: 'Word、Excel、PPT、图片、文字',
    group: 'format',
    inputs: ANY,
    outputs: ['PDF'],
    files: several,
    runs: 'task',
  },
  toWord: {
    title: '转成 Word',
    detail: 'PDF、扫描件变成可编辑的文档',
    group: 'format',
    inputs: ANY,
    outputs: ['Word'],
    files: several,
    runs: 'task',
  },
  toExcel: {
    title: '转成 Excel',
    detail: 'PDF 里的表格变成工作表，数字可计算',
    group: 'format',
    inputs: ANY,
    outputs: ['Excel'],
    files: several,
    runs: 'task',
  },
  toSlides: {
    title: '转成 PPT',
    detail: '每页一张幻灯片，文字可编辑',
    group: 'format',
    inputs: ANY,
    outputs: ['PPT'],
    files: several,
    runs: 'task',
  },
  toText: {
    title: '提取文字',
    detail: '存为 TXT 或 Markdown',
    group: 'format',
    inputs: ANY,
    outputs: ['TXT', 'Markdown'],
    files: several,
    runs: 'task',
  },
  toImages: {
    title: '转成图片',
    detail: '每页一张 PNG 或 JPG',
    group: 'format',
    inputs: ANY,
    outputs: ['PNG', 'JPG'],
    files: several,
    runs: 'task',
  },
  merge: {
    title: '合并',
    detail: '多个文件按顺序合成一个 PDF',
    group: 'pdf',
    inputs: ANY,
    outputs: PDF,
    files: { least: 2, most: CONVERSION_MAX_FILES },
    runs: 'task',
  },
  split: {
    title: '拆分',
    detail: '一个 PDF 拆成多个',
    group: 'pdf',
    inputs: PDF,
    outputs: PDF,
    files: several,
    runs: 'task',
  },
  arrange: {
    title: '整理页面',
    detail: '旋转、排序、删除 PDF 的页面',
    group: 'pdf',
    inputs: PDF,
    outputs: PDF,
    files: single,
    runs: 'task',
  },
  watermark: {
    title: '加水印',
    detail: '给每一页加上文字水印',
    group: 'pdf',
    inputs: PDF,
    outputs: PDF,
    files: several,
    runs: 'task',
  },
  compress: {
    title: '压缩',
    detail: '减小 PDF 的体积',
    group: 'pdf',
    inputs: PDF,
    outputs: PDF,
    files: several,
    runs: 'task',
  },
  pageNumbers: {
    title: '页码',
    detail: '给 PDF 加上或去掉页码',
    group: 'pdf',
    inputs: PDF,
    outputs: PDF,
    files: several,
    runs: 'task',
  },
  protect: {
    title: '加密',
    detail: '设置打开密码（AES-256）',
    group: 'pdf',
    inputs: PDF,
    outputs: PDF,
    files: several,
    runs: 'atOnce',
  },
  unlock: {
    title: '解除密码',
    detail: '用密码打开后另存一份没有密码的',
    group: 'pdf',
    inputs: ['PDF', 'Word', 'Excel', 'PPT'],
    outputs: ['PDF', 'Word', 'Excel', 'PPT'],
    files: several,
    runs: 'atOnce',
  },
  searchable: {
    title: '扫描件可搜索',
    detail: '给扫描的 PDF 加上可选中的文字',
    group: 'pdf',
    inputs: ['PDF', '图片'],
    outputs: PDF,
    files: several,
    runs: 'task',
  },
} as const satisfies Readonly<Record<string, ConversionTool>>;

export type ConversionToolName = keyof typeof table;
/** The tools that are tasks; the others need a password. */
export type ConversionTaskName = {
  [Name in ConversionToolName]: (typeof table)[Name]['runs'] extends 'task' ? Name : never;
}[ConversionToolName];

/** In the order in which they are shown. */
export const conversionToolNames = Object.keys(table) as readonly ConversionToolName[];

export const conversionTools: Readonly<Record<ConversionToolName, ConversionTool>> = table;

export function isConversionTask(name: string): name is ConversionTaskName {
  return conversionToolNames.some((known) => known === name && conversionTools[known].runs === 'task');
}

export function conversionToolsOf(group: ConversionGroup): readonly ConversionToolName[] {
  return conversionToolNames.filter((name) => conversionTools[name].group === group);
}

/** All of them as two short points: what the site and the command line say. */
export function conversionPoints(): readonly string[] {
  return (['format', 'pdf'] as const).map((group) =>
    conversionToolsOf(group)
      .map((name) => conversionTools[name].title)
      .join('、'),
  );
}

/** The formats each of them can write, the usual one first. */
export const formatTargets = {
  toPdf: ['pdf'],
  toWord: ['docx'],
  toExcel: ['xlsx'],
  toSlides: ['pptx'],
  toText: ['txt', 'md'],
  toImages: ['png', 'jpg'],
} as const satisfies Readonly<Partial<Record<ConversionTaskName, readonly string[]>>>;

export type FormatToolName = keyof typeof formatTargets;
type ConversionTarget = (typeof formatTargets)[FormatToolName][number];

export function isFormatTool(name: string): name is FormatToolName {
  return Object.hasOwn(formatTargets, name);
}

/** The tool a task's operation belongs to. */
export function toolOfOperation(
  operation:
    | { readonly kind: 'format'; readonly to: ConversionTarget }
    | { readonly kind: Exclude<ConversionTaskName, FormatToolName> },
): ConversionTaskName {
  if (operation.kind !== 'format') return operation.kind;
  const { to } = operation;
  const tool = conversionToolNames
    .filter(isFormatTool)
    .find((name) => formatTargets[name].some((target) => target === to));
  if (!tool) throw new Error(`no tool writes ${to}`);
  return tool;
}
