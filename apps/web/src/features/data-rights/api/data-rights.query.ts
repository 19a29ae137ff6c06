import { queryOptions } from '@tanstack/react-query';
import {
  type AnswerOf,
  type CallInput,
  downloadOwnDataExport,
  downloadTeamDataExport,
  endSignIn,
  listSignIns,
  readClosure,
  readOwnDataExport,
  readTeamDataExport,
  requestClosure,
  requestOwnDataExport,
  requestTeamDataExport,
  sendClosureCode,
  signOutEverywhere,
  withdrawClosure,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';

export type Closure = AnswerOf<typeof readClosure>;

const POLL_MS = 1500;

/** Null: the user's own data. */
export type ExportedTeam = string | null;

export function dataExportQuery(teamId: ExportedTeam) {
  return queryOptions({
    queryKey: ['dataExport', teamId],
    queryFn: () =>
      teamId === null ? call(readOwnDataExport, {}) : call(readTeamDataExport, { params: { id: teamId } }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.export?.status) ? POLL_MS : false),
  });
}

export function isUnderWay(status: string | undefined): boolean {
  return status === 'pending' || status === 'running';
}

export function askForExport(teamId: ExportedTeam) {
  return teamId === null
    ? call(requestOwnDataExport, {})
    : call(requestTeamDataExport, { params: { id: teamId } });
}

export function downloadExport(teamId: ExportedTeam): Promise<Blob> {
  return teamId === null
    ? fetchFile(downloadOwnDataExport, {})
    : fetchFile(downloadTeamDataExport, { params: { id: teamId } });
}

export type SignIn = AnswerOf<typeof listSignIns>['items'][number];

export function signInsQuery() {
  return queryOptions({ queryKey: ['signIns'], queryFn: () => call(listSignIns, {}) });
}

export const endOneSignIn = (signInId: string) => call(endSignIn, { body: { signInId } });
export const endAllSignIns = () => call(signOutEverywhere, {});

export const CLOSURE_KEY = ['closure'];

export function closureQuery() {
  return queryOptions({ queryKey: CLOSURE_KEY, queryFn: () => call(readClosure, {}) });
}

export const sendCode = () => call(sendClosureCode, {});
export const closeAccount = (body: CallInput<typeof requestClosure>['body']) =>
  call(requestClosure, { body });
export const keepAccount = () => call(withdrawClosure, {});
