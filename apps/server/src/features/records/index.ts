export { recordAction, recordSystemAction } from './records.repository.ts';
export { recordCall, recordVisit } from './records.service.ts';
