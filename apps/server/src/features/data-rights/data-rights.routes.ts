import {
  downloadOwnDataExport,
  downloadTeamDataExport,
  readClosure,
  readOwnDataExport,
  readTeamDataExport,
  requestClosure,
  requestOwnDataExport,
  requestTeamDataExport,
  sendClosureCode,
  withdrawClosure,
} from '@wenjian/api';
import type { Identity } from '../../adapters/identity/identity.port.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { readClosureOf, requestClosureOf, sendCodeTo, withdrawClosureOf } from './closure.service.ts';
import {
  type DataExportParts,
  openDataExport,
  readDataExport,
  requestDataExport,
} from './exports.service.ts';

export function dataRightsRoutes(parts: DataExportParts, identity: Identity): readonly RouteHandler[] {
  const { database } = parts;
  return [
    handle(requestOwnDataExport, async ({ context: { scope } }) => ({
      export: await requestDataExport(parts, scope, new Date()),
    })),
    handle(readOwnDataExport, async ({ context: { scope } }) => ({
      export: await readDataExport(database, scope, new Date()),
    })),
    handle(downloadOwnDataExport, ({ context: { scope } }) => openDataExport(parts, scope, new Date())),
    handle(requestTeamDataExport, async ({ context: { scope } }) => ({
      export: await requestDataExport(parts, scope, new Date()),
    })),
    handle(readTeamDataExport, async ({ context: { scope } }) => ({
      export: await readDataExport(database, scope, new Date()),
    })),
    handle(downloadTeamDataExport, ({ context: { scope } }) => openDataExport(parts, scope, new Date())),
    handle(readClosure, ({ context: { user } }) => readClosureOf(database, identity, user)),
    handle(sendClosureCode, ({ context: { user } }) => sendCodeTo(identity, user)),
    handle(requestClosure, ({ body, context: { user } }) => requestClosureOf(database, identity, user, body)),
    handle(withdrawClosure, async ({ context: { user } }) => {
      await withdrawClosureOf(database, user);
      return null;
    }),
  ];
}
