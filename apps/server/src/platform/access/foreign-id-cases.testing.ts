/** A valid call for every field that names an object besides the one the route's policy checks. */
import { PERSONAL_WORK_SPACE } from '@wenjian/api';
import {
  makersOf,
  newAnswer,
  newApiKey,
  newAsker,
  newComment,
  newCoupon,
  newFile,
  newFolder,
  newKnowledge,
  newMember,
  newName,
  newReward,
  newSignIn,
  newStandard,
  newTrashed,
  newVersion,
  type Person,
} from './foreign-id-objects.testing.ts';

interface Case {
  /** Creates one of the named objects. */
  readonly make: (who: Person) => Promise<string>;
  readonly input: (id: string, mine: Person) => { params?: object; query?: object; body?: object };
  /** The answer for somebody else's id; 404 by default. */
  readonly status?: number;
  /** The caller chooses the id of something new: only an existing id can belong to somebody else. */
  readonly isNewAllowed?: true;
}

const ofFile = (input: Case['input']): Case => ({ make: newFile, input });
const inBody = (make: Case['make'], body: (id: string, mine: Person) => object): Case => ({
  make,
  input: (id, mine) => ({ body: body(id, mine) }),
});
const party = (fileId: string) => ({ fileIds: [fileId] });

export const cases: Readonly<Record<string, Case>> = {
  'sendFeedback screenshotFileId': inBody(newFile, (id) => ({
    kind: 'other',
    text: '好',
    path: '/',
    screenshotFileId: id,
  })),
  'readQueuePlace taskId': {
    make: (who) => makersOf(who).comparison(),
    input: (taskId) => ({ query: { taskId } }),
  },
  'endSignIn signInId': inBody(newSignIn, (signInId) => ({ signInId })),
  'revokeApiKey keyId': inBody(newApiKey, (keyId) => ({ keyId })),
  'createAudit fileId': inBody(newFile, (fileId) => ({ fileId })),
  'createAudit template_id': inBody(
    (who) => makersOf(who).auditTemplate(),
    (template_id, { fileId }) => ({ fileId, standpoint: '甲方', template_id }),
  ),
  'createAudit standard_id': inBody(newStandard, (standard_id, { fileId }) => ({
    fileId,
    standpoint: '甲方',
    standard_id,
  })),
  'createComparison originFileId': inBody(newFile, (id, { fileId }) => ({
    originFileId: id,
    targetFileId: fileId,
  })),
  'createComparison targetFileId': inBody(newFile, (id, { fileId }) => ({
    originFileId: fileId,
    targetFileId: id,
  })),
  'createComparison targetFileIds[]': inBody(newFile, (id, { fileId }) => ({
    originFileId: fileId,
    targetFileIds: [fileId, id],
  })),
  'createConversion fileIds[]': inBody(newFile, (id, { fileId }) => ({
    fileIds: [fileId, id],
    operation: { kind: 'merge' },
  })),
  'listAudits ids': {
    make: (who) => makersOf(who).audit(),
    input: (ids) => ({ query: { ids } }),
    status: 200,
  },
  'listProofreadings ids': {
    make: (who) => makersOf(who).proofreading(),
    input: (ids) => ({ query: { ids } }),
    status: 200,
  },
  'createProofreading fileId': inBody(newFile, (fileId) => ({ fileId })),
  'createRecognition fileId': inBody(newFile, (fileId) => ({ fileId })),
  'createDocument fileId': inBody(newFile, (fileId) => ({ fileId })),
  'createContractTemplate fileId': inBody(newFile, (fileId) => ({ fileId })),
  'createTemplateVersion fileId': ofFile((fileId, { templateId }) => ({
    params: { id: templateId },
    body: { fileId },
  })),
  'readStoredFile fileId': ofFile((fileId) => ({ query: { fileId } })),
  'addToTextBase fileIds[]': inBody(newFile, (id, { fileId }) => ({ fileIds: [fileId, id] })),
  'createPlagiarismPair origin.fileIds[]': inBody(newFile, (id, { fileId }) => ({
    origin: party(id),
    target: party(fileId),
  })),
  'createPlagiarismPair target.fileIds[]': inBody(newFile, (id, { fileId }) => ({
    origin: party(fileId),
    target: party(id),
  })),
  'createPlagiarismPair templateFileIds[]': inBody(newFile, (id, { fileId }) => ({
    origin: party(fileId),
    target: party(fileId),
    templateFileIds: [id],
  })),
  'createPlagiarismMany origin.fileIds[]': inBody(newFile, (id, { fileId }) => ({
    origin: party(id),
    targets: [party(fileId)],
  })),
  'createPlagiarismMany targets[].fileIds[]': inBody(newFile, (id, { fileId }) => ({
    origin: party(fileId),
    targets: [party(fileId), party(id)],
  })),
  'createPlagiarismMany templateFileIds[]': inBody(newFile, (id, { fileId }) => ({
    origin: party(fileId),
    targets: [party(fileId)],
    templateFileIds: [id],
  })),
  'deletePlagiarism taskIds[]': inBody(
    (who) => makersOf(who).plagiarism(),
    (id) => ({ taskIds: [id] }),
  ),
  'takeChatAnswer chat_id': {
    ...inBody(
      (who) => makersOf(who).chat(),
      (chat_id) => ({ chat_id }),
    ),
    isNewAllowed: true,
  },
  'clearChatHistory id': { make: (who) => makersOf(who).chat(), input: (id) => ({ query: { id } }) },
  'exportChat messageId': {
    make: newAnswer,
    input: (messageId, { chatId }) => ({ params: { chatId }, query: { format: 'markdown', messageId } }),
  },
  'rateAnswer messageId': {
    make: newAnswer,
    input: (messageId, { chatId }) => ({ params: { chatId, messageId }, body: { type: 'like' } }),
  },
  'insertKnowledge fileId': inBody(newFile, (fileId) => ({ fileId })),
  'insertKnowledge folderId': inBody(newFolder, (folderId, { fileId }) => ({ fileId, folderId })),
  'insertKnowledge versionOf': inBody(newKnowledge, (versionOf, { fileId }) => ({ fileId, versionOf })),
  'updateKnowledge ids[]': inBody(newKnowledge, (id) => ({ ids: [id], name: '新名' })),
  'updateKnowledge folderId': inBody(newFolder, (folderId, { knowledgeId }) => ({
    ids: [knowledgeId],
    folderId,
  })),
  'copyKnowledge ids[]': inBody(newKnowledge, (id) => ({ ids: [id] })),
  'copyKnowledge folderId': inBody(newFolder, (folderId, { knowledgeId }) => ({
    ids: [knowledgeId],
    folderId,
  })),
  'readKnowledgeFacts ids[]': inBody(newKnowledge, (id) => ({ ids: [id] })),
  'readKnowledgeFacts folderId': inBody(newFolder, (folderId) => ({ folderId })),
  'downloadKnowledgeFacts documentIds': {
    make: newKnowledge,
    input: (documentIds) => ({ query: { documentIds } }),
  },
  'deleteKnowledge ids[]': inBody(newKnowledge, (id) => ({ ids: [id] })),
  'restoreKnowledge ids[]': inBody(newTrashed, (id) => ({ ids: [id] })),
  'purgeKnowledge ids[]': inBody(newTrashed, (id) => ({ ids: [id] })),
  'makeKnowledgeVersionCurrent id': inBody(newVersion, (id) => ({ id })),
  'deleteKnowledgeVersion id': inBody(newVersion, (id) => ({ id })),
  'insertFolder parentId': inBody(newFolder, (parentId) => ({ name: newName(), parentId })),
  'updateFolder id': inBody(newFolder, (id) => ({ id, name: newName() })),
  'deleteFolder id': inBody(newFolder, (id) => ({ id })),
  'updateFolder parentId': inBody(newFolder, (parentId, { folderId }) => ({ id: folderId, parentId })),
  // A filter value need not exist; its owner cannot be seen from the answer.
  'listKnowledge folderId': { ...inBody(newFolder, (folderId) => ({ folderId })), status: 200 },
  'searchKnowledge folderId': {
    ...inBody(newFolder, (folderId) => ({ keyword: '付款', folderId })),
    status: 200,
  },
  'listTeamRecords userId': {
    make: newMember,
    input: (userId, { teamId }) => ({ params: { id: teamId }, query: { userId } }),
    status: 200,
  },
  'exportTeamRecords userId': {
    make: newMember,
    input: (userId, { teamId }) => ({ params: { id: teamId }, query: { userId } }),
    status: 200,
  },
  'listNotices team_id': {
    make: async ({ teamId }) => teamId,
    input: (team_id) => ({ query: { team_id } }),
    status: 200,
  },
  'acknowledgeInviteReward rewardIds[]': { ...inBody(newReward, (id) => ({ rewardIds: [id] })), status: 200 },
  'changeComment commentId': {
    make: newComment,
    input: (commentId, { productId }) => ({
      params: { productId, commentId },
      body: { body: '改', version: 1 },
    }),
  },
  'deleteComment commentId': {
    make: newComment,
    input: (commentId, { productId }) => ({ params: { productId, commentId } }),
  },
  'createOrder couponId': {
    // With a specific message.
    status: 409,
    make: newCoupon,
    input: (couponId, { user }) => ({
      query: { teamId: user.teamId },
      body: { workSpace: PERSONAL_WORK_SPACE, comboId: 4, provider: 'sandbox', couponId },
    }),
  },
  'changeTeamRole userId': {
    make: newMember,
    input: (userId, { teamId }) => ({ params: { id: teamId, userId }, body: { role: 'admin' } }),
  },
  ...Object.fromEntries(
    ['', 'InMessage'].flatMap(
      (suffix) =>
        [
          [
            `removeTeamMember${suffix} userId`,
            { make: newMember, input: (userId, { teamId }) => ({ params: { id: teamId, userId } }) },
          ],
          [
            `answerTeamRequest${suffix} userId`,
            {
              make: newAsker,
              input: (userId, { teamId }) => ({ params: { id: teamId, userId }, body: { accepted: true } }),
            },
          ],
        ] satisfies readonly (readonly [string, Case])[],
    ),
  ),
};

/** Fields whose foreign ids are tested elsewhere, because the call needs finished work or a file of a special kind. */
export const elsewhere: Readonly<Record<string, string>> = {
  'unlockFile fileId': 'features/uploads/unlock.test.ts',
  'protectFile fileId': 'features/uploads/unlock.test.ts',
  'downloadStoredFile fileId': 'features/uploads/unlock.test.ts',
  'startAudit template_id': 'features/audit/templates.test.ts',
  'startAudit standard_id': 'features/audit/standard.test.ts',
  'importReviewTemplate fileId': 'features/audit/playbooks.test.ts',
  'replaceReviewTemplate fileId': 'features/audit/playbooks.test.ts',
  'checkTemplateSheet fileId': 'features/templates/batch.test.ts',
  'generateBatch fileId': 'features/templates/batch.test.ts',
  'addComment mentions[]': 'features/live/comments.test.ts',
  'changeComment mentions[]': 'features/live/comments.test.ts',
};

/** Names of parts of the call's own object, or of no object. */
export const within: readonly string[] = [
  'sendRiskFeedback riskId',
  'createReviewTemplate rules[].ruleId',
  'createReviewTemplate ownRules[].id',
  'createReviewTemplate requiredClauses[].id',
  'updateReviewTemplate rules[].ruleId',
  'updateReviewTemplate ownRules[].id',
  'updateReviewTemplate requiredClauses[].id',
  'decideFinding findingId',
  'decideFindings findings[].id',
  'addComment findingId',
  'exportHighlightedPdf docId',
  'exportManyHighlightedPdf docId',
  'readManyPair tagDocId',
  'readManyPair orgDocId',
  'readPlagiarismDocument docId',
  'readPlagiarismPdf docId',
  'generateDocument values.fields{}.optionIds[]',
  'checkFilledTemplate fields{}.optionIds[]',
  'previewFilledTemplate fields{}.optionIds[]',
  'writeTemplateFields fields[].id',
  'writeTemplateFields fields[].options[].id',
  'writeTemplateFields fields[].places[].optionId',
  'writeTemplateFields clauses[].id',
  'writeTemplateFields clauses[].when.fieldId',
  'writeTemplateFields clauses[].when.optionIds[]',
  // The browser it comes from, as the browser names itself.
  'acceptChatInvite device_id',
  'acceptInvitation deviceId',
  'postEvents deviceId',
  'uploadAuditLogs deviceId',
  'uploadCompareLogs deviceId',
  'uploadPlagLogs deviceId',
];
