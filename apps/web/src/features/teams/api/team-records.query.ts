import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type AnswerOf, type CallInput, exportTeamRecords, listTeamRecords } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { saveBlob } from '../../../shared/http/save-blob.ts';

export type SecurityRecord = AnswerOf<typeof listTeamRecords>['items'][number];
export type RecordQuery = NonNullable<CallInput<typeof exportTeamRecords>['query']>;

export const RECORDS_PAGE_SIZE = 50;

export function useTeamRecords(teamId: string, filter: RecordQuery, page: number) {
  return useQuery({
    queryKey: ['team-records', teamId, filter, page],
    queryFn: () =>
      call(listTeamRecords, {
        params: { id: teamId },
        query: { ...filter, page, pageSize: RECORDS_PAGE_SIZE },
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useRecordsExport(teamId: string, fileName: string) {
  return useMutation({
    mutationFn: async (query: RecordQuery) =>
      saveBlob(await fetchFile(exportTeamRecords, { params: { id: teamId }, query }), fileName),
  });
}
