import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CallInput,
  createContractTemplate,
  createTemplateVersion,
  deleteContractTemplate,
  discardTemplateVersion,
  listContractTemplates,
  publishTemplateVersion,
  readContractTemplate,
  readTemplateVersion,
  renameContractTemplate,
  writeTemplateFields,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import type { ContractTemplate, VersionKey } from '../view-model/shapes.ts';

export const TEMPLATES_KEY = ['contract-templates'] as const;
/** Blanks are found within a second or two; nobody waits for a poll on top of it. */
const READING_POLL_MS = 400;

const isReading = (template: ContractTemplate | undefined): boolean =>
  template?.versions.some(({ status }) => status === 'reading') ?? false;

interface TemplateFilter {
  readonly keyword: string;
  readonly page: number;
  readonly pageSize: number;
  readonly status?: 'published';
}

export function useTemplates(teamId: string, filter: TemplateFilter) {
  return useQuery({
    queryKey: [...TEMPLATES_KEY, 'list', teamId, filter],
    queryFn: () =>
      call(listContractTemplates, {
        query: { teamId, ...filter, keyword: filter.keyword === '' ? undefined : filter.keyword },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isReading) ? READING_POLL_MS : false),
  });
}

export function useTemplate(id: string) {
  return useQuery({
    queryKey: [...TEMPLATES_KEY, 'one', id],
    queryFn: () => call(readContractTemplate, { params: { id } }),
    refetchInterval: ({ state }) => (isReading(state.data) ? READING_POLL_MS : false),
  });
}

export function useTemplateDetail(key: VersionKey) {
  return useQuery({
    queryKey: [...TEMPLATES_KEY, 'version', key.id, key.number],
    queryFn: () => call(readTemplateVersion, { params: key }),
    refetchInterval: ({ state }) => (state.data?.isLaidOutLater ? READING_POLL_MS : false),
  });
}

export function useCreateTemplate() {
  return useTemplatesMutation((body: CallInput<typeof createContractTemplate>['body']) =>
    call(createContractTemplate, { body }),
  );
}

export function useRenameTemplate() {
  return useTemplatesMutation(({ id, name }: { readonly id: string; readonly name: string }) =>
    call(renameContractTemplate, { params: { id }, body: { name } }),
  );
}

export function useDeleteTemplate() {
  return useTemplatesMutation((id: string) => call(deleteContractTemplate, { params: { id } }));
}

/** A copy of the newest one, or from a file. */
export function useNewVersion(id: string) {
  return useTemplatesMutation((fileId?: string) =>
    call(createTemplateVersion, { params: { id }, body: fileId === undefined ? {} : { fileId } }),
  );
}

export function useDiscardVersion(id: string) {
  return useTemplatesMutation((number: number) => call(discardTemplateVersion, { params: { id, number } }));
}

type Fields = CallInput<typeof writeTemplateFields>['body'];

export function useWriteFields(key: VersionKey) {
  return useTemplatesMutation((body: Fields) => call(writeTemplateFields, { params: key, body }));
}

/** Creates a new version with content meant for one that is published by now; returns its number. */
export function useContinue(id: string) {
  return useTemplatesMutation(async (content: Omit<Fields, 'revision'>) => {
    const { versions } = await call(createTemplateVersion, { params: { id }, body: {} });
    const number = versions[0]?.number ?? 1;
    await call(writeTemplateFields, { params: { id, number }, body: { revision: 0, ...content } });
    return number;
  });
}

export function usePublish(key: VersionKey) {
  return useTemplatesMutation((revision: number) =>
    call(publishTemplateVersion, { params: key, body: { revision } }),
  );
}

/** After every change, lists and details are read again. */
function useTemplatesMutation<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: TEMPLATES_KEY }),
  });
}
