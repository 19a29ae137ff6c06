/**
 * Contract review. Uploading and reading a file is free and recognises its contract type and parties; then
 * the user chooses the standpoint and starts the review, which takes one use. A request that names the
 * standpoint at once skips the second step.
 */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, nothing, pageOf, paging } from '../shapes.ts';
import { taskBase, taskFile, taskIds, taskStatus } from '../tasks.ts';
import { formerReview } from './audit-beside.ts';
import { auditResult, contractParty } from './audit-result.ts';

export const AUDIT_TITLE_MAX_CHARACTERS = 100;
export const CUSTOM_DEMAND_MAX_CHARACTERS = 2000;
const STANDPOINT_MAX_CHARACTERS = 200;

const title = z
  .string()
  .trim()
  .min(1, '请填写名称')
  .max(AUDIT_TITLE_MAX_CHARACTERS, `名称请控制在 ${AUDIT_TITLE_MAX_CHARACTERS} 字以内`);

/** One of `standpoints`; 中立 is always one of them. */
const standpoint = z.string().trim().min(1, '请选择审查立场').max(STANDPOINT_MAX_CHARACTERS);
/** Free text; each line is a separate demand. */
const customDemand = z
  .string()
  .trim()
  .max(CUSTOM_DEMAND_MAX_CHARACTERS, `审查要求请控制在 ${CUSTOM_DEMAND_MAX_CHARACTERS} 字以内`);
/** A built-in list (`full`, `key`, `lawful`, a contract type) or the id of one of the team's own. */
const templateId = z.string().trim().min(1).max(64);

const reviewChoice = {
  template_id: templateId.optional(),
  customDemand: customDemand.optional(),
  /** A published contract template of the space: what departs from it to the disadvantage of the standpoint is a finding. */
  standard_id: id.optional(),
};

/** What is known after reading, before a use is taken. */
export const contractFacts = z.object({
  title: z.string().nullable(),
  contractType: z.string(),
  contractTypeName: z.string(),
  confidence: z.enum(['certain', 'likely', 'guess']),
  parties: z.array(contractParty),
  standpoints: z.array(z.string()),
  /** The built-in list for this kind of contract. */
  suggestedTemplateId: z.string(),
  characters: z.number().int(),
  pageCount: z.number().int().nullable(),
});

export const auditPhases = [
  'recognising',
  'choosing',
  'reviewing',
  'complete',
  'failed',
  'cancelled',
] as const;

export const audit = taskBase.extend({
  file: taskFile,
  /** The user who started the review. */
  lawyer: z.string(),
  /** The path of the contract's pages. */
  fileUrl: z.string(),
  /** `choosing`: the file is read, the standpoint is not chosen yet. */
  phase: z.enum(auditPhases),
  facts: contractFacts.nullable(),
  standpoint: z.string().nullable(),
  standpoints: z.array(z.string()),
  template_id: z.string().nullable(),
  templateName: z.string().nullable(),
  customDemand: z.string(),
  /** The standard text the contract is held against. */
  standard: z.object({ id, name: z.string(), versionNumber: z.number().int() }).nullable(),
  /** A sentence about the state for the user. */
  message: z.string().nullable(),
  statistics: z
    .object({
      high: z.number().int(),
      medium: z.number().int(),
      low: z.number().int(),
      missing: z.number().int(),
      passed: z.number().int(),
      notChecked: z.number().int(),
    })
    .nullable(),
  /** Ids of ignored risks. */
  ignored: z.array(z.string()),
  /** Number of adopted or ignored risks; null before there is a result. */
  decided: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** The open share key; only for users who may share. */
  key: z.string().nullable(),
  /** What the result can be shown beside, at no further use; nothing for guests. */
  beside: z.object({ standpoints: z.array(z.string()), former: formerReview.nullable() }),
});

const params = z.object({ id });
const object = { kind: 'object', object: 'audit', param: 'id' } as const;
const startErrors = ['INSUFFICIENT_BALANCE', 'MEMBERSHIP_EXPIRED'] as const;

export const createAudit = defineRoute({
  name: 'createAudit',
  feature: 'audit',
  method: 'POST',
  path: '/api/contract-audit',
  summary: '新建审查：先读文件并识别合同（不占次数）；给出立场则直接审查，受理时扣一次',
  policy: { kind: 'space' },
  body: z.object({
    teamId: id.optional(),
    fileId: id,
    title: title.optional(),
    standpoint: standpoint.optional(),
    ...reviewChoice,
    /** Sending the same key twice creates one task and takes one use. */
    idempotencyKey: z.string().min(8).max(100).optional(),
  }),
  answer: audit,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', ...startErrors],
});

export const startAudit = defineRoute({
  name: 'startAudit',
  feature: 'audit',
  method: 'POST',
  path: '/api/contract-audit/{id}/start',
  summary: '按所选立场、清单与要求审查；换立场重审也用它，每次扣一次',
  policy: { ...object, ability: 'run' },
  params,
  body: z.object({ standpoint, ...reviewChoice }),
  answer: audit,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_FINISHED', ...startErrors],
});

export const listAudits = defineRoute({
  name: 'listAudits',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit',
  summary: '审查列表',
  policy: { kind: 'space' },
  query: paging.extend({
    teamId: id.optional(),
    keyword: z.string().max(100).optional(),
    status: taskStatus.optional(),
    ids: taskIds.optional(),
  }),
  answer: pageOf(audit),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const readAudit = defineRoute({
  name: 'readAudit',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/{id}',
  summary: '一次审查的状态、识别结果与进度',
  policy: { ...object, ability: 'read' },
  params,
  answer: audit,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const readAuditResult = defineRoute({
  name: 'readAuditResult',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/{id}/result',
  summary: '审查结果：风险、逐条规则的结论、未检查项；模型审查进行中时给出已有部分',
  policy: { ...object, ability: 'read' },
  params,
  answer: auditResult,
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const readAuditPdf = defineRoute({
  name: 'readAuditPdf',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/{id}/pdf',
  summary: '合同的页面（PDF，支持按范围读取）',
  policy: { ...object, ability: 'read' },
  params,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const renameAudit = defineRoute({
  name: 'renameAudit',
  feature: 'audit',
  method: 'PATCH',
  path: '/api/contract-audit/{id}',
  summary: '重命名审查',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({ title }),
  answer: audit,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const cancelAudit = defineRoute({
  name: 'cancelAudit',
  feature: 'audit',
  method: 'POST',
  path: '/api/contract-audit/{id}/cancel',
  summary: '取消进行中的审查；还没有给出结果的，退回次数',
  policy: { ...object, ability: 'run' },
  params,
  answer: audit,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_RUNNING'],
});

export const deleteAudit = defineRoute({
  name: 'deleteAudit',
  feature: 'audit',
  method: 'DELETE',
  path: '/api/contract-audit/{id}',
  summary: '删除审查',
  policy: { ...object, ability: 'delete' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
