import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createReviewTemplate,
  deleteReviewTemplate,
  exportReviewTemplate,
  importReviewTemplate,
  listReviewTemplates,
  replaceReviewTemplate,
  updateReviewTemplate,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { saveBlob } from '../../../shared/http/save-blob.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { uploadFile } from '../../../shared/upload/upload-file.ts';
import { templatesText as text } from '../templates.text.ts';
import type { TemplateContent } from '../view-model/audit-shapes.ts';
import { queryKeys } from './query-keys.ts';

export function useReviewTemplates(teamId: string) {
  return useQuery({
    queryKey: queryKeys.templates(teamId),
    queryFn: () => call(listReviewTemplates, { query: { teamId } }),
  });
}

interface TemplateSave {
  /** Null: a new one. */
  readonly id: string | null;
  readonly content: TemplateContent;
}

export function useTemplateActions(teamId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.templates(teamId) });
  const save = useMutation({
    mutationFn: ({ id, content }: TemplateSave) =>
      id === null
        ? call(createReviewTemplate, { body: { ...content, teamId } })
        : call(updateReviewTemplate, { params: { id }, body: content }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteReviewTemplate, { params: { id } }),
    onSettled,
  });
  return { save, remove };
}

export function useSheetExport({ id, name }: { readonly id: string; readonly name: string }) {
  return useMutation({
    mutationFn: async () => {
      const blob = await fetchFile(exportReviewTemplate, { params: { id } });
      saveBlob(blob, text.sheetName(name));
    },
    onError: ({ message }) => showToast({ kind: 'error', message: text.exportFailed(message) }),
  });
}

export interface SheetImport {
  readonly file: File;
  /** The list whose content it replaces; null: a new one of this name. */
  readonly into: string | null;
  readonly name: string;
}

/** All rows or none; the error tells each row that is not right. */
export function useSheetImport(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, into, name }: SheetImport) => {
      const { fileId } = await uploadFile(file, { teamId });
      return into === null
        ? call(importReviewTemplate, { body: { teamId, fileId, name, contractType: null } })
        : call(replaceReviewTemplate, { params: { id: into }, body: { fileId } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.templates(teamId) }),
  });
}
