/** Document conversion: files in, files out. Free, with a daily limit. */
import { conversionTargets } from '@wenjian/document/formats';
import { watermarkLayouts, watermarkSizes } from '@wenjian/document/watermark-places';
import { z } from 'zod';
import { type CompressionQuality, conversionChoices, PAGE_NUMBER_MAX } from '../../conversion-options.ts';
import {
  CONVERSION_LISTED_OUTPUTS,
  CONVERSION_MAX_FILES,
  CONVERSION_MAX_PAGES,
  conversionTools,
  toolOfOperation,
} from '../../conversion-tools.ts';
import { defineRoute } from '../../define-route.ts';
import { id, nothing, pageOf, paging } from '../shapes.ts';
import { taskBase, taskFile, taskStatus } from '../tasks.ts';

/** Page ranges as people write them: `1-3,5,8-`. Each character fits in one way only, so a wrong one is refused at once. */
export const PAGE_RANGES = /^\s*\d+\s*(?:-\s*(?:\d+\s*)?)?(?:,\s*\d+\s*(?:-\s*(?:\d+\s*)?)?)*$/;
const PAGE_RANGES_MAX_CHARACTERS = 500;

export const WATERMARK_MAX_CHARACTERS = 40;

const qualities = Object.keys(conversionChoices.quality) as CompressionQuality[];
const pageCount = z.number().int().min(1).max(CONVERSION_MAX_PAGES);

export const conversionOperation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('format'), to: z.enum(conversionTargets) }),
  z.object({ kind: z.literal('merge') }),
  z
    .object({
      kind: z.literal('split'),
      every: pageCount.exactOptional(),
      ranges: z
        .string()
        .max(PAGE_RANGES_MAX_CHARACTERS)
        .regex(PAGE_RANGES, '页码范围请写成 1-3,5,8- 的形式')
        .exactOptional(),
    })
    .refine(({ every, ranges }) => (every === undefined) !== (ranges === undefined), {
      message: '请选择按页数或按范围拆分',
    }),
  z.object({ kind: z.literal('compress'), quality: z.enum(qualities) }),
  z.object({
    kind: z.literal('pageNumbers'),
    action: z.enum(['add', 'remove']),
    start: z.number().int().min(0).max(PAGE_NUMBER_MAX).exactOptional(),
  }),
  z.object({
    kind: z.literal('arrange'),
    /** The pages of the result, in order; a page that is not named is left out. */
    pages: z
      .array(z.object({ page: pageCount, turn: z.literal([0, 90, 180, 270]).exactOptional() }))
      .min(1, '请至少保留一页')
      .max(CONVERSION_MAX_PAGES)
      .refine((pages) => new Set(pages.map(({ page }) => page)).size === pages.length, {
        message: '每一页只能出现一次',
      }),
  }),
  z.object({
    kind: z.literal('watermark'),
    text: z
      .string()
      .trim()
      .min(1, '请填写水印文字')
      .max(WATERMARK_MAX_CHARACTERS, `水印文字最多 ${WATERMARK_MAX_CHARACTERS} 个字`)
      .regex(/^[^\p{Cc}]*$/u, '水印文字请写成一行'),
    angle: z.number().int().min(-90).max(90),
    opacity: z.number().min(0.05).max(1),
    layout: z.enum(watermarkLayouts),
    size: z.enum(watermarkSizes),
  }),
  z.object({ kind: z.literal('searchable') }),
]);

export const conversion = taskBase.extend({
  operation: conversionOperation,
  files: z.array(
    taskFile.extend({
      /** 0 to 1: the progress of this file. Files merged into one file share their progress. */
      fraction: z.number().min(0).max(1),
      /** Why this file failed while others succeeded. */
      failure: z.string().nullable(),
    }),
  ),
  /** In a list of tasks only the first `CONVERSION_LISTED_OUTPUTS`. */
  outputs: z.array(
    z.object({ index: z.number().int(), name: z.string(), size: z.number().int(), type: z.string() }),
  ),
  /** What was lost or not converted, in sentences. */
  notes: z.array(z.string()),
  /** What reading the written files back has proven, in sentences. */
  checks: z.array(z.string()),
  /** 0 to 1 during and after splitting; null for every other operation. */
  splitPdfProgress: z.number().min(0).max(1).nullable(),
});

const params = z.object({ id });
const outputParams = z.object({ id, index: z.coerce.number().int().min(0) });
const object = { kind: 'object', object: 'conversion', param: 'id' } as const;

export const createConversion = defineRoute({
  name: 'createConversion',
  feature: 'convert',
  method: 'POST',
  path: '/api/wenjian/convert',
  summary: '新建转换：用一次当日免费次数，没有结果时不计',
  policy: { kind: 'space' },
  body: z
    .object({
      teamId: id.optional(),
      fileIds: z
        .array(id)
        .min(1, '请先添加文件')
        .max(CONVERSION_MAX_FILES, `一次最多 ${CONVERSION_MAX_FILES} 个文件`),
      operation: conversionOperation,
      /** Sending the same key twice creates one task and takes one use. */
      idempotencyKey: z.string().min(8).max(100).optional(),
    })
    .superRefine(({ fileIds, operation }, context) => {
      const { title, files } = conversionTools[toolOfOperation(operation)];
      if (fileIds.length <= files.most) return;
      const message = `“${title}”一次最多处理 ${files.most} 个文件`;
      context.addIssue({ code: 'custom', path: ['fileIds'], message });
    }),
  answer: conversion,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FREE_LIMIT_REACHED', 'FILES_FULL'],
});

export const listConversions = defineRoute({
  name: 'listConversions',
  feature: 'convert',
  method: 'GET',
  path: '/api/wenjian/convert',
  summary: `转换记录；每项最多列出前 ${CONVERSION_LISTED_OUTPUTS} 个结果文件，全部结果见该项转换`,
  policy: { kind: 'space' },
  query: paging.extend({
    teamId: id.optional(),
    keyword: z.string().max(100).optional(),
    status: taskStatus.optional(),
  }),
  answer: pageOf(conversion),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const readConversion = defineRoute({
  name: 'readConversion',
  feature: 'convert',
  method: 'GET',
  path: '/api/wenjian/convert/{id}',
  summary: '转换的进度与结果文件',
  policy: { ...object, ability: 'read' },
  params,
  answer: conversion,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const downloadConversion = defineRoute({
  name: 'downloadConversion',
  feature: 'convert',
  method: 'GET',
  path: '/api/wenjian/convert/{id}/files/{index}',
  summary: '下载一个结果文件（支持按范围读取）',
  policy: { ...object, ability: 'read' },
  params: outputParams,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'downloaded',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const downloadAllConversion = defineRoute({
  name: 'downloadAllConversion',
  feature: 'convert',
  method: 'GET',
  path: '/api/wenjian/convert/{id}/archive',
  summary: '下载全部结果：一个文件时是它本身，多个时是 zip',
  policy: { ...object, ability: 'read' },
  params,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'downloaded',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const keepConversion = defineRoute({
  name: 'keepConversion',
  feature: 'convert',
  method: 'POST',
  path: '/api/wenjian/convert/{id}/files/{index}/keep',
  summary: '把一个结果文件存为空间里的文件，供预览、比对等使用；重复存只有一份',
  policy: { ...object, ability: 'read' },
  params: outputParams,
  answer: taskFile,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT', 'FILES_FULL'],
});

export const cancelConversion = defineRoute({
  name: 'cancelConversion',
  feature: 'convert',
  method: 'POST',
  path: '/api/wenjian/convert/{id}/cancel',
  summary: '取消进行中的转换，不计次数',
  policy: { ...object, ability: 'run' },
  params,
  answer: conversion,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_RUNNING'],
});

export const deleteConversion = defineRoute({
  name: 'deleteConversion',
  feature: 'convert',
  method: 'DELETE',
  path: '/api/wenjian/convert/{id}',
  summary: '删除转换记录与结果',
  policy: { ...object, ability: 'delete' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
