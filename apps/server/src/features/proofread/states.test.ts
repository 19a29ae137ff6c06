import {
  addLexiconEntries,
  RENUMBER_ALL,
  readProofreading,
  readProofreadingResult,
  recheckProofreading,
  rerunProofreading,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { decide, decideMany, decisionsOf, unseen } from '../findings/findings.testing.ts';
import { DRAFT, examined, settled, submit } from './proofread.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

describe('a correction', () => {
  it('is accepted, rewritten and reset; every change increases the version', async () => {
    const user = await product.signIn();
    const { id, on, result } = await examined(product, user);
    const wrong = on('签定');
    const accepted = await decide(user, id, wrong, { state: 'accepted', version: 0 });
    expect(accepted.body.data).toMatchObject({ findingId: wrong, state: 'accepted', version: 1 });
    const rewritten = await decide(user, id, wrong, { state: 'edited', text: '订立', version: 1 });
    expect(rewritten.body.data).toMatchObject({ state: 'edited', text: '订立', version: 2 });
    const task = await user.call(readProofreading, { params: { id } });
    expect(task.decided).toEqual({ done: 1, total: result.corrections.length });
    const open = await decide(user, id, wrong, { state: 'open', version: 2 });
    expect(open.body.data).toMatchObject({ state: 'open', text: null, version: 3 });
    expect((await user.call(readProofreading, { params: { id } })).decided?.done).toBe(0);
  });

  it('without a suggestion is accepted only with a text by the user', async () => {
    const user = await product.signIn();
    const { id, on } = await examined(product, user);
    const day = on('2026年2月30日');
    const refused = await decide(user, id, day, { state: 'accepted', version: 0 });
    expect([refused.status, refused.body.message]).toEqual([400, '这一条没有建议文字，请先写出修改后的内容']);
    const written = await decide(user, id, day, { state: 'edited', text: '2026年2月28日', version: 0 });
    expect(written.status).toBe(200);
  });

  it('is decided together with many others; those without a suggestion stay open', async () => {
    const user = await product.signIn();
    const { id, result } = await examined(product, user);
    const findings = unseen(result.corrections.map((one) => one.id));
    const { body } = await decideMany(user, id, { findings, state: 'accepted' });
    expect(body.data).toMatchObject({ skipped: [] });
    const possible = result.corrections.filter(({ suggestion }) => suggestion !== null);
    expect(possible.length).toBeLessThan(result.corrections.length);
    const decided = (await decisionsOf(user, id)).map(({ findingId }) => findingId);
    expect(decided.sort()).toEqual(possible.map((one) => one.id).sort());
  });

  it('can be rewritten as nothing, which deletes its text', async () => {
    const user = await product.signIn();
    const { id, on } = await examined(product, user);
    const emptied = await decide(user, id, on('的的'), { state: 'edited', text: '', version: 0 });
    expect(emptied.body.data).toMatchObject({ state: 'edited', text: '', version: 1 });
    const { corrected } = await user.call(recheckProofreading, { params: { id } });
    expect(corrected).toBe(DRAFT.replace('的的', ''));
  });

  it('cannot be accepted with the text that is already there', async () => {
    const user = await product.signIn();
    const { id, on } = await examined(product, user);
    const same = await decide(user, id, on('签定'), { state: 'edited', text: '签定', version: 0 });
    expect([same.status, same.body.message]).toEqual([400, '改写内容与原文相同，没有修改']);
  });

  it('gets a new id when the suggestion changes, so that nobody decides on something they have not seen', async () => {
    const user = await product.signIn();
    const { id, on } = await examined(product, user);
    const seen = on('签定');
    const entries = [{ kind: 'wrong' as const, word: '签定', replacement: '订立' }];
    await user.call(addLexiconEntries, { body: { entries } });
    await user.call(rerunProofreading, { params: { id } });
    await settled(user, id);
    expect((await decide(user, id, seen, { state: 'accepted', version: 0 })).status).toBe(404);
  });

  it('keeps its decision when the text is examined again with other words', async () => {
    const user = await product.signIn();
    const { id, on } = await examined(product, user);
    await decide(user, id, on('签定'), { state: 'edited', text: '订立', version: 0 });
    await decide(user, id, on('的的'), { state: 'rejected', version: 0 });
    const entries = [
      { kind: 'right' as const, word: '帐户' },
      { kind: 'wrong' as const, word: '贸易', replacement: '商贸' },
    ];
    await user.call(addLexiconEntries, { body: { entries } });
    await user.call(rerunProofreading, { params: { id } });
    expect((await settled(user, id)).status).toBe('complete');
    const again = await user.call(readProofreadingResult, { params: { id } });
    expect(again.lexiconWords).toBe(2);
    const byOriginal = new Map(again.corrections.map((one) => [one.original, one]));
    expect(byOriginal.has('帐户')).toBe(false);
    const states = new Map((await decisionsOf(user, id)).map((one) => [one.findingId, one]));
    expect(states.get(byOriginal.get('签定')?.id ?? '')).toMatchObject({ state: 'edited', text: '订立' });
    expect(states.get(byOriginal.get('的的')?.id ?? '')).toMatchObject({ state: 'rejected' });
  });

  it('for all numbers at once exists only when the numbering is out of order', async () => {
    const user = await product.signIn();
    const { id, result } = await examined(product, user);
    expect(result.renumbering).toBeNull();
    expect((await decide(user, id, RENUMBER_ALL, { state: 'accepted', version: 0 })).status).toBe(404);
  });

  it('for all numbers at once updates every reference, and is not counted as a correction', async () => {
    const user = await product.signIn();
    const text = [
      '设备买卖合同',
      '第一条 甲方付款。',
      '第三条 乙方交货。',
      '第四条 违反第三条的，按第一条承担责任。',
    ].join('\n');
    const task = await settled(user, await submit(product, user, {}, ['一.txt', text]));
    const { renumbering } = await user.call(readProofreadingResult, { params: { id: task.id } });
    expect(renumbering?.items.map(({ original, replacement }) => [original, replacement])).toEqual([
      ['第三条', '第二条'],
      ['第四条', '第三条'],
      ['第三条', '第二条'],
    ]);
    const accepted = await decide(user, task.id, RENUMBER_ALL, { state: 'accepted', version: 0 });
    expect(accepted.status).toBe(200);
    const rewritten = { state: 'edited', text: '第九条', version: 1 };
    expect((await decide(user, task.id, RENUMBER_ALL, rewritten)).status).toBe(400);
    expect((await user.call(readProofreading, { params: { id: task.id } })).decided?.done).toBe(0);
    const checked = await user.call(recheckProofreading, { params: { id: task.id } });
    expect(checked.corrected).toContain('第三条 违反第二条的，按第一条承担责任。');
    expect([checked.applied, checked.renumbered]).toEqual([0, 3]);
  });
});

describe('the corrected text', () => {
  it('still shows a finding next to a rejected one', async () => {
    const user = await product.signIn();
    const file = ['一.txt', '设备买卖合同\n第一条 交货地点为待定XXX，运费由乙方承担。'] as const;
    const task = await settled(user, await submit(product, user, {}, file));
    const { corrections } = await user.call(readProofreadingResult, { params: { id: task.id } });
    const blanks = corrections.filter(({ family }) => family === 'blank');
    expect(blanks.length).toBeGreaterThan(1);
    await decide(user, task.id, blanks[0]?.id ?? '', { state: 'rejected', version: 0 });
    const checked = await user.call(recheckProofreading, { params: { id: task.id } });
    expect(checked.corrections.map(({ knownId }) => knownId)).toEqual(
      corrections.filter(({ id }) => id !== blanks[0]?.id).map(({ id }) => id),
    );
  });

  it('contains exactly the accepted corrections, and is examined again', async () => {
    const user = await product.signIn();
    const { id, on } = await examined(product, user);
    await decide(user, id, on('签定'), { state: 'edited', text: '签定签定', version: 0 });
    await decide(user, id, on('帐户'), { state: 'accepted', version: 0 });
    await decide(user, id, on('的的'), { state: 'rejected', version: 0 });
    const checked = await user.call(recheckProofreading, { params: { id } });
    expect(checked.corrected).toBe(DRAFT.replace('签定', '签定签定').replace('帐户', '账户'));
    expect([checked.applied, checked.renumbered]).toEqual([2, 0]);
    const originals = checked.corrections.map(({ original }) => original);
    expect(originals).not.toContain('帐户');
    expect(originals).not.toContain('的的');
    for (const { start, end, original, originalStart, context } of checked.corrections) {
      expect(checked.corrected.slice(start, end)).toBe(original);
      expect(checked.corrected.slice(0, start).endsWith(context.before)).toBe(true);
      expect(checked.corrected.slice(end).startsWith(context.after)).toBe(true);
      expect(context.before + context.after).not.toContain('\n');
      expect(originalStart).toBeLessThanOrEqual(DRAFT.length);
    }
    const still = checked.corrections.find(({ original }) => original === '第九条');
    expect(still).toMatchObject({ isNew: false, knownId: on('第九条') });
    expect(DRAFT.slice(still?.originalStart, still?.originalEnd)).toBe('第九条');
  });
});
