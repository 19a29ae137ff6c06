/**
 * The tools that work on files, a row each. Task lists, statistics, messages, balances, sharing and permissions read it; a tool's own calls and
 * screens are in its feature.
 */

/** `balance`: each task takes a use that was bought. `daily`: free, some a day. `included`: part of other work, neither paid nor counted. */
type Price = 'balance' | 'daily' | 'included';

export interface ToolRow<Kind extends string = string> {
  readonly title: string;
  /** What routes and records call one of its tasks. */
  readonly object: Kind;
  /** The same for people who read the records. */
  readonly noun: string;
  readonly price: Price;
  /**
   * The names under which others can be let in, with the paths of their calls (docs/spec.md#collaboration); none: members of the space only.
   */
  readonly products: Readonly<Record<string, string>>;
  /** Where a user goes when the result is no longer there. */
  readonly listPath: string;
  readonly resultPath: (id: string) => string;
}

/** Stored names: `correct` is proofreading, `duplicate` the plagiarism check, `document` the reading of a file for the knowledge base. */
export const toolTable = {
  compare: {
    title: '文档比对',
    object: 'comparison',
    noun: '比对',
    price: 'balance',
    // Both versions use the same task.
    products: { compare: 'v2/contract-compare', compareV3: 'contract-compare/v3' },
    listPath: '/contract-compare/list',
    resultPath: (id) => `/contract-compare/${id}`,
  },
  audit: {
    title: '合同审查',
    object: 'audit',
    noun: '审查',
    price: 'balance',
    products: { audit: 'contract-audit' },
    listPath: '/contract-audit/list',
    resultPath: (id) => `/contract-audit/result/model?id=${id}`,
  },
  duplicate: {
    title: '文档查重',
    object: 'plagiarism',
    noun: '查重',
    price: 'balance',
    products: { duplicate: 'contract-duplication' },
    listPath: '/plagiarism/list',
    resultPath: (id) => `/plagiarism/result?taskId=${id}`,
  },
  correct: {
    title: '合同纠错',
    object: 'proofreading',
    noun: '纠错',
    price: 'daily',
    products: {},
    listPath: '/contract-correct/list',
    resultPath: (id) => `/contract-correct/result/model?id=${id}`,
  },
  document: {
    title: '文档读取',
    object: 'document',
    noun: '文档',
    price: 'included',
    products: { document: 'contract-document' },
    listPath: '/document',
    resultPath: (id) => `/document-manage/${id}`,
  },
  convert: {
    title: '文档转换',
    object: 'conversion',
    noun: '转换',
    price: 'daily',
    products: {},
    listPath: '/convert-tool/convert',
    resultPath: (id) => `/convert-tool/convert?task=${id}`,
  },
  ocr: {
    title: '文字识别',
    object: 'recognition',
    noun: '文字识别',
    price: 'daily',
    products: {},
    listPath: '/convert-tool/ocr',
    resultPath: (id) => `/convert-tool/ocr?task=${id}`,
  },
  template: {
    title: '合同模板',
    object: 'generatedDocument',
    noun: '合同',
    price: 'balance',
    products: {},
    listPath: '/document-manage/upload',
    resultPath: (id) => `/document-manage/upload?generated=${id}`,
  },
} as const satisfies Readonly<Record<string, ToolRow>>;

type Table = typeof toolTable;
export type TaskTool = keyof Table;

/** The tool whose tasks are objects of this kind. */
export type ToolOf<Wanted extends TaskObject> = {
  [Tool in TaskTool]: Table[Tool]['object'] extends Wanted ? Tool : never;
}[TaskTool];

/** The kinds of object that are tasks. */
export type TaskObject = Table[TaskTool]['object'];

/** Those that people outside of the space can be let in to. */
export type SharedTaskObject = {
  [Tool in TaskTool]: keyof Table[Tool]['products'] extends never ? never : Table[Tool]['object'];
}[TaskTool];

type ToolsAt<Wanted extends Price> = {
  [Tool in TaskTool]: Table[Tool]['price'] extends Wanted ? Tool : never;
}[TaskTool];

export type BalanceTool = ToolsAt<'balance'>;
export type FreeTool = ToolsAt<'daily'>;
export type CountedTool = ToolsAt<'balance' | 'daily'>;
export type ProductType = { [Tool in TaskTool]: keyof Table[Tool]['products'] }[TaskTool];

/** The tools of a product, as everything that treats all of them alike is given them. */
export interface Tools {
  readonly rows: Readonly<Record<TaskTool, ToolRow<TaskObject>>>;
  readonly names: readonly TaskTool[];
  /** Their tasks take a use that was bought. */
  readonly balance: readonly BalanceTool[];
  /** Free, some uses a day. */
  readonly free: readonly FreeTool[];
  /** Their tasks are counted; reading a document is part of the others. */
  readonly counted: readonly CountedTool[];
  /** People outside of the space can be let in to their results. */
  readonly shared: readonly TaskTool[];
  readonly productTypes: readonly ProductType[];
  /** Throws for a name that is no tool's. */
  named(name: string): TaskTool;
  ofProduct(type: ProductType): TaskTool;
}

/** A test gives rows of its own besides those of the product. */
export function createTools(rows: Readonly<Record<TaskTool, ToolRow<TaskObject>>>): Tools {
  const names = Object.keys(rows) as readonly TaskTool[];
  const productsOf = (tool: TaskTool) => Object.keys(rows[tool].products) as readonly ProductType[];
  function at<Wanted extends Price>(...prices: readonly Wanted[]): readonly ToolsAt<Wanted>[] {
    const isWanted = (tool: TaskTool): tool is ToolsAt<Wanted> =>
      prices.some((price) => price === rows[tool].price);
    return names.filter(isWanted);
  }
  function required(tool: TaskTool | undefined, name: string): TaskTool {
    if (tool === undefined) throw new Error(`no tool is or has ${name}`);
    return tool;
  }
  return {
    rows,
    names,
    balance: at('balance'),
    free: at('daily'),
    counted: at('balance', 'daily'),
    shared: names.filter((tool) => productsOf(tool).length > 0),
    productTypes: names.flatMap(productsOf),
    named: (name) =>
      required(
        names.find((tool: string) => tool === name),
        name,
      ),
    ofProduct: (type) =>
      required(
        names.find((tool) => productsOf(tool).includes(type)),
        type,
      ),
  };
}

/** The product's own. */
export const tools = createTools(toolTable);
export const {
  names: taskTools,
  balance: balanceTools,
  counted: countedTools,
  productTypes,
  ofProduct: toolOfProduct,
} = tools;
