export { documentJob } from './documents.job.ts';
export { documentRoutes } from './documents.routes.ts';
export { knowledgeRoutes } from './knowledge.routes.ts';
export { knowledgeAccess } from './knowledge.service.ts';
export { createReadingService, type ReadingService } from './reading.service.ts';
export { findLatestReading, type ReadingRow } from './readings.repository.ts';
export { foldNames, indexMissing } from './search.service.ts';
export { searchPassages } from './search-passages.ts';
export { purgeExpired } from './trash.service.ts';
