/** zh-CN texts of exported corrections. */
import type { DecisionState } from '@wenjian/document';

export const proofreadingExportText = {
  states: {
    open: '未处理',
    accepted: '已接受',
    edited: '已接受',
    rejected: '已忽略',
  } as const satisfies Record<DecisionState, string>,
  deleted: '（删除）',
  inserted: '（此处增加）',
  noSuggestion: '（请核对）',
  page: (page: number): string => `第 ${page} 页`,
  between: ' · ',
  around: (words: string): string => `“…${words}…”`,
  comment: {
    title: (index: number, tier: string, family: string): string => `【${index}】${tier} · ${family}`,
    reason: '理由：',
    formula: '计算：',
    suggestion: '建议：',
    rewritten: '改写：',
    written: '已接受，修订见正文。',
    renumbered: '已随全部编号重排，修订见正文。',
    notWritten: '已接受，但所在位置不能写入修订，请手工修改。',
  },
  errata: {
    title: '合同勘误表',
    file: '文件名称',
    hash: '文件校验（SHA-256）',
    date: '生成时间',
    count: '更正',
    counts: (accepted: number, open: number, rejected: number): string =>
      `已接受 ${accepted} 处，未处理 ${open} 处，已忽略 ${rejected} 处`,
    list: '更正一览',
    renumbering: '编号重排',
    notExamined: '未检查的内容',
    nothing: '没有需要列出的更正。',
    columns: ['序号', '位置', '原文', '更正', '类别与理由', '处理'],
    sheets: { list: '勘误表', about: '说明' },
    line: (name: string, value: string): string => `${name}：${value}`,
    renumberColumns: ['类型', '现在', '改为', '所在'],
    renumberKinds: { number: '编号', reference: '引用' },
    notExaminedColumns: ['内容', '数量', '原因'],
    header: (name: string): string => `文鉴 · 合同勘误表 · ${name}`,
    pageOf: { before: '第 ', between: ' 页 / 共 ', after: ' 页' },
  },
  partial: '纠错模型还没有通读全文，文件里只有先列出的更正；通读后请重新导出。',
  /** What was done and checked on the corrected Word file. */
  clean: {
    counts: (written: number, open: number, rejected: number): string =>
      `已接受的 ${written} 处写入正文，未处理的 ${open} 处和已忽略的 ${rejected} 处保留原文，更正处没有修订标记。`,
    renumbered: (count: number): string => (count === 0 ? '' : `另按编号重排改写 ${count} 处编号与引用。`),
    leftOut: (count: number): string =>
      count === 0 ? '' : `另有 ${count} 处已接受的更正在批注、图片等不能写入的位置，请手工修改。`,
    untouched:
      '下载前已验证：文字与按处理结果算出的一致；除更正处的文字外，文件的每一个部件、元素与格式都与原文件相同，文件自带的修订与批注原样保留。',
    converted: '原文件不是 Word 文档，先转换成 Word 再写入；下载前已核对文字，版式以转换结果为准。',
    textOnly:
      '只核对了文字：有的更正不能只换文字（要换行、在制表符或编号处，或文件自带的修订改动了段落），因此按修订写入后再接受；文件自带的修订也一并接受。',
  },
  tracked: '下载前已核对文字：修订全部接受后与按处理结果算出的一致，全部拒绝后与原文件一致。',
  notText: '文件中没有可以批注的正文，无法导出带修订的 Word，可以导出勘误表。',
} as const;
