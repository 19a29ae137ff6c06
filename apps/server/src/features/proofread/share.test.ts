import {
  deleteProofreading,
  readExampleProofreading,
  readExampleProofreadingPdf,
  readSharedAudit,
  readSharedProofreading,
  readSharedProofreadingPdf,
  routeUrl,
  shareProofreading,
  unshareProofreading,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { untilPrepared } from '../../testing/until-prepared.ts';
import { decide } from '../findings/findings.testing.ts';
import { examined } from './proofread.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const look = (key: string) => product.visitor.request(readSharedProofreading, { params: { key } });
const firstBytes = async (url: string) => {
  const { statusCode, body } = await product.server.app.inject({
    method: 'GET',
    url,
    headers: { range: 'bytes=0-4' },
  });
  return [statusCode, body];
};

describe('a share key', () => {
  it('shows the result to anyone who has it and nothing of the team, until it is revoked', async () => {
    const user = await product.signIn();
    const { id, on, result } = await examined(product, user, { title: '采购草稿' });
    await decide(user, id, on('签定'), { state: 'edited', text: '订立', note: '老板说可以', version: 0 });
    const { key } = await user.call(shareProofreading, { params: { id } });
    const shown = await product.visitor.call(readSharedProofreading, { params: { key } });
    expect(shown.result).toEqual(result);
    expect(shown.decisions).toMatchObject([
      { findingId: on('签定'), state: 'edited', text: '订立', note: '' },
    ]);
    const text = JSON.stringify((await look(key)).body);
    for (const secret of ['老板说可以', user.teamId, user.phone, 'decidedBy'])
      expect(text).not.toContain(secret);
    expect(await firstBytes(routeUrl(readSharedProofreadingPdf, { key }))).toEqual([206, '%PDF-']);
    // A key of one tool opens nothing under another tool's address.
    expect((await product.visitor.request(readSharedAudit, { params: { key } })).status).toBe(404);
    await user.call(unshareProofreading, { params: { id } });
    expect((await look(key)).status).toBe(410);
  });

  it('of a deleted proofreading answers 410', async () => {
    const user = await product.signIn();
    const { id } = await examined(product, user);
    const { key } = await user.call(shareProofreading, { params: { id } });
    await user.call(deleteProofreading, { params: { id } });
    expect((await look(key)).status).toBe(410);
    expect((await look('x'.repeat(32))).status).toBe(404);
  });
});

describe('the example', () => {
  it('is read by the reader and examined by the engine, with mistakes of many kinds', async () => {
    const { result, decisions } = await untilPrepared(() =>
      product.visitor.call(readExampleProofreading, {}),
    );
    expect(decisions).toEqual([]);
    const families = new Set(result.corrections.map(({ family }) => family));
    for (const family of ['figures', 'references', 'numbering', 'typo', 'punctuation', 'blank'])
      expect(families).toContain(family);
    for (const { start, end, original, boxes } of result.corrections) {
      expect(result.document.text.slice(start, end)).toBe(original);
      expect(boxes.length).toBeGreaterThan(0);
    }
    expect(await firstBytes(routeUrl(readExampleProofreadingPdf, {}))).toEqual([206, '%PDF-']);
  });
});
