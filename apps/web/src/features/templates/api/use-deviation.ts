import { useMutation } from '@tanstack/react-query';
import { createComparison, readStoredFile } from '@wenjian/api';
import { useRef } from 'react';
import { call } from '../../../shared/http/client.ts';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';

interface Deviation {
  readonly teamId: string;
  readonly templateFileId: string;
  readonly fileId: string;
}

/**
 * The template's own file is the old side, the returned contract the new one. A retry after a lost response
 * makes one task.
 */
export function useDeviation() {
  const attempt = useRef({ input: '', idempotencyKey: '' });
  return useMutation({
    mutationFn: ({ teamId, templateFileId, fileId }: Deviation) => {
      const input = `${templateFileId} ${fileId}`;
      if (attempt.current.input !== input) attempt.current = { input, idempotencyKey: newIdempotencyKey() };
      const { idempotencyKey } = attempt.current;
      return call(createComparison, {
        body: { teamId, originFileId: templateFileId, targetFileId: fileId, idempotencyKey },
      });
    },
    onSuccess: () => {
      attempt.current = { input: '', idempotencyKey: '' };
    },
  });
}

/** A template's file in the form the upload pages use. */
export function useStoredFile(teamId: string) {
  return useMutation({
    mutationFn: (fileId: string) => call(readStoredFile, { query: { teamId, fileId } }),
  });
}
