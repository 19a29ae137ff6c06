/** Everybody × every route of what can be shared: who reads, changes, runs, shares and deletes. */
import {
  type AnyRoute,
  deleteAudit,
  deleteComparison,
  deleteDocument,
  deletePlagiarism,
  errorCatalogue,
  routeTable,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { joinTeam } from '../compare/compare.testing.ts';
import {
  letIn,
  newAudit,
  newCheck,
  newComparison,
  newDocument,
  productCalls,
} from './collaboration.testing.ts';

type Outcome = 'allowed' | 'forbidden' | 'closed' | 'unknown' | 'gone';

let product: TestProduct;
let owner: TestUser;
let teammate: TestUser;
let reader: TestUser;
let writer: TestUser;
let invited: TestUser;
let pending: TestUser;
let rejected: TestUser;
let removed: TestUser;
let stranger: TestUser;
let comparisonId: string;
let documentId: string;
let auditId: string;
let checkId: string;

beforeAll(async () => {
  product = await startTestProduct();
  const people = await Promise.all(Array.from({ length: 9 }, () => product.signIn()));
  [owner, teammate, reader, writer, invited, pending, rejected, removed, stranger] = people as [
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
  ];
  await joinTeam(product, owner, teammate);
  comparisonId = await newComparison(product, owner);
  documentId = await newDocument(product, owner);
  auditId = await newAudit(product, owner);
  checkId = await newCheck(product, owner);
  for (const document of all()) {
    await document.open(owner);
    await letIn(document, owner, reader, 'readonly');
    await letIn(document, owner, writer, 'readwrite');
    await letIn(document, owner, removed, 'readwrite');
    await document.remove(owner, [removed.phone]);
    await document.invite(owner, [invited.phone]);
    for (const user of [pending, rejected]) await document.ask(user);
    await document.answer(owner, rejected.phone, false);
  }
});
afterAll(() => product.close());

const all = () => [
  productCalls(comparisonId),
  productCalls(documentId, 'document'),
  productCalls(auditId, 'audit'),
  productCalls(checkId, 'duplicate'),
];

/** Routes about an object that can be shared; without those for keys of the open API. */
const shared = routeTable.filter(
  (route) =>
    (route.policy.kind === 'object' || route.policy.kind === 'visit') &&
    ['comparison', 'document', 'audit', 'plagiarism', 'product', 'result', 'discussion'].includes(
      route.policy.object,
    ) &&
    route.isOpenApi !== true,
);
const ofAbility = (...abilities: string[]) =>
  shared.filter(({ policy }) => policy.kind === 'object' && abilities.includes(policy.ability));
const reads = ofAbility('read');
const changes = ofAbility('change');
const manages = ofAbility('run', 'share', 'delete');
const visits = shared.filter(({ policy, method }) => policy.kind === 'visit' && method === 'GET');
const joins = shared.filter(({ policy, method }) => policy.kind === 'visit' && method !== 'GET');

function idFor(path: string): string {
  if (path.includes('contract-document')) return documentId;
  if (path.includes('contract-audit')) return auditId;
  return /contract-duplication|^\/plag\//.test(path) ? checkId : comparisonId;
}

/** Without a body: an allowed request fails at the missing body, and nothing happens. */
async function outcomeOf(user: TestUser, route: AnyRoute): Promise<Outcome> {
  const id = idFor(route.path);
  const samples = {
    id,
    productId: id,
    side: 'old',
    findingId: 'c1',
    format: 'docx',
    phone: '13900000000',
    commentId: '00000000-0000-4000-8000-000000000000',
  };
  const { status, body } = await user.request(route, { params: samples, query: { taskId: id } });
  if (status === 403)
    return body.message === errorCatalogue.COLLABORATION_CLOSED.message ? 'closed' : 'forbidden';
  if (status === 410) return 'gone';
  return status === 404 && body.message === errorCatalogue.NOT_FOUND.message ? 'unknown' : 'allowed';
}

async function expectAll(user: TestUser, routes: readonly AnyRoute[], expected: Outcome) {
  expect(routes.length).toBeGreaterThan(0);
  for (const route of routes)
    expect([route.name, await outcomeOf(user, route)]).toEqual([route.name, expected]);
}

describe('while the collaboration is open', () => {
  it('a member of the space who is not a collaborator reads and changes, and never runs, shares or deletes', async () => {
    await expectAll(teammate, [...reads, ...visits, ...changes], 'allowed');
    await expectAll(teammate, manages, 'forbidden');
  });

  it('a readonly collaborator reads and does nothing else', async () => {
    await expectAll(reader, [...reads, ...visits], 'allowed');
    await expectAll(reader, [...changes, ...manages], 'forbidden');
  });

  it('a readwrite collaborator reads and changes, and never runs, shares or deletes', async () => {
    await expectAll(writer, [...reads, ...visits, ...changes], 'allowed');
    await expectAll(writer, manages, 'forbidden');
  });

  it.each([
    ['who was invited and has not joined', () => invited],
    ['who waits for an answer', () => pending],
    ['who was refused', () => rejected],
    ['who was removed', () => removed],
    ['who only has the link', () => stranger],
  ])('somebody %s learns that it exists, and nothing of its content', async (_, who) => {
    await expectAll(who(), visits, 'allowed');
    await expectAll(who(), [...reads, ...changes, ...manages], 'unknown');
  });
});

describe('while the collaboration is closed', () => {
  beforeAll(async () => {
    for (const document of all()) await document.close(owner);
  });
  afterAll(async () => {
    for (const document of all()) await document.close(owner, false);
  });

  it.each([
    ['a readonly collaborator', () => reader],
    ['a readwrite collaborator', () => writer],
    ['somebody invited', () => invited],
    ['somebody who waits', () => pending],
    ['somebody with the link', () => stranger],
  ])('%s is refused everywhere with the same message', async (_, who) => {
    await expectAll(who(), shared, 'closed');
  });

  it('members of the space are not affected', async () => {
    await expectAll(teammate, [...reads, ...visits, ...changes], 'allowed');
    await expectAll(teammate, manages, 'forbidden');
  });
});

describe('after it was opened again', () => {
  it('everybody has the same access as before', async () => {
    await expectAll(reader, reads, 'allowed');
    await expectAll(reader, changes, 'forbidden');
    await expectAll(writer, changes, 'allowed');
    await expectAll(stranger, reads, 'unknown');
  });
});

describe('after the document was deleted', () => {
  beforeAll(async () => {
    await owner.call(deleteComparison, { params: { id: comparisonId } });
    await owner.call(deleteDocument, { params: { id: documentId } });
    await owner.call(deleteAudit, { params: { id: auditId } });
    await owner.call(deletePlagiarism, { body: { taskIds: [checkId] } });
  });

  it.each([
    ['its owner', () => owner],
    ['a member of the space', () => teammate],
    ['a collaborator', () => writer],
    ['somebody invited', () => invited],
  ])('%s is told that it is deleted', async (_, who) => {
    await expectAll(who(), [...reads, ...changes, ...manages, ...visits, ...joins], 'gone');
  });

  it.each([
    ['who waited for an answer', () => pending],
    ['who was removed', () => removed],
    ['with the link', () => stranger],
  ])('somebody %s learns nothing', async (_, who) => {
    await expectAll(who(), shared, 'unknown');
  });
});
