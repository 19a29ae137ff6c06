/** The place of a waiting task. No worker runs here, so everything waits. */
import { cancelComparison, createComparison, readQueuePlace } from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function start(user: TestUser): Promise<string> {
  const fileId = await uploadFile(product.server, user, '一.txt', '甲');
  const body = { originFileId: fileId, targetFileId: fileId };
  return (await user.call(createComparison, { body })).id;
}

const place = async (user: TestUser, taskId: string) =>
  (await user.call(readQueuePlace, { query: { taskId } })).place;

it('counts who runs before, in turn between people, and says no time while nothing works', async () => {
  const [crowd, late] = [await product.signIn(), await product.signIn()];
  const first = await start(crowd);
  const second = await start(crowd);
  const third = await start(crowd);
  const theirs = await start(late);
  expect(await place(crowd, first)).toEqual({ ahead: 0, isAtLeast: false, startsInSeconds: null });
  // Before the second and third of somebody who was served already.
  expect(await place(late, theirs)).toMatchObject({ ahead: 1 });
  expect([await place(crowd, second), await place(crowd, third)]).toMatchObject([{ ahead: 2 }, { ahead: 3 }]);
});

it('is none for a task that does not wait, and 404 for another space’s', async () => {
  const [user, stranger] = [await product.signIn(), await product.signIn()];
  const id = await start(user);
  expect((await stranger.request(readQueuePlace, { query: { taskId: id } })).status).toBe(404);
  await user.call(cancelComparison, { params: { id } });
  expect(await place(user, id)).toBeNull();
});
