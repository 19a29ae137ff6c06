import { readExampleAudit, readExampleAuditPdf } from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/route-handler.ts';
import { createExampleService, type ExampleParts } from './example.service.ts';

export function exampleRoutes(parts: ExampleParts): readonly RouteHandler[] {
  const example = createExampleService(parts);
  return [
    handle(readExampleAudit, async ({ query }) => example.read(query.standpoint)),
    handle(readExampleAuditPdf, async () => example.openPages()),
  ];
}
