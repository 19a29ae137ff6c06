/**
 * What a tool's result can be saved as, a row for each format, in the order of the menu. Routes, job payloads, file names, media types, menus, what
 * is converted and what is made anew follow from it; the bytes are written by `writers`.
 */

interface ExportRow {
  /** In the menu, with one line of explanation. */
  readonly name: string;
  readonly detail: string;
  /** What the file is called behind the title of the result. */
  readonly called: string;
  /** Of the file; its media type follows (`packages/document/src/formats.ts`). */
  readonly ending: string;
  /** What people decided is shown, so the file is made anew when they decide. */
  readonly showsDecisions: boolean;
  /** The file that is written instead, and then converted. */
  readonly convertedFrom?: string;
  /** Marks are put on the pages of this document: without pages there is no such file. */
  readonly pagesOf?: 'document' | 'old' | 'new';
}

const ALL_DATA = '全部数据，供其他系统使用';

const table = {
  compare: {
    docx: {
      name: 'Word 修订稿',
      detail: '真实修订标记：接受全部 = 新版，拒绝全部 = 旧版；生成后注明核对到哪一层',
      called: '修订',
      ending: 'docx',
      showsDecisions: false,
    },
    mergedDocx: {
      name: 'Word 合并稿',
      detail: '接受的写入正文，拒绝的保留原文，未处理的留作修订标记；生成后注明核对到哪一层',
      called: '合并稿·未处理处为修订',
      ending: 'docx',
      showsDecisions: true,
    },
    cleanDocx: {
      name: 'Word 清洁稿',
      detail: '接受的写入正文，拒绝的和未处理的都保留原文，没有修订标记；生成后注明核对到哪一层',
      called: '清洁稿·未处理处保留原文',
      ending: 'docx',
      showsDecisions: true,
    },
    letterDocx: {
      name: '修改说明 Word',
      detail: '逐条列出条款、修改前后的整句、重要性、有利方与处理备注，可随合同发送',
      called: '修改说明',
      ending: 'docx',
      showsDecisions: true,
    },
    letterPdf: {
      name: '修改说明 PDF',
      detail: '与 Word 修改说明相同，适合发送与打印',
      called: '修改说明',
      ending: 'pdf',
      showsDecisions: true,
      convertedFrom: 'letterDocx',
    },
    letterXlsx: {
      name: '修改说明 Excel',
      detail: '与 Word 修改说明相同，每处一行，改动处以【】标出',
      called: '修改说明',
      ending: 'xlsx',
      showsDecisions: true,
    },
    pdfOld: {
      name: '原文档 PDF（带标注）',
      detail: '在原文档页面上标出差异，页边有说明',
      called: '原文档标注',
      ending: 'pdf',
      showsDecisions: false,
      pagesOf: 'old',
    },
    pdfNew: {
      name: '新文档 PDF（带标注）',
      detail: '在新文档页面上标出差异，页边有说明',
      called: '新文档标注',
      ending: 'pdf',
      showsDecisions: false,
      pagesOf: 'new',
    },
    html: {
      name: '网页报告',
      detail: '一个文件，没有账号的人用浏览器就能看',
      called: '比对报告',
      ending: 'html',
      showsDecisions: true,
    },
    xlsx: {
      name: 'Excel 差异表',
      detail: '每处差异一行，带条款号、重要程度与处理结果',
      called: '差异清单',
      ending: 'xlsx',
      showsDecisions: true,
    },
    markdown: {
      name: 'Markdown',
      detail: '纯文字清单，适合粘贴到邮件或工单',
      called: '比对报告',
      ending: 'md',
      showsDecisions: true,
    },
  },
  audit: {
    docx: {
      name: 'Word（批注与修订）',
      detail: '风险为批注，采纳的建议为修订，可逐条接受或拒绝',
      called: '审查批注',
      ending: 'docx',
      showsDecisions: true,
    },
    pdf: {
      name: 'PDF（批注）',
      detail: '在合同页面上标出风险，附批注',
      called: '审查标注',
      ending: 'pdf',
      showsDecisions: true,
      pagesOf: 'document',
    },
    reportDocx: {
      name: '审查报告 Word',
      detail: '封面、摘要、风险表与检查范围，可继续编辑',
      called: '审查报告',
      ending: 'docx',
      showsDecisions: true,
    },
    reportPdf: {
      name: '审查报告 PDF',
      detail: '与 Word 报告相同，适合发送与打印',
      called: '审查报告',
      ending: 'pdf',
      showsDecisions: true,
      convertedFrom: 'reportDocx',
    },
    xlsx: {
      name: 'Excel 风险表',
      detail: '每条风险一行，另附逐条规则的结论与未检查的内容',
      called: '风险清单',
      ending: 'xlsx',
      showsDecisions: true,
    },
    json: { name: 'JSON', detail: ALL_DATA, called: '审查结果', ending: 'json', showsDecisions: true },
  },
  correct: {
    cleanDocx: {
      name: 'Word 更正稿',
      detail: '接受的更正写入正文，其余文字与格式不动；未处理的保留原文',
      called: '更正稿',
      ending: 'docx',
      showsDecisions: true,
    },
    docx: {
      name: 'Word 修订稿（带批注）',
      detail: '接受的更正为修订，理由为批注，可逐条接受或拒绝',
      called: '纠错修订',
      ending: 'docx',
      showsDecisions: true,
    },
    errataDocx: {
      name: '勘误表 Word',
      detail: '逐条列出位置、原文、改为与理由，可继续编辑',
      called: '勘误表',
      ending: 'docx',
      showsDecisions: true,
    },
    errataXlsx: {
      name: '勘误表 Excel',
      detail: '与 Word 勘误表相同，每处一行，可筛选',
      called: '勘误表',
      ending: 'xlsx',
      showsDecisions: true,
    },
    errataPdf: {
      name: '勘误表 PDF',
      detail: '与 Word 勘误表相同，适合发送与打印',
      called: '勘误表',
      ending: 'pdf',
      showsDecisions: true,
      convertedFrom: 'errataDocx',
    },
    text: {
      name: '改后全文 TXT',
      detail: '写入已接受的更正后的全文',
      called: '更正后',
      ending: 'txt',
      showsDecisions: true,
    },
    json: { name: 'JSON', detail: ALL_DATA, called: '纠错结果', ending: 'json', showsDecisions: true },
  },
  duplicate: {
    pdf: {
      name: '查重报告 PDF',
      detail: '封面、数字、片段对照与证据，适合存档',
      called: '查重报告',
      ending: 'pdf',
      showsDecisions: false,
      convertedFrom: 'docx',
    },
    highlighted: {
      name: '标注原文 PDF',
      detail: '在被查文件的页面上标出重复片段',
      called: '重复标注',
      ending: 'pdf',
      showsDecisions: false,
      pagesOf: 'document',
    },
    xlsx: {
      name: 'Excel',
      detail: '片段、图片与线索逐行列出',
      called: '查重报告',
      ending: 'xlsx',
      showsDecisions: false,
    },
    html: {
      name: '网页 HTML',
      detail: '一个文件，离线可看',
      called: '查重报告',
      ending: 'html',
      showsDecisions: false,
    },
    json: { name: 'JSON', detail: ALL_DATA, called: '查重结果', ending: 'json', showsDecisions: false },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ExportRow>>>>;

type Table = typeof table;
export type ExportedTool = keyof Table;
export const exportedTools = Object.keys(table) as readonly ExportedTool[];
export type ExportFormatOf<Tool extends ExportedTool> = keyof Table[Tool] & string;

/** The formats the writers write: a converted one is the one it is converted from. */
export type WrittenFormatOf<Tool extends ExportedTool> = {
  [Format in ExportFormatOf<Tool>]: Table[Tool][Format] extends { readonly convertedFrom: infer Source }
    ? Source
    : Format;
}[ExportFormatOf<Tool>];

export function exportFormatsOf<Tool extends ExportedTool>(tool: Tool): readonly ExportFormatOf<Tool>[] {
  return Object.keys(table[tool]) as ExportFormatOf<Tool>[];
}

export function exportRow<Tool extends ExportedTool>(tool: Tool, format: ExportFormatOf<Tool>): ExportRow {
  const rows: Readonly<Record<string, ExportRow>> = table[tool];
  const row = rows[format];
  if (!row) throw new Error(`${tool} is not exported as ${format}`);
  return row;
}

export function writtenFormatOf<Tool extends ExportedTool>(
  tool: Tool,
  format: ExportFormatOf<Tool>,
): WrittenFormatOf<Tool> {
  return (exportRow(tool, format).convertedFrom ?? format) as WrittenFormatOf<Tool>;
}

export function exportFileName<Tool extends ExportedTool>(
  tool: Tool,
  format: ExportFormatOf<Tool>,
  title: string,
): string {
  const { called, ending } = exportRow(tool, format);
  // A result of one file that was given no title has the file's name, ending included; a comparison's title names two files.
  const bare = tool === 'compare' ? title : title.replace(/(?<=.)\.[a-z]{2,4}x?$/i, '');
  return `${bare}（${called}）.${ending}`;
}
