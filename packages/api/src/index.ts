/** Comments name findings by ids that the browser makes of what it shows, as the engines do. */
export { contentId } from '@wenjian/document/content-id';
/** The table of formats is the document model's; what the web knows of it, it knows from here. */
export {
  type FileKind,
  fileKindOf,
  fileKinds,
  mediaTypeOf,
} from '@wenjian/document/formats';
/** Previews in the browser lie where the written file has them. */
export { pageNumberPlace } from '@wenjian/document/page-number-place';
export {
  type PageParts,
  type PageRange,
  partsOfEvery,
  partsOfRanges,
  type RangeRefusal,
} from '@wenjian/document/page-ranges';
export { type WatermarkLook, watermarkPlaces } from '@wenjian/document/watermark-places';
export * from './api-scopes.ts';
export * from './client.ts';
export * from './conversion-options.ts';
export * from './conversion-tools.ts';
export * from './coupon-rules.ts';
export * from './define-route.ts';
export { describeRoute } from './describe-route.ts';
export * from './errors.ts';
export { exampleAnswer } from './example-answer.ts';
export { type ExampleRequest, exampleRequest } from './example-request.ts';
export * from './export-table.ts';
export * from './feature-names.text.ts';
export * from './format-fen.ts';
export * from './inquiry-names.text.ts';
export * from './invitation-rules.ts';
export * from './jobs.ts';
export * from './limits.ts';
export * from './open-api.ts';
export * from './operation-names.text.ts';
export * from './operator-areas.ts';
export * from './painted-places.ts';
export * from './plans.ts';
export * from './record-names.text.ts';
export { routeTable } from './route-table.ts';
export * from './routes/account/account.ts';
export * from './routes/account/account-contact.ts';
export * from './routes/account/account-push.ts';
export * from './routes/account/activity.ts';
export * from './routes/account/api-keys.ts';
export * from './routes/account/collaboration.ts';
export * from './routes/account/data-rights.ts';
export * from './routes/account/inquiries.ts';
export * from './routes/audit/audit.ts';
export * from './routes/audit/audit-beside.ts';
export * from './routes/audit/audit-exports.ts';
export * from './routes/audit/audit-feedback.ts';
export * from './routes/audit/audit-result.ts';
export * from './routes/audit/audit-share.ts';
export * from './routes/audit/audit-templates.ts';
export * from './routes/chat/chat.ts';
export * from './routes/chat/chat-history.ts';
export * from './routes/chat/chat-shapes.ts';
export * from './routes/chat/chat-socket.ts';
export * from './routes/compare/compare.ts';
export * from './routes/compare/compare-exports.ts';
export * from './routes/compare/compare-profiles.ts';
export * from './routes/compare/compare-result.ts';
export * from './routes/files/convert.ts';
export * from './routes/files/recognition.ts';
export * from './routes/findings.ts';
export * from './routes/knowledge/documents.ts';
export * from './routes/knowledge/knowledge.ts';
export * from './routes/knowledge/knowledge-facts.ts';
export * from './routes/knowledge/knowledge-folders.ts';
export * from './routes/knowledge/knowledge-search.ts';
export * from './routes/knowledge/knowledge-versions.ts';
export * from './routes/knowledge/law-shapes.ts';
export * from './routes/knowledge/laws.ts';
export * from './routes/live.ts';
export * from './routes/logs.ts';
export * from './routes/messages.ts';
export * from './routes/money/billing.ts';
export * from './routes/money/coupons.ts';
export * from './routes/money/invitations.ts';
export * from './routes/money/orders.ts';
export * from './routes/operator/operator.ts';
export * from './routes/operator/operator-people.ts';
export * from './routes/operator/operator-records.ts';
export * from './routes/operator/operator-sales.ts';
export * from './routes/operator/operator-shapes.ts';
export * from './routes/operator/operator-words.ts';
export * from './routes/plagiarism/plagiarism.ts';
export * from './routes/plagiarism/plagiarism-base.ts';
export * from './routes/plagiarism/plagiarism-open-api.ts';
export * from './routes/plagiarism/plagiarism-result.ts';
export * from './routes/plagiarism/plagiarism-shapes.ts';
export * from './routes/plagiarism/plagiarism-tasks.ts';
export * from './routes/plagiarism/report-verification.ts';
export * from './routes/proofread/proofread.ts';
export * from './routes/proofread/proofread-exports.ts';
export * from './routes/proofread/proofread-lexicon.ts';
export * from './routes/proofread/proofread-live.ts';
export * from './routes/proofread/proofread-recheck.ts';
export * from './routes/proofread/proofread-result.ts';
export * from './routes/proofread/proofread-share.ts';
export * from './routes/shapes.ts';
export * from './routes/statistics.ts';
export * from './routes/tasks.ts';
export * from './routes/teams/team-links.ts';
export * from './routes/teams/team-members.ts';
export * from './routes/teams/team-records.ts';
export * from './routes/teams/teams.ts';
export * from './routes/templates/generated-documents.ts';
export * from './routes/templates/template-fields.ts';
export * from './routes/templates/template-library.ts';
export * from './routes/templates/templates.ts';
export * from './routes/uploads.ts';
export * from './routes/workbench.ts';
export * from './site-calls.ts';
export * from './tools.ts';
export { TRY_SCRIPT, type TryCall, tryCallOf } from './try-call.ts';
