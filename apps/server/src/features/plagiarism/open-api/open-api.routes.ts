/**
 * The calls of a check, and of the uploads it needs, for clients with a key: the same handlers under a second
 * address.
 */
import { openApiRoutes, openApiTwin, readPlagiarismPdf } from '@wenjian/api';
import type { RouteHandler } from '../../../platform/http/route-handler.ts';
import { type UploadRouteParts, uploadRoutes } from '../../uploads/index.ts';
import { type CheckRouteParts, checkRoutes } from '../check.routes.ts';

export interface OpenApiParts extends CheckRouteParts, UploadRouteParts {}

export function openApiHandlers(parts: OpenApiParts): readonly RouteHandler[] {
  const handlers = [...uploadRoutes(parts), ...checkRoutes(parts, openApiTwin(readPlagiarismPdf).path)];
  return openApiRoutes.map((twin) => {
    const handler = handlers.find(({ route }) => openApiTwin(route).name === twin.name);
    if (!handler) throw new Error(`nobody answers ${twin.name}`);
    return { route: twin, answer: handler.answer };
  });
}
