import { useMutation } from '@tanstack/react-query';

interface LinkCalls {
  readonly share: () => Promise<{ readonly key: string }>;
  readonly unshare: () => Promise<unknown>;
}

/** Opens a result to everyone with the link, and closes it again. */
export function usePublicLink({ share, unshare }: LinkCalls, onSettled: () => Promise<void>) {
  return {
    share: useMutation({ mutationFn: share, onSettled }),
    takeBack: useMutation({ mutationFn: unshare, onSettled }),
  };
}
