export { documentJob } from './documents.job.ts';
export { documentRoutes } from './documents.routes.ts';
export { createReadingService, type ReadingService } from './reading.service.ts';
export { findLatestReading, type ReadingRow } from './readings.repository.ts';
