import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type AnswerOf, consumeList, exportStatistics, teamStatistics } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { saveBlob } from '../../../shared/http/save-blob.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { statisticsText as text } from '../text.ts';
import type { DayRange } from '../view-model/day-range.ts';

export type Statistics = AnswerOf<typeof teamStatistics>;
export type UseLine = AnswerOf<typeof consumeList>['items'][number];

export const USES_PAGE_SIZE = 20;

export function useStatistics(teamId: string, range: DayRange) {
  return useQuery({
    queryKey: ['statistics', teamId, range],
    queryFn: () => call(teamStatistics, { params: { teamId }, query: range }),
  });
}

export function useUses(teamId: string, range: DayRange, page: number) {
  return useQuery({
    queryKey: ['uses', teamId, range, page],
    queryFn: () =>
      call(consumeList, { params: { teamId }, query: { ...range, page, pageSize: USES_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
}

export function useExport(teamId: string, range: DayRange) {
  return useMutation({
    mutationFn: async () => {
      const blob = await fetchFile(exportStatistics, { params: { teamId }, query: range });
      saveBlob(blob, `${text.title} ${range.startDate} ${range.endDate}.xlsx`);
    },
    onError: ({ message }) => showToast({ kind: 'error', message: text.exportFailed(message) }),
  });
}
