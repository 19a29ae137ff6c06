import { useMutation } from '@tanstack/react-query';
import { recheckProofreading } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

/** Costs nothing: the text with everything accepted put in is examined once more. */
export function useRecheck(id: string) {
  return useMutation({ mutationFn: () => call(recheckProofreading, { params: { id } }) });
}
