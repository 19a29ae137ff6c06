/** Decisions that cannot be written apart from each other. */
import type { DecisionState } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { describe, expect, it } from 'vitest';
import { WordPackage } from '../docx/package/word-package.ts';
import { hasRevisions } from '../docx/settle/settle-revisions.ts';
import { bodyTexts } from '../redline/check/word-texts.ts';
import { type Block, type Inline, modelFile, type WordModel } from '../redline/word-model.testing.ts';
import { decidedFiles } from './decided.testing.ts';
import type { DecidedKind } from './write-decided-docx.ts';

const { path, readPair, write, settledText } = decidedFiles();

describe('decisions on pictures', () => {
  const alone = (inline: Inline): Block => ({
    kind: 'paragraph',
    inlines: [inline],
    style: '',
    list: 0,
    section: null,
  });
  const model = (...seeds: readonly number[]): WordModel => ({
    blocks: ['甲方交货。', '乙方验收。', '丙方担保。'].flatMap((text, index) => [
      alone({ kind: 'text', text, look: '' }),
      ...seeds.slice(index, index + 1).map((seed) => alone({ kind: 'picture', name: 'p', seed })),
    ]),
    section: { width: 11_906, header: null, footer: null, first: null },
    shift: 0,
  });
  const written = async (...states: readonly DecisionState[]) => {
    const pair = await readPair(modelFile(model(1, 2)), modelFile(model(3, 4)));
    expect(pair.comparison.changes.map(({ type }) => type)).toEqual(['image', 'image']);
    return write(
      pair,
      'clean',
      pair.comparison.changes.map(({ id }, index) => ({ findingId: id, state: states[index] ?? 'open' })),
    );
  };

  it('are written when they are alike', async () => {
    const { check, notice } = await written('accepted', 'accepted');
    expect([check, notice]).toEqual(['tree', expect.stringContaining('已接受的 2 处写入正文')]);
  });

  it('are not guessed when they differ: all stay as they were, and that is said', async () => {
    const { check, notice, leftOpen } = await written('accepted', 'rejected');
    expect(check).toBe('tree');
    expect(leftOpen).toHaveLength(2);
    expect(notice).toMatch(/已接受的 0 处写入正文，已拒绝的 0 处和未处理的 2 处.*保留原文/);
    expect(notice).toMatch(/有 2 处的处理.*图片、图片/);
  });
});

describe('what can only be written together but was decided differently', () => {
  const text = (content: string): Inline => ({ kind: 'text', text: content, look: '' });
  const line = (...inlines: Inline[]): Block => ({
    kind: 'paragraph',
    inlines,
    style: '',
    list: 0,
    section: null,
  });
  const model = (price: string, days: string, place: string, ...rest: Inline[]): WordModel => ({
    blocks: [
      line(text(`合同总价为${price}元。`)),
      line(text(`乙方应当在${days}日内交货。`)),
      line(text(`交货地点为${place}。`), ...rest),
      line(text('双方签字盖章后生效。')),
    ],
    section: { width: 11_906, header: null, footer: null, first: null },
    shift: 0,
  });
  const box: Inline = {
    kind: 'box',
    isOld: false,
    blocks: [line(text('联系人为张三。')), line(text('付款账号另行通知。'))],
  };
  const written = async (kind: DecidedKind) => {
    const pair = await readPair(
      modelFile(model('100', '三十', '甲方仓库')),
      modelFile(model('200', '六十', '乙方仓库', box)),
    );
    const inBox = pair.comparison.changes.filter(({ place }) => place === 'textBox');
    expect(inBox).toHaveLength(2);
    const [first] = inBox;
    const decisions = pair.comparison.changes.map((change) => ({
      findingId: change.id,
      state: change === first ? ('rejected' as const) : ('accepted' as const),
    }));
    return { inBox, ...(await write(pair, kind, decisions)) };
  };

  it('is left open in a merged file, with a comment; the rest is as decided', async () => {
    const { inBox, check, notice, leftOpen } = await written('merged');
    expect([check, leftOpen]).toEqual(['tree', inBox.map(({ id }) => id)]);
    expect(notice).toMatch(/已接受的 3 处写入正文.*未处理的 2 处为修订标记.*有 2 处的处理.*已留作修订标记/);
    expect(await settledText('rejected')).toBe(
      '合同总价为200元。\n乙方应当在六十日内交货。\n交货地点为乙方仓库。\n双方签字盖章后生效。',
    );
    expect(await settledText('accepted')).toContain('付款账号另行通知。');
    const comments = (await readDocx(path('out'))).blocks.filter(({ type }) => type === 'comment');
    expect(comments).toHaveLength(1);
  });

  it('is never left out of a clean file where it was accepted: the text alone is written', async () => {
    const { check, notice, leftOpen } = await written('clean');
    expect([check, leftOpen]).toEqual(['text', []]);
    expect(notice).toMatch(/已接受的 4 处写入正文，已拒绝的 1 处.*只核对了文字/);
    expect(hasRevisions(await WordPackage.open(path('out')))).toBe(false);
    const words = bodyTexts(await readDocx(path('out')), false).join();
    expect(words).toContain('付款账号');
    expect(words).not.toContain('张三');
  });
});
