import {
  createReviewTemplate,
  deleteReviewTemplate,
  listAuditRules,
  listReviewTemplates,
  updateReviewTemplate,
} from '@wenjian/api';
import { allRules, builtInTemplates, familyNames, type Rule } from '@wenjian/audit';
import { contractTypeNames, contractTypes } from '@wenjian/contract';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { deleteTemplate, listTemplates } from './templates.repository.ts';
import { changeTemplate, createTemplate, presentBuiltIn, presentTemplate } from './templates.service.ts';

export function templateRoutes(database: Database, model: string | null): readonly RouteHandler[] {
  return [
    handle(listAuditRules, async () => ({
      items: allRules.map(presentRule),
      contractTypes: contractTypes.map((type) => ({ type, name: contractTypeNames[type] })),
      model,
    })),
    handle(listReviewTemplates, async ({ context: { scope } }) => {
      const own = await listTemplates(database, scope);
      return {
        items: [...builtInTemplates.map(presentBuiltIn), ...own.map((row) => presentTemplate(row, scope))],
      };
    }),
    handle(createReviewTemplate, async ({ body, context: { scope } }) =>
      presentTemplate(await createTemplate(database, scope, body), scope),
    ),
    handle(updateReviewTemplate, async ({ params, body, context: { scope } }) =>
      presentTemplate(await changeTemplate(database, scope, params.id, body), scope),
    ),
    handle(deleteReviewTemplate, async ({ params, context: { scope } }) => {
      await deleteTemplate(database, scope, params.id);
      return null;
    }),
  ];
}

function presentRule({ id, title, family, types, levels, examines, thresholds }: Rule) {
  return {
    id,
    title,
    family,
    familyName: familyNames[family],
    types: types === 'all' ? null : [...types],
    levels,
    examines,
    thresholds: { ...thresholds },
  };
}
