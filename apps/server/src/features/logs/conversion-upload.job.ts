/**
 * Reports the result of a click to the ad platform. If every attempt fails, it stays stored, marked as not
 * uploaded.
 */
import type { ConversionUploader } from '../../adapters/conversion-upload/conversion-upload.port.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import { markUploaded, readConversion } from './logs.repository.ts';

export function conversionUploadJob(
  database: Database,
  /** Null: none is configured any more. */
  uploader: ConversionUploader | null,
): JobHandler<'conversionUpload'> {
  return {
    name: 'conversionUpload',
    async run({ payload: { conversionId } }) {
      const row = await readConversion(database, conversionId);
      // Uploaded by an attempt whose success was not recorded in the queue.
      if (!row || row.uploadedAt || !uploader) return;
      await uploader.upload({ kind: row.kind, bdVid: row.bdVid });
      await markUploaded(database, conversionId);
    },
    async giveUp() {
      // Nothing to do: operators see both the dead letter and the conversion without its upload.
    },
  };
}
