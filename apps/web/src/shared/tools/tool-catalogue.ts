/** The product's tools in one list, used by the home page and the workbench. */

export const toolNames = [
  'compare',
  'audit',
  'correct',
  'plagiarism',
  'convert',
  'ocr',
  'documents',
  'templates',
  'statistics',
  'orders',
] as const;
export type ToolName = (typeof toolNames)[number];

const WORKBENCH_PATH = '/dashboard';
/** Names the tool whose start dialog the workbench shows. */
export const START_PARAMETER = 'start';

export interface Tool {
  readonly name: ToolName;
  readonly title: string;
  /** Its purpose, in one sentence. */
  readonly summary: string;
  /** What a user can do with it, as short points. */
  readonly points: readonly string[];
  /** The target of its card. */
  readonly path: string;
  /** Document tools are offered to visitors; the others manage a workspace. */
  readonly isDocumentTool: boolean;
}

export const tools: Readonly<Record<ToolName, Tool>> = {
  compare: {
    name: 'compare',
    title: '文档比对',
    summary: '找出两份文档之间的每一处改动，并指出改动在原文的位置。',
    points: ['左右对照，同步滚动', '新增、删除、替换分别标记', '写明检查了什么、没有检查什么'],
    path: '/contract-compare/upload',
    isDocumentTool: true,
  },
  audit: {
    name: 'audit',
    title: '合同审查',
    summary: '按您的立场逐条检查合同，风险旁边就是原文与依据。',
    points: [
      '识别合同类型与各方立场',
      '每条风险引用原文、说明理由与依据',
      '按审查清单列出已检查与未检查的条目',
    ],
    path: '/contract-audit/upload',
    isDocumentTool: true,
  },
  correct: {
    name: 'correct',
    title: '合同纠错',
    summary: '检查错别字、金额大小写、编号与引用是否前后一致。',
    points: ['错别字与标点', '金额大小写、日期、编号核对', '逐条接受或忽略，导出改好的文件'],
    // The workbench opens the start dialog; visitors sign in on the way.
    path: `${WORKBENCH_PATH}?${START_PARAMETER}=correct`,
    isDocumentTool: true,
  },
  plagiarism: {
    name: 'plagiarism',
    title: '文档查重',
    summary: '一对一或对照文本库，找出相同与相似的片段。',
    points: ['一对一与一对多两种方式', '相同、改写分别标记', '图片、敏感词与作者信息一并检查'],
    path: '/plagiarism/upload',
    isDocumentTool: true,
  },
  convert: {
    name: 'convert',
    title: '文档转换',
    summary: '在 Word、PDF、Excel、PPT 与图片之间转换，保持版式。',
    points: ['一次处理多个文件', '合并、拆分、压缩、加页码'],
    path: '/convert-tool/convert',
    isDocumentTool: true,
  },
  ocr: {
    name: 'ocr',
    title: '文字识别',
    summary: '把扫描件和照片变成可以搜索、复制的文字。',
    points: ['盖章页面先去除印章再识别', '不确定的字单独标出'],
    path: '/convert-tool/ocr',
    isDocumentTool: true,
  },
  documents: {
    name: 'documents',
    title: '知识库',
    summary: '保存团队的文档，随时检索、预览，并作为各项工具的素材。',
    points: ['按空间保存与共享', '全文检索', '查看已用与可用空间'],
    path: '/document',
    isDocumentTool: false,
  },
  templates: {
    name: 'templates',
    title: '模板管理',
    summary: '把合同变成模板，填写后生成 Word 与 PDF。',
    points: ['自动找出要填写的地方', '一键与模板比对'],
    path: '/document-manage/upload',
    isDocumentTool: false,
  },
  statistics: {
    name: 'statistics',
    title: '数据统计',
    summary: '查看团队各项工具的使用情况。',
    points: ['按日期与成员统计', '次数的使用与退回明细'],
    path: '/static',
    isDocumentTool: false,
  },
  orders: {
    name: 'orders',
    title: '我的订单',
    summary: '查看会员与套餐的购买记录。',
    points: ['订单状态与发票信息', '未支付订单可继续支付'],
    path: '/order-list/index',
    isDocumentTool: false,
  },
};

export const documentTools: readonly Tool[] = toolNames
  .map((name) => tools[name])
  .filter((tool) => tool.isDocumentTool);
