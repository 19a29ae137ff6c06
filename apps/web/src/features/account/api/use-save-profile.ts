import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveProfile } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { sessionQuery } from './session.query.ts';

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly name?: string; readonly picture?: string | null }) =>
      call(saveProfile, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQuery().queryKey }),
  });
}
