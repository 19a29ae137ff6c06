/** Every route of the product, by feature. */
import type { AnyRoute } from './define-route.ts';
import * as account from './routes/account.ts';
import * as accountContact from './routes/account-contact.ts';
import * as accountPush from './routes/account-push.ts';
import * as activity from './routes/activity.ts';
import * as apiKeys from './routes/api-keys.ts';
import * as audit from './routes/audit.ts';
import * as auditBeside from './routes/audit-beside.ts';
import * as auditExports from './routes/audit-exports.ts';
import * as auditFeedback from './routes/audit-feedback.ts';
import * as auditShare from './routes/audit-share.ts';
import * as auditTemplates from './routes/audit-templates.ts';
import * as billing from './routes/billing.ts';
import * as chat from './routes/chat.ts';
import * as chatHistory from './routes/chat-history.ts';
import * as collaboration from './routes/collaboration.ts';
import * as compare from './routes/compare.ts';
import * as compareExports from './routes/compare-exports.ts';
import * as compareProfiles from './routes/compare-profiles.ts';
import * as convert from './routes/convert.ts';
import * as coupons from './routes/coupons.ts';
import * as dataRights from './routes/data-rights.ts';
import * as documents from './routes/documents.ts';
import * as findings from './routes/findings.ts';
import * as generatedDocuments from './routes/generated-documents.ts';
import * as inquiries from './routes/inquiries.ts';
import * as invitations from './routes/invitations.ts';
import * as knowledge from './routes/knowledge.ts';
import * as knowledgeFacts from './routes/knowledge-facts.ts';
import * as knowledgeFolders from './routes/knowledge-folders.ts';
import * as knowledgeSearch from './routes/knowledge-search.ts';
import * as knowledgeVersions from './routes/knowledge-versions.ts';
import * as laws from './routes/laws.ts';
import * as live from './routes/live.ts';
import * as logs from './routes/logs.ts';
import * as messages from './routes/messages.ts';
import * as operator from './routes/operator.ts';
import * as operatorPeople from './routes/operator-people.ts';
import * as operatorRecords from './routes/operator-records.ts';
import * as operatorSales from './routes/operator-sales.ts';
import * as operatorWords from './routes/operator-words.ts';
import * as orders from './routes/orders.ts';
import * as plagiarism from './routes/plagiarism.ts';
import * as plagiarismBase from './routes/plagiarism-base.ts';
import * as plagiarismOpenApi from './routes/plagiarism-open-api.ts';
import * as plagiarismTasks from './routes/plagiarism-tasks.ts';
import * as proofread from './routes/proofread.ts';
import * as proofreadExports from './routes/proofread-exports.ts';
import * as proofreadLexicon from './routes/proofread-lexicon.ts';
import * as proofreadLive from './routes/proofread-live.ts';
import * as proofreadRecheck from './routes/proofread-recheck.ts';
import * as proofreadShare from './routes/proofread-share.ts';
import * as recognition from './routes/recognition.ts';
import * as reportVerification from './routes/report-verification.ts';
import * as statistics from './routes/statistics.ts';
import * as teamLinks from './routes/team-links.ts';
import * as teamMembers from './routes/team-members.ts';
import * as teamRecords from './routes/team-records.ts';
import * as teams from './routes/teams.ts';
import * as templateLibrary from './routes/template-library.ts';
import * as templates from './routes/templates.ts';
import * as uploads from './routes/uploads.ts';
import * as workbench from './routes/workbench.ts';

export const routeTable: readonly AnyRoute[] = [
  account,
  accountContact,
  accountPush,
  activity,
  apiKeys,
  audit,
  auditBeside,
  auditExports,
  auditFeedback,
  auditShare,
  auditTemplates,
  billing,
  chat,
  chatHistory,
  collaboration,
  compare,
  compareExports,
  compareProfiles,
  convert,
  proofread,
  proofreadExports,
  proofreadLexicon,
  proofreadLive,
  proofreadShare,
  proofreadRecheck,
  coupons,
  dataRights,
  documents,
  findings,
  generatedDocuments,
  inquiries,
  invitations,
  knowledge,
  knowledgeFacts,
  knowledgeFolders,
  knowledgeSearch,
  knowledgeVersions,
  laws,
  live,
  logs,
  messages,
  operator,
  operatorPeople,
  operatorRecords,
  operatorSales,
  operatorWords,
  orders,
  plagiarism,
  plagiarismBase,
  plagiarismOpenApi,
  plagiarismTasks,
  recognition,
  reportVerification,
  statistics,
  teamLinks,
  teamMembers,
  teamRecords,
  teams,
  templateLibrary,
  templates,
  uploads,
  workbench,
]
  // A module exports single routes or lists of routes.
  .flatMap((module) => Object.values(module).flat() as readonly unknown[])
  .filter(isRoute);

function isRoute(value: unknown): value is AnyRoute {
  return typeof value === 'object' && value !== null && 'path' in value && 'policy' in value;
}
