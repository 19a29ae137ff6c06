/** Word files made from decisions: single cases, and random decisions over pairs with every structure. */
import { writeFile } from 'node:fs/promises';
import { decideOperations, type Fate } from '@wenjian/compare';
import type { DecisionState, Document } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { describe, expect, it } from 'vitest';
import { WordPackage } from '../docx/package/word-package.ts';
import { settleFile } from '../docx/settle/settle-file.ts';
import { hasRevisions } from '../docx/settle/settle-revisions.ts';
import { paragraph, run, wordFile } from '../docx/word.testing.ts';
import { modelFile } from '../redline/word-model.testing.ts';
import { generatePair } from '../redline/word-pairs.testing.ts';
import { Random } from '../redline/word-parts.testing.ts';
import { checkDecided } from './check-decided.ts';
import { decidedFiles, type ReadPair, type States } from './decided.testing.ts';

const { path, readPair, write, settledText } = decidedFiles();

describe('decisions on three changes', () => {
  const file = (...lines: readonly string[]): Uint8Array =>
    wordFile({ body: `${lines.map((line) => paragraph(run(line))).join('')}<w:sectPr/>` });
  const old = file(
    '第一条 租金为5000元，按月支付。',
    '第二条 违约金为合同总价的20%。',
    '第三条 双方签字后生效。',
  );
  const target = file(
    '第一条 租金为6000元，按季支付。',
    '第二条 违约金为合同总价的10%。',
    '第三条 双方签字后生效。',
  );
  const decide = (pair: ReadPair, ...states: readonly DecisionState[]): States =>
    pair.comparison.changes.map(({ id }, index) => ({ findingId: id, state: states[index] ?? 'open' }));

  it('become a merged file: accepted in the text, rejected undone, open ones tracked', async () => {
    const pair = await readPair(old, target);
    expect(pair.comparison.changes.map(({ new: side }) => side?.text)).toEqual(['6000元', '季', '10%']);
    const { check, notice } = await write(pair, 'merged', decide(pair, 'accepted', 'rejected', 'open'));
    expect(check).toBe('tree');
    expect(notice).toMatch(
      /已接受的 1 处写入正文，已拒绝的 1 处保留原文，未处理的 1 处为修订标记.*下载前已验证/,
    );
    expect(await settledText('accepted')).toBe(
      '第一条 租金为6000元，按月支付。\n第二条 违约金为合同总价的10%。\n第三条 双方签字后生效。',
    );
    expect(await settledText('rejected')).toBe(
      '第一条 租金为6000元，按月支付。\n第二条 违约金为合同总价的20%。\n第三条 双方签字后生效。',
    );
  });

  it('become a clean file without a mark, with the old words where nothing was decided', async () => {
    const pair = await readPair(old, target);
    const { check, notice } = await write(pair, 'clean', decide(pair, 'accepted', 'rejected', 'open'));
    expect(check).toBe('tree');
    expect(notice).toContain('未处理的 1 处保留原文');
    expect(hasRevisions(await WordPackage.open(path('out')))).toBe(false);
    expect(await settledText('accepted')).toContain('租金为6000元，按月支付。\n第二条 违约金为合同总价的20%');
  });

  it('are written by text, and that is said, where only one file is a Word file', async () => {
    const pair = await readPair(old, target);
    const paged = { ...pair, newDocument: { ...pair.newDocument, kind: 'pdf' as const } };
    const { check, notice } = await write(paged, 'merged', decide(pair, 'rejected', 'accepted', 'open'));
    expect(check).toBe('text');
    expect(notice).toContain('只核对了文字');
    expect(await settledText('rejected')).toContain('租金为5000元，按季支付');
  });
});

describe('a moved clause with a sum inside', () => {
  const others = Array.from('甲乙丙丁戊己', (name) => `${name}项设备的采购、运输、安装与调试由承包人负责。`);
  const fee = (sum: string): string =>
    `裙房的安全措施费人民币${sum}元专款专用，不得挪作他用，违反的应当退还。`;
  const file = (lines: readonly string[]): Uint8Array =>
    wordFile({ body: `${lines.map((line) => paragraph(run(line))).join('')}<w:sectPr/>` });

  it('is in the place of the move, with the sum that was decided', async () => {
    const pair = await readPair(file([fee('714,288'), ...others]), file([...others, fee('814,288')]));
    expect(pair.comparison.changes.map(({ type }) => type)).toEqual(['move', 'replace']);
    const decide = (move: DecisionState, sum: DecisionState): States =>
      pair.comparison.changes.map(({ id, type }) => ({ findingId: id, state: type === 'move' ? move : sum }));
    const { check, notice } = await write(pair, 'clean', decide('accepted', 'rejected'));
    expect(check).toBe('text');
    expect(notice).toMatch(/已接受的 1 处写入正文，已拒绝的 1 处.*只核对了文字/);
    expect(await settledText('accepted')).toBe([...others, fee('714,288')].join('\n'));
    await write(pair, 'merged', decide('open', 'accepted'));
    expect(await settledText('rejected')).toBe([fee('814,288'), ...others].join('\n'));
    expect(await settledText('accepted')).toBe([...others, fee('814,288')].join('\n'));
  });
});

describe('the check of a decided file', () => {
  const body = (look: string, section: string): Uint8Array =>
    wordFile({ body: `${paragraph(run('甲方交货。', look))}<w:sectPr>${section}</w:sectPr>` });
  const checked = async (out: Uint8Array, isMixed: boolean) => {
    for (const name of ['old', 'new']) await writeFile(path(name), body('', ''));
    await writeFile(path('out'), out);
    const document = await readDocx(path('old'));
    const mixed = isMixed ? document.blocks : [];
    return checkDecided(path('out'), { document, mixed }, [path('old'), path('new')]);
  };

  it('lets a look that neither file has pass only where people decided differently on the parts', async () => {
    expect(await checked(body('', ''), false)).toEqual({ kind: 'checked', mixedParagraphs: 0 });
    expect(await checked(body('<w:b/>', ''), false)).toMatchObject({ kind: 'differs' });
    expect(await checked(body('<w:b/>', ''), true)).toEqual({ kind: 'checked', mixedParagraphs: 1 });
  });

  it('lets no section pass that neither file has', async () => {
    const section = '<w:pgSz w:w="100" w:h="200"/>';
    expect(await checked(body('', section), true)).toMatchObject({ kind: 'differs' });
  });
});

/** Remarks are not tracked; in a tree a section may name a header it had anyway. */
const elsewhere = { tree: /^(?:comment|header|footer)$/, text: /^comment$/ } as const;
type Check = keyof typeof elsewhere;

function wordsIn(check: Check, { text, blocks }: Document, start = 0, end = text.length): string {
  return blocks
    .filter((block) => !elsewhere[check].test(block.type) && block.start < end && block.end > start)
    .map((block) => text.slice(Math.max(start, block.start), Math.min(end, block.end)))
    .join('');
}

/** From OLD, NEW and the decisions alone: the script with the edits that are not applied left out. */
function wordsOf(pair: ReadPair, states: States, open: Fate, check: Check): string {
  const { oldDocument, newDocument, comparison } = pair;
  const byId = new Map(states.map((state) => [state.findingId, state]));
  const { operations } = decideOperations(comparison, oldDocument, newDocument, byId);
  let [words, at] = ['', 0];
  for (const { oldStart, oldEnd, newStart, newEnd, fate } of operations) {
    const isApplied = (fate === 'open' ? open : fate) === 'applied';
    words += wordsIn(check, oldDocument, at, oldStart);
    words += isApplied
      ? wordsIn(check, newDocument, newStart, newEnd)
      : wordsIn(check, oldDocument, oldStart, oldEnd);
    at = oldEnd;
  }
  return words + wordsIn(check, oldDocument, at);
}

/** Every character as often as it is there: notes and boxes stand elsewhere in a file, and numbers are counted anew. */
const letters = (text: string): string => [...text.replace(/[\s\d第条（）.()]/g, '')].sort().join('');

/** Other seeds: `WENJIAN_DECIDED_SEEDS=first,count`. */
const [first = 8101, count = 6] = (process.env.WENJIAN_DECIDED_SEEDS ?? '')
  .split(',')
  .flatMap((part) => (part === '' ? [] : [Number(part)]));

it('of random decisions over any two documents have the text that OLD, NEW and the decisions make', async () => {
  let trees = 0;
  for (let seed = first; seed < first + count; seed++) {
    const { old, target } = generatePair(seed);
    const pair = await readPair(modelFile(old), modelFile(target));
    const random = new Random(seed);
    const groups = new Map<string, DecisionState>();
    const states = pair.comparison.changes.map(({ id, moveId, groupId }) => {
      const group = moveId ?? groupId ?? id;
      const state = groups.get(group) ?? random.pick(['accepted', 'rejected', 'open'] as const);
      groups.set(group, state);
      return { findingId: id, state };
    });
    const { check, leftOpen } = await write(pair, 'merged', states);
    if (check === 'tree') trees++;
    const written = states.map((one) =>
      leftOpen.includes(one.findingId) ? { ...one, state: 'open' as const } : one,
    );
    for (const [view, open] of [
      ['accepted', 'applied'],
      ['rejected', 'undone'],
    ] as const) {
      await settleFile(path('out'), path('settled'), view);
      const found = letters(wordsIn(check, await readDocx(path('settled'))));
      expect([seed, view, found]).toEqual([seed, view, letters(wordsOf(pair, written, open, check))]);
    }
  }
  // Most can be written as trees; in the others nearly all was decided differently on the parts of one box, note or row.
  expect(trees).toBeGreaterThan(count / 2);
}, 600_000);
