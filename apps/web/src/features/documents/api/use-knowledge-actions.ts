import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addToTextBase,
  type CallInput,
  copyKnowledge,
  createComparison,
  deleteFolder,
  deleteKnowledge,
  deleteKnowledgeVersion,
  downloadKnowledge,
  emptyKnowledgeTrash,
  insertFolder,
  insertKnowledge,
  makeKnowledgeVersionCurrent,
  purgeKnowledge,
  restoreKnowledge,
  updateFolder,
  updateKnowledge,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { saveBlob } from '../../../shared/http/save-blob.ts';
import { knowledgeKeys } from './knowledge-keys.ts';

type Body<R> = CallInput<R> extends { readonly body: infer B } ? Omit<B, 'teamId'> : never;

/** Changes to the knowledge base; list, folders, tags and meter are read again after each. */
export function useKnowledgeActions(teamId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: knowledgeKeys.all });
  return {
    insert: useMutation({
      mutationFn: (body: Body<typeof insertKnowledge>) =>
        call(insertKnowledge, { body: { ...body, teamId } }),
      onSettled,
    }),
    update: useMutation({
      mutationFn: (body: Body<typeof updateKnowledge>) =>
        call(updateKnowledge, { body: { ...body, teamId } }),
      onSettled,
    }),
    copy: useMutation({
      mutationFn: (ids: readonly string[]) => call(copyKnowledge, { body: { teamId, ids: [...ids] } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (ids: readonly string[]) => call(deleteKnowledge, { body: { teamId, ids: [...ids] } }),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: (ids: readonly string[]) => call(restoreKnowledge, { body: { teamId, ids: [...ids] } }),
      onSettled,
    }),
    purge: useMutation({
      mutationFn: (ids: readonly string[]) => call(purgeKnowledge, { body: { teamId, ids: [...ids] } }),
      onSettled,
    }),
    emptyTrash: useMutation({
      mutationFn: () => call(emptyKnowledgeTrash, { body: { teamId } }),
      onSettled,
    }),
    makeCurrent: useMutation({
      mutationFn: (id: string) => call(makeKnowledgeVersionCurrent, { body: { teamId, id } }),
      onSettled,
    }),
    deleteVersion: useMutation({
      mutationFn: (id: string) => call(deleteKnowledgeVersion, { body: { teamId, id } }),
      onSettled,
    }),
  };
}

export function useFolderActions(teamId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: knowledgeKeys.all });
  return {
    create: useMutation({
      mutationFn: (body: Body<typeof insertFolder>) => call(insertFolder, { body: { ...body, teamId } }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: (body: Body<typeof updateFolder>) => call(updateFolder, { body: { ...body, teamId } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(deleteFolder, { body: { teamId, id } }),
      onSettled,
    }),
  };
}

/** Compares two stored files. */
export function useCompareVersions(teamId: string) {
  return useMutation({
    mutationFn: (pair: { readonly originFileId: string; readonly targetFileId: string }) =>
      call(createComparison, { body: { ...pair, teamId, idempotencyKey: newIdempotencyKey() } }),
  });
}

export function useAddToTextBase(teamId: string) {
  return useMutation({
    mutationFn: (fileIds: readonly string[]) =>
      call(addToTextBase, { body: { teamId, fileIds: [...fileIds] } }),
  });
}

/** One file after the other; a failed one does not stop the others. Returns the reasons of the failures. */
export function useDownload() {
  return useMutation({
    mutationFn: async (documents: readonly { readonly id: string; readonly name: string }[]) => {
      const failures: Error[] = [];
      for (const { id, name } of documents)
        await fetchFile(downloadKnowledge, { query: { id } }).then(
          (blob) => saveBlob(blob, name),
          (error: Error) => failures.push(error),
        );
      return failures;
    },
  });
}
