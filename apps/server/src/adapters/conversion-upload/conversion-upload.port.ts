/** The platform of an advertisement, which is told the results of its clicks. */
import type { ConversionKind } from '@wenjian/api';

export interface Conversion {
  readonly kind: ConversionKind;
  /** The platform's id of the click. */
  readonly bdVid: string;
}

export interface ConversionUploader {
  /** Resolves when the platform has accepted it; throws ConversionUploadError otherwise. */
  upload(conversion: Conversion): Promise<void>;
}

export class ConversionUploadError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConversionUploadError';
  }
}
