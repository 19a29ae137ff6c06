import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { RenderQueue } from '../../../../shared/pdf/page/render-queue.ts';
import type { PdfFile } from '../../../../shared/pdf/pdf-file.ts';
import { convertText } from '../../text.ts';
import { PagesFailed } from '../pages-failed.tsx';
import { useStoredPdf } from '../use-stored-pdf.ts';

export interface StoredPdf {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
}

export interface PdfPages {
  readonly file: PdfFile;
  readonly queue: RenderQueue;
}

interface ShownPdfProps {
  readonly teamId: string;
  readonly fileId: string;
  readonly children: (pages: PdfPages) => ReactNode;
}

/** Opens a stored PDF; while it cannot be seen, says so. */
export function ShownPdf({ teamId, fileId, children }: ShownPdfProps) {
  const { state, queue, reopen } = useStoredPdf(teamId, fileId);
  const text = convertText.preview;
  if (state.kind === 'opening')
    return (
      <div role="status" aria-label={text.opening}>
        <Skeleton active />
      </div>
    );
  if (state.kind === 'failed')
    return <PagesFailed failure={state.failure} onRetry={reopen} sentence={text.failed} />;
  return children({ file: state.file, queue });
}
