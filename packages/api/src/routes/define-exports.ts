/** The calls by which a tool's result becomes a file: asked for, made in the background, downloaded. The same for every tool. */
import { z } from 'zod';
import { defineRoute, type ObjectKind } from '../define-route.ts';
import { id } from './shapes.ts';
import { resultErrors } from './tasks.ts';

interface ExportedTool<Name extends string, Kind extends ObjectKind, Format extends string> {
  /** The end of the calls' names: `Audit` makes `createAuditExport`. */
  readonly name: Name;
  readonly feature: string;
  readonly object: Kind;
  /** The address of one result, with `{id}`. */
  readonly path: `/${string}`;
  readonly formats: readonly Format[];
  /** What `create` does, for the reference. */
  readonly summary: string;
}

export function defineExports<
  const Name extends string,
  const Kind extends ObjectKind,
  const Format extends string,
>({ name, feature, object, path, formats, summary }: ExportedTool<Name, Kind, Format>) {
  const format = z.enum(formats);
  const params = z.object({ id, format });
  const policy = { kind: 'object', object, param: 'id', ability: 'read' } as const;
  const answer = z.object({
    format,
    status: z.enum(['pending', 'running', 'complete', 'failed']),
    fileName: z.string(),
    size: z.number().int().nullable(),
    failure: z.object({ message: z.string() }).nullable(),
  });
  return {
    create: defineRoute({
      name: `create${name}Export`,
      feature,
      method: 'POST',
      path: `${path}/exports`,
      summary,
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
