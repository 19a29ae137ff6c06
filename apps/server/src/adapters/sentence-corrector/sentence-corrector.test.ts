import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDocument } from '@wenjian/document';
import { type Proposal, proofreadLine } from '@wenjian/proofread';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSentenceCorrector } from './onnx.sentence-corrector.ts';
import { openCorrector, type Propose, proveComputation } from './open-corrector.ts';

let propose: Propose;
let folder: string;

beforeAll(async () => {
  propose = await openCorrector();
  folder = await mkdtemp(join(tmpdir(), 'corrector-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function storedDocument(lines: readonly string[]): Promise<string> {
  const path = join(folder, 'document.json');
  const document = buildDocument({
    readerVersion: 'test',
    kind: 'txt',
    pages: null,
    blocks: lines.map((text) => ({ type: 'paragraph', text })),
    notRead: [],
  });
  await writeFile(path, JSON.stringify(document));
  return path;
}

function proposalOf(at: number, character: string, probability: number): Proposal {
  return { kind: 'replace', at, character, probability };
}

describe('the corrector', () => {
  it.each([
    ['乙方应当在收到通知之日起十日内完成整整改。', '乙方应当在收到通知之日起十日内完成整改。'],
    ['甲方以经按照本合同的约定支付全部价款。', '甲方已经按照本合同的约定支付全部价款。'],
  ])('corrects %s', async (text, right) => {
    const { corrected } = proofreadLine(text, { proposals: await propose([text]) });
    expect(corrected).toBe(right);
  });

  it.each([
    ['nothing', []],
    ['nonsense beside the right thing', [proposalOf(7, '造', 0.99), proposalOf(0, '是', 0.6)]],
    ['the right thing without conviction', [proposalOf(7, '造', 0.4)]],
  ])('is not used where it proposes %s for a known sentence', async (_, proposals) => {
    await expect(proveComputation(async () => [proposals])).rejects.toThrow('corrector.onnx');
  });

  it('leaves names, figures and a right sentence as they are', async () => {
    const lines = [
      '委托代理人：闵翀，电话13800000000，账号6222020200112233445。',
      '《喆盛软件许可协议》第十二条约定的违约金为人民币3,650.00元。',
      '双方应当遵循诚信原则，根据合同的性质、目的和交易习惯履行通知、协助、保密等义务。',
    ];
    const proposals = await propose(lines);
    for (const line of lines) expect(proofreadLine(line, { proposals }).corrected).toBe(line);
  });

  it('reads a sentence once, wherever it stands again, and proposes the same', async () => {
    const fractions: number[] = [];
    const once = '甲方以经按照本合同的约定支付全部款项。';
    const [first] = (await propose([once], (fraction) => fractions.push(fraction))).get(once) ?? [];
    const again = `双方确认如下事项。${once}`;
    await propose(['双方确认如下事项。']);
    const found = await propose([once, again], (fraction) => fractions.push(fraction));
    expect(fractions).toEqual([1]);
    expect(found.get(once)?.[0]).toEqual(first);
    expect(found.get(again)?.[0]).toEqual({ ...first, at: (first?.at ?? 0) + again.indexOf(once) });
  });

  it('reads a long line in pieces and counts from the beginning of the line', async () => {
    const long = '甲方应当按照本合同约定的时间、地点和方式向乙方交付全部货物，'.repeat(8);
    const line = `${long}并承担承担由此产生的费用。`;
    const { corrected } = proofreadLine(line, { proposals: await propose([line]) });
    expect(corrected).toBe(`${long}并承担由此产生的费用。`);
  });
});

describe('the corrector of the worker', () => {
  it('reads a stored document in a thread of its own', async () => {
    const line = '甲方以经按照本合同的约定支付全部价款。';
    const path = await storedDocument([line]);
    const faults: unknown[] = [];
    const corrector = createSentenceCorrector((error) => faults.push(error));
    const proposals = await corrector.propose(path, AbortSignal.timeout(60_000));
    expect(faults).toEqual([]);
    expect(proposals?.get(line)).toContainEqual(
      expect.objectContaining({ kind: 'replace', at: 2, character: '已' }),
    );
  });

  it('called off in the middle of a step, it ends without taking the process with it', async () => {
    const lines = Array.from({ length: 1000 }, (_, at) => `第${at}条 甲方应当按照约定的时间向乙方交付货物。`);
    const path = await storedDocument(lines);
    const corrector = createSentenceCorrector(() => undefined);
    const unwanted = AbortSignal.timeout(1_500);
    await expect(corrector.propose(path, unwanted)).rejects.toThrow('timeout');
  });

  it('ends with its job, and says nothing when it cannot work', async () => {
    const faults: unknown[] = [];
    const corrector = createSentenceCorrector((error) => faults.push(error));
    expect(await corrector.propose(join(folder, 'nothing.json'), AbortSignal.timeout(60_000))).toBeNull();
    expect(faults).toHaveLength(1);
    await expect(corrector.propose(join(folder, 'nothing.json'), AbortSignal.abort())).rejects.toThrow();
  });
});
