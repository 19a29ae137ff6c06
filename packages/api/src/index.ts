/** Comments name findings by ids that the browser makes of what it shows, as the engines do. */
export { contentId } from '@wenjian/document/content-id';
/** The table of formats is the document model's; what the web knows of it, it knows from here. */
export {
  type FileKind,
  fileKindOf,
  fileKinds,
  mediaTypeOf,
} from '@wenjian/document/formats';
export * from './client.ts';
export * from './coupon-rules.ts';
export * from './define-route.ts';
export * from './errors.ts';
export * from './export-table.ts';
export * from './format-fen.ts';
export * from './invitation-rules.ts';
export * from './jobs.ts';
export * from './open-api.ts';
export * from './plans.ts';
export * from './record-names.text.ts';
export { routeTable } from './route-table.ts';
export * from './routes/account.ts';
export * from './routes/activity.ts';
export * from './routes/audit.ts';
export * from './routes/audit-feedback.ts';
export * from './routes/audit-result.ts';
export * from './routes/audit-share.ts';
export * from './routes/audit-templates.ts';
export * from './routes/billing.ts';
export * from './routes/chat.ts';
export * from './routes/chat-history.ts';
export * from './routes/chat-shapes.ts';
export * from './routes/chat-socket.ts';
export * from './routes/collaboration.ts';
export * from './routes/compare.ts';
export * from './routes/compare-profiles.ts';
export * from './routes/compare-result.ts';
export * from './routes/convert.ts';
export * from './routes/coupons.ts';
export * from './routes/data-rights.ts';
export * from './routes/documents.ts';
export * from './routes/exports.ts';
export * from './routes/findings.ts';
export * from './routes/generated-documents.ts';
export * from './routes/inquiries.ts';
export * from './routes/invitations.ts';
export * from './routes/knowledge.ts';
export * from './routes/knowledge-folders.ts';
export * from './routes/knowledge-search.ts';
export * from './routes/knowledge-versions.ts';
export * from './routes/live.ts';
export * from './routes/logs.ts';
export * from './routes/messages.ts';
export * from './routes/orders.ts';
export * from './routes/plagiarism.ts';
export * from './routes/plagiarism-base.ts';
export * from './routes/plagiarism-open-api.ts';
export * from './routes/plagiarism-result.ts';
export * from './routes/plagiarism-shapes.ts';
export * from './routes/plagiarism-tasks.ts';
export * from './routes/proofread.ts';
export * from './routes/proofread-lexicon.ts';
export * from './routes/proofread-recheck.ts';
export * from './routes/proofread-result.ts';
export * from './routes/proofread-share.ts';
export * from './routes/recognition.ts';
export * from './routes/shapes.ts';
export * from './routes/statistics.ts';
export * from './routes/tasks.ts';
export * from './routes/team-members.ts';
export * from './routes/team-records.ts';
export * from './routes/teams.ts';
export * from './routes/template-fields.ts';
export * from './routes/templates.ts';
export * from './routes/uploads.ts';
export * from './routes/workbench.ts';
export * from './site-calls.ts';
export * from './tools.ts';
