import { useMutation } from '@tanstack/react-query';
import { cancelProofreading, deleteProofreading, renameProofreading, rerunProofreading } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useProofreadingChanged, useRememberProofreading } from './use-proofreading-changed.ts';

export function useCancelProofreading() {
  const changed = useProofreadingChanged();
  const remember = useRememberProofreading();
  return useMutation({
    mutationFn: (id: string) => call(cancelProofreading, { params: { id } }),
    onSuccess: remember,
    onSettled: (_answer, _error, id) => changed(id),
  });
}

/** Examines the original with the current lexicon; decisions are kept. */
export function useRerunProofreading() {
  const changed = useProofreadingChanged();
  const remember = useRememberProofreading();
  return useMutation({
    mutationFn: (id: string) => call(rerunProofreading, { params: { id } }),
    onSuccess: remember,
    onSettled: (_answer, _error, id) => void changed(id),
  });
}

export function useRenameProofreading() {
  const changed = useProofreadingChanged();
  return useMutation({
    mutationFn: ({ id, title }: { readonly id: string; readonly title: string }) =>
      call(renameProofreading, { params: { id }, body: { title } }),
    onSuccess: (_answer, { id }) => changed(id),
  });
}

export function useDeleteProofreading() {
  const changed = useProofreadingChanged();
  return useMutation({
    mutationFn: (id: string) => call(deleteProofreading, { params: { id } }),
    onSettled: (_answer, _error, id) => changed(id),
  });
}
