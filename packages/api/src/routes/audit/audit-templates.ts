/**
 * Review lists, built-in and the team's own, and the catalogue of rules they choose from. A team's own list is its standard: levels, positions, required
 * clauses; it goes out to Excel and comes back from it.
 */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { abilities, id, instant, nothing, teamScope } from '../shapes.ts';
import { riskLevels } from './audit-result.ts';

export const REVIEW_TEMPLATE_NAME_MAX_CHARACTERS = 40;
export const OWN_RULE_MAX_CHARACTERS = 500;
export const OWN_RULES_MAX = 50;
export const REQUIRED_CLAUSES_MAX = 100;
/** Of one space. All of them are read whenever a list is chosen. */
export const REVIEW_TEMPLATES_MAX = 100;
export const REVIEW_TEMPLATES_MAX_BYTES = 5 * 1024 * 1024;
export const POSITION_MAX_CHARACTERS = 2000;
export const TOPIC_MAX_CHARACTERS = 30;
/** Of an Excel file with a review list. */
export const REVIEW_SHEET_MAX_BYTES = 5 * 1024 * 1024;

const level = z.enum(riskLevels);
const wordingOf = (what: string) =>
  z.string().trim().max(POSITION_MAX_CHARACTERS, `${what}请控制在 ${POSITION_MAX_CHARACTERS} 字以内`);

/** What the team wishes, would still accept, and needs at least. */
const positions = {
  ideal: wordingOf('理想方案').optional(),
  fallback: wordingOf('可接受方案').optional(),
  walkAway: wordingOf('底线方案').optional(),
};

const templateRule = z.object({
  ruleId: z.string().min(1).max(100),
  level: level.optional(),
  thresholds: z.record(z.string().max(60), z.number()).optional(),
  ...positions,
  /** Comes into the contract where the rule finds its clause missing. */
  wording: wordingOf('补入的条款').optional(),
});

const partId = z.string().regex(/^[\w-]{1,40}$/, '编号只能用字母、数字、下划线和连字符，最多 40 个');

/** A clause every contract must have; told by its words. */
const requiredClause = z.object({
  id: partId,
  topic: z
    .string()
    .trim()
    .min(2, '请写明是什么条款')
    .max(TOPIC_MAX_CHARACTERS, `条款名称请控制在 ${TOPIC_MAX_CHARACTERS} 字以内`),
  /** One of these in a sentence: the clause is there. Words parted by blanks must all stand in the sentence. */
  words: z
    .array(
      z
        .string()
        .trim()
        .min(2, '识别词至少两个字')
        .max(60, '每个识别词请控制在 60 字以内')
        .regex(/^[^、，,；;\n]+$/, '识别词里不要有顿号、逗号或分号'),
    )
    .min(1, '请至少写一个识别词')
    .max(20, '识别词最多 20 个'),
  wording: wordingOf('补入的条款').min(4, '请写明缺失时补入的条款'),
  level,
  ...positions,
});

const ownRule = z.object({
  id: partId,
  text: z
    .string()
    .trim()
    .min(4, '请写清楚要检查什么')
    .max(OWN_RULE_MAX_CHARACTERS, `每条自定义规则请控制在 ${OWN_RULE_MAX_CHARACTERS} 字以内`),
  level,
  ...positions,
});

const ownRules = z.array(ownRule).max(OWN_RULES_MAX, `自定义规则最多 ${OWN_RULES_MAX} 条`);
const requiredClauses = z
  .array(requiredClause)
  .max(REQUIRED_CLAUSES_MAX, `必备条款最多 ${REQUIRED_CLAUSES_MAX} 条`);

const content = {
  name: z
    .string()
    .trim()
    .min(1, '请填写清单名称')
    .max(
      REVIEW_TEMPLATE_NAME_MAX_CHARACTERS,
      `清单名称请控制在 ${REVIEW_TEMPLATE_NAME_MAX_CHARACTERS} 字以内`,
    ),
  /** Rules are chosen as for this contract type; null: the recognised type. */
  contractType: z.string().max(60).nullable(),
  rules: z.array(templateRule).max(5000),
  ownRules,
  requiredClauses: requiredClauses.default([]),
};

export const reviewTemplate = z.object({
  /** `full`, `key`, a contract type; or the id of a team's own list. */
  id: z.string(),
  isBuiltIn: z.boolean(),
  name: z.string(),
  contractType: z.string().nullable(),
  rules: z.array(templateRule),
  ownRules,
  requiredClauses,
  updatedAt: instant.nullable(),
  abilities,
});

export const auditRule = z.object({
  id: z.string(),
  title: z.string(),
  family: z.string(),
  familyName: z.string(),
  /** Null: every kind of contract. */
  types: z.array(z.string()).nullable(),
  levels: z.object({ payer: level.nullable(), performer: level.nullable(), neutral: level.nullable() }),
  examines: z.string(),
  thresholds: z.record(z.string(), z.number()),
});

const params = z.object({ id });
const object = { kind: 'object', object: 'auditTemplate', param: 'id' } as const;

export const listAuditRules = defineRoute({
  name: 'listAuditRules',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/rules',
  summary: '全部内置审查规则，以及合同类型与规则分类的名称',
  policy: { kind: 'user' },
  answer: z.object({
    items: z.array(auditRule),
    contractTypes: z.array(z.object({ type: z.string(), name: z.string() })),
    /**
     * The language model that reads each contract; null: rules in plain language and demands are listed as
     * not checked.
     */
    model: z.string().nullable(),
  }),
  errors: ['UNAUTHENTICATED'],
});

export const listReviewTemplates = defineRoute({
  name: 'listReviewTemplates',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/templates',
  summary: '可用的审查清单：内置的与空间自己的',
  policy: { kind: 'space' },
  query: teamScope,
  answer: z.object({ items: z.array(reviewTemplate) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const createReviewTemplate = defineRoute({
  name: 'createReviewTemplate',
  feature: 'audit',
  method: 'POST',
  path: '/api/contract-audit/templates',
  summary: '新建审查清单',
  policy: { kind: 'space' },
  body: z.object({ teamId: id.optional(), ...content }),
  answer: reviewTemplate,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'NAME_TAKEN', 'REVIEW_TEMPLATES_FULL'],
});

export const updateReviewTemplate = defineRoute({
  name: 'updateReviewTemplate',
  feature: 'audit',
  method: 'PUT',
  path: '/api/contract-audit/templates/{id}',
  summary: '修改审查清单',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object(content),
  answer: reviewTemplate,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'NAME_TAKEN', 'REVIEW_TEMPLATES_FULL'],
});

export const deleteReviewTemplate = defineRoute({
  name: 'deleteReviewTemplate',
  feature: 'audit',
  method: 'DELETE',
  path: '/api/contract-audit/templates/{id}',
  summary: '删除审查清单',
  policy: { ...object, ability: 'delete' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const exportReviewTemplate = defineRoute({
  name: 'exportReviewTemplate',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/templates/{id}/export',
  summary: '审查清单的 Excel 文件：每条规则、必备条款与自定义规则一行，改好后可以导入',
  policy: { ...object, ability: 'read' },
  params,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'exported',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const importReviewTemplate = defineRoute({
  name: 'importReviewTemplate',
  feature: 'audit',
  method: 'POST',
  path: '/api/contract-audit/templates/import',
  summary: '由 Excel 文件新建审查清单；有一行不对就全部不导入，逐行说明原因',
  policy: { kind: 'space' },
  body: z.object({
    teamId: id.optional(),
    fileId: id,
    name: content.name,
    contractType: content.contractType,
  }),
  answer: reviewTemplate,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'NAME_TAKEN', 'REVIEW_TEMPLATES_FULL'],
});

export const replaceReviewTemplate = defineRoute({
  name: 'replaceReviewTemplate',
  feature: 'audit',
  method: 'POST',
  path: '/api/contract-audit/templates/{id}/import',
  summary: '以 Excel 文件的内容取代审查清单的内容，名称与适用类型不变；有一行不对就保持原样',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({ fileId: id }),
  answer: reviewTemplate,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'REVIEW_TEMPLATES_FULL'],
});
