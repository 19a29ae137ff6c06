export { type FileRow, findFile, keepFile } from './uploads.repository.ts';
export { uploadRoutes } from './uploads.routes.ts';
export { createUploadService } from './uploads.service.ts';
