import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type CallInput,
  cancelRecognition,
  createDocument,
  createRecognition,
  deleteRecognition,
  listRecognitions,
  readRecognition,
  readRecognitionImage,
  readRecognitionResult,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { createSimpleTasks } from '../../../shared/tasks/create-tasks.ts';
import { FREE_USES_KEY } from '../../../shared/tasks/use-free-uses.ts';
import { convertText } from '../text.ts';
import type { Recognition } from '../view-model/shapes.ts';

type NewRecognition = Omit<CallInput<typeof createRecognition>['body'], 'idempotencyKey'>;

export const recognitions = createSimpleTasks<Recognition, NewRecognition>({
  keys: { all: ['recognitions'], one: (id) => ['recognition', id] },
  uses: FREE_USES_KEY,
  list: (query) => call(listRecognitions, { query }),
  read: (id) => call(readRecognition, { params: { id } }),
  create: (body) => call(createRecognition, { body }),
  cancel: (id) => call(cancelRecognition, { params: { id } }),
  remove: ({ id }) => call(deleteRecognition, { params: { id } }),
  words: { cancelled: () => convertText.common.cancelled, removed: convertText.common.removed },
});

/** A finished result never changes. */
export function useRecognitionResult(id: string) {
  return useQuery({
    queryKey: ['recognition-result', id],
    queryFn: () => call(readRecognitionResult, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useRecognitionImage(id: string) {
  return useQuery({
    queryKey: ['recognition-image', id],
    queryFn: () => fetchFile(readRecognitionImage, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function usePreviewFile(teamId: string) {
  return useMutation({
    mutationFn: async (fileId: string) => (await call(createDocument, { body: { teamId, fileId } })).id,
  });
}
