export { type FileRow, findFile, keepFile } from './uploads.repository.ts';
export { uploadRoutes } from './uploads.routes.ts';
export { createUploadService, type UploadService } from './uploads.service.ts';
