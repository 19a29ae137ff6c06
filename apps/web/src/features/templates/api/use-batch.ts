import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallInput, checkTemplateSheet, generateBatch } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import type { VersionKey } from '../view-model/shapes.ts';

export function useSheetCheck({ id, number }: VersionKey) {
  return useMutation({
    mutationFn: (fileId: string) => call(checkTemplateSheet, { params: { id, number }, body: { fileId } }),
  });
}

export function useGenerateBatch(templateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof generateBatch>['body']) =>
      call(generateBatch, { params: { id: templateId }, body }),
    onSettled: () => client.invalidateQueries(),
  });
}
