/** A signed-in user who talks to a real server over HTTP, as the browser does. */
import {
  type AnswerOf,
  type AnyRoute,
  type Call,
  CHUNK_BYTES,
  completeUpload,
  createClient,
  sendChunk,
  sendSmsCode,
  session,
  verifySmsCode,
} from '@wenjian/api';

export interface HttpUser {
  readonly call: Call;
  readonly teamId: string;
  /** For requests that a test makes itself. */
  readonly headers: Readonly<Record<string, string>>;
  upload(
    filename: string,
    size: number,
    chunkAt: (start: number, end: number) => Uint8Array<ArrayBuffer>,
  ): Promise<AnswerOf<typeof completeUpload>>;
  uploadText(filename: string, text: string): Promise<string>;
}

export interface SignInWays {
  /** Where the code is found; on the page of the outbox unless told otherwise. */
  readonly readCode?: () => Promise<string>;
  /** Another server than the one that sent the code. */
  readonly verifyUrl?: string;
}

export async function signInOverHttp(
  url: string,
  phone: string,
  { readCode = () => codeInOutbox(url, phone), verifyUrl = url }: SignInWays = {},
): Promise<HttpUser> {
  await clientOf(url, {})(sendSmsCode, { body: { phone } });
  const code = await readCode();
  const { accessToken, idToken } = await clientOf(verifyUrl, {})(verifySmsCode, { body: { phone, code } });
  const headers = { authorization: `Bearer ${accessToken}`, 'id-token': idToken };
  const { currentTeamId } = await clientOf(url, headers)(session, {});
  return signedInUser(url, { headers, teamId: currentTeamId });
}

/** Somebody who has signed in before, also in another process. */
export function signedInUser(
  url: string,
  { headers, teamId }: Pick<HttpUser, 'headers' | 'teamId'>,
): HttpUser {
  const call = clientOf(url, { ...headers });
  const upload: HttpUser['upload'] = async (filename, size, chunkAt) => {
    const plan = {
      identifier: `${size}-${filename}`,
      filename,
      totalSize: size,
      totalChunks: Math.max(1, Math.ceil(size / CHUNK_BYTES)),
    };
    for (let number = 1; number <= plan.totalChunks; number++) {
      const chunk = chunkAt((number - 1) * CHUNK_BYTES, Math.min(size, number * CHUNK_BYTES));
      await postChunk(
        url,
        headers,
        { ...plan, chunkNumber: number, chunkSize: CHUNK_BYTES, relativePath: filename },
        chunk,
      );
    }
    return call(completeUpload, { body: plan });
  };
  const uploadText = async (filename: string, text: string) => {
    const bytes = new TextEncoder().encode(text);
    return (await upload(filename, bytes.length, (start, end) => bytes.slice(start, end))).fileId;
  };
  return { call, teamId, headers, upload, uploadText };
}

async function codeInOutbox(url: string, phone: string): Promise<string> {
  const outbox = (await (await fetch(`${url}/dev/outbox`)).json()) as {
    messages: { phone: string; code: string }[];
  };
  return outbox.messages.find((message) => message.phone === phone)?.code ?? '';
}

export function clientOf(url: string, headers: Record<string, string>): Call {
  return createClient(async ({ route, url: path, body }) => {
    const json =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
    return dataOf(route, await fetch(url + path, { method: route.method, headers, ...json }));
  });
}

async function postChunk(
  url: string,
  headers: Record<string, string>,
  fields: Record<string, string | number>,
  chunk: Uint8Array<ArrayBuffer>,
) {
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...fields, currentChunkSize: chunk.length }))
    form.set(key, String(value));
  form.set('file', new Blob([chunk]), 'blob');
  await dataOf(sendChunk, await fetch(url + sendChunk.path, { method: 'POST', headers, body: form }));
}

async function dataOf(route: AnyRoute, response: Response): Promise<unknown> {
  const { message, data } = (await response.json()) as { message: string; data: unknown };
  if (!response.ok) throw new Error(`${route.name} answered ${response.status}: ${message}`);
  return data;
}
