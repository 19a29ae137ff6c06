/** The schemas of a plagiarism check's request and of its task. */
import { z } from 'zod';
import { type ExportFormatOf, exportFormatsOf } from '../../export-table.ts';
import { id } from '../shapes.ts';
import { taskBase } from '../tasks.ts';
import { storedFile } from '../uploads.ts';
import { subtractionKinds } from './plagiarism-result.ts';

export const PLAGIARISM_TITLE_MAX_CHARACTERS = 100;
export const PLAGIARISM_MAX_TARGETS = 50;
export const PLAGIARISM_MAX_FILES_OF_PARTY = 10;
export const PLAGIARISM_MAX_TEMPLATES = 5;

export const plagiarismTitle = z
  .string()
  .trim()
  .min(1, '请填写名称')
  .max(PLAGIARISM_TITLE_MAX_CHARACTERS, `名称请控制在 ${PLAGIARISM_TITLE_MAX_CHARACTERS} 字以内`);

/** The files of one party make one document. */
const newParty = z.object({
  name: z.string().trim().max(100).optional(),
  fileIds: z
    .array(id)
    .min(1, '请先上传文件')
    .max(PLAGIARISM_MAX_FILES_OF_PARTY, `一方最多 ${PLAGIARISM_MAX_FILES_OF_PARTY} 个文件`),
});

const choice = {
  teamId: id.optional(),
  title: plagiarismTitle.optional(),
  /** Templates or tender documents whose words do not count. */
  templateFileIds: z
    .array(id)
    .max(PLAGIARISM_MAX_TEMPLATES, `模板最多 ${PLAGIARISM_MAX_TEMPLATES} 个`)
    .default([]),
  /** What else is excluded. */
  subtract: z
    .array(z.enum(subtractionKinds))
    .default(['template', 'pageFurniture', 'contents'])
    .describe('不计入重复的内容'),
  /** Sending the same key twice creates one task and takes one use. */
  idempotencyKey: z.string().min(8).max(100).optional(),
};

export const newPair = z.object({ ...choice, origin: newParty, target: newParty });

export const newMany = z
  .object({
    ...choice,
    origin: newParty,
    targets: z
      .array(newParty)
      .max(PLAGIARISM_MAX_TARGETS, `一次最多与 ${PLAGIARISM_MAX_TARGETS} 份文件比较`)
      .default([]),
    useTextBase: z.boolean().default(false),
  })
  .refine(({ targets, useTextBase }) => targets.length > 0 || useTextBase, {
    message: '请上传用来比较的文件，或选择文本库',
    path: ['targets'],
  });

/** A file with the field names of the specification. */
const namedFile = z.object({
  fileName: z.string(),
  fileId: id,
  fileData: z.object({
    size: z.number().int(),
    kind: storedFile.shape.kind,
    sha256: z.string(),
    /** The path of the party document's pages. */
    url: z.string(),
  }),
});

/** `fileName`, `fileId` and `fileData` are those of its first file; `fileList` has all of them. */
const party = namedFile.extend({
  docId: z.string(),
  name: z.string(),
  files: z.array(z.object({ fileId: id, name: z.string(), size: z.number().int() })),
  fileList: z.array(namedFile),
});

export const plagiarismTask = taskBase.extend({
  taskId: id,
  mode: z.enum(['pair', 'many']),
  origin: party,
  /** The other document of a pair. */
  target: party.nullable(),
  targets: z.array(party),
  useTextBase: z.boolean(),
  templates: z.array(z.object({ fileId: id, name: z.string() })),
  subtract: z.array(z.enum(subtractionKinds)),
  /** Null before there is a result. */
  statistics: z
    .object({
      /** Rate of the document after subtraction; in one-to-many over all sources. */
      rate: z.number(),
      fragments: z.number().int(),
      sources: z.number().int(),
      evidence: z.number().int(),
      sensitive: z.number().int(),
    })
    .nullable(),
  /** With the names of version 2 of the task: the path of each document's pages. */
  orgDoc: z.object({ id: z.string(), name: z.string(), url: z.string() }),
  tagInfos: z.array(z.object({ tagId: z.string(), tagName: z.string(), url: z.string() })),
  layout: z.enum(['text', 'pdf']),
  /** The open share key; only for users who may share. */
  key: z.string().nullable(),
});

export const plagiarismStartErrors = ['INSUFFICIENT_BALANCE', 'MEMBERSHIP_EXPIRED'] as const;
export const plagiarismReadErrors = [
  'NOT_FOUND',
  'GONE',
  'TASK_NOT_FINISHED',
  'TASK_WITHOUT_RESULT',
] as const;
export const ofPlagiarismTask = {
  kind: 'object',
  object: 'plagiarism',
  param: 'taskId',
  ability: 'read',
} as const;
export const plagiarismTaskId = z.object({ taskId: id });
export const plagiarismDocId = z.string().min(1).max(64);
/** The marked pages of a document have calls of their own. */
export type PlagiarismReportFormat = Exclude<ExportFormatOf<'duplicate'>, 'highlighted'>;
export const plagiarismReportFormats = exportFormatsOf('duplicate').filter(
  (format): format is PlagiarismReportFormat => format !== 'highlighted',
);
