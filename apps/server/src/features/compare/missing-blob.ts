import { BlobMissingError } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';

/** What a comparison left in the store may be gone; whoever asks for it is told so. */
export async function orGone<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    throw error instanceof BlobMissingError ? new AppError('GONE') : error;
  }
}
