/** A correction with correctors of every behaviour: what is listed at once, what becomes of decisions, what it costs. */
import { readFile } from 'node:fs/promises';
import {
  cancelProofreading,
  createProofreadingExport,
  deleteProofreading,
  freeUses,
  listProofreadings,
  readProofreading,
  readProofreadingExport,
  readProofreadingResult,
  recheckProofreading,
  rerunProofreading,
  shareProofreading,
} from '@wenjian/api';
import type { Document } from '@wenjian/document';
import { type Proposal, textLines } from '@wenjian/proofread';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SentenceCorrector } from '../../adapters/sentence-corrector/sentence-corrector.port.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { decide, decisionsOf } from '../findings/findings.testing.ts';
import { settled, submit } from './proofread.testing.ts';

/** 现今 and 附责 are guesses of the language model; of 交货物 only the corrector knows that 付 is missing. */
const TEXT = [
  '设备买卖合同',
  '第一条 双方签定本合同，货款以现今支付。',
  '第二条 设备由乙方附责安装调试，并按期交货物。',
].join('\n');

/** It reads when it is let go; until then it only says how far it is. */
interface HeldCorrector extends SentenceCorrector {
  temper: 'reading' | 'absent' | 'faulty';
  asked: number;
  letGo(): void;
}

function heldCorrector(): HeldCorrector {
  let gate = Promise.withResolvers<void>();
  return {
    temper: 'reading',
    asked: 0,
    letGo() {
      gate.resolve();
      gate = Promise.withResolvers();
    },
    async propose(documentPath, signal, onProgress) {
      this.asked += 1;
      onProgress?.(0.5);
      const called = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
      );
      await Promise.race([gate.promise, called]);
      if (this.temper === 'faulty') {
        this.temper = 'reading';
        throw new Error('the worker has ended');
      }
      if (this.temper === 'absent') return null;
      const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
      return new Map(textLines(document).map(({ text }) => [text, proposalsOf(text)]));
    },
  };
}

function proposalsOf(text: string): readonly Proposal[] {
  const at = text.indexOf('附责');
  return at < 0 ? [] : [{ kind: 'replace', at, character: '负', probability: 0.99 }];
}

const corrector = heldCorrector();
let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true, engines: { sentenceCorrector: corrector } });
});
afterEach(() => {
  corrector.temper = 'reading';
  corrector.letGo();
});
afterAll(() => product.close());

const taskOf = (user: TestUser, id: string) => user.call(readProofreading, { params: { id } });
const resultOf = (user: TestUser, id: string) => user.call(readProofreadingResult, { params: { id } });
const usesLeft = async (user: TestUser) =>
  (await user.call(freeUses, { query: { teamId: user.teamId } })).left;

/** A correction whose first result is there while the corrector reads. */
async function firstListed(user: TestUser) {
  const asked = corrector.asked;
  const id = await submit(product, user, {}, ['合同.txt', TEXT]);
  await expect.poll(() => corrector.asked, { interval: 50 }).toBeGreaterThan(asked);
  const { corrections } = await resultOf(user, id);
  const on = (original: string) => corrections.find((one) => one.original === original)?.id ?? '';
  return { id, on };
}

async function readToTheEnd(user: TestUser, id: string) {
  corrector.letGo();
  expect((await settled(user, id)).status).toBe('complete');
  return resultOf(user, id);
}

const originals = ({ corrections }: Awaited<ReturnType<typeof resultOf>>) =>
  corrections.map(({ original }) => original);
const unread = ({ coverage }: Awaited<ReturnType<typeof resultOf>>) =>
  coverage.notExamined.filter(({ what }) => what === '纠错模型的检查').map(({ reason }) => reason);

describe('while the corrector reads', () => {
  it('what rules, lexicon and language model have found is listed, and says that it has not read', async () => {
    const user = await product.signIn();
    const { id } = await firstListed(user);
    const first = await resultOf(user, id);
    expect(originals(first)).toEqual(expect.arrayContaining(['签定', '现今', '附责']));
    expect([first.isPartial, unread(first)]).toEqual([
      true,
      ['纠错模型还没有通读全文，这里先列出规则、词库与统计的结果'],
    ]);
    const task = await taskOf(user, id);
    expect([task.status, task.statistics]).toEqual(['running', { error: 1, suspect: 2, advice: 0 }]);
    await expect.poll(async () => (await taskOf(user, id)).progress.fraction).toBeGreaterThan(0.6);
    const [listed] = (await user.call(listProofreadings, {})).items;
    expect(listed?.decided).toEqual({ done: 0, total: 3 });
    const whole = await readToTheEnd(user, id);
    expect([whole.isPartial, unread(whole)]).toEqual([false, []]);
    expect(originals(whole)).not.toContain('现今');
    expect(whole.corrections.find(({ original }) => original === '附责')?.tier).toBe('error');
  });

  it('what people decide stays, also where the corrector would be silent', async () => {
    const user = await product.signIn();
    const { id, on } = await firstListed(user);
    for (const original of ['签定', '现今', '附责'])
      expect((await decide(user, id, on(original), { state: 'accepted', version: 0 })).status).toBe(200);
    expect((await taskOf(user, id)).decided).toEqual({ done: 3, total: 3 });
    const whole = await readToTheEnd(user, id);
    expect(originals(whole)).toEqual(expect.arrayContaining(['签定', '现今', '附责']));
    const decisions = await decisionsOf(user, id);
    expect(new Set(decisions.map(({ findingId }) => findingId))).toEqual(
      new Set([on('签定'), on('现今'), on('附责')]),
    );
    const { corrected } = await user.call(recheckProofreading, { params: { id } });
    expect(corrected).toBe(TEXT.replace('签定', '签订').replace('现今', '现金').replace('附责', '负责'));
  });

  it('a file can be made; it says that the corrector has not read, and is made again afterwards', async () => {
    const user = await product.signIn();
    const { id, on } = await firstListed(user);
    await decide(user, id, on('签定'), { state: 'accepted', version: 0 });
    const noticeOf = async () => {
      const params = { id, format: 'cleanDocx' } as const;
      await user.call(createProofreadingExport, { params: { id }, body: { format: 'cleanDocx' } });
      const read = () => user.call(readProofreadingExport, { params });
      await expect.poll(async () => (await read()).status, { interval: 100 }).not.toMatch(/pending|running/);
      return (await read()).notice;
    };
    expect(await noticeOf()).toMatch(/^纠错模型还没有通读全文，文件里只有先列出的更正/);
    await readToTheEnd(user, id);
    expect(await noticeOf()).toMatch(/^已接受的 1 处写入正文/);
  });

  it('nobody else sees the result, and it is neither shared nor checked again', async () => {
    const user = await product.signIn();
    const stranger = await product.signIn();
    const { id, on } = await firstListed(user);
    expect((await stranger.request(readProofreadingResult, { params: { id } })).status).toBe(404);
    expect((await decide(stranger, id, on('签定'), { state: 'accepted', version: 0 })).status).toBe(404);
    expect((await user.request(shareProofreading, { params: { id } })).status).toBe(409);
    expect((await user.request(recheckProofreading, { params: { id } })).status).toBe(409);
    await user.call(deleteProofreading, { params: { id } });
    expect((await user.request(readProofreadingResult, { params: { id } })).status).toBe(410);
  });
});

describe('a corrector', () => {
  it('that is called off leaves the first result and its decisions; the use stays taken, another run takes none', async () => {
    const user = await product.signIn();
    const before = await usesLeft(user);
    const { id, on } = await firstListed(user);
    await decide(user, id, on('现今'), { state: 'accepted', version: 0 });
    expect(await user.call(cancelProofreading, { params: { id } })).toMatchObject({
      status: 'complete',
      notice: '已停止后面的检查，显示的是先列出的结果，可以重新检查',
      decided: { done: 1, total: 3 },
    });
    expect((await resultOf(user, id)).isPartial).toBe(true);
    expect((await user.call(recheckProofreading, { params: { id } })).corrected).toContain('货款以现金支付');
    expect(await usesLeft(user)).toBe(before - 1);
    const asked = corrector.asked;
    await user.call(rerunProofreading, { params: { id } });
    await expect.poll(() => corrector.asked, { interval: 50 }).toBeGreaterThan(asked);
    // A result that people have worked on is not replaced by half a one.
    expect((await user.request(readProofreadingResult, { params: { id } })).status).toBe(409);
    expect((await readToTheEnd(user, id)).isPartial).toBe(false);
    expect(await usesLeft(user)).toBe(before - 1);
  });

  it('that cannot be had leaves what was listed, and the result says so', async () => {
    const user = await product.signIn();
    corrector.temper = 'absent';
    const { id } = await firstListed(user);
    const whole = await readToTheEnd(user, id);
    expect(originals(whole)).toEqual(expect.arrayContaining(['签定', '现今', '附责']));
    expect([whole.isPartial, unread(whole)]).toEqual([
      false,
      ['未使用纠错模型，只按词库、规则与统计检查文字'],
    ]);
  });

  it('whose worker ends reads again in another; the first result stays to work on, and nothing is taken twice', async () => {
    const user = await product.signIn();
    const before = await usesLeft(user);
    corrector.temper = 'faulty';
    const { id, on } = await firstListed(user);
    const asked = corrector.asked;
    corrector.letGo();
    await expect.poll(() => corrector.asked, { interval: 50, timeout: 20_000 }).toBeGreaterThan(asked);
    expect((await resultOf(user, id)).isPartial).toBe(true);
    await decide(user, id, on('签定'), { state: 'rejected', version: 0 });
    const whole = await readToTheEnd(user, id);
    expect(originals(whole)).toContain('签定');
    expect((await decisionsOf(user, id)).map(({ state }) => state)).toEqual(['rejected']);
    expect(await usesLeft(user)).toBe(before - 1);
  });
});
