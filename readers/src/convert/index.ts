/** Converting files to other formats. */
export type {
  ConversionOperation,
  ConversionRefusal,
  ConversionRequest,
  ProducedFile,
} from './conversion.ts';
export { convertFiles } from './convert-files.ts';
export { documentToDocx } from './document-to-docx.ts';
