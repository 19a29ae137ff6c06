/** zh-CN sentences of the conversion engine: why a file is refused, and what a result lost. */
import type { NotRead } from '@wenjian/document';
import type { PdfFact } from './pages/pdf-edit.messages.ts';

const MEBIBYTE = 1024 * 1024;

export const refusals = {
  noFiles: '请先选择要转换的文件。',
  tooManyFiles: (limit: number): string => `一次最多处理 ${limit} 个文件，请分批转换。`,
  noRecogniser: '本系统没有安装文字识别组件，无法识别图片和扫描件；请联系管理员安装。',
  noOffice: '本系统没有安装 LibreOffice，无法把该文件转换为 PDF；请联系管理员安装。',
  notConvertible: '无法识别该文件的格式，不能转换。',
  onlyPdf: '该操作只适用于 PDF 文件，请先把文件转换为 PDF。',
  noText: '文件中没有可以写出的文字。',
  tooManyCells: (limit: number): string =>
    `表格超过 ${limit / 10_000} 万个单元格的上限，无法写入 Word 文件。`,
  tooManySheetCells: (limit: number): string =>
    `表格超过 ${limit / 10_000} 万个单元格或列数的上限，无法写入 Excel 文件。`,
  nothingRecognised: '没有任何页面识别成功，无法生成可搜索的 PDF。',
  tooManyPages: (limit: number): string => `结果超过 ${limit} 页的上限，请减少文件后再试。`,
  everyNotWhole: '每份页数必须是大于 0 的整数。',
  noRanges: '请填写每份的页数，或填写页码范围，例如 1-3,5,8-。',
  badRange: (part: string): string => `页码范围“${part}”无法识别，请按 1-3,5,8- 的格式填写。`,
  backwardRange: (part: string): string => `页码范围“${part}”的起始页大于结束页，请检查后重新填写。`,
  rangeOutside: (part: string, pages: number): string =>
    `页码范围“${part}”超出文件的页数，该文件共 ${pages} 页。`,
  tooManyParts: (limit: number): string => `一次最多拆分为 ${limit} 份，请减少页码范围。`,
  badStart: '起始页码必须是不小于 0 的整数。',
  noPagesLeft: '请至少保留一页。',
  pageOutside: (page: number, pages: number): string => `没有第 ${page} 页，该文件共 ${pages} 页。`,
  pageTwice: (page: number): string => `第 ${page} 页出现了两次，每一页只能出现一次。`,
  badTurn: '旋转角度只能是 0、90、180 或 270 度。',
  noMark: '请填写水印文字。',
  markWithoutGlyphs: (characters: string): string =>
    `水印中的“${characters}”没有可用的字形，请改用其他文字。`,
  noFont: '本系统没有安装中文字体（fonts-noto-cjk），无法添加水印；请联系管理员安装。',
  badPassword: (bytes: number): string => `密码请填 1 到 ${bytes} 个字节（一个汉字占 3 个字节）。`,
  notAsWanted: '写出的文件读回核对时与要求不一致，没有提供结果，原文件未作改动。',
  pdfNotEditable: 'PDF 文件的内部结构已损坏，无法处理，请用原软件重新导出后再试。',
  pdfTooSlow: 'PDF 文件过于复杂，处理超时，已停止。',
  pdfTooLarge: 'PDF 文件过于复杂，处理所需内存超过上限，已停止。',
} as const;

/** With several files, a refusal names the file. */
export const aboutFile = (name: string, sentence: string): string => `《${name}》：${sentence}`;

export const notes = {
  unchanged: (name: string): string => `《${name}》已经是目标格式，原样提供，未作改动。`,
  macros: '文件中的宏没有保留。',
  slides: '动画、切换效果、音频和视频没有保留，每张幻灯片转换为静态页面。',
  sheetPages: (limit: number): string => `表格文件最多转换前 ${limit} 页，其余部分未写入 PDF。`,
  sheetBreaks: '较宽的工作表在 PDF 中可能被分到多页。',
  markdownAsPdf: 'Markdown 按其标题、列表和表格排版，图片没有写入。',
  pageImagesCut: (limit: number, pages: number): string =>
    `文件共 ${pages} 页，只生成了前 ${limit} 页的图片，请拆分后再转换其余页面。`,
  pageNotDrawn: (pages: string): string => `第 ${pages} 页无法绘制，没有生成图片。`,
  slidesCut: (limit: number, pages: number): string =>
    `文件共 ${pages} 页，只生成了前 ${limit} 页的幻灯片，请拆分后再转换其余页面。`,
  slideLooks:
    '文字按所在位置放进可编辑的文本框，其余内容合成一张背景图；字体和颜色没有保留，表格不再是表格。',
  slidesAsPictures: (pages: string): string =>
    `第 ${pages} 页没有可编辑的文字（扫描页、图片或空白页），整页以图片放入。`,
  imageShrunk: '图片分辨率过高，已缩小后写入。',
  animation: '动态图片只保留第一帧。',
  furnitureLeftOut: (count: number): string => `页眉、页脚和水印共 ${count} 处没有写入。`,
  furnitureOnce: '页眉和页脚按整份文档各写入一次，页码改为自动页码。',
  mergedCells: '合并的单元格在 Markdown 中无法表示，内容写在左上角的格子里。',
  noTables: '文件中没有找到表格，文字逐段写入工作表。',
  sheetsOfTables: (count: number): string =>
    `找到 ${count} 个表格，各写入一张工作表；表格以外的文字写入最后一张工作表。`,
  looksRebuilt: '版面由识别出的段落、标题、列表和表格重新排成，字体、颜色和精确位置没有保留。',
  pagesAsImages: (pages: string): string => `第 ${pages} 页没有可用的文字，以整页图片放入文档。`,
  recognised: (pages: number): string => `有 ${pages} 页的文字由图像识别得到，请核对原件。`,
  notRead: ({ what, count, reason }: NotRead): string => `${what} ${count} 处：${reason}。`,
  compressed: (before: number, after: number): string =>
    `压缩前 ${sizeText(before)}，压缩后 ${sizeText(after)}，减小 ${Math.round((1 - after / before) * 100)}%。`,
  notSmaller: (size: number): string => `文件（${sizeText(size)}）已无法再压缩，原样提供。`,
  imagesKept: (count: number): string => `有 ${count} 张图片的编码方式不支持再压缩，保持原样。`,
  pagesRemoved: (count: number): string => `已删除 ${count} 页，删除的页面不在结果文件里。`,
  markIsNoLock: '水印是页面上的一层文字，只作提示；能编辑 PDF 的软件可以去掉它。',
  numbersRemoved: (pages: number): string => `已移除 ${pages} 页的页码。`,
  noNumbersFound: '没有找到可以识别的页码，文件未作改动。',
  numbersKept: (pages: string): string =>
    `第 ${pages} 页的页码无法安全移除（与其他内容连在一起），保持原样。`,
  searchablePages: (count: number): string => `已为 ${count} 页添加可搜索的文字层。`,
  alreadySearchable: '所有页面都已有可用的文字层，文件未作改动。',
  unrecognisedPages: (pages: string): string => `第 ${pages} 页没有识别出文字，未添加文字层。`,
  oldLayerKept: '部分页面原有的异常文字层保留未动，搜索时可能出现乱码。',
} as const;

/** What reading a written file back has proven. */
export const checks = {
  arranged: (pages: number): string =>
    `结果文件共 ${pages} 页，已逐页读回：页序、方向和每页的文字与所选的一致；没有文字的页面比对了缩小的图像。`,
  slides: (slides: number, boxes: number): string =>
    boxes === 0
      ? `已读回：共 ${slides} 张幻灯片。`
      : `已读回：共 ${slides} 张幻灯片，${boxes} 个文本框的文字与页面上的一致。`,
  marked: (pages: number): string => `已逐页读回：${pages} 页都有水印文字，原有文字没有缺少。`,
} as const;

export const factNotes: Readonly<Record<PdfFact, string>> = {
  signature: '原文件带有电子签名，处理后的文件中签名不再有效。',
  form: '原文件中的表单域保留外观，但可能不能再填写。',
  outline: '原文件自带的书签没有保留。',
  restrictions: '原文件设有编辑或打印限制，处理后的文件不再带有这些限制。',
  repaired: '原文件结构有误，已修复后处理；书签、表单等附加内容可能没有保留。',
};

export const fileNames = {
  merged: (first: string, count: number): string => (count === 1 ? first : `${first}等${count}个文件_合并`),
  part: (base: string, from: number, to: number): string =>
    from === to ? `${base}_第${from}页` : `${base}_第${from}-${to}页`,
  page: (base: string, page: number, digits: number): string =>
    `${base}_${String(page).padStart(Math.max(2, digits), '0')}`,
  compressed: (base: string): string => `${base}_压缩`,
  numbered: (base: string): string => `${base}_加页码`,
  unnumbered: (base: string): string => `${base}_去页码`,
  arranged: (base: string): string => `${base}_整理`,
  marked: (base: string): string => `${base}_水印`,
  searchable: (base: string): string => `${base}_可搜索`,
  unnamed: '未命名',
} as const;

export const sheetNames = {
  table: (number: number, page: number | null): string =>
    page === null ? `表${number}` : `表${number}（第${page}页）`,
  text: '正文',
} as const;

export const documentWords = {
  comment: '【批注】',
  footnote: '【脚注】',
  endnote: '【尾注】',
} as const;

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} 字节`;
  return bytes < MEBIBYTE ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / MEBIBYTE).toFixed(2)} MB`;
}
