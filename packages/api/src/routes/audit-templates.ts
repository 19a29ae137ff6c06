/** Review lists, built-in and the team's own, and the catalogue of rules they choose from. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { riskLevels } from './audit-result.ts';
import { abilities, id, instant, nothing, teamScope } from './shapes.ts';

export const REVIEW_TEMPLATE_NAME_MAX_CHARACTERS = 40;
export const OWN_RULE_MAX_CHARACTERS = 500;
export const OWN_RULES_MAX = 50;

const level = z.enum(riskLevels);
const fallback = z.string().trim().max(2000, '底线方案请控制在 2000 字以内');

const templateRule = z.object({
  ruleId: z.string().min(1).max(100),
  level: level.optional(),
  thresholds: z.record(z.string().max(60), z.number()).optional(),
  fallback: fallback.optional(),
});

const ownRule = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  text: z
    .string()
    .trim()
    .min(4, '请写清楚要检查什么')
    .max(OWN_RULE_MAX_CHARACTERS, `每条自定义规则请控制在 ${OWN_RULE_MAX_CHARACTERS} 字以内`),
  level,
  fallback: fallback.optional(),
});

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
  rules: z.array(templateRule).max(1000),
  ownRules: z.array(ownRule).max(OWN_RULES_MAX, `自定义规则最多 ${OWN_RULES_MAX} 条`),
};

export const reviewTemplate = z.object({
  /** `full`, `key`, a contract type; or the id of a team's own list. */
  id: z.string(),
  isBuiltIn: z.boolean(),
  name: z.string(),
  contractType: z.string().nullable(),
  rules: z.array(templateRule),
  ownRules: z.array(ownRule),
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
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'NAME_TAKEN'],
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
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'NAME_TAKEN'],
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
