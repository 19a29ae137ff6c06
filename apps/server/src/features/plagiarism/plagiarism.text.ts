/** Sentences and names of plagiarism checks that a user reads. */
import type { EvasionKind } from '@wenjian/plagiarism';

export const plagiarismServerText = {
  fileMissing: '要查重的文件不存在，或已被删除',
  about: (name: string, sentence: string) => `“${name}”：${sentence}`,
  partyName: (first: string, count: number) => (count === 1 ? first : `${first} 等 ${count} 个文件`),
  noTargetReadable: (reasons: string) => `用来比较的文件都无法读取：${reasons}`,
  noPages: '这份文件没有可显示的页面，可以查看文字',
  baseIsInternal: '来源是团队文本库中的文件，不对外公开全文，只显示重复的片段',
  noSuchDocument: '查重中没有这份文件',
  samePair: '不能与自己比较',
  otherMode: '这个查重不是这种类型',
  outdated: '该结果由旧版本生成，请重新查重',
  busy: '正在比对的人较多，请稍后再试',
  reportPending: '报告还在生成，请稍后再取',
  reportNotConverted: '报告没有转换成功，请改用网页或表格格式',
  noSuchTask: '要删除的查重不存在，或已被删除',
  ownWords: '团队敏感词',
  settingsForAdmins: '只有团队所有者和管理员可以修改',
  keysForAdmins: '只有团队所有者和管理员可以管理开放接口密钥',
  dailyLimit: '今天的调用次数已用完，请明天再试',
  localSpace: '命令行文本库',
  baseFailed: '文件没有加入文本库，请重新加入',
} as const;

export const coverageText = {
  targets: '比较的文件',
  textBase: '文本库中比对的文件',
  file: (name: string) => `文件“${name}”`,
  inFile: (name: string, what: string) => `文件“${name}”：${what}`,
  dismissed: '相同但不作为线索的软件默认值与模板内容',
  moreHits: (word: string) => `敏感词“${word}”的其他命中`,
  moreHitsReason: '命中过多，没有逐一列出',
  typos: '错别字比对',
  typosWithoutModel: '按词表与规则查找，没有使用语言模型，少见的错别字可能没有发现',
  notRead: (reason: string) => `未能读取，未参与查重：${reason}`,
  templateNotRead: (reason: string) => `未能读取，没有作为模板扣除：${reason}`,
  template: (name: string) => `模板“${name}”`,
  emptyBase: '团队文本库',
  emptyBaseReason: '文本库中没有可用的文件，未与文本库比较',
  inBase: (name: string) => `文本库中的“${name}”`,
  ownCopyReason: '与被查文件内容完全相同，视为被查文件本身，没有作为自有文本扣除',
  ownFileReason: '就是从被查文件加入的，没有参与比较',
  further: '文本库中其他有相同文字的文件',
  furtherReason: (limit: number) => `相同文字的数量和罕见程度排在前 ${limit} 份之后，没有逐字比对`,
  commonWords: '许多文件共有的文字',
  commonWordsReason: '检索量已到上限，最常见的文字指纹没有逐一检索',
  pendingInBase: '文本库中还在读取的文件',
  pendingInBaseReason: '尚未读完，没有参与比较；读完后可重新查重',
  failedInBase: '文本库中读取失败的文件',
  failedInBaseReason: '没有可用的文字，没有参与比较',
  statutes: '法律条文',
  statutesReason: '没有导入法律条文，引用的法条没有扣除',
  statutesIndexing: '法律条文正在导入，索引还没有建好，新导入的条文没有查找和扣除；建好后可重新查重',
  statutesOf: (law: string) => `扣除的法律条文：《${law}》（条）`,
  statutesOfOthers: '扣除的法律条文：其他法律（部）',
  noStatutes: '扣除的法律条文：文件中没有找到（条）',
  library: '自有文本',
  ownText: (number: number) => `自有文本 ${number}`,
  libraryIsSource: '文本库本次作为比较来源，没有同时作为自有文本扣除',
  libraryEmpty: '团队文本库中没有相关文件，没有可扣除的自有文本',
  notReached: '时间不足，没有比较，重复率不含这份文件；可以单独打开这一对查看',
  baseNotReached: '文本库中可能相关的文件',
  baseNotReachedReason: '时间不足，没有逐段比较，重复率不含这些文件',
  matrix: '来源之间的两两比较',
  matrixReason: '文件较多，时间不足，没有比较；可以逐对查看',
  pictures: '图片',
  picturesReason: '图片无法解析或过小，没有比较外观',
} as const;

export const evasionTitles: Readonly<Record<EvasionKind, string>> = {
  invisible: '插入不可见字符',
  lookAlike: '用外形相似的字符代替',
  spacing: '逐字插入空格',
  marks: '逐字插入标点或符号',
  script: '改用繁体字',
  hidden: '白色或极小的隐藏文字',
  picture: '文字以图片形式出现',
};

export const reportNames = {
  pdf: (title: string) => `${bare(title)}（查重报告）.pdf`,
  xlsx: (title: string) => `${bare(title)}（查重报告）.xlsx`,
  html: (title: string) => `${bare(title)}（查重报告）.html`,
  json: (title: string) => `${bare(title)}（查重结果）.json`,
  marked: (title: string) => `${bare(title)}（重复标注）.pdf`,
} as const;

/** A check without a title gets the file name, extension included. */
function bare(title: string): string {
  return title.replace(/(?<=.)\.[a-z]{2,4}x?$/i, '');
}
