export { recordAction, recordSystemAction } from './records.repository.ts';
export { recordRoutes } from './records.routes.ts';
export { recordCall, recordVisit } from './records.service.ts';
