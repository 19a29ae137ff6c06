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
    handle(readLibraryTemplate, async ({ query }) => library.read(query.name)),
    handle(downloadLibraryTemplate, async ({ query }) => {
      const { name, sha256 } = await library.file(query.name);
      return storedFile(blobs, { sha256, name, type: mediaTypeOf(name) });
    }),
    handle(takeLibraryTemplate, async ({ body, context: { scope } }) =>
      presentTemplate(database, scope, await takeTemplate(parts, library, scope, body.name)),
    ),
  ];
}
