import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { complain } from '../ui/toast.ts';

/** Starts a real task on the tool's sample and opens the page that `start` names. */
export function useSampleStart(start: () => Promise<string>) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: start,
    onSuccess: (path) => navigate(path),
    onError: complain,
  });
}
