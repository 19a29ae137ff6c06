/** Review lists: the built-in ones and the team's own. */
import { REVIEW_TEMPLATES_MAX, REVIEW_TEMPLATES_MAX_BYTES, reviewTemplate } from '@wenjian/api';
import { builtInTemplates, type ReviewTemplate } from '@wenjian/audit';
import { z } from 'zod';
import type { ObjectAccess, SignedInUser } from '../../../platform/access/authorise.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { lockSpace } from '../../../platform/database/lock-space.ts';
import { findMembership } from '../../teams/index.ts';
import { auditServerText } from '../audit.text.ts';
import { problemsOf, type TemplateBody } from './check-template.ts';
import { builtInAbilities, templateAbilities } from './templates.policy.ts';
import {
  findTemplate,
  findTemplateTeam,
  insertTemplate,
  measureTemplates,
  type TemplateRow,
  updateTemplate,
} from './templates.repository.ts';

export async function templateAccess(
  connection: Connection,
  user: SignedInUser,
  id: string,
): Promise<ObjectAccess | null> {
  const owner = await findTemplateTeam(connection, id);
  const scope = owner ? await findMembership(connection, user.id, owner.teamId) : null;
  return owner && scope ? { scope, abilities: templateAbilities(scope, owner.ownerId) } : null;
}

export async function createTemplate(
  database: Database,
  scope: TeamScope,
  body: TemplateBody,
): Promise<TemplateRow> {
  requireSound(body);
  return withinRoom(database, scope, async (transaction) => {
    const row = await insertTemplate(transaction, scope, contentOf(body));
    if (!row) throw new AppError('NAME_TAKEN');
    return row;
  });
}

/**
 * Every list of a space is read to show them: without a limit anybody could make that take all memory. What was there before the limit can still be
 * changed, as long as it does not grow.
 */
async function withinRoom(
  database: Database,
  scope: TeamScope,
  change: (transaction: Connection) => Promise<TemplateRow>,
): Promise<TemplateRow> {
  return database.transaction(async (transaction) => {
    await lockSpace(transaction, scope);
    const before = await measureTemplates(transaction, scope);
    const row = await change(transaction);
    const { lists, bytes } = await measureTemplates(transaction, scope);
    const isFull = lists > REVIEW_TEMPLATES_MAX || bytes > REVIEW_TEMPLATES_MAX_BYTES;
    if (isFull && (lists > before.lists || bytes > before.bytes)) throw new AppError('REVIEW_TEMPLATES_FULL');
    return row;
  });
}

export function changeTemplate(
  database: Database,
  scope: TeamScope,
  id: string,
  body: TemplateBody,
): Promise<TemplateRow> {
  requireSound(body);
  return withinRoom(database, scope, (transaction) => updatedTemplate(transaction, scope, id, body));
}

async function updatedTemplate(
  connection: Connection,
  scope: TeamScope,
  id: string,
  body: TemplateBody,
): Promise<TemplateRow> {
  const outcome = await updateTemplate(connection, scope, id, contentOf(body));
  switch (outcome.kind) {
    case 'updated':
      return outcome.row;
    case 'missing':
      throw new AppError('NOT_FOUND');
    case 'nameTaken':
      throw new AppError('NAME_TAKEN');
  }
}

export type ChosenTemplate =
  | { readonly kind: 'builtIn'; readonly id: string; readonly name: string }
  | { readonly kind: 'own'; readonly id: string; readonly name: string; readonly content: ReviewTemplate };

/** By the id the user chose; a list of another team is not found. */
export async function chosenTemplate(
  connection: Connection,
  scope: TeamScope,
  id: string,
): Promise<ChosenTemplate> {
  const builtIn = builtInTemplates.find((template) => template.id === id);
  if (builtIn) return { kind: 'builtIn', id, name: builtIn.name };
  const row = z.uuid().safeParse(id).success ? await findTemplate(connection, scope, id) : null;
  if (!row) throw new AppError('NOT_FOUND', { message: auditServerText.unknownTemplate });
  const { name } = row;
  // Checked against the catalogue when it was saved.
  const content = { id, name, contractType: row.contractType, ...rulesOf(row) } as ReviewTemplate;
  return { kind: 'own', id, name, content };
}

export function presentTemplate(row: TemplateRow, scope: TeamScope) {
  const { id, name, contractType, updatedAt, ownerId } = row;
  return {
    id,
    isBuiltIn: false,
    name,
    contractType,
    ...rulesOf(row),
    updatedAt: updatedAt.toISOString(),
    abilities: templateAbilities(scope, ownerId),
  };
}

export function presentBuiltIn({ id, name, contractType, rules }: ReviewTemplate) {
  return {
    id,
    isBuiltIn: true,
    name,
    contractType,
    rules: rules.map(({ ruleId }) => ({ ruleId })),
    ownRules: [],
    requiredClauses: [],
    updatedAt: null,
    abilities: builtInAbilities,
  };
}

export function rulesOf({ rules, ownRules, requiredClauses }: TemplateRow) {
  const { shape } = reviewTemplate;
  return {
    rules: shape.rules.parse(rules),
    ownRules: shape.ownRules.parse(ownRules),
    requiredClauses: shape.requiredClauses.parse(requiredClauses),
  };
}

function contentOf({ name, contractType, rules, ownRules, requiredClauses }: TemplateBody) {
  return { name, contractType, rules, ownRules, requiredClauses };
}

function requireSound(body: TemplateBody): void {
  const fields = problemsOf(body);
  const [first] = fields;
  if (first) throw new AppError('INVALID_REQUEST', { message: first.message, fields });
}
