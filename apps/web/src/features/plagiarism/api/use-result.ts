import { useQueries, useQuery } from '@tanstack/react-query';
import {
  extractSensitiveWords,
  readManyImages,
  readManyPair,
  readPlagiarismDocument,
  readPlagiarismMany,
  readPlagiarismPair,
} from '@wenjian/api';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import type { DocumentText, PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import type { PlagiarismReader, ResultReader } from './plagiarism-reader.ts';
import { queryKeys } from './query-keys.ts';

/** Polls quickly while the stages are shown. */
const POLL_MS = 1000;

/** The task, and its result as soon as there is one. */
export function usePairResult({ taskId, who, read }: PlagiarismReader) {
  return useQuery({
    queryKey: queryKeys.part(taskId, who, 'pair'),
    queryFn: () => read(readPlagiarismPair, { query: { taskId } }),
    ...UNTIL_IT_ENDS,
  });
}

export function useManyResult({ taskId, who, read }: PlagiarismReader) {
  return useQuery({
    queryKey: queryKeys.part(taskId, who, 'many'),
    queryFn: () => read(readPlagiarismMany, { query: { taskId } }),
    ...UNTIL_IT_ENDS,
  });
}

interface QueryState {
  readonly state: { readonly data: { readonly task: PlagiarismTask } | undefined };
}

/**
 * Polled every second while it runs, then never again by itself: a result is large. `useTaskWatch` detects
 * changes.
 */
const UNTIL_IT_ENDS = {
  retry: false,
  refetchOnWindowFocus: ({ state: { data } }: QueryState) =>
    data === undefined || isUnfinished(data.task.status),
  refetchInterval: ({ state: { data } }: QueryState) =>
    data && isUnfinished(data.task.status) ? POLL_MS : (false as const),
};

/** The result of a run never changes. */
const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY, retry: 1 } as const;

/** One source of a one-to-many check in full; both documents may be named. */
export function useManyPair(reader: ResultReader, orgDocId: string, tagDocId: string) {
  return useQuery({
    queryKey: queryKeys.resultPart(reader, 'many-pair', orgDocId, tagDocId),
    queryFn: () => reader.read(readManyPair, { query: { taskId: reader.taskId, orgDocId, tagDocId } }),
    ...FOR_GOOD,
  });
}

export function useDocumentText(reader: ResultReader, docId: string) {
  return useQuery(documentText(reader, docId));
}

function documentText(reader: ResultReader, docId: string) {
  return {
    queryKey: queryKeys.resultPart(reader, 'document', docId),
    queryFn: () => reader.read(readPlagiarismDocument, { query: { taskId: reader.taskId, docId } }),
    ...FOR_GOOD,
  };
}

/** The texts of the shown documents, by id, as far as they are there. */
export function useTexts(reader: ResultReader, docIds: readonly string[]): ReadonlyMap<string, string> {
  return useQueries({
    queries: docIds.map((docId) => documentText(reader, docId)),
    combine: textsById,
  });
}

/** Outside of the hook: the map stays the same until an answer comes. */
function textsById(
  answers: readonly { readonly data: DocumentText | undefined }[],
): ReadonlyMap<string, string> {
  return new Map(answers.flatMap(({ data }) => (data ? [[data.docId, data.document.text]] : [])));
}

export function useManyImages(reader: ResultReader) {
  return useQuery({
    queryKey: queryKeys.resultPart(reader, 'images'),
    queryFn: () => reader.read(readManyImages, { query: { taskId: reader.taskId } }),
    ...FOR_GOOD,
  });
}

export function useSensitiveHits(reader: ResultReader) {
  return useQuery({
    queryKey: queryKeys.resultPart(reader, 'sensitive'),
    queryFn: () => reader.read(extractSensitiveWords, { query: { taskId: reader.taskId } }),
    ...FOR_GOOD,
  });
}
