import { protectFile, unlockFile } from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { protectStoredFile } from './protect.service.ts';
import { type UnlockParts, unlockStoredFile } from './unlock.service.ts';
import { presentFile } from './uploads.service.ts';

export function unlockRoutes(parts: UnlockParts): readonly RouteHandler[] {
  return [
    handle(unlockFile, async ({ body, context }) =>
      presentFile(await unlockStoredFile(parts, context.scope, body)),
    ),
    handle(protectFile, async ({ body, context }) => {
      const { row, notes, checks } = await protectStoredFile(parts, context.scope, body);
      return { file: { ...presentFile(row), isLocked: true }, notes, checks };
    }),
  ];
}
