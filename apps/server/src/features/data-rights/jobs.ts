export { eraseDueAccounts } from './erase-accounts.ts';
export { dataExportJob } from './exports.job.ts';
