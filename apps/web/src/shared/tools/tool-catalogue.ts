/** The product's tools, a row each, for visitors and members alike: the site loads it, so it imports nothing but the list of conversions. What members need is in `view-model/file-tools.ts`. */
import { conversionPoints } from '@wenjian/api/conversion-tools';

const WORKBENCH_PATH = '/dashboard';
/** Names the tool whose start dialog the workbench shows. */
export const START_PARAMETER = 'start';

/** A sheet of paper, the ground of the marks. */
const SHEET = 'M5 3.5h14v25H5z';

export interface Tool extends ToolRow {
  readonly name: ToolName;
}

interface ToolRow {
  readonly title: string;
  /** Its purpose, in one sentence. */
  readonly summary: string;
  /** What a user can do with it, as short points. */
  readonly points: readonly string[];
  /** The target of its card. */
  readonly path: string;
  /** Its drawing on the home page: what it does to a sheet. Tools for documents have one and are offered to visitors; the others manage a workspace. */
  readonly mark?: { readonly ink: string; readonly accent: string };
}

const table = {
  compare: {
    mark: {
      ink: 'M3.5 6h11v20h-11zM17.5 6h11v20h-11zM6 11h6M20 11h6M6 21h6M20 21h6',
      accent: 'M6 16h6M20 16h6',
    },
    title: '文档比对',
    summary: '找出两份文档之间的每一处改动，并指出改动在原文的位置。',
    points: ['左右对照，同步滚动', '新增、删除、替换分别标记', '写明检查了什么、没有检查什么'],
    path: '/contract-compare/upload',
  },
  audit: {
    mark: {
      ink: `${SHEET}M9 9h6M9 14h4`,
      accent: 'M20 14l7 3v4c0 4-3 6.5-7 8-4-1.5-7-4-7-8v-4zM17 21l2.4 2.4L24 19',
    },
    title: '合同审查',
    summary: '按您的立场逐条检查合同，风险旁边就是原文与依据。',
    points: [
      '识别合同类型与各方立场',
      '每条风险引用原文、说明理由与依据',
      '按审查清单列出已检查与未检查的条目',
    ],
    path: '/contract-audit/upload',
  },
  correct: {
    mark: { ink: `${SHEET}M9 9h6M9 14h6M9 23h4`, accent: 'M9 18.5h5M17 24l8.5-8.5 3 3L20 27l-4 1z' },
    title: '合同纠错',
    summary: '检查错别字、金额大小写、编号与引用是否前后一致。',
    points: ['错别字与标点', '金额大小写、日期、编号核对', '逐条接受或忽略，导出改好的文件'],
    // The workbench opens the start dialog; visitors sign in on the way.
    path: `${WORKBENCH_PATH}?${START_PARAMETER}=correct`,
  },
  plagiarism: {
    mark: { ink: 'M4 3.5h11v17H4zM17 11.5h11v17H17zM7 8h5M20 24h5', accent: 'M7 13h5M20 17h5M15 13l2 4' },
    title: '文档查重',
    summary: '一对一或对照文本库，找出相同与相似的片段。',
    points: ['一对一与一对多两种方式', '相同、改写分别标记', '图片、敏感词与作者信息一并检查'],
    path: '/plagiarism/upload',
  },
  convert: {
    mark: {
      ink: 'M4 4.5h10v13H4zM18 14.5h10v13H18zM7 9h4M21 23h4',
      accent: 'M19 6h5v5M24 6l-5 0M13 26H8v-5M8 26h5',
    },
    title: '文档转换',
    summary: '在 Word、PDF、Excel、PPT 与图片之间转换，整理 PDF 的页面。',
    points: conversionPoints(),
    path: '/convert-tool/convert',
  },
  ocr: {
    mark: { ink: 'M4 10V4h6M22 4h6v6M28 22v6h-6M10 28H4v-6', accent: 'M9 12h14M9 17h14M9 22h8' },
    title: '文字识别',
    summary: '把扫描件和照片变成可以搜索、复制的文字。',
    points: ['盖章页面先去除印章再识别', '不确定的字单独标出'],
    path: '/convert-tool/ocr',
  },
  documents: {
    title: '知识库',
    summary: '保存团队的文档，随时检索、预览，并作为各项工具的素材。',
    points: ['按空间保存与共享', '全文检索', '查看已用与可用空间'],
    path: '/document',
  },
  templates: {
    title: '模板管理',
    summary: '把合同变成模板，填写后生成 Word 与 PDF。',
    points: ['自动找出要填写的地方', '一键与模板比对'],
    path: '/document-manage/upload',
  },
  statistics: {
    title: '数据统计',
    summary: '查看团队各项工具的使用情况。',
    points: ['按日期与成员统计', '次数的使用与退回明细'],
    path: '/static',
  },
  orders: {
    title: '我的订单',
    summary: '查看会员与套餐的购买记录。',
    points: ['订单状态与发票信息', '未支付订单可继续支付'],
    path: '/order-list/index',
  },
} satisfies Readonly<Record<string, ToolRow>>;

export type ToolName = keyof typeof table;

/** In the order in which they are shown. */
const toolNames = Object.keys(table) as readonly ToolName[];

export const tools = Object.fromEntries<Tool>(
  toolNames.map((name) => [name, { name, ...table[name] }]),
) as Readonly<Record<ToolName, Tool>>;

export const documentTools: readonly Tool[] = toolNames
  .map((name) => tools[name])
  .filter(({ mark }) => mark !== undefined);
