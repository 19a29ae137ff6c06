import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CallInput,
  createCompareProfile,
  deleteCompareProfile,
  listCompareProfiles,
  updateCompareProfile,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

export function useCompareProfiles(teamId: string) {
  return useQuery({
    queryKey: queryKeys.profiles(teamId),
    queryFn: () => call(listCompareProfiles, { query: { teamId } }),
  });
}

type NewProfile = CallInput<typeof createCompareProfile>['body'];
type ProfileChange = CallInput<typeof updateCompareProfile>['body'] & { readonly id: string };

export function useProfileActions(teamId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.profiles(teamId) });
  const create = useMutation({
    mutationFn: (profile: Omit<NewProfile, 'teamId'>) =>
      call(createCompareProfile, { body: { ...profile, teamId } }),
    onSettled,
  });
  const update = useMutation({
    mutationFn: ({ id, ...body }: ProfileChange) => call(updateCompareProfile, { params: { id }, body }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteCompareProfile, { params: { id } }),
    onSettled,
  });
  return { create, update, remove };
}
