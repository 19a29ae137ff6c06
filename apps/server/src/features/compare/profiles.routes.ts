import {
  createCompareProfile,
  deleteCompareProfile,
  listCompareProfiles,
  updateCompareProfile,
} from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { deleteProfile, listProfiles } from './profiles.repository.ts';
import { changeProfile, createProfile, presentProfile } from './profiles.service.ts';

export function profileRoutes(database: Database): readonly RouteHandler[] {
  return [
    handle(listCompareProfiles, async ({ context: { scope } }) => {
      const rows = await listProfiles(database, scope);
      return { items: rows.map((row) => presentProfile(row, scope)) };
    }),
    handle(createCompareProfile, async ({ body, context: { scope } }) =>
      presentProfile(await createProfile(database, scope, body), scope),
    ),
    handle(updateCompareProfile, async ({ params, body, context: { scope } }) =>
      presentProfile(await changeProfile(database, scope, params.id, body), scope),
    ),
    handle(deleteCompareProfile, async ({ params, context: { scope } }) => {
      await deleteProfile(database, scope, params.id);
      return null;
    }),
  ];
}
