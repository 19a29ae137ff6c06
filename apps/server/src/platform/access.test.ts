/** Walks the whole route table: nobody's routes, other teams' objects, undeclared access. */
import {
  type AnyRoute,
  createAudit,
  createCompareProfile,
  createComparison,
  createConversion,
  createDocument,
  createRecognition,
  createReviewTemplate,
  type ObjectKind,
  pathParameters,
  routeTable,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../testing/test-product.ts';
import { postChunk, uploadFile } from '../testing/upload-file.ts';

let product: TestProduct;
let owner: TestUser;
let stranger: TestUser;
/** One object of every kind, all of them the owner's. A kind without one fails to compile here. */
let objects: Record<ObjectKind, string>;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signIn();
  stranger = await product.signIn();
  const originFileId = await uploadFile(product.server, owner, '一.txt', '甲');
  const targetFileId = await uploadFile(product.server, owner, '二.txt', '乙');
  const { id } = await owner.call(createComparison, { body: { originFileId, targetFileId } });
  const document = await owner.call(createDocument, { body: { fileId: originFileId } });
  const fileId = originFileId;
  const conversion = await owner.call(createConversion, {
    body: { fileIds: [fileId], operation: { kind: 'merge' } },
  });
  const profile = await owner.call(createCompareProfile, { body: { name: '常用', options: {} } });
  const audit = await owner.call(createAudit, { body: { fileId } });
  const auditTemplate = await owner.call(createReviewTemplate, { body: ownTemplate });
  const recognition = await owner.call(createRecognition, { body: { fileId } });
  objects = {
    teamSpace: owner.teamId,
    comparison: id,
    compareProfile: profile.id,
    audit: audit.id,
    auditTemplate: auditTemplate.id,
    document: document.id,
    conversion: conversion.id,
    recognition: recognition.id,
    product: id,
  };
});
afterAll(() => product.close());

const ownTemplate = {
  name: '我的清单',
  contractType: null,
  rules: [],
  ownRules: [{ id: 'r1', text: '付款期限不得超过三十日', level: 'high' as const }],
};

const named = (routes: readonly AnyRoute[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);
/** A share key is itself the right to look; it is no id that could be guessed or listed. */
const withKey = routeTable.filter((route) => pathParameters(route.path).includes('key'));
const withId = routeTable.filter(
  (route) => pathParameters(route.path).length > 0 && !withKey.includes(route),
);
const signedIn = routeTable.filter((route) => route.policy.kind !== 'public');

function params(route: AnyRoute): Record<string, string> {
  const { policy } = route;
  if (policy.kind !== 'object' && policy.kind !== 'visit')
    throw new Error(`${route.name} has an id in its path but no object policy`);
  return { ...otherParams(route), [policy.param]: objects[policy.object] };
}

/** Valid values for what stands in a path besides the object's id. */
function otherParams(route: AnyRoute): Record<string, string> {
  const format = route.feature === 'convert' ? 'txt' : 'docx';
  const samples: Record<string, string> = {
    index: '0',
    format,
    side: 'old',
    changeId: 'c1',
    riskId: 'r1',
    phone: '13900000000',
  };
  const names = pathParameters(route.path).filter((name) => name in samples);
  return Object.fromEntries(names.map((name) => [name, samples[name] ?? '']));
}

describe('the route table', () => {
  it('has no two routes with one name or one address', () => {
    expect(new Set(routeTable.map((route) => route.name)).size).toBe(routeTable.length);
    expect(new Set(routeTable.map((route) => `${route.method} ${route.path}`)).size).toBe(routeTable.length);
  });

  it.each(named(withId))('%s declares whose object it is', (_, route) => {
    expect(['object', 'visit']).toContain(route.policy.kind);
    expect(Object.keys(params(route)).sort()).toEqual([...pathParameters(route.path)].sort());
  });
});

describe('a share key', () => {
  it.each(named(withKey))('%s opens to whoever has one, and only to them', async (_, route) => {
    expect(route.policy).toEqual({ kind: 'public' });
    expect(route.method).toBe('GET');
    const keys = ['x', 'a'.repeat(32), owner.teamId, objects.audit];
    for (const key of keys)
      expect((await product.visitor.request(route, { params: { key } })).status).toBe(404);
  });
});

describe('without a token', () => {
  it.each(named(signedIn))('%s answers 401', async (_, route) => {
    const anyId = Object.fromEntries(pathParameters(route.path).map((name) => [name, owner.teamId]));
    const { status, body } = await product.visitor.request(route, { params: anyId });
    expect([status, body.code, body.message]).toEqual([401, 401, '登录已过期，请重新登录']);
  });
});

describe('a member of another team', () => {
  it.each(named(withId))('gets 404 from %s', async (_, route) => {
    const { status, body } = await stranger.request(route, { params: params(route) });
    expect([status, body.code]).toEqual([404, 404]);
  });

  it.each(named(signedIn.filter((route) => route.policy.kind === 'space')))(
    'gets 404 from %s when naming the other space',
    async (_, route) => {
      const input = sampleOf(route);
      const { status } = await stranger.request(route, {
        query: route.query && 'teamId' in route.query.shape ? { ...input, teamId: owner.teamId } : {},
        body: route.body && route.bodyKind !== 'multipart' ? { ...input, teamId: owner.teamId } : undefined,
      });
      // A multipart route is refused for its missing form before anything of the space is touched.
      expect(status).toBe(route.bodyKind === 'multipart' ? 415 : 404);
    },
  );

  it('gets 404 when sending a chunk into the other space', async () => {
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
  const file = { identifier: 'x', filename: 'x.txt', totalSize: 1, totalChunks: 1 };
  const samples: Record<string, Record<string, unknown>> = {
    testChunk: { ...file, chunkNumber: 1, chunkSize: 1, currentChunkSize: 1, relativePath: 'x.txt' },
    completeUpload: file,
    cancelUpload: { identifier: 'x' },
    createComparison: { originFileId: objects.comparison, targetFileId: objects.comparison },
    createCompareProfile: { name: '常用', options: {} },
    createAudit: { fileId: objects.comparison },
    createReviewTemplate: ownTemplate,
    createDocument: { fileId: objects.comparison },
    createConversion: { fileIds: [objects.comparison], operation: { kind: 'merge' } },
    createRecognition: { fileId: objects.comparison },
    sendFeedback: { kind: 'other', text: '好', path: '/' },
  };
  return samples[route.name] ?? {};
}
