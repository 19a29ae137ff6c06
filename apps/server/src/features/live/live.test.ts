/** A change by one person reaches the other viewers of the same result, on any server. */
import { addComment, collaborationCalls, listComments, renameComparison, watchProduct } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/observe/logging.ts';
import { composeServer, type RunningServer } from '../../processes/compose-server.ts';
import { signIn, startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { sharedWith } from './live.testing.ts';

let product: TestProduct;
let otherServer: RunningServer;
let lastPhone = 13_600_000_000;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  otherServer = await composeServer(product.config, product.databaseUrl, createLogger('silent', 'test'));
});
afterAll(async () => {
  await otherServer.stop();
  await product.close();
});

/** A result that somebody from outside has joined, through the other server. */
const sharedResult = async () => {
  const guest = await signIn(otherServer, String(++lastPhone));
  return { guest, ...(await sharedWith(product, guest)) };
};

describe('a viewer of a result', () => {
  it('is informed at once of changes made through another server, and of nothing else', async () => {
    const { owner, guest, params, say } = await sharedResult();
    await guest.call(watchProduct, { params });
    const { cursor } = await owner.call(watchProduct, { params });
    const settled = await guest.call(watchProduct, { params });
    const waiting = guest.call(watchProduct, { params, query: { cursor: settled.cursor } });
    await owner.call(addComment, { params, body: say('请看这里') });
    expect((await waiting).changed).toEqual(['comments']);
    expect((await owner.call(watchProduct, { params, query: { cursor } })).changed).toEqual(['comments']);
  });

  it('who was away is informed of the changes meanwhile', async () => {
    const { owner, guest, params, say } = await sharedResult();
    await owner.call(watchProduct, { params });
    const { cursor } = await guest.call(watchProduct, { params });
    await owner.call(addComment, { params, body: say('一') });
    await owner.call(renameComparison, { params: { id: params.productId }, body: { title: '新名' } });
    const { changed } = await guest.call(watchProduct, { params, query: { cursor } });
    expect(changed).toEqual(['comments', 'status']);
  });

  it('sees who else is viewing', async () => {
    const { owner, guest, params } = await sharedResult();
    expect((await owner.call(watchProduct, { params })).people).toHaveLength(1);
    const { cursor } = await owner.call(watchProduct, { params });
    const waiting = owner.call(watchProduct, { params, query: { cursor } });
    await guest.call(watchProduct, { params });
    const { changed, people } = await waiting;
    expect(changed).toEqual(['people']);
    expect(people).toHaveLength(2);
  });

  it('is woken when the collaboration is closed, refused at once, and not told who is still viewing', async () => {
    const { owner, guest, params } = await sharedResult();
    const { cursor } = await guest.call(watchProduct, { params });
    const waiting = guest.request(watchProduct, { params, query: { cursor } });
    await owner.call(collaborationCalls.compare.change, { params, body: { isClosed: true } });
    expect((await waiting).status).toBe(403);
    expect((await guest.request(watchProduct, { params })).status).toBe(403);
    expect((await guest.request(listComments, { params })).status).toBe(403);
  });
});
