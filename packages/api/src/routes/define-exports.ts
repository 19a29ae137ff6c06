/** The calls by which a tool's result becomes a file: asked for, made in the background, downloaded. The same for every tool. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { type ExportedTool, exportFormatsOf } from '../export-table.ts';
import { toolTable } from '../tools.ts';
import { id } from './shapes.ts';
import { resultErrors } from './tasks.ts';

interface ExportedResult<Name extends string, Tool extends ExportedTool> {
  /** The end of the calls' names: `Audit` makes `createAuditExport`. */
  readonly name: Name;
  readonly feature: string;
  readonly tool: Tool;
  /** The address of one result, with `{id}`. */
  readonly path: `/${string}`;
  /** What `create` exports, for the reference. */
  readonly exported: string;
}

export function defineExports<const Name extends string, const Tool extends ExportedTool>({
  name,
  feature,
  tool,
  path,
  exported,
}: ExportedResult<Name, Tool>) {
  const object = toolTable[tool].object;
  const format = z.enum(exportFormatsOf(tool));
  const params = z.object({ id, format });
  const policy = { kind: 'object', object, param: 'id', ability: 'read' } as const;
  const answer = z.object({
    format,
    status: z.enum(['pending', 'running', 'complete', 'failed']),
    fileName: z.string(),
    size: z.number().int().nullable(),
    failure: z.object({ message: z.string() }).nullable(),
    /** What was checked on this very file, or what it does not carry. */
    notice: z.string().nullable(),
  });
  return {
    create: defineRoute({
      name: `create${name}Export`,
      feature,
      method: 'POST',
      path: `${path}/exports`,
      summary: `导出${exported}；已有的直接给出，失败或处理情况有变的重新生成`,
      policy,
      params: z.object({ id }),
      body: z.object({ format }),
      answer,
      record: 'exported',
      errors: resultErrors,
    }),
    read: defineRoute({
      name: `read${name}Export`,
      feature,
      method: 'GET',
      path: `${path}/exports/{format}`,
      summary: '导出文件的状态',
      policy,
      params,
      answer,
      errors: resultErrors,
    }),
    download: defineRoute({
      name: `download${name}Export`,
      feature,
      method: 'GET',
      path: `${path}/exports/{format}/file`,
      summary: '下载导出文件',
      policy,
      params,
      answer: z.unknown(),
      answerKind: 'file',
      record: 'downloaded',
      errors: resultErrors,
    }),
  };
}
