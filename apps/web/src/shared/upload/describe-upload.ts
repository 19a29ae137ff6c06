/** The text of a file row about its upload. Pure. */
import { formatFileSize } from '../format/format-file-size.ts';
import { uploadText } from './upload.text.ts';
import type { UploadItem } from './upload-entry.ts';

export type UploadAction = 'pause' | 'resume' | 'retry' | 'cancel' | 'remove' | 'unlock';

export interface UploadDescription {
  readonly status: string;
  /** Size, speed or reason: the figures behind the status. */
  readonly detail: string;
  readonly percent: number;
  readonly actions: readonly UploadAction[];
}

export function describeUpload(item: UploadItem): UploadDescription {
  const size = formatFileSize(item.size);
  const sent = `${formatFileSize(item.sentBytes)} / ${size}`;
  const percent = percentOf(item);
  switch (item.state.kind) {
    case 'waiting':
      return { status: uploadText.waiting, detail: size, percent, actions: ['pause', 'cancel'] };
    case 'uploading':
      return item.state.isFinishing
        ? { status: uploadText.finishing, detail: size, percent, actions: ['cancel'] }
        : {
            status: `${uploadText.uploading} ${percent}%`,
            detail: [sent, speedText(item.bytesPerSecond)].filter(Boolean).join(' · '),
            percent,
            actions: ['pause', 'cancel'],
          };
    case 'paused':
      return { status: uploadText.paused, detail: sent, percent, actions: ['resume', 'cancel'] };
    case 'success':
      return { status: uploadText.success, detail: size, percent: 100, actions: ['remove'] };
    case 'locked':
      return { status: uploadText.locked, detail: size, percent: 100, actions: ['unlock', 'remove'] };
    case 'error':
      return { status: uploadText.error, detail: item.state.message, percent, actions: ['retry', 'cancel'] };
  }
}

/** Rounded down: 100 % is shown only when everything is uploaded. */
function percentOf(item: UploadItem): number {
  if (item.size === 0) return 0;
  return Math.floor((item.sentBytes / item.size) * 100);
}

function speedText(bytesPerSecond: number | null): string {
  return bytesPerSecond === null ? '' : `${formatFileSize(Math.round(bytesPerSecond))}/s`;
}
