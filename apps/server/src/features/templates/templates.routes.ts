import {
  checkFilledTemplate,
  createContractTemplate,
  createTemplateVersion,
  deleteContractTemplate,
  discardTemplateVersion,
  listContractTemplates,
  previewFilledTemplate,
  publishTemplateVersion,
  readContractTemplate,
  readTemplatePdf,
  readTemplateVersion,
  renameContractTemplate,
  writeTemplateFields,
} from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { createFilledCheck, previewFilled } from './fill.service.ts';
import { createOpenedVersions } from './opened-versions.ts';
import { presentDetail, presentTemplate, presentTemplates } from './present-template.ts';
import {
  createTemplate,
  discardVersion,
  hideTemplate,
  type OpenedTemplateParts,
  publish,
  readableVersion,
  rename,
  startVersion,
  type TemplateParts,
  type VersionKey,
  writeFields,
} from './templates.service.ts';
import { templatesServerText as text } from './templates.text.ts';

export function templateRoutes(parts: TemplateParts): readonly RouteHandler[] {
  const { database } = parts;
  return [
    handle(createContractTemplate, async ({ body, context: { scope } }) =>
      presentTemplate(database, scope, await createTemplate(parts, scope, body)),
    ),
    handle(listContractTemplates, async ({ query, context: { scope } }) =>
      presentTemplates(database, scope, query),
    ),
    handle(readContractTemplate, async ({ params, context: { scope } }) =>
      presentTemplate(database, scope, params.id),
    ),
    handle(renameContractTemplate, async ({ params, body, context: { scope } }) => {
      await rename(database, scope, params.id, body.name);
      return presentTemplate(database, scope, params.id);
    }),
    handle(deleteContractTemplate, async ({ params, context: { scope } }) => {
      await hideTemplate(database, scope, params.id);
      return null;
    }),
    ...versionRoutes({ ...parts, open: createOpenedVersions(parts.blobs) }),
  ];
}

function versionRoutes(parts: OpenedTemplateParts): readonly RouteHandler[] {
  const { database, blobs } = parts;
  const checkFilled = createFilledCheck(parts);
  return [
    handle(createTemplateVersion, async ({ params, body, context: { scope } }) => {
      await startVersion(parts, scope, params.id, body.fileId);
      return presentTemplate(database, scope, params.id);
    }),
    handle(readTemplateVersion, async ({ params, context: { scope } }) => readDetail(parts, scope, params)),
    handle(readTemplatePdf, async ({ params, context: { scope } }) => {
      const { pdfSha256, fileName } = await readableVersion(database, scope, params);
      if (pdfSha256 === null) throw new AppError('GONE', { message: text.noPages });
      return storedFile(blobs, { sha256: pdfSha256, name: `${fileName}.pdf`, type: 'application/pdf' });
    }),
    handle(writeTemplateFields, async ({ params, body, context: { scope } }) => {
      await writeFields(parts, scope, params, body);
      return readDetail(parts, scope, params);
    }),
    handle(publishTemplateVersion, async ({ params, body, context: { scope } }) => {
      await publish(database, scope, params, body.revision);
      return presentTemplate(database, scope, params.id);
    }),
    handle(discardTemplateVersion, async ({ params, context: { scope } }) => {
      await discardVersion(database, scope, params);
      return presentTemplate(database, scope, params.id);
    }),
    handle(previewFilledTemplate, async ({ params, body, context: { scope } }) =>
      previewFilled(parts, scope, params, body),
    ),
    handle(checkFilledTemplate, async ({ params, body, context: { scope } }) =>
      checkFilled(scope, params, body),
    ),
  ];
}

async function readDetail({ database, open }: OpenedTemplateParts, scope: TeamScope, key: VersionKey) {
  const version = await readableVersion(database, scope, key);
  return presentDetail(version, await open(version));
}
