import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CallInput,
  checkFilledTemplate,
  createComparison,
  deleteGeneratedDocument,
  generateDocument,
  keepGeneratedDocument,
  listGeneratedDocuments,
  listKnownParties,
  previewFilledTemplate,
  readGeneratedDocument,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import type { GeneratedDocument, Values, VersionKey } from '../view-model/shapes.ts';

const GENERATED = ['generated-documents'] as const;
const POLL_MS = 1000;

/** A preview stays until the next one is loaded. */
export function useFilledPreview(key: VersionKey, values: Values) {
  return useQuery({
    queryKey: ['filled-preview', key.id, key.number, values],
    queryFn: () => call(previewFilledTemplate, { params: key, body: bodyOf(values) }),
    placeholderData: keepPreviousData,
  });
}

/** Not retried automatically: the server examines few at a time. */
export function useFilledCheck(key: VersionKey, values: Values) {
  return useQuery({
    queryKey: ['filled-check', key.id, key.number, values],
    queryFn: () => call(checkFilledTemplate, { params: key, body: bodyOf(values) }),
    placeholderData: keepPreviousData,
    retry: 1,
  });
}

/** Parties whose name has the words; none for fewer than two characters. */
export function useKnownParties(teamId: string, name: string) {
  return useQuery({
    queryKey: ['known-parties', teamId, name],
    queryFn: () => call(listKnownParties, { query: { teamId, name } }),
    enabled: name.length >= KNOWN_NAME_MIN,
    placeholderData: keepPreviousData,
  });
}

const KNOWN_NAME_MIN = 2;

export function useGenerate(templateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof generateDocument>['body']) =>
      call(generateDocument, { params: { id: templateId }, body }),
    onSettled: () => client.invalidateQueries(),
  });
}

export function useGenerated(id: string) {
  return useQuery({
    queryKey: [...GENERATED, 'one', id],
    queryFn: () => call(readGeneratedDocument, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && !isUnfinished(state.data.status) ? false : POLL_MS),
  });
}

export function useGeneratedList(
  teamId: string,
  paging: { readonly page: number; readonly pageSize: number },
) {
  return useQuery({
    queryKey: [...GENERATED, 'list', teamId, paging],
    queryFn: () => call(listGeneratedDocuments, { query: { teamId, ...paging } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => isUnfinished(status)) ? POLL_MS : false,
  });
}

export function useDeleteGenerated() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteGeneratedDocument, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: GENERATED }),
  });
}

/** The template's own file is the old side, the generated document the new one. */
export function useCompareWithTemplate() {
  return useMutation({
    mutationFn: async ({ id, teamId, templateFile }: GeneratedDocument) => {
      const kept = await call(keepGeneratedDocument, { params: { id, format: 'docx' } });
      const body = { teamId, originFileId: templateFile.fileId, targetFileId: kept.fileId };
      return call(createComparison, { body });
    },
  });
}

function bodyOf({ fields, omitted }: Values) {
  return { fields: { ...fields }, omitted: [...omitted] };
}
