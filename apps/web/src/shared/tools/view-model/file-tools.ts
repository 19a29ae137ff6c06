/**
 * The tools that take files, a row each, in the order of the workbench. Cards, drop choices, samples and "send to" read it; icons and
 * calls are beside it in `tool-icons.ts` and `start-sample.ts`. Pure.
 */
import {
  BATCH_MAX_FILES,
  COMPARISON_MAX_TARGETS,
  CONVERSION_MAX_FILES,
  KNOWLEDGE_BATCH_MAX,
  type TaskTool,
} from '@wenjian/api';
import type { ToolName } from '../tool-catalogue.ts';

/** What was dropped: one file of a kind, or several. */
export type Dropped = 'contract' | 'picture' | 'sheet' | 'several' | 'pictures';

interface FileToolRow {
  /** How many files it takes at once: of a review and a correction each becomes a task, a check is of two parties. */
  readonly files: number;
  /** More than these, dropped together, were seldom meant for it. */
  readonly likelyFiles?: number;
  /** How likely it is for what was dropped; 1 is recommended. */
  readonly ranks: Readonly<Partial<Record<Dropped, number>>>;
  /** What it does with dropped files. */
  readonly does: string;
  /** The next step where one file is not enough. */
  readonly doesWithOne?: string;
  /** No page of it takes files: they are put there at once. */
  readonly isPlace?: true;
  readonly sample: {
    readonly words: string;
    /** A finished example that everybody may see. */
    readonly example?: string;
  };
}

const table = {
  compare: {
    files: COMPARISON_MAX_TARGETS + 1,
    // One baseline against many versions: files that were dropped together seldom are that.
    likelyFiles: 2,
    ranks: { contract: 3, picture: 4, sheet: 3, several: 1, pictures: 3 },
    does: '找出两份之间的每处改动',
    doesWithOne: '作为原文件，再放入新版本',
    sample: {
      words: '对方改了什么：价款、期限、风险转移，还有悄悄删掉的保密条款',
    },
  },
  audit: {
    files: BATCH_MAX_FILES,
    ranks: { contract: 1, picture: 2, sheet: 5, several: 4, pictures: 5 },
    does: '按立场逐条检查风险',
    sample: {
      words: '读出合同类型与双方，选立场后逐条列出风险与依据',
      // Reading is free; the review starts, and is paid for, when the standpoint is chosen.
      example: '/contract-audit/result',
    },
  },
  correct: {
    files: BATCH_MAX_FILES,
    ranks: { contract: 2, picture: 3, sheet: 6, several: 5, pictures: 6 },
    does: '错别字、金额与编号',
    sample: {
      words: '找出错别字，以及大小写对不上的金额',
      example: '/contract-correct/result',
    },
  },
  plagiarism: {
    task: 'duplicate',
    files: 2,
    ranks: { contract: 4, picture: 6, sheet: 4, several: 2, pictures: 4 },
    does: '找出相同与改写的片段',
    doesWithOne: '再放入另一方，或对照文本库',
    sample: {
      words: '两份稿子有多少相同，相同的在哪里',
    },
  },
  convert: {
    files: CONVERSION_MAX_FILES,
    ranks: { contract: 5, picture: 5, sheet: 1, several: 3, pictures: 2 },
    does: '转成 PDF、Word、Excel 等，或合并拆分',
    sample: {
      words: '把 Word 转成版式不变的 PDF',
    },
  },
  ocr: {
    files: CONVERSION_MAX_FILES,
    ranks: { contract: 6, picture: 1, sheet: 7, several: 6, pictures: 1 },
    does: '把扫描件变成文字',
    sample: {
      words: '把扫描的一页变成可以复制的文字',
    },
  },
  documents: {
    task: 'document',
    files: KNOWLEDGE_BATCH_MAX,
    ranks: { contract: 8, picture: 7, sheet: 2, several: 4, pictures: 5 },
    does: '保存，供团队检索',
    isPlace: true,
    sample: {
      words: '放入知识库，全文可以检索',
    },
  },
  templates: {
    task: 'template',
    files: 1,
    ranks: { contract: 7, picture: 8, sheet: 8 },
    does: '找出空白，变成可填写的模板',
    sample: {
      words: '找出签署处的空白，变成可填写的模板',
    },
  },
} satisfies { readonly [Name in ToolName]?: FileToolRow & TaskOf<Name> };

/** What its tasks are called on the server, where that is not the name of the tool. */
type TaskOf<Name> = Name extends TaskTool ? { readonly task?: never } : { readonly task: TaskTool };

export type FileTool = keyof typeof table;

export const fileToolNames = Object.keys(table) as readonly FileTool[];

export const fileTools = Object.fromEntries(
  fileToolNames.map((name) => [name, { task: name, ...table[name] }]),
) as Readonly<Record<FileTool, FileToolRow & { readonly task: TaskTool }>>;

/** Null for a tool of the registry that has no row here: its tasks are listed all the same. */
export function toolOfTask(task: TaskTool): FileTool | null {
  return fileToolNames.find((name) => fileTools[name].task === task) ?? null;
}
