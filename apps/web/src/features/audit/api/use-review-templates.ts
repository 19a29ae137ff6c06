import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createReviewTemplate,
  deleteReviewTemplate,
  listReviewTemplates,
  updateReviewTemplate,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
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
