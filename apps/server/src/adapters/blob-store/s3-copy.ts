/** Copies within a bucket that are too large for one request: S3 copies at most 5 GB at once. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';

export interface PartedCopy {
  readonly bucket: string;
  /** In the form of `CopySource`: with its bucket, escaped. */
  readonly source: string;
  readonly key: string;
  readonly size: number;
  readonly partBytes: number;
}

/** The object exists completely after the last part, or not at all. */
export async function copyInParts(client: S3Client, copy: PartedCopy): Promise<void> {
  const place = { Bucket: copy.bucket, Key: copy.key };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place));
  if (!UploadId) throw new Error('the S3 store began a copy without a name for it');
  const upload = { ...place, UploadId };
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    for (let start = 0; start < copy.size; start += copy.partBytes) {
      const end = Math.min(start + copy.partBytes, copy.size) - 1;
      const PartNumber = Parts.length + 1;
      const { CopyPartResult } = await client.send(
        new UploadPartCopyCommand({
          ...upload,
          PartNumber,
          CopySource: copy.source,
          CopySourceRange: `bytes=${start}-${end}`,
        }),
      );
      Parts.push({ ETag: CopyPartResult?.ETag, PartNumber });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    // Otherwise the copied parts would be kept, and paid for, forever. The first failure is the one to
    // report.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}
