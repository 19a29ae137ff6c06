import { useMutation } from '@tanstack/react-query';
import { recheckProofreading } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

/** Free: examines the text with all accepted corrections once more. */
export function useRecheck(id: string) {
  return useMutation({ mutationFn: () => call(recheckProofreading, { params: { id } }) });
}
