import { downloadStoredFile, routeUrl } from '@wenjian/api';
import { useMemo } from 'react';
import { createRenderQueue } from '../../../shared/pdf/page/render-queue.ts';
import { sessionPdf } from '../../../shared/pdf/session-pdf.ts';
import { usePdfFile } from '../../../shared/pdf/use-pdf-file.ts';

/** The pages of a stored file, drawn as everywhere else: by range, in turn. */
export function useStoredPdf(teamId: string, fileId: string) {
  const source = useMemo(
    () => sessionPdf(routeUrl(downloadStoredFile, undefined, { teamId, fileId })),
    [teamId, fileId],
  );
  const queue = useMemo(() => createRenderQueue(), []);
  return { ...usePdfFile(source), queue };
}
