import {
  createReviewTemplate,
  deleteReviewTemplate,
  exportReviewTemplate,
  importReviewTemplate,
  listAuditRules,
  listReviewTemplates,
  replaceReviewTemplate,
  updateReviewTemplate,
} from '@wenjian/api';
import { allRules, builtInTemplates, familyNames, type Rule } from '@wenjian/audit';
import { contractTypeNames, contractTypes } from '@wenjian/contract';
import { handle, type RouteHandler } from '../../../platform/http/route-handler.ts';
import {
  exportPlaybook,
  importPlaybook,
  type PlaybookParts,
  replacePlaybook,
} from '../playbooks/playbooks.service.ts';
import { deleteTemplate, listTemplates } from './templates.repository.ts';
import { changeTemplate, createTemplate, presentBuiltIn, presentTemplate } from './templates.service.ts';

export function templateRoutes(parts: PlaybookParts, model: string | null): readonly RouteHandler[] {
  const { database } = parts;
  return [
    handle(exportReviewTemplate, async ({ params, context: { scope } }) =>
      exportPlaybook(parts, scope, params.id),
    ),
    handle(importReviewTemplate, async ({ body, context: { scope } }) =>
      presentTemplate(await importPlaybook(parts, scope, body), scope),
    ),
    handle(replaceReviewTemplate, async ({ params, body, context: { scope } }) =>
      presentTemplate(await replacePlaybook(parts, scope, params.id, body.fileId), scope),
    ),
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
