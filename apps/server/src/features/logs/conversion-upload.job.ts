/** Tells the platform of an advertisement what a click led to. What no attempt could tell stays stored, marked as not uploaded. */
import type { ConversionUploader } from '../../adapters/conversion-upload/conversion-upload.port.ts';
import type { Database } from '../../platform/database.ts';
import type { JobHandler } from '../../platform/job-queue.ts';
import { markUploaded, readConversion } from './logs.repository.ts';

export function conversionUploadJob(
  database: Database,
  /** null: none is configured any longer. */
  uploader: ConversionUploader | null,
): JobHandler<'conversionUpload'> {
  return {
    name: 'conversionUpload',
    async run({ payload: { conversionId } }) {
      const row = await readConversion(database, conversionId);
      // Uploaded by an attempt whose end was not noted in the queue.
      if (!row || row.uploadedAt || !uploader) return;
      await uploader.upload({ kind: row.kind, bdVid: row.bdVid });
      await markUploaded(database, conversionId);
    },
    async giveUp() {
      // Nothing to settle: the dead letter and the conversion without its upload both stand where operators look.
    },
  };
}
