/** zh-CN sentences of the writers: refusals, reports and texts in exported files. */
import type { DecisionState } from '@wenjian/document';

export const writerText = {
  author: '文鉴',
  sides: { old: '原文档', new: '新文档' },
  notReplayed: (side: string): string =>
    `导出未通过核对：修订写入后还原出的文字与${side}不一致，已放弃导出。`,
  notTheSame: '文件内容与比对时不一致，请重新比对后再导出。',
  notFillable: '这份模板的文件结构特殊，无法写入填写的内容。',
  noPages: (side: string): string => `${side}没有页面视图，无法导出带标注的 PDF。`,
  pdfUnreadable: (side: string): string => `${side}的 PDF 无法写入标注，可能已加密或损坏。`,
  noFont: '缺少中文字体（fonts-noto-cjk），无法导出 PDF。',
} as const;

/** What was checked on a Word file with tracked changes. */
export const redlineText = {
  checked:
    '下载前已验证：全部接受后与新文档、全部拒绝后与原文档逐块一致（段落、表格各格、脚注尾注、页眉页脚、文本框、图片、公式、域、编号、分节、批注）。样式库的定义以原文档为准。',
  /** Accepted or open, but no text. */
  lost: (count: number): string =>
    count === 0 ? '' : `另有已接受或未处理的格式、图片等差异 ${count} 处未写入，保留原文档的样子。`,
  /** Decided otherwise than the move they are part of. */
  bound: (names: readonly string[]): string =>
    names.length === 0
      ? ''
      : `移动的条款内有 ${names.length} 处无法与移动分开写入，已随移动处理：${names.join('、')}。`,
  change: (clause: string, old: string, target: string): string =>
    `${clause}“${shortened(old)}”改为“${shortened(target)}”`,
  textOnly:
    '只核对了文字：两份文件中只有一份是 Word 文档，修订按文字写入原文档；表格结构、图片、公式等未写入修订，也未核对。',
  structureDiffers:
    '只核对了文字：按结构写入的修订未通过核对，已改为按文字写入；未能写入的部分见文首批注与文末附录。',
  leftOut: (count: number): string =>
    `有 ${count} 处嵌入的外部内容 Word 无法以修订标记表示，仍为原文档的样子（见文首批注与文末附录）；其余部分下载前已逐块核对一致。`,
  partsLeft: (count: number, isNumbered: boolean): string =>
    `有 ${count} 处的修订标记未通过核对，没有写入，仍为原文档的样子（见各处批注与文末附录中的新旧文字）${isNumbered ? '，其后的自动编号可能与新文档不同' : ''}；其余部分下载前已逐块核对一致。`,
  partComment: (index: number): string =>
    `这一部分的修订标记未通过核对，没有写入，仍为原文档的样子。新旧文字见文末附录第 ${index} 处。`,
  partTitle: (index: number): string => `第 ${index} 处`,
  partOld: (text: string | null): string => (text === null ? '原文：（无）' : `原文：${text}`),
  partNew: (text: string | null): string => (text === null ? '新文：（无）' : `新文：${text}`),
  partSame: '新文：可显示的文字相同，不同的是符号、图形、格式、编号或结构，请对照新文档。',
  noteInPart: (text: string): string => `〔注：${text}〕`,
  pictureInPart: '〔图片〕',
  symbolInPart: '〔符号〕',
  appendix: '附录：未能写成修订标记的部分',
  leftOutAppendix: (count: number): string =>
    `${count} 处以外部文件嵌入的内容（altChunk、子文档等）在两份文件中不同，请直接对照两份文件。`,
  mismatch: (place: string, wanted: string, found: string): string =>
    `位置 ${place}：应为“${wanted.slice(0, 2000)}”，写入修订后得到“${found.slice(0, 2000)}”。`,
} as const;

/** What was done and checked on a Word file made from decisions. */
export const decidedText = {
  counts: {
    merged: (applied: number, undone: number, open: number, noise: number): string =>
      `已接受的 ${applied} 处写入正文，已拒绝的 ${undone} 处保留原文，未处理的 ${open} 处为修订标记${ofNoise(noise)}。`,
    clean: (applied: number, undone: number, open: number, noise: number): string =>
      `已接受的 ${applied} 处写入正文，已拒绝的 ${undone} 处和未处理的 ${open} 处${ofNoise(noise)}保留原文，文中没有修订标记。`,
  },
  checked: {
    merged: (mixed: number): string =>
      `下载前已验证：修订全部接受、全部拒绝后都与按处理结果算出的文字一致，结构的每一块都与原文档或新文档中的相同（段落、表格各格、脚注尾注、页眉页脚、文本框、图片、公式、域、编号、分节、批注）${ofMixed(mixed)}。样式库的定义以原文档为准。`,
    clean: (mixed: number): string =>
      `下载前已验证：文字与按处理结果算出的一致，结构的每一块都与原文档或新文档中的相同（段落、表格各格、脚注尾注、页眉页脚、文本框、图片、公式、域、编号、分节、批注）${ofMixed(mixed)}。样式库的定义以原文档为准。`,
  },
  /** Accepted or open, but no text. */
  lost: (count: number): string =>
    count === 0 ? '' : `另有已接受或未处理的格式、图片等差异 ${count} 处未写入，保留原文档的样子。`,
  /** Decided otherwise than the move they are part of. */
  bound: (names: readonly string[]): string =>
    names.length === 0
      ? ''
      : `移动的条款内有 ${names.length} 处无法与移动分开写入，已随移动处理：${names.join('、')}。`,
  /** Decided, but left open. */
  leftOpen: {
    merged: (names: readonly string[]): string =>
      names.length === 0
        ? ''
        : `有 ${names.length} 处的处理与同一行、同一框、同一脚注或相邻处的其他处理不同，无法分开写入，已留作修订标记，请在 Word 中逐处处理：${names.join('、')}。`,
    clean: (names: readonly string[]): string =>
      names.length === 0
        ? ''
        : `有 ${names.length} 处的处理与同一行、同一框、同一脚注或相邻处的其他处理不同，无法分开写入，仍为原文，请在 Word 中逐处处理：${names.join('、')}。`,
  },
  picture: (clause: string): string => `${clause}图片`,
  change: (clause: string, old: string, target: string): string =>
    `${clause}“${shortened(old)}”改为“${shortened(target)}”`,
  textOnly:
    '只核对了文字：两份文件中只有一份是 Word 文档，处理结果按文字写入；表格结构、图片、公式和格式的差异未写入，也未核对，编号可能改为键入的文字。',
  structureDiffers:
    '只核对了文字：这些处理结果无法按结构分开写入，已改为按文字写入；表格结构、图片、公式和格式的差异未写入，也未核对，编号可能改为键入的文字。',
} as const;

const SHORT = 20;

function shortened(text: string): string {
  return text.length <= SHORT ? text : `${text.slice(0, SHORT)}…`;
}

function ofNoise(count: number): string {
  return count === 0 ? '' : `（其中可忽略的差异 ${count} 处）`;
}

function ofMixed(count: number): string {
  return count === 0 ? '' : `；其中 ${count} 段里各处的处理不同，这些段落只核对了文字`;
}

/** The cover letter: what changed, and what was decided on it. */
export const letterText = {
  title: '合同修改说明',
  files: '比对文件',
  between: (old: string, target: string): string => `${old} → ${target}`,
  count: '差异',
  counts: (listed: number, applied: number, undone: number, open: number): string =>
    `共列 ${listed} 处：已接受 ${applied}，已拒绝 ${undone}，未处理 ${open}`,
  date: '日期',
  noise: (count: number): string => `另有 ${count} 处可忽略的差异（标点、空白、编号等）未列出。`,
  nothing: '两份文档没有需要说明的差异。',
  notExamined: '未检查的部分',
  columns: {
    index: '序号',
    clause: '条款',
    before: '修改前（所在整句）',
    after: '修改后（所在整句）',
    significance: '重要性',
    gainer: '有利于',
    reason: '说明',
    state: '处理与备注',
  },
  absent: '（无）',
  bound: '（无法与所在条款的移动分开写入，文件中随移动处理）',
  marked: (text: string): string => `【${text}】`,
  sheet: '修改说明',
} as const;

export const reportText = {
  title: '文档比对报告',
  summary: (total: number, major: number, minor: number, noise: number): string =>
    `共 ${total} 处差异：重要 ${major}，一般 ${minor}，可忽略 ${noise}。`,
  noChanges: '两份文档的文字完全一致。',
  changes: '差异列表',
  merged: '合并修订视图',
  columns: {
    index: '序号',
    type: '类型',
    significance: '重要性',
    clause: '条款',
    old: '原文',
    new: '新文',
    oldPage: '原页',
    newPage: '新页',
    reason: '理由',
    state: '处理状态',
    note: '备注',
  },
  states: {
    open: '未处理',
    accepted: '已接受',
    edited: '已接受',
    rejected: '已拒绝',
  } as const satisfies Record<DecisionState, string>,
  suspect: '疑似识别误差',
  cut: '…（已截断，全文见 Word/HTML 导出）',
  filter: '筛选',
  search: '搜索差异文字',
  sheets: { changes: '差异列表', coverage: '检查范围与统计' },
  last: {
    title: '核对与检查范围',
    files: '文件',
    hash: 'SHA-256',
    options: '比对选项',
    defaults: '默认选项',
    counts: '统计',
    examined: '已检查',
    notExamined: '未检查',
    everythingExamined: '无',
    replay: '还原核对',
    verified: (at: string): string =>
      `已核对：将修订应用于原文档得到新文档的全部文字，反向应用得到原文档的全部文字，逐字一致。核对时间：${at}。`,
    item: (side: string, what: string, count: number): string => `${side} · ${what}：${count}`,
    missing: (side: string, what: string, count: number, reason: string): string =>
      `${side} · ${what}：${count}（${reason}）`,
  },
  counts: {
    insert: '新增',
    delete: '删除',
    replace: '修改',
    move: '移动',
    format: '格式',
    image: '图片',
    major: '重要',
    minor: '一般',
    noise: '可忽略',
    suspect: '疑似识别误差',
    oldCharacters: '原文档字符数',
    newCharacters: '新文档字符数',
  } as Readonly<Record<string, string>>,
  options: {
    ignoreCase: '忽略大小写',
    ignorePunctuation: '忽略标点',
    ignoreSpaces: '忽略空白',
    ignoreWidth: '忽略全角半角',
    ignoreScript: '忽略繁简',
    ignoreHeadersFooters: '忽略页眉页脚',
    ignoreNumbering: '忽略编号',
    ignoreFormatting: '忽略格式',
    ignoreTables: '忽略表格',
    ignoredRegions: '忽略的区域',
    revisions: '文件内已有修订',
  } as Readonly<Record<string, string>>,
  revisionViews: { accepted: '全部接受', rejected: '全部拒绝', shown: '按显示' } as Readonly<
    Record<string, string>
  >,
  moreNotes: (count: number): string => `本页另有 ${count} 处差异，见文末列表`,
  /** Before a number on the page. */
  signs: { insert: '增', delete: '删', replace: '改', move: '移', format: '式', image: '图' },
  oldShort: '原',
  newShort: '新',
} as const;
