/** Chunked upload: docs/spec.md#chunked-upload, constants of docs/spec.md#constants */
import { fileKinds } from '@wenjian/document/formats';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { CHUNK_BYTES, MAX_FILE_BYTES } from '../limits.ts';
import { id, nothing } from './shapes.ts';

const MAX_CHUNKS = MAX_FILE_BYTES / CHUNK_BYTES;

const wholeNumber = z.coerce.number().int();

/**
 * The spec's parameters; `teamId` and `chunkSha256` are our optional additions, so any client of the protocol
 * works.
 */
export const chunkFields = z.object({
  chunkNumber: wholeNumber.min(1).max(MAX_CHUNKS),
  chunkSize: wholeNumber.min(1).max(CHUNK_BYTES),
  currentChunkSize: wholeNumber.min(0).max(2 * CHUNK_BYTES),
  totalSize: wholeNumber.min(0),
  identifier: z.string().min(1).max(600),
  filename: z.string().min(1).max(255),
  relativePath: z.string().max(1000),
  totalChunks: wholeNumber.min(1).max(MAX_CHUNKS),
  teamId: id.optional(),
  /**
   * A stored chunk with different content is reported as missing, so resuming with an edited file never mixes
   * two files.
   */
  chunkSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

export const testChunk = defineRoute({
  name: 'testChunk',
  feature: 'uploads',
  method: 'GET',
  path: '/api/wenjian/upload/chunk',
  summary: '分片是否已上传：200 已有，204 还没有',
  policy: { kind: 'space' },
  query: chunkFields,
  answer: nothing,
  emptyStatus: 204,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FILE_TOO_LARGE'],
});

export const sendChunk = defineRoute({
  name: 'sendChunk',
  feature: 'uploads',
  method: 'POST',
  path: '/api/wenjian/upload/chunk',
  summary: '上传一个分片（multipart，文件字段 file）',
  policy: { kind: 'space' },
  body: chunkFields,
  bodyKind: 'multipart',
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FILE_TOO_LARGE', 'FILES_FULL', 'UNSUPPORTED_MEDIA'],
});

export const storedFile = z.object({
  fileId: id,
  name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  /** By the ending of the name; null when it is none of them. */
  kind: z.enum(fileKinds).nullable(),
  /** True: it opens only with a password, and no tool can read it before `unlockFile`. */
  isLocked: z.boolean().optional(),
});

export const completeUpload = defineRoute({
  name: 'completeUpload',
  feature: 'uploads',
  method: 'POST',
  path: '/api/wenjian/upload/complete',
  summary: '全部分片到齐后合成文件，返回文件编号',
  policy: { kind: 'space' },
  body: chunkFields.pick({
    identifier: true,
    filename: true,
    totalSize: true,
    totalChunks: true,
    teamId: true,
  }),
  answer: storedFile,
  errors: [
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'UPLOAD_INCOMPLETE',
    'FILE_TOO_LARGE',
    'DOCUMENT_EMPTY',
    'DOCUMENT_DAMAGED',
    'DOCUMENT_UNSUPPORTED',
  ],
});

/** A file that is already stored may be used by another tool without uploading it again. */
export const readStoredFile = defineRoute({
  name: 'readStoredFile',
  feature: 'uploads',
  method: 'GET',
  path: '/api/wenjian/upload/file',
  summary: '空间里已存的文件',
  policy: { kind: 'space' },
  query: z.object({ teamId: id.optional(), fileId: id }),
  answer: storedFile,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

/** Its bytes, which pages of it are drawn from, and which a file with another password is downloaded by. */
export const downloadStoredFile = defineRoute({
  name: 'downloadStoredFile',
  feature: 'uploads',
  method: 'GET',
  path: '/api/wenjian/upload/file/content',
  summary: '下载空间里已存的文件（支持按范围读取）',
  policy: { kind: 'space' },
  query: z.object({ teamId: id.optional(), fileId: id }),
  answer: z.unknown(),
  answerKind: 'file',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'GONE'],
});

const MAX_PASSWORD_CHARACTERS = 255;
/** What a PDF takes; what is longer would be cut, and the shorter one would open it too. */
const PDF_PASSWORD_BYTES = 127;

/** The answer is another file: the same one without its password. */
export const unlockFile = defineRoute({
  name: 'unlockFile',
  feature: 'uploads',
  method: 'POST',
  path: '/api/wenjian/upload/unlock',
  summary: '用打开密码解锁文件，得到一份没有密码的副本；密码只用这一次，不保存',
  policy: { kind: 'space' },
  body: z.object({
    teamId: id.optional(),
    fileId: id,
    password: z.string().min(1, '请输入密码').max(MAX_PASSWORD_CHARACTERS),
  }),
  answer: storedFile,
  errors: [
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'FILE_PASSWORD_WRONG',
    'FILE_NOT_LOCKED',
    'DOCUMENT_ENCRYPTED',
    'DOCUMENT_DAMAGED',
    'FILES_FULL',
  ],
});

/** In UTF-8. */
function byteCount(text: string): number {
  return encodeURIComponent(text.toWellFormed()).replace(/%[0-9A-F]{2}/g, '.').length;
}

/** The answer is another file: the same PDF, which opens only with the password. */
export const protectFile = defineRoute({
  name: 'protectFile',
  feature: 'uploads',
  method: 'POST',
  path: '/api/wenjian/upload/protect',
  summary: '给 PDF 设置打开密码（AES-256），得到一份加密的副本；密码只用这一次，不保存，忘记后无法找回',
  policy: { kind: 'space' },
  body: z.object({
    teamId: id.optional(),
    fileId: id,
    password: z
      .string()
      .min(1, '请输入密码')
      .refine((password) => byteCount(password) <= PDF_PASSWORD_BYTES, {
        message: `密码最多 ${PDF_PASSWORD_BYTES} 个字节（一个汉字占 3 个字节）`,
      }),
  }),
  answer: z.object({
    file: storedFile,
    /** What the copy lost, in sentences. */
    notes: z.array(z.string()),
    /** What opening the copy again has proven, in sentences. */
    checks: z.array(z.string()),
  }),
  errors: [
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'DOCUMENT_ENCRYPTED',
    'DOCUMENT_DAMAGED',
    'DOCUMENT_EMPTY',
    'DOCUMENT_UNSUPPORTED',
    'DOCUMENT_TOO_LARGE',
    'FILES_FULL',
  ],
});

export const cancelUpload = defineRoute({
  name: 'cancelUpload',
  feature: 'uploads',
  method: 'DELETE',
  path: '/api/wenjian/upload/chunk',
  summary: '取消上传，丢弃已传的分片',
  policy: { kind: 'space' },
  query: chunkFields.pick({ identifier: true, teamId: true }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
