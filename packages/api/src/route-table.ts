/** Every route of the product, by feature. */
import type { AnyRoute } from './define-route.ts';
import * as account from './routes/account.ts';
import * as activity from './routes/activity.ts';
import * as audit from './routes/audit.ts';
import * as auditExports from './routes/audit-exports.ts';
import * as auditRisks from './routes/audit-risks.ts';
import * as auditShare from './routes/audit-share.ts';
import * as auditTemplates from './routes/audit-templates.ts';
import * as billing from './routes/billing.ts';
import * as collaboration from './routes/collaboration.ts';
import * as compare from './routes/compare.ts';
import * as compareDecisions from './routes/compare-decisions.ts';
import * as compareExports from './routes/compare-exports.ts';
import * as compareProfiles from './routes/compare-profiles.ts';
import * as convert from './routes/convert.ts';
import * as documents from './routes/documents.ts';
import * as recognition from './routes/recognition.ts';
import * as teams from './routes/teams.ts';
import * as uploads from './routes/uploads.ts';

export const routeTable: readonly AnyRoute[] = [
  account,
  activity,
  audit,
  auditExports,
  auditRisks,
  auditShare,
  auditTemplates,
  billing,
  collaboration,
  compare,
  compareDecisions,
  compareExports,
  compareProfiles,
  convert,
  documents,
  recognition,
  teams,
  uploads,
]
  // A module exports routes one by one, or a list of them.
  .flatMap((module) => Object.values(module).flat() as readonly unknown[])
  .filter(isRoute);

function isRoute(value: unknown): value is AnyRoute {
  return typeof value === 'object' && value !== null && 'path' in value && 'policy' in value;
}
