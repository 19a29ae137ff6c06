/**
 * Plagiarism checks: one document against another, or against many and the team's text base. The calls under
 * `/plag` name the task in the query, as specified; each also exists under `/plag/open-api` for callers with
 * a key instead of a token: a key of the team, or the share key of one task, which can only read.
 */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { teamScope } from '../shapes.ts';
import {
  authorshipEvidence,
  moreSensitiveHits,
  plagiarismImage,
  plagiarismMany,
  plagiarismPair,
  plagiarismText,
  sensitiveHit,
  subtractionKinds,
} from './plagiarism-result.ts';
import {
  newMany,
  newPair,
  ofPlagiarismTask,
  plagiarismDocId,
  plagiarismReadErrors,
  plagiarismReportFormats,
  plagiarismStartErrors,
  plagiarismTask,
  plagiarismTaskId,
} from './plagiarism-shapes.ts';

const format = z.enum(plagiarismReportFormats).default('pdf');

export const createPlagiarismPair = defineRoute({
  name: 'createPlagiarismPair',
  feature: 'plagiarism',
  method: 'POST',
  path: '/plag/plagiarism-task',
  summary: '新建一对一查重，受理时扣一次',
  policy: { kind: 'space' },
  query: teamScope,
  body: newPair.omit({ teamId: true }),
  answer: plagiarismTask,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', ...plagiarismStartErrors],
});

export const createPlagiarismMany = defineRoute({
  name: 'createPlagiarismMany',
  feature: 'plagiarism',
  method: 'POST',
  path: '/plag/textBasePlagCompare/createTask',
  summary: '新建一对多查重（文件、文本库或两者），受理时扣一次',
  policy: { kind: 'space' },
  body: newMany,
  answer: plagiarismTask,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', ...plagiarismStartErrors],
});

export const readPlagiarismPair = defineRoute({
  name: 'readPlagiarismPair',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/plagiarism-task',
  summary: '一对一查重：任务与结果（未完成时，以及任务是一对多时，结果为空）',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId,
  answer: z.object({ task: plagiarismTask, result: plagiarismPair.nullable() }),
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const readPlagiarismDocument = defineRoute({
  name: 'readPlagiarismDocument',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/plagiarism-document',
  summary: '查重中一份文件的文字',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId.extend({ docId: plagiarismDocId }),
  answer: plagiarismText,
  record: 'viewed',
  errors: ['UNAUTHENTICATED', ...plagiarismReadErrors],
});

export const readPlagiarismPdf = defineRoute({
  name: 'readPlagiarismPdf',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/plagiarism-document/pdf',
  summary: '查重中一份文件的页面（PDF，支持按范围读取）',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId.extend({ docId: plagiarismDocId }),
  answer: z.unknown(),
  answerKind: 'file',
  record: 'viewed',
  errors: ['UNAUTHENTICATED', ...plagiarismReadErrors],
});

const detectInfo = z.object({
  task: plagiarismTask,
  /** What was examined, with which settings and files; null until it is finished. */
  examined: z
    .object({
      coverage: plagiarismPair.shape.coverage,
      settings: plagiarismPair.shape.settings,
      documents: z.array(plagiarismPair.shape.origin),
    })
    .nullable(),
});

export const readDetectInfo = defineRoute({
  name: 'readDetectInfo',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/getDetectInfo',
  summary: '查重进度、检查范围与设置',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId,
  answer: detectInfo,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const exportPlagiarismReport = defineRoute({
  name: 'exportPlagiarismReport',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/reportExport',
  summary: '下载查重报告；还在生成时稍候再取',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId.extend({ format }),
  answer: z.unknown(),
  answerKind: 'file',
  record: 'downloaded',
  errors: ['UNAUTHENTICATED', ...plagiarismReadErrors, 'UNAVAILABLE'],
});

export const exportHighlightedPdf = defineRoute({
  name: 'exportHighlightedPdf',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/feature/pdfHighlightPlagBlockAndReport',
  summary: '下载标出重复片段的原文件页面（PDF）',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId.extend({ docId: plagiarismDocId.optional() }),
  answer: z.unknown(),
  answerKind: 'file',
  record: 'downloaded',
  errors: ['UNAUTHENTICATED', ...plagiarismReadErrors, 'UNAVAILABLE'],
});

export const readPlagiarismImages = defineRoute({
  name: 'readPlagiarismImages',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/plagiarism-image',
  summary: '相同或相似的图片',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId,
  answer: z.object({ imagesBlocks: z.array(plagiarismImage) }),
  errors: ['UNAUTHENTICATED', ...plagiarismReadErrors],
});

export const extractSensitiveWords = defineRoute({
  name: 'extractSensitiveWords',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/plagiarism-sensitiveWordsExtract',
  summary: '文件中的敏感词',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId,
  answer: z.object({ hits: z.array(sensitiveHit), moreHits: z.array(moreSensitiveHits) }),
  errors: ['UNAUTHENTICATED', ...plagiarismReadErrors],
});

export const detectAuthors = defineRoute({
  name: 'detectAuthors',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/plagiarism-authorDetect',
  summary: '同一来源的线索，逐条列出',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId,
  answer: z.object({ authorship: z.array(authorshipEvidence) }),
  errors: ['UNAUTHENTICATED', ...plagiarismReadErrors],
});

export const readPlagiarismConfig = defineRoute({
  name: 'readPlagiarismConfig',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/plagiarism-config',
  summary: '查重的限额与默认设置',
  policy: { kind: 'space' },
  query: teamScope,
  answer: z.object({
    maxTargets: z.number().int(),
    maxFilesOfParty: z.number().int(),
    maxTemplates: z.number().int(),
    subtract: z.array(z.object({ kind: z.enum(subtractionKinds), name: z.string(), isDefault: z.boolean() })),
    textBaseDocuments: z.number().int(),
    sensitiveLists: z.array(z.object({ id: z.string(), name: z.string(), words: z.number().int() })),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

/** One-to-many calls under their own names: the task with its result, the sources, one source in full. */
export const readPlagiarismMany = defineRoute({
  name: 'readPlagiarismMany',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/textBasePlagCompare/plagResult',
  summary: '一对多查重：任务与结果（未完成时，以及任务是一对一时，结果为空）',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId,
  answer: z.object({ task: plagiarismTask, result: plagiarismMany.nullable() }),
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const readManyImages = defineRoute({
  name: 'readManyImages',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/textBasePlagCompare/imageResult',
  summary: '一对多查重中相同或相似的图片',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId,
  answer: z.object({ imagesBlocks: z.array(plagiarismImage) }),
  errors: ['UNAUTHENTICATED', ...plagiarismReadErrors],
});

export const readManySources = defineRoute({
  name: 'readManySources',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/textBasePlagCompare/1vnResult',
  summary: '一对多查重的来源与片段',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId,
  answer: plagiarismMany.pick({ taskId: true, origin: true, total: true, sources: true, blockList: true }),
  record: 'viewed',
  errors: ['UNAUTHENTICATED', ...plagiarismReadErrors],
});

export const readManyPair = defineRoute({
  name: 'readManyPair',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/textBasePlagCompare/1v1Result',
  summary: '一对多查重中与一个来源的逐段对照',
  policy: ofPlagiarismTask,
  query: plagiarismTaskId.extend({ tagDocId: plagiarismDocId, orgDocId: plagiarismDocId.optional() }),
  answer: plagiarismPair,
  record: 'viewed',
  errors: ['UNAUTHENTICATED', ...plagiarismReadErrors, 'PAIR_TOO_LONG'],
});

export const readManyDetectInfo = defineRoute({
  ...readDetectInfo,
  name: 'readManyDetectInfo',
  path: '/plag/textBasePlagCompare/getDetectInfo',
});

export const exportManyReport = defineRoute({
  ...exportPlagiarismReport,
  name: 'exportManyReport',
  path: '/plag/textBasePlagFeature/reportExport',
});

export const exportManyHighlightedPdf = defineRoute({
  ...exportHighlightedPdf,
  name: 'exportManyHighlightedPdf',
  path: '/plag/textBasePlagFeature/pdfHighlightPlagBlockAndReport',
});
