export { keepInRoom, requireRoomForResults } from './room.service.ts';
export { type FileRow, findFile } from './uploads.repository.ts';
export { type UploadRouteParts, uploadRoutes } from './uploads.routes.ts';
export { createUploadService, type UploadService } from './uploads.service.ts';
