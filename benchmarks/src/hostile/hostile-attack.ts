/** What attackers do in the hostile benchmark: request bodies for every route, and files for every tool. */
import {
  createAudit,
  createComparison,
  createConversion,
  createPlagiarismPair,
  createProofreading,
  createRecognition,
} from '@wenjian/api';
import { type HttpUser, signedInUser } from '../../../apps/server/src/testing/http-user.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';

export const SENTENCE = /[\u4e00-\u9fff]/;
const UNAUTHENTICATED = 401;

export interface Attack {
  readonly url: string;
  readonly seed: number;
  readonly bodies: number;
  readonly files: number;
  readonly people: readonly Pick<HttpUser, 'headers' | 'teamId'>[];
}

export interface AttackOutcome {
  readonly bodies: Answers;
  /** The messages of files that were refused at once. */
  readonly refused: readonly string[];
}

export async function runAttack({ url, seed, bodies, files, people }: Attack): Promise<AttackOutcome> {
  const users = people.map((person) => signedInUser(url, person));
  return {
    bodies: await sendBodies(url, users, seed, bodies),
    refused: await sendFiles(users, hostileFiles(seed, files)),
  };
}

export interface Answers {
  /** Status and how often, as it goes through a message. */
  readonly byStatus: readonly (readonly [number, number])[];
  /** Refusals without a sentence, and answers of 500 and above. */
  readonly faults: readonly string[];
}

/** A file and a task of each kind, by the path below which it is found, so that bodies meet more than 404. */
async function ownIds(user: HttpUser): Promise<ReadonlyMap<string, string>> {
  const [fileId, other] = [
    await user.uploadText('甲.txt', '甲方应付款。'),
    await user.uploadText('乙.txt', '乙方应交货。'),
  ];
  const pair = { origin: { fileIds: [fileId] }, target: { fileIds: [other] } };
  const comparison = await user.call(createComparison, {
    body: { originFileId: fileId, targetFileId: other },
  });
  const review = await user.call(createAudit, { body: { fileId, standpoint: '中立' } });
  const correction = await user.call(createProofreading, { body: { fileId } });
  const check = await user.call(createPlagiarismPair, { query: {}, body: pair });
  return new Map([
    ['file', fileId],
    ['/api/team/', user.teamId],
    [createComparison.path, comparison.id],
    [createAudit.path, review.id],
    [createProofreading.path, correction.id],
    [createPlagiarismPair.path, check.taskId],
  ]);
}

async function sendBodies(
  url: string,
  users: readonly HttpUser[],
  seed: number,
  count: number,
): Promise<Answers> {
  const byStatus = new Map<number, number>();
  const faults: string[] = [];
  const [first] = users;
  if (first === undefined) throw new Error('nobody attacks');
  let number = 0;
  for (const { route, path, json } of hostileBodies(seed, count, await ownIds(first))) {
    const response = await fetch(url + path, {
      method: route.method,
      headers: { ...users[number]?.headers, 'content-type': 'application/json' },
      body: json,
    });
    const text = await response.text();
    // A body has ended the session; the next person goes on.
    if (response.status === UNAUTHENTICATED && number < users.length - 1) number += 1;
    byStatus.set(response.status, (byStatus.get(response.status) ?? 0) + 1);
    if (response.status >= 500 || (response.status >= 400 && !SENTENCE.test(text)))
      faults.push(
        `${route.method} ${path.slice(0, 80)} ${response.status} ${json.slice(0, 80)} → ${text.slice(0, 120)}`,
      );
  }
  return { byStatus: [...byStatus], faults };
}

/** Uploads each file and starts a task on it; the messages of those refused at once. */
async function sendFiles(
  users: readonly HttpUser[],
  files: readonly HostileFile[],
): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const [index, file] of files.entries()) {
    const user = users[index % users.length];
    if (user === undefined) continue;
    await startTask(user, file, index).catch((error: Error) =>
      refused.push(`${file.name}: ${error.message}`),
    );
  }
  return refused;
}

async function startTask(user: HttpUser, { name, bytes }: HostileFile, index: number): Promise<void> {
  const { fileId } = await user.upload(name, bytes.length, (start, end) => bytes.slice(start, end));
  switch (index % 6) {
    case 0:
      await user.call(createComparison, { body: { originFileId: fileId, targetFileId: fileId } });
      return;
    case 1:
      await user.call(createAudit, { body: { fileId, standpoint: '中立' } });
      return;
    case 2:
      await user.call(createProofreading, { body: { fileId } });
      return;
    case 3:
      await user.call(createConversion, {
        body: { fileIds: [fileId], operation: { kind: 'format', to: 'pdf' } },
      });
      return;
    case 4:
      await user.call(createRecognition, { body: { fileId } });
      return;
    default:
      await user.call(createPlagiarismPair, {
        query: {},
        body: { origin: { fileIds: [fileId] }, target: { fileIds: [fileId] } },
      });
  }
}
