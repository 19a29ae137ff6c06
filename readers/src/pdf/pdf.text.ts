/** zh-CN sentences of the PDF reader: why a file cannot be read, and which parts were not read. */
import { ocrText } from '../ocr/ocr.text.ts';
import { docxNotRead } from '../readers.text.ts';
import type { PdfFault } from './open-pdf.ts';
import type { DoubtfulTable, TableDoubt } from './tables/table-doubts.ts';

export const pdfFaults: Readonly<Record<Exclude<PdfFault, 'tooManyPages'>, string>> = {
  encrypted: 'PDF 文件设有打开密码，请取消密码后重新上传。',
  unknownEncryption: 'PDF 文件使用了无法识别的加密方式，请取消加密后重新上传。',
  damaged: 'PDF 文件已损坏，无法打开，请用原软件重新导出后再试。',
  noPages: 'PDF 文件中没有任何页面。',
};

export const pdfUnreadable = {
  tooManyPages: (limit: number): string => `PDF 文件超过 ${limit} 页的上限，请拆分后再上传。`,
  noPageLoads: 'PDF 文件已损坏：所有页面都无法读取，请用原软件重新导出后再试。',
} as const;

interface PagesNotRead {
  readonly what: string;
  reason(pages: string): string;
}

/** Pages whose text is missing from the document or in doubt, by cause. */
export const pagesNotRead = {
  scanned: { what: '扫描页', reason: (pages) => `第 ${pages} 页是图片，没有文字层，未做文字识别` },
  littleText: { what: '扫描页', reason: (pages) => `第 ${pages} 页主要是图片，只读取了其上的少量文字` },
  garbage: { what: '文字层异常的页', reason: (pages) => `第 ${pages} 页的文字层是乱码，未做文字识别` },
  unrecognised: { what: '识别失败的页', reason: (pages) => `第 ${pages} 页需要文字识别，但识别未能完成` },
  damaged: { what: '损坏的页', reason: (pages) => `第 ${pages} 页的内容已损坏，无法读取` },
  tooSlow: {
    what: '过于复杂的页',
    reason: (pages) => `第 ${pages} 页内容过于复杂，超出了读取的时间或内存限制`,
  },
  tooMuchText: {
    what: '文字过多的页',
    reason: (pages) => `第 ${pages} 页的字符数超过上限，只读取了前一部分`,
  },
} as const satisfies Record<string, PagesNotRead>;

const tableDoubts: Readonly<Record<TableDoubt, string>> = {
  wordsOnly: '没有框线，也没有数字，只靠文字对齐看出',
  unruledScan: '扫描页上没有框线，行列按文字的位置推断',
  missingRules: '可能有框线未能识别，几行并成了一行',
  unsureText: '其中不少文字识别存疑',
};

/** One for each table: people look at it in the file. */
export const doubtfulTableText = {
  what: '行列存疑的表格',
  reason: ({ pageIndex, name, rowCount, columnCount, doubts }: DoubtfulTable): string =>
    `第 ${pageIndex + 1} 页的表格“${name}”（${rowCount} 行 × ${columnCount} 列）${doubts.map((doubt) => tableDoubts[doubt]).join('，')}，请对照原件核对`,
  more: (named: number): string => `除已列出的 ${named} 个外，还有表格的行列可能有误，请对照原件核对`,
} as const;

export type PagesNotReadCause = keyof typeof pagesNotRead;

export const partsNotRead = {
  images: { what: '图片', reason: '未识别图片中的文字' },
  hidden: { what: '隐藏文字', reason: '页面上看不见的文字未计入正文' },
  offPage: { what: '页面之外的文字', reason: '位于页面范围之外的文字未计入正文' },
  unknownCharacters: { what: '无法识别的字符', reason: '文件没有说明它们对应的文字，以“�”代替' },
  attachments: { what: '附件', reason: '未打开附在 PDF 中的文件' },
  dynamicForm: { what: '动态表单', reason: '该表单（XFA）的内容只能由专用软件显示，未读取' },
  pageNumbers: docxNotRead.pageNumbers,
  unreadRegions: ocrText.unread,
  underSeal: ocrText.underSeal,
  doubtful: ocrText.doubtful,
  amountsDisagree: ocrText.amountsDisagree,
} as const;

export type PartNotRead = keyof typeof partsNotRead;

/** 1、3–5、9: page numbers counted from 1, neighbours joined. */
export function pageList(pageIndexes: readonly number[]): string {
  const numbers = [...new Set(pageIndexes)].map((index) => index + 1).sort((one, other) => one - other);
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range !== undefined && range[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join('、');
}
