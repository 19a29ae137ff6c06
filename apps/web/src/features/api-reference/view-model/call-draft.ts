/** What somebody has filled in for a call, and the request that becomes of it; pure. */
import type { TryCall } from '@wenjian/api';
import { CHUNK_BYTES } from '@wenjian/api/limits';
import { tryText } from '../text.ts';

export interface CallDraft {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly json: string;
  readonly file: File | null;
  /** Of calls by persons: the key instead of the session. */
  readonly usesKey: boolean;
}

export interface Identity {
  readonly accessToken: string | null;
  readonly key: string;
}

export interface ReadyRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

export type Prepared =
  | { readonly kind: 'ready'; readonly request: ReadyRequest }
  | { readonly kind: 'incomplete'; readonly problem: string };

export function draftOf(call: TryCall): CallDraft {
  const valuesOf = (fields: TryCall['params']) =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return {
    params: valuesOf(call.params),
    query: valuesOf(call.query),
    fields: call.body?.kind === 'form' ? valuesOf(call.body.fields) : {},
    json: call.body?.kind === 'json' ? call.body.text : '',
    file: null,
    usesKey: false,
  };
}

/** What a form asks of its file is filled in from it; a file of several chunks is sent as its first. */
export function withFile(draft: CallDraft, file: File | null): CallDraft {
  if (file === null) return { ...draft, file };
  const sent = Math.min(file.size, CHUNK_BYTES);
  const known: Readonly<Record<string, string>> = {
    filename: file.name,
    relativePath: file.name,
    identifier: `${file.size}-${file.name}`,
    totalSize: String(file.size),
    chunkNumber: '1',
    chunkSize: String(CHUNK_BYTES),
    currentChunkSize: String(sent),
    totalChunks: String(Math.max(1, Math.ceil(file.size / CHUNK_BYTES))),
  };
  const fields = Object.entries(draft.fields).map(([name, value]) => [name, known[name] ?? value] as const);
  return { ...draft, file, fields: Object.fromEntries(fields) };
}

/** Writing may send messages, take uses or change what others see: it is asked about before. */
export function isWriting({ method }: TryCall): boolean {
  return method !== 'GET';
}

export function prepare(call: TryCall, draft: CallDraft, identity: Identity): Prepared {
  const problem = problemOf(call, draft, identity);
  if (problem !== null) return { kind: 'incomplete', problem };
  const { body, type } = bodyOf(call, draft);
  const headers = { ...identityHeaders(call, draft, identity), ...type };
  return { kind: 'ready', request: { method: call.method, url: urlOf(call, draft), headers, body } };
}

const { problems } = tryText;
/** What a header can carry. */
const KEY_SIGNS = /^[\x21-\x7e]+$/;

function problemOf(call: TryCall, draft: CallDraft, { accessToken, key }: Identity): string | null {
  const needsKey = call.caller === 'openKey' || (call.caller === 'person' && draft.usesKey);
  if (needsKey && key.trim() === '') return problems.noKey;
  if (needsKey && !KEY_SIGNS.test(key.trim())) return problems.keySigns;
  if (call.caller === 'person' && !draft.usesKey && accessToken === null) return problems.noSession;
  const empty =
    call.params.find(({ name }) => draft.params[name] === '') ??
    call.query.find(({ name, isRequired }) => isRequired && draft.query[name] === '') ??
    (call.body?.kind === 'form'
      ? call.body.fields.find(({ name, isRequired }) => isRequired && draft.fields[name] === '')
      : undefined);
  if (empty) return problems.missing(empty.name);
  if (call.body?.kind === 'form' && draft.file === null) return problems.noFile;
  return call.body?.kind === 'json' && !isJson(draft.json) ? problems.json : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function urlOf(call: TryCall, { params, query }: CallDraft): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function identityHeaders(call: TryCall, draft: CallDraft, { accessToken, key }: Identity) {
  if (call.caller === 'anybody') return {};
  if (call.caller === 'openKey') return { 'open-api-key': key.trim() };
  return { Authorization: `Bearer ${draft.usesKey ? key.trim() : accessToken}` };
}

/** The browser itself writes the type of a form, with its boundary. */
function bodyOf(call: TryCall, { json, fields, file }: CallDraft) {
  if (call.body === null) return { body: undefined, type: {} };
  if (call.body.kind === 'json') return { body: json, type: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.append(name, value);
  // Last: the server reads the fields before the file.
  if (file !== null) form.append('file', file.slice(0, CHUNK_BYTES, file.type), file.name);
  return { body: form, type: {} };
}
