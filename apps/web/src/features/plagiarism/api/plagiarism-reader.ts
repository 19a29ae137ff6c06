/**
 * How a page reads a task: with the session, or with the key of a link through the twins of the open interface. The
 * pages do not know which of the two it is.
 */
import {
  type AnswerOf,
  type AnyRoute,
  type CallInput,
  openApiTwin,
  readDetectInfo,
  readPlagiarism,
  readPlagiarismPdf,
  routeUrl,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { createKeyClient, OPEN_API_KEY_HEADER } from '../../../shared/http/key-client.ts';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { sessionPdf } from '../../../shared/pdf/session-pdf.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';

export interface PlagiarismReader {
  readonly taskId: string;
  /** The key, or null for the session. */
  readonly key: string | null;
  /** Separates the cached data of two readers. */
  readonly who: string;
  readonly read: <R extends AnyRoute>(route: R, input: CallInput<R>) => Promise<AnswerOf<R>>;
  readonly file: <R extends AnyRoute>(route: R, input: CallInput<R>) => Promise<Blob>;
  readonly pdf: (docId: string) => PdfSource;
  /** The task alone, in any mode, without its result. */
  readonly task: () => Promise<PlagiarismTask>;
}

/** Reads the parts of one run's result, so that parts of different runs are never mixed. */
export interface ResultReader extends PlagiarismReader {
  readonly run: string;
}

export function sessionReader(taskId: string): PlagiarismReader {
  return {
    taskId,
    key: null,
    who: 'session',
    read: call,
    file: fetchFile,
    pdf: (docId) => sessionPdf(routeUrl(readPlagiarismPdf, {}, { taskId, docId })),
    task: () => call(readPlagiarism, { params: { id: taskId } }),
  };
}

export function keyReader(taskId: string, key: string): PlagiarismReader {
  const client = createKeyClient(key);
  return {
    taskId,
    key,
    who: `key ${key}`,
    read: (route, input) => client.call(openApiTwin(route), input),
    file: (route, input) => client.fetchFile(openApiTwin(route), input),
    pdf: (docId) => ({
      url: routeUrl(openApiTwin(readPlagiarismPdf), {}, { taskId, docId }),
      headers: () => ({ [OPEN_API_KEY_HEADER]: key }),
    }),
    task: async () => {
      const { task } = await client.call(openApiTwin(readDetectInfo), { query: { taskId } });
      return task;
    },
  };
}
