/** Requests for comparisons that are wrong: each is refused with the field and a Chinese sentence, and creates nothing. */
import { randomUUID } from 'node:crypto';
import { createComparison, listComparisons } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
});
afterAll(() => product.close());

const originFileId = randomUUID();
const targetFileId = randomUUID();
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const region = { side: 'old', page: 0, x: 1, y: 1, width: 10, height: 10 };
const withRegion = (change: object) => ({ ignoredRegions: [{ ...region, ...change }] });
const options = (value: unknown) => ({ originFileId, targetFileId, options: value });

describe('a new comparison', () => {
  it.each([
    ['both one version and several', { targetFileId, targetFileIds: ids(2) }, 'targetFileId'],
    ['no version at all', {}, 'targetFileId'],
    ['an empty list of versions', { targetFileIds: [] }, 'targetFileIds'],
    ['eleven versions', { targetFileIds: ids(11) }, 'targetFileIds'],
    ['one version twice', { targetFileIds: [targetFileId, targetFileId] }, 'targetFileIds'],
    ['a version that is no id', { targetFileIds: ['x'] }, 'targetFileIds.0'],
    ['a short key', { targetFileId, idempotencyKey: 'x' }, 'idempotencyKey'],
    ['a long title', { targetFileId, title: '长'.repeat(101) }, 'title'],
    ['options that are no object', options('all'), 'options'],
    ['a switch that is none', options({ ignoreTables: 1 }), 'options.ignoreTables'],
    ['a view there is not', options({ revisions: 'all' }), 'options.revisions'],
    ['regions that are no list', options({ ignoredRegions: region }), 'options.ignoredRegions'],
    [
      'too many regions',
      options({ ignoredRegions: Array.from({ length: 51 }, () => region) }),
      'options.ignoredRegions',
    ],
    ['a region left of the page', options(withRegion({ x: -1 })), 'options.ignoredRegions.0.x'],
    ['a region above the page', options(withRegion({ y: -0.5 })), 'options.ignoredRegions.0.y'],
    ['a region before the first page', options(withRegion({ page: -1 })), 'options.ignoredRegions.0.page'],
    ['a region on half a page', options(withRegion({ page: 0.5 })), 'options.ignoredRegions.0.page'],
    ['a region on a page far away', options(withRegion({ page: 1e9 })), 'options.ignoredRegions.0.page'],
    ['a region without width', options(withRegion({ width: 0 })), 'options.ignoredRegions.0.width'],
    ['a region turned over', options(withRegion({ height: -3 })), 'options.ignoredRegions.0.height'],
    ['a huge region', options(withRegion({ width: 1e300 })), 'options.ignoredRegions.0.width'],
    ['a region of neither side', options(withRegion({ side: 'both' })), 'options.ignoredRegions.0.side'],
    ['a region that is no number', options(withRegion({ x: 'NaN' })), 'options.ignoredRegions.0.x'],
  ])('with %s answers 400 and names the field in Chinese', async (_, body, path) => {
    const answer = await user.request(createComparison, { body: { originFileId, ...body } });
    expect(answer.status).toBe(400);
    const { fields } = answer.body.data as { fields: { path: string; message: string }[] };
    expect(fields.map((field) => field.path)).toEqual([path]);
    expect(fields[0]?.message).toMatch(/[\u4e00-\u9fff]/);
    expect((await user.call(listComparisons, {})).total).toBe(0);
  });
});
