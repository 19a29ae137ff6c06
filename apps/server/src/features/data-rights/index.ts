export type { ArchivedTools } from './archived-tools.ts';
export { wasClosedAfter } from './closed-identities.ts';
export { wasOfClosed } from './closed-traces.ts';
export { ERASED_NAME } from './data-rights.text.ts';
export { derived, ofPerson, ofTeam, supersededOfTeam, type TableRule } from './table-rule.ts';
