/** Walks the whole route table: routes without an owner, other teams' objects, undeclared access. */
import {
  type AnyRoute,
  createComparison,
  createOpenApiKey,
  errorCatalogue,
  type ObjectKind,
  pathParameters,
  routeTable,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { exampleReviewTemplate, objectMakers } from '../../testing/example-objects.ts';
import {
  createTestClient,
  startTestProduct,
  type TestClient,
  type TestProduct,
  type TestUser,
} from '../../testing/test-product.ts';
import { postChunk, uploadFile } from '../../testing/upload-file.ts';

countTried('calls of every route without a token', { byTests: /^without a token / });
countTried('calls about objects and spaces of another team', { byTests: /^a member of another team / });
const triedKeys = countTried('wrong share keys', { part: 1 });

let product: TestProduct;
let owner: TestUser;
let stranger: TestUser;
let strangersKey: string;
/** One object of every kind, all of them the owner's. */
let objects: Record<ObjectKind, string>;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signIn();
  stranger = await product.signIn();
  strangersKey = (await stranger.call(createOpenApiKey, { body: { name: '对接' } })).key;
  const made: [string, string][] = [];
  for (const [kind, make] of Object.entries(objectMakers(product, owner))) made.push([kind, await make()]);
  objects = Object.fromEntries(made) as Record<ObjectKind, string>;
});
afterAll(() => product.close());

const named = (routes: readonly AnyRoute[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);
/** A share key is itself the right to read; it is not an id that could be guessed or listed. */
const withKey = routeTable.filter((route) => pathParameters(route.path).includes('key'));
const isOpen = (route: AnyRoute) => route.isOpenApi === true;
const withId = routeTable.filter(
  (route) => pathParameters(route.path).length > 0 && !withKey.includes(route),
);
/** Routes that name their object in the query. */
const withQueryId = routeTable.filter(
  ({ policy, path }) =>
    (policy.kind === 'object' || policy.kind === 'visit') && !pathParameters(path).includes(policy.param),
);
const signedIn = routeTable.filter((route) => route.policy.kind !== 'public');
const ofSpace = signedIn.filter((route) => route.policy.kind === 'space');

function params(route: AnyRoute): Record<string, string> {
  return { ...otherParams(route), ...objectOf(route) };
}

function objectOf({ policy, name }: AnyRoute): Record<string, string> {
  if (policy.kind === 'invited') return { [policy.param]: objects.teamSpace };
  if (policy.kind !== 'object' && policy.kind !== 'visit')
    throw new Error(`${name} has an id in its path but no object policy`);
  return { [policy.param]: objects[policy.object] };
}

/** Somebody from another team: with their token, or with a key of their own team. */
function outsider(route: AnyRoute): TestClient {
  return isOpen(route) ? createTestClient(product.server, { 'open-api-key': strangersKey }) : stranger;
}

/** Valid values for the path parameters besides the object's id. */
function otherParams(route: AnyRoute): Record<string, string> {
  const format = route.feature === 'convert' ? 'txt' : 'docx';
  const samples: Record<string, string> = {
    index: '0',
    format,
    side: 'old',
    findingId: 'c1',
    phone: '13900000000',
    extent: 'one',
    commentId: '00000000-0000-4000-8000-000000000000',
    messageId: '00000000-0000-4000-8000-000000000000',
    userId: owner.teamId,
    number: '1',
  };
  const names = pathParameters(route.path).filter((name) => name in samples);
  return Object.fromEntries(names.map((name) => [name, samples[name] ?? '']));
}

describe('the route table', () => {
  it('has no two routes with the same name or the same address', () => {
    expect(new Set(routeTable.map((route) => route.name)).size).toBe(routeTable.length);
    expect(new Set(routeTable.map((route) => `${route.method} ${route.path}`)).size).toBe(routeTable.length);
  });

  it.each(named(withId))('%s declares the owner of its object', (_, route) => {
    expect(['object', 'visit', 'invited']).toContain(route.policy.kind);
    expect(Object.keys(params(route)).sort()).toEqual([...pathParameters(route.path)].sort());
  });
});

/** Pages of the example and objects opened by a share key have no owner to check here. */
const filesOfObjects = routeTable.filter(
  ({ answerKind, policy }) =>
    answerKind === 'file' && policy.kind === 'object' && policy.object !== 'teamSpace',
);

describe('a download', () => {
  it.each(named(filesOfObjects))('%s declares what it writes to the security records', (_, route) => {
    expect(['viewed', 'downloaded', 'exported']).toContain(route.record);
  });
});

describe('a share key', () => {
  it.each(named(withKey))('%s is public and answers 404 to a wrong key', async (_, route) => {
    expect(route.policy).toEqual({ kind: 'public' });
    expect(route.method).toBe('GET');
    const keys = ['x', 'a'.repeat(32), owner.teamId, objects.audit];
    for (const key of keys)
      expect((await product.visitor.request(route, { params: { key } })).status).toBe(404);
    triedKeys(keys.length);
  });
});

describe('without a token', () => {
  it.each(named(signedIn))('%s answers 401', async (_, route) => {
    const anyId = Object.fromEntries(pathParameters(route.path).map((name) => [name, owner.teamId]));
    const { status, body } = await product.visitor.request(route, { params: anyId });
    const name = isOpen(route) ? 'OPEN_API_KEY_INVALID' : 'UNAUTHENTICATED';
    expect([status, body.code, body.message]).toEqual([401, 401, errorCatalogue[name].message]);
  });
});

describe('a member of another team', () => {
  it.each(named(withId))('gets 404 from %s', async (_, route) => {
    const { status, body } = await stranger.request(route, { params: params(route) });
    expect([status, body.code]).toEqual([404, 404]);
  });

  it.each(named(withQueryId))(
    'gets 404 from %s, before the rest of the query is checked',
    async (_, route) => {
      const { status, body } = await outsider(route).request(route, { query: objectOf(route) });
      expect([status, body.code]).toEqual([404, 404]);
    },
  );

  it.each(named(ofSpace))('gets 404 from %s when naming the other space', async (_, route) => {
    const input = sampleOf(route);
    const { status } = await outsider(route).request(route, {
      query: route.query && 'teamId' in route.query.shape ? { ...input, teamId: owner.teamId } : {},
      body: route.body && route.bodyKind !== 'multipart' ? { ...input, teamId: owner.teamId } : undefined,
    });
    // A multipart route is refused for its missing form before anything of the space is touched.
    expect(status).toBe(route.bodyKind === 'multipart' ? 415 : 404);
  });

  it('gets 404 when uploading a chunk to the other space', async () => {
    const plan = { identifier: 'x', filename: 'x.txt', content: Buffer.from('x') };
    const answer = await postChunk(product.server, stranger, plan, 1, { teamId: owner.teamId });
    expect(answer.statusCode).toBe(404);
  });

  it('gets 404 for the other team’s files inside a body', async () => {
    const mine = await uploadFile(product.server, stranger, '我的.txt', '丙');
    const theirs = await uploadFile(product.server, owner, '别人的.txt', '丁');
    const { status } = await stranger.request(createComparison, {
      body: { originFileId: mine, targetFileId: theirs },
    });
    expect(status).toBe(404);
  });
});

/** Valid input for the routes of a space, so that only the space itself can be the reason for a refusal. */
function sampleOf(route: AnyRoute): Record<string, unknown> {
  const party = { fileIds: [objects.comparison] };
  const file = { identifier: 'x', filename: 'x.txt', totalSize: 1, totalChunks: 1 };
  const samples: Record<string, Record<string, unknown>> = {
    testChunk: { ...file, chunkNumber: 1, chunkSize: 1, currentChunkSize: 1, relativePath: 'x.txt' },
    completeUpload: file,
    cancelUpload: { identifier: 'x' },
    takeChatAnswer: { chat_id: objects.chat },
    readStoredFile: { fileId: objects.comparison },
    downloadStoredFile: { fileId: objects.comparison },
    protectFile: { fileId: objects.comparison, password: 'x' },
    unlockFile: { fileId: objects.comparison, password: 'x' },
    readQueuePlace: { taskId: objects.comparison },
    createComparison: { originFileId: objects.comparison, targetFileId: objects.comparison },
    createCompareProfile: { name: '常用', options: {} },
    createAudit: { fileId: objects.comparison },
    createReviewTemplate: exampleReviewTemplate,
    importReviewTemplate: { fileId: objects.comparison, name: '导入', contractType: null },
    createProofreading: { fileId: objects.comparison },
    addLexiconEntries: { entries: [{ kind: 'right', word: '云杉' }] },
    checkLiveText: { text: '甲方', depth: 'quick' },
    createDocument: { fileId: objects.comparison },
    listKnownParties: { name: '云杉' },
    insertKnowledge: { fileId: objects.comparison },
    updateKnowledge: { ids: [objects.document] },
    copyKnowledge: { ids: [objects.document] },
    deleteKnowledge: { ids: [objects.document] },
    restoreKnowledge: { ids: [objects.document] },
    purgeKnowledge: { ids: [objects.document] },
    makeKnowledgeVersionCurrent: { id: objects.document },
    deleteKnowledgeVersion: { id: objects.document },
    insertFolder: { name: '合同' },
    listLawCitations: { law: '民法典' },
    listLikeClauses: { law: '民法典', article: '第五百八十五条' },
    updateFolder: { id: objects.document },
    deleteFolder: { id: objects.document },
    searchKnowledge: { keyword: '付款' },
    readKnowledgeFacts: { ids: [objects.document] },
    downloadKnowledgeFacts: { documentIds: objects.document },
    createPlagiarismPair: { origin: party, target: party },
    createPlagiarismMany: { origin: party, targets: [party] },
    deletePlagiarism: { taskIds: [objects.plagiarism] },
    addToTextBase: party,
    writeSensitiveWords: { words: [], allowed: [], lists: [] },
    createOpenApiKey: { name: '对接' },
    createApiKey: { name: '对接', scopes: ['compare:read'], days: null },
    createConversion: { fileIds: [objects.comparison], operation: { kind: 'merge' } },
    createContractTemplate: { fileId: objects.comparison },
    takeLibraryTemplate: { name: 'lease-residential' },
    createRecognition: { fileId: objects.comparison },
    sendFeedback: { kind: 'other', text: '好', path: '/' },
  };
  return samples[route.name.replace(/OpenApi$/, '')] ?? {};
}
