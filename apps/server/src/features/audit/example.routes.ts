import { readExampleAudit, readExampleAuditPdf } from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { ExampleParts } from '../examples/index.ts';
import { createExampleService } from './example.service.ts';

export function exampleRoutes(parts: ExampleParts): readonly RouteHandler[] {
  const example = createExampleService(parts);
  return [
    handle(readExampleAudit, async ({ query }) => example.read(query.standpoint)),
    handle(readExampleAuditPdf, async () => example.openPages()),
  ];
}
