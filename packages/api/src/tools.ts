/**
 * The tools that work on files, a row each. Task lists, statistics, messages, balances, sharing and permissions read it; a tool's own calls and
 * screens are in its feature.
 */
import type { ObjectKind } from './define-route.ts';

/** `balance`: each task takes a use that was bought. `daily`: free, some a day. `included`: part of other work, neither paid nor counted. */
type Price = 'balance' | 'daily' | 'included';

interface ToolRow {
  readonly title: string;
  /** What routes and records call one of its tasks. */
  readonly object: ObjectKind;
  readonly price: Price;
  /** The names under which others can be let in (docs/spec.md#collaboration); empty: members of the space only. */
  readonly products: readonly string[];
  /** Where a user goes when the result is no longer there. */
  readonly listPath: string;
  readonly resultPath: (id: string) => string;
}

/** Stored names: `correct` is proofreading, `duplicate` the plagiarism check, `document` the reading of a file for the knowledge base. */
export const toolTable = {
  compare: {
    title: '文档比对',
    object: 'comparison',
    price: 'balance',
    products: ['compare', 'compareV3'],
    listPath: '/contract-compare/list',
    resultPath: (id) => `/contract-compare/${id}`,
  },
  audit: {
    title: '合同审查',
    object: 'audit',
    price: 'balance',
    products: ['audit'],
    listPath: '/contract-audit/list',
    resultPath: (id) => `/contract-audit/result/model?id=${id}`,
  },
  duplicate: {
    title: '文档查重',
    object: 'plagiarism',
    price: 'balance',
    products: ['duplicate'],
    listPath: '/plagiarism/list',
    resultPath: (id) => `/plagiarism/result?taskId=${id}`,
  },
  correct: {
    title: '合同纠错',
    object: 'proofreading',
    price: 'daily',
    products: [],
    listPath: '/dashboard',
    resultPath: (id) => `/contract-correct/result?id=${id}`,
  },
  document: {
    title: '文档读取',
    object: 'document',
    price: 'included',
    products: ['document'],
    listPath: '/document',
    resultPath: (id) => `/document-manage/${id}`,
  },
  convert: {
    title: '文档转换',
    object: 'conversion',
    price: 'daily',
    products: [],
    listPath: '/convert-tool/convert',
    resultPath: (id) => `/convert-tool/convert?task=${id}`,
  },
  ocr: {
    title: '文字识别',
    object: 'recognition',
    price: 'daily',
    products: [],
    listPath: '/convert-tool/ocr',
    resultPath: (id) => `/convert-tool/ocr?task=${id}`,
  },
  template: {
    title: '合同模板',
    object: 'generatedDocument',
    price: 'balance',
    products: [],
    listPath: '/document-manage/upload',
    resultPath: (id) => `/document-manage/upload?generated=${id}`,
  },
} as const satisfies Readonly<Record<string, ToolRow>>;

type Table = typeof toolTable;
export type TaskTool = keyof Table;

/** The kinds of object that are tasks. */
export type TaskObject = Table[TaskTool]['object'];

export const taskTools = Object.keys(toolTable) as readonly TaskTool[];

type ToolsAt<Wanted extends Price> = {
  [Tool in TaskTool]: Table[Tool]['price'] extends Wanted ? Tool : never;
}[TaskTool];

function toolsAt<Wanted extends Price>(...prices: readonly Wanted[]): readonly ToolsAt<Wanted>[] {
  const isWanted = (tool: TaskTool): tool is ToolsAt<Wanted> =>
    prices.some((price) => price === toolTable[tool].price);
  return taskTools.filter(isWanted);
}

/** Tools whose tasks take a use that was bought. */
export const balanceTools = toolsAt('balance');
export type BalanceTool = (typeof balanceTools)[number];

/** Tools that are free, some uses a day. */
export const freeTools = toolsAt('daily');
export type FreeTool = (typeof freeTools)[number];

/** Tools whose tasks are counted; reading a document is part of the others. */
export const countedTools = toolsAt('balance', 'daily');
export type CountedTool = (typeof countedTools)[number];

/** Tools whose results people outside of the space can be let in to. */
export const sharedTools = taskTools.filter((tool) => toolTable[tool].products.length > 0);
export type ProductType = Table[TaskTool]['products'][number];
export const productTypes: readonly ProductType[] = taskTools.flatMap((tool) => [
  ...toolTable[tool].products,
]);

export function toolOfProduct(type: ProductType): TaskTool {
  const tool = taskTools.find((name) => toolTable[name].products.some((product) => product === type));
  if (!tool) throw new Error(`no tool has the product ${type}`);
  return tool;
}
