/** The platform of an advertisement, which wants to know what its clicks led to. */
import type { ConversionKind } from '@wenjian/api';

export interface Conversion {
  readonly kind: ConversionKind;
  /** The platform's number of the click. */
  readonly bdVid: string;
}

export interface ConversionUploader {
  /** Resolves when the platform has taken it; throws ConversionUploadError when it has not. */
  upload(conversion: Conversion): Promise<void>;
}

export class ConversionUploadError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConversionUploadError';
  }
}
