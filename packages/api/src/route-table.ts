/** Every route of the product, by feature. */
import type { AnyRoute } from './define-route.ts';
import * as account from './routes/account/account.ts';
import * as accountContact from './routes/account/account-contact.ts';
import * as accountPush from './routes/account/account-push.ts';
import * as activity from './routes/account/activity.ts';
import * as apiKeys from './routes/account/api-keys.ts';
import * as collaboration from './routes/account/collaboration.ts';
import * as dataRights from './routes/account/data-rights.ts';
import * as inquiries from './routes/account/inquiries.ts';
import * as audit from './routes/audit/audit.ts';
import * as auditBeside from './routes/audit/audit-beside.ts';
import * as auditExports from './routes/audit/audit-exports.ts';
import * as auditFeedback from './routes/audit/audit-feedback.ts';
import * as auditShare from './routes/audit/audit-share.ts';
import * as auditTemplates from './routes/audit/audit-templates.ts';
import * as chat from './routes/chat/chat.ts';
import * as chatHistory from './routes/chat/chat-history.ts';
import * as compare from './routes/compare/compare.ts';
import * as compareExports from './routes/compare/compare-exports.ts';
import * as compareProfiles from './routes/compare/compare-profiles.ts';
import * as convert from './routes/files/convert.ts';
import * as recognition from './routes/files/recognition.ts';
import * as findings from './routes/findings.ts';
import * as documents from './routes/knowledge/documents.ts';
import * as knowledge from './routes/knowledge/knowledge.ts';
import * as knowledgeFacts from './routes/knowledge/knowledge-facts.ts';
import * as knowledgeFolders from './routes/knowledge/knowledge-folders.ts';
import * as knowledgeSearch from './routes/knowledge/knowledge-search.ts';
import * as knowledgeVersions from './routes/knowledge/knowledge-versions.ts';
import * as laws from './routes/knowledge/laws.ts';
import * as live from './routes/live.ts';
import * as logs from './routes/logs.ts';
import * as messages from './routes/messages.ts';
import * as billing from './routes/money/billing.ts';
import * as coupons from './routes/money/coupons.ts';
import * as invitations from './routes/money/invitations.ts';
import * as orders from './routes/money/orders.ts';
import * as operator from './routes/operator/operator.ts';
import * as operatorPeople from './routes/operator/operator-people.ts';
import * as operatorRecords from './routes/operator/operator-records.ts';
import * as operatorSales from './routes/operator/operator-sales.ts';
import * as operatorWords from './routes/operator/operator-words.ts';
import * as plagiarism from './routes/plagiarism/plagiarism.ts';
import * as plagiarismBase from './routes/plagiarism/plagiarism-base.ts';
import * as plagiarismOpenApi from './routes/plagiarism/plagiarism-open-api.ts';
import * as plagiarismTasks from './routes/plagiarism/plagiarism-tasks.ts';
import * as reportVerification from './routes/plagiarism/report-verification.ts';
import * as proofread from './routes/proofread/proofread.ts';
import * as proofreadExports from './routes/proofread/proofread-exports.ts';
import * as proofreadLexicon from './routes/proofread/proofread-lexicon.ts';
import * as proofreadLive from './routes/proofread/proofread-live.ts';
import * as proofreadRecheck from './routes/proofread/proofread-recheck.ts';
import * as proofreadShare from './routes/proofread/proofread-share.ts';
import * as statistics from './routes/statistics.ts';
import * as teamLinks from './routes/teams/team-links.ts';
import * as teamMembers from './routes/teams/team-members.ts';
import * as teamRecords from './routes/teams/team-records.ts';
import * as teams from './routes/teams/teams.ts';
import * as generatedDocuments from './routes/templates/generated-documents.ts';
import * as templateLibrary from './routes/templates/template-library.ts';
import * as templates from './routes/templates/templates.ts';
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
