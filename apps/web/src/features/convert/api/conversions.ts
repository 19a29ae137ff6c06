import { useMutation } from '@tanstack/react-query';
import {
  cancelConversion,
  createConversion,
  createDocument,
  deleteConversion,
  keepConversion,
  listConversions,
  readConversion,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { createSimpleTasks } from '../../../shared/tasks/create-tasks.ts';
import { FREE_USES_KEY } from '../../../shared/tasks/use-free-uses.ts';
import { convertText } from '../text.ts';
import type { Conversion, NewConversion } from '../view-model/shapes.ts';

export const conversions = createSimpleTasks<Conversion, Omit<NewConversion, 'idempotencyKey'>>({
  keys: { all: ['conversions'], one: (id) => ['conversion', id] },
  uses: FREE_USES_KEY,
  list: (query) => call(listConversions, { query }),
  read: (id) => call(readConversion, { params: { id } }),
  create: (body) => call(createConversion, { body }),
  cancel: (id) => call(cancelConversion, { params: { id } }),
  remove: ({ id }) => call(deleteConversion, { params: { id } }),
  words: { cancelled: () => convertText.common.cancelled, removed: convertText.common.removed },
});

/** Stores a result as a file of the space and adds it as a document; returns the document's id. */
export function usePreviewOutput(teamId: string) {
  return useMutation({
    mutationFn: async (params: { readonly id: string; readonly index: number }) => {
      const { fileId } = await call(keepConversion, { params });
      return (await call(createDocument, { body: { teamId, fileId } })).id;
    },
  });
}
