/** Text recognition (OCR): a scan or a photo in, its lines with positions and confidence out. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, nothing, pageOf, paging } from '../shapes.ts';
import { taskBase, taskFile, taskStatus } from '../tasks.ts';

const certainty = z.number().min(0).max(1);

/** In the page's own units, from its top left corner. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const recognisedLine = z.object({
  text: z.string(),
  confidence: certainty,
  /** One for each character (code point) of `text`, if the engine provides it. */
  characterConfidences: z.array(certainty).exactOptional(),
  box,
  /** Lines of one paragraph share this number; it increases through the page. */
  paragraph: z.number().int(),
  /** Under a seal, failed a cross-check, …: should be checked whatever the confidence is. */
  suspect: z.boolean().exactOptional(),
  /** At least partly written by hand. */
  handwritten: z.boolean().exactOptional(),
});

export const recognitionResult = z.object({
  pages: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      lines: z.array(recognisedLine),
      /** How many places on the page seem to be written by hand, read or not. */
      handwritingCount: z.number().int().exactOptional(),
    }),
  ),
});

export const recognitionFormats = ['txt', 'docx', 'pdf'] as const;
export const recognitionFormat = z.enum(recognitionFormats);

export const recognition = taskBase.extend({
  file: taskFile,
  recognised: z
    .object({
      pageCount: z.number().int(),
      characters: z.number().int(),
      /** The downloadable formats. */
      formats: z.array(recognitionFormat),
      /** Whether the uploaded file itself can be shown as the page image. */
      hasImage: z.boolean(),
      notes: z.array(z.string()),
    })
    .nullable(),
});

const params = z.object({ id });
const object = { kind: 'object', object: 'recognition', param: 'id' } as const;
const withoutResult = ['GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'] as const;

export const createRecognition = defineRoute({
  name: 'createRecognition',
  feature: 'convert',
  method: 'POST',
  path: '/api/wenjian/ocr',
  summary: '新建识别：用一次当日免费次数，没有结果时不计',
  policy: { kind: 'space' },
  body: z.object({
    teamId: id.optional(),
    fileId: id,
    /** Sending the same key twice creates one task and takes one use. */
    idempotencyKey: z.string().min(8).max(100).optional(),
  }),
  answer: recognition,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FREE_LIMIT_REACHED', 'FILES_FULL'],
});

export const listRecognitions = defineRoute({
  name: 'listRecognitions',
  feature: 'convert',
  method: 'GET',
  path: '/api/wenjian/ocr',
  summary: '识别记录',
  policy: { kind: 'space' },
  query: paging.extend({
    teamId: id.optional(),
    keyword: z.string().max(100).optional(),
    status: taskStatus.optional(),
  }),
  answer: pageOf(recognition),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const readRecognition = defineRoute({
  name: 'readRecognition',
  feature: 'convert',
  method: 'GET',
  path: '/api/wenjian/ocr/{id}',
  summary: '识别的进度与可下载的格式',
  policy: { ...object, ability: 'read' },
  params,
  answer: recognition,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const readRecognitionResult = defineRoute({
  name: 'readRecognitionResult',
  feature: 'convert',
  method: 'GET',
  path: '/api/wenjian/ocr/{id}/result',
  summary: '识别结果：每页每行的文字、位置与把握',
  policy: { ...object, ability: 'read' },
  params,
  answer: recognitionResult,
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', ...withoutResult],
});

export const downloadRecognition = defineRoute({
  name: 'downloadRecognition',
  feature: 'convert',
  method: 'GET',
  path: '/api/wenjian/ocr/{id}/files/{format}',
  summary: '下载识别结果：文字、Word 或可搜索的 PDF（支持按范围读取）',
  policy: { ...object, ability: 'read' },
  params: z.object({ id, format: recognitionFormat }),
  answer: z.unknown(),
  answerKind: 'file',
  record: 'downloaded',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', ...withoutResult],
});

export const readRecognitionImage = defineRoute({
  name: 'readRecognitionImage',
  feature: 'convert',
  method: 'GET',
  path: '/api/wenjian/ocr/{id}/image',
  summary: '被识别的图片本身（上传的是图片时）',
  policy: { ...object, ability: 'read' },
  params,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const cancelRecognition = defineRoute({
  name: 'cancelRecognition',
  feature: 'convert',
  method: 'POST',
  path: '/api/wenjian/ocr/{id}/cancel',
  summary: '取消进行中的识别，不计次数',
  policy: { ...object, ability: 'run' },
  params,
  answer: recognition,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_RUNNING'],
});

export const deleteRecognition = defineRoute({
  name: 'deleteRecognition',
  feature: 'convert',
  method: 'DELETE',
  path: '/api/wenjian/ocr/{id}',
  summary: '删除识别记录与结果',
  policy: { ...object, ability: 'delete' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
