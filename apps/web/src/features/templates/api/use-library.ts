import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listTemplateLibrary, readLibraryTemplate, takeLibraryTemplate } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { TEMPLATES_KEY } from './use-templates.ts';

/** It comes with the product and does not change while the page is open. */
const forever = { staleTime: Number.POSITIVE_INFINITY } as const;

export function useLibrary() {
  return useQuery({
    queryKey: ['template-library'],
    queryFn: () => call(listTemplateLibrary, {}),
    ...forever,
  });
}

export function useLibraryTemplate(id: string) {
  return useQuery({
    queryKey: ['template-library', id],
    queryFn: () => call(readLibraryTemplate, { query: { name: id } }),
    ...forever,
  });
}

/** Makes it a template of the space. */
export function useTakeTemplate(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(takeLibraryTemplate, { body: { teamId, name: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: TEMPLATES_KEY }),
  });
}
