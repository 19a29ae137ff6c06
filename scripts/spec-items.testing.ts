/**
 * The calls and paths of the product specification in its own writing (see docs/spec.md#calls and docs/spec.md#routes), kept apart from
 * docs/spec-coverage.md so that no row can be dropped there without a test noticing.
 */

/** Where the calls of a group are mounted. The specification gives no hosts; these are the product's own. */
interface CallGroup {
  readonly base: string;
  readonly calls: readonly string[];
}

const PRODUCT_SEGMENT = 'wenjian';

const callGroups: readonly CallGroup[] = [
  {
    base: '/release',
    calls: [
      'GET /stop-time',
      'POST /check-{product}-phone-exist',
      'POST /send-{product}-sms-code',
      'POST /verify-{product}-sms-code',
      'POST /checkActivityCode',
    ],
  },
  {
    base: '',
    calls: [
      'GET /api/balance/{teamId}/statistics/',
      'GET /api/balance/{teamId}/team/',
      'GET /api/balance/{teamId}/consume-list/',
      'GET /api/{product}/message',
      'GET /api/{product}/popup',
      'POST /api/{product}/message/ack/{id}',
      'POST /api/{product}/message/list',
      'GET /api/{product}/message/count',
      'GET /api/{product}/message/search',
      'POST /api/{product}/message/setReaded/{id}',
      'POST /api/{product}/message/del/{a}/{b}',
      'POST /api/{product}/message/{id}/join-request',
      'POST /api/{product}/message/{id}/members',
      'PATCH /api/{product}/message/{id}/join/{phone}',
      'POST /api/{product}/message/team/{id}/join',
      'PATCH /api/{product}/message/team/{id}/join/{userId}',
      'POST /api/{product}/message/team/{id}/members',
      'DELETE /api/{product}/message/team/{id}/members/{userId}',
      'GET /api/contract-document',
      'POST /api/{product}/knowledgeAssets/documentManagement/insert',
      'POST /api/{product}/knowledgeAssets/documentManagement/list',
      'POST /api/{product}/knowledgeAssets/documentManagement/delete',
      'POST /api/{product}/knowledgeAssets/documentManagement/update',
      'GET /api/{product}/knowledgeAssets/documentManagement/getDocumentById',
      'GET /api/{product}/knowledgeAssets/documentManagement/getDocInfoStatistics',
      'POST /wjk/search/http/search/individual',
      'GET /api/collaboration/history-members',
      'GET /api/{product}/coupon/invited/list',
      'GET /api/{product}/inviteNew/getInviteCode',
      'GET /api/{product}/inviteNew/list',
      'POST /api/team',
      'GET /api/team',
      'GET /api/team/{id}',
      'PATCH /api/team/{id}',
      'GET /api/team/{id}/members',
      'POST /api/team/{id}/members',
      'DELETE /api/team/{id}/members/{userId}',
      'POST /api/team/{id}/join/',
      'PATCH /api/team/{id}/join/{userId}',
      'GET /api/account/settings/current-team',
      'POST /api/account/settings/current-team',
      'GET /api/{product}/plagiarism/list',
      'POST /api/{product}/plagiarism/delete',
      // The specification shows no path for chunks; this one is the product's own.
      'GET /api/{product}/upload/chunk',
      'POST /api/{product}/upload/chunk',
    ],
  },
  {
    base: '/plag',
    calls: [
      'POST /plagiarism-task',
      'GET /plagiarism-task',
      'GET /plagiarism-document',
      'GET /getDetectInfo',
      'GET /reportExport',
      'GET /feature/pdfHighlightPlagBlockAndReport',
      'GET /plagiarism-image',
      'GET /plagiarism-sensitiveWordsExtract',
      'GET /plagiarism-authorDetect',
      'GET /plagiarism-config',
      'POST /textBasePlagCompare/createTask',
      'GET /textBasePlagCompare/plagResult',
      'GET /textBasePlagCompare/imageResult',
      'GET /textBasePlagCompare/1vnResult',
      'GET /textBasePlagCompare/1v1Result',
      'GET /textBasePlagCompare/getDetectInfo',
      'GET /textBasePlagFeature/reportExport',
      'GET /textBasePlagFeature/pdfHighlightPlagBlockAndReport',
    ],
  },
  {
    base: '/chat',
    calls: [
      'POST /invite',
      'GET /count',
      'PUT /count',
      'POST /contact-us',
      'GET /chat-history',
      'DELETE /chat-history',
      'GET /answer-source-cache',
      'POST /similarity',
      'POST /new-predict',
    ],
  },
  {
    // The specification shows no paths here either.
    base: '/logs',
    calls: [
      'POST /events',
      'POST /compare/upload_logs',
      'POST /audit/upload_logs',
      'POST /plag/upload_logs',
      'POST /conversion',
    ],
  },
];

/** Each of these paths has all the collaboration calls; the last one is for audit and duplicate products. */
const collaborationPaths = [
  'v2/contract-compare',
  'contract-compare/v3',
  'contract-document',
  'contract-audit',
  'contract-duplication',
  '{product}',
];

const collaborationCalls = [
  'GET /api/{path}/{productId}/collaboration',
  'POST /api/{path}/{productId}/collaboration',
  'PATCH /api/{path}/{productId}/collaboration',
  'POST /api/{path}/{productId}/members',
  'POST /api/{path}/{productId}/join',
  'POST /api/{path}/{productId}/join-request',
  'PATCH /api/{path}/{productId}/join/{phone}',
];

/** Every call, as it is mounted: `GET /release/stop-time`. */
export const specCalls: readonly string[] = [
  ...callGroups.flatMap(({ base, calls }) => calls.map((call) => call.replace(' /', ` ${base}/`))),
  ...collaborationPaths.flatMap((path) => collaborationCalls.map((call) => call.replace('{path}', path))),
].map((call) => call.replace('{product}', PRODUCT_SEGMENT));

export const specPaths: readonly string[] = [
  // Redirects, from and to
  '/login',
  '/m',
  '/m/home',
  '/contract-compare',
  '/contract-compare/upload',
  '/plagiarism',
  '/plagiarism/upload',
  '/contract-audit',
  '/contract-audit/upload',
  '/contract-correct',
  '/convert-tool',
  '/convert-tool/list',
  '/document-manage',
  '/document-manage/upload',
  '/document-manage/list',
  '/document?tab=1',
  '/order-list',
  '/order-list/index',
  // Public
  '/',
  '/share-activity',
  '/contact-us',
  '/cooperate',
  '/customer-case',
  '/customer-case/detail',
  '/information-center',
  '/information-center/detail',
  '/prime-introduction',
  '/friendship-link',
  '/enterprise',
  '/plagiarism-deployment',
  '/promotional-activity',
  '/test',
  '/contract-audit/result',
  '/contract-correct/result',
  // Mobile
  '/m/login',
  '/m/contact-us',
  '/m/consult',
  // Dashboard
  '/dashboard',
  '/contract-compare/list',
  '/plagiarism/list',
  '/contract-audit/list',
  '/convert-tool/convert',
  '/convert-tool/ocr',
  '/document',
  '/team-manage/list/{id}',
  '/static',
  // Results and previews
  '/document-manage/{id}',
  '/contract-audit/result/model',
  '/plagiarism/result',
  '/plagiarism/resultV2',
  '/contract-compare/{docId}',
  '/contract-compare/{docId}/v3',
];
