export { conversionUploadJob } from './conversion-upload.job.ts';
