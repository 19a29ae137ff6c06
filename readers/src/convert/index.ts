/** Turning files into other files. */
export type { ConversionRefusal } from './conversion.ts';
export { convertFiles } from './convert-files.ts';
export { documentToDocx } from './document-to-docx.ts';
