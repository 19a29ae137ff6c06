/** zh-CN sentences of the readers: why a file cannot be read, and which parts were not read. */
import { type FormatName, formatNames, formats, type NotRead } from '@wenjian/document';

const MEBIBYTE = 1024 * 1024;

export const unreadableText = {
  emptyFile: '文件是空的，没有任何内容。',
  noText: '文件中没有可读取的文字。',
  noTextBut: (items: readonly NotRead[]): string =>
    `文件中没有可读取的文字，只有：${items.map((item) => `${item.what} ${item.count} 处`).join('、')}。`,
  encryptedOffice: '文件设有打开密码，请取消密码后重新上传。',
  encryptedArchive: '文件内容经过加密，无法读取，请取消密码后重新上传。',
  tooManyBytes: (limit: number): string => `文件超过 ${limit / MEBIBYTE} MB 的上限，无法读取。`,
  tooMuchText: (limit: number): string => `文件中的文字超过 ${limit / 10_000} 万字的上限，无法读取。`,
  archiveBomb: '文件解压后过大或压缩比异常，为安全起见不予读取。',
  damagedArchive: '文件已损坏：无法打开其中的压缩结构，请用原软件重新保存后再试。',
  outsidePath: '文件中含有指向外部的路径，为安全起见不予读取。',
  damagedXml: '文件已损坏：其中的内容结构不完整，请用原软件重新保存后再试。',
  damagedNoBody: '文件已损坏：缺少正文部分，请用原软件重新保存后再试。',
  tooDeepXml: '文件内容的嵌套层数异常，为安全起见不予读取。',
  forbiddenXml: '文件中含有不允许的 DTD 声明，为安全起见不予读取。',
  unsupportedFormat: (format: FormatName): string =>
    `暂不支持读取${named(format)}，目前可读取${readNames()}。`,
  notADocument: '无法识别该文件的格式，它不是可读取的文档。',
} as const;

/** The alternative text of a picture, as told in the text. */
export const pictureWords = (words: string): string => `图片说明：${words}`;

/** Pages that were read as pictures. */
export const pagePicturesNotRead = {
  asPictures: { what: '没有可读取文字的页面', reason: '没有读出文字，只按画面读取，文字内容未检查' },
  undrawn: { what: '无法显示的页面', reason: '页面内容异常，既没有文字也无法显示，未读取' },
} as const;

/** A Latin name stands apart from the Chinese before it. */
function named(format: FormatName): string {
  const name = formats[format].names.join('、');
  return /^[a-z]/i.test(name) ? ` ${name}` : name;
}

/** Pictures are recognised instead of read. */
function readNames(): string {
  const read = formatNames.filter((name) => !['picture', null].includes(formats[name].reader));
  const names = [...new Set(read.flatMap((name) => formats[name].names))];
  return ` ${names.slice(0, -1).join('、')} 与${names.at(-1)}`;
}

/** Content of a Word file that is not read as text. */
export const docxNotRead = {
  layout: { what: '版面', reason: '只读取了文件中的文字与格式，尚未排版，没有页面位置' },
  images: { what: '图片', reason: '未识别图片中的文字' },
  drawings: { what: '图形', reason: '未读取流程图与 SmartArt 的内容，也未读取没有数据的图表' },
  objects: { what: '嵌入对象', reason: '未打开嵌入的文件' },
  externalContent: { what: '引用的外部内容', reason: '未读取以整体方式嵌入的外部文档' },
  formulas: { what: '公式', reason: '只读取公式中的字符，未读取其结构' },
  comments: { what: '批注', reason: '正文引用了批注，但文件中没有其内容' },
  insertions: { what: '修订：插入' },
  deletions: { what: '修订：删除' },
  hiddenText: { what: '隐藏文字', reason: '设为隐藏的文字未计入正文' },
  pageNumbers: { what: '页码', reason: '页码随版面自动变化，未计入正文' },
  symbols: { what: '符号字体字符', reason: '无法确定其对应的文字，以“�”代替' },
  phonetic: { what: '拼音与注音', reason: '只读取被注音的文字' },
  numbering: { what: '自动编号', reason: '编号格式暂不支持，未计入正文' },
  missingParts: { what: '缺失的部件', reason: '文件引用了不存在或已损坏的部分' },
} as const;

/** How tracked changes were handled, by view. */
export const revisionReasons = {
  accepted: {
    insertions: '按已接受处理，插入的文字已计入正文',
    deletions: '按已接受处理，删除的文字未计入正文',
  },
  rejected: {
    insertions: '按已拒绝处理，插入的文字未计入正文',
    deletions: '按已拒绝处理，删除的文字已计入正文',
  },
  shown: {
    insertions: '按修订原样显示，插入的文字已计入正文',
    deletions: '按修订原样显示，删除的文字也计入正文',
  },
} as const;

export type DocxNotRead = keyof typeof docxNotRead;
