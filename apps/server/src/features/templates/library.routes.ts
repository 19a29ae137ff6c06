import {
  downloadLibraryTemplate,
  listTemplateLibrary,
  mediaTypeOf,
  readLibraryTemplate,
  takeLibraryTemplate,
} from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { createTemplateLibrary, takeTemplate } from './library.service.ts';
import { presentTemplate } from './present-template.ts';
import type { TemplateParts } from './templates.service.ts';

export function libraryRoutes(parts: TemplateParts): readonly RouteHandler[] {
  const { blobs, database } = parts;
  const library = createTemplateLibrary(blobs);
  return [
    handle(listTemplateLibrary, async () => ({ items: [...(await library.list())] })),
    handle(readLibraryTemplate, async ({ params }) => library.read(params.id)),
    handle(downloadLibraryTemplate, async ({ params }) => {
      const { name, sha256 } = await library.file(params.id);
      return storedFile(blobs, { sha256, name, type: mediaTypeOf(name) });
    }),
    handle(takeLibraryTemplate, async ({ params, context: { scope } }) =>
      presentTemplate(database, scope, await takeTemplate(parts, library, scope, params.id)),
    ),
  ];
}
