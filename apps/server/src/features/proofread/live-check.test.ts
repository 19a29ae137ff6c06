/** Text that is being typed, from request to answer, with the product's own threads. */
import {
  addLexiconEntries,
  checkLiveText,
  freeUses,
  LIVE_MAX_CHARACTERS,
  listProofreadings,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveCheck } from '../../adapters/text-checker/text-checker.port.ts';
import { proveTeamScope } from '../../platform/access/team-scope.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { joinTeam, query } from '../compare/compare.testing.ts';
import { createLiveChecks } from './live-check.service.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const TEXT = '采购合同\n\n双方签定本合同，款项汇入乙方帐户。';
const check = (user: TestUser, depth: 'quick' | 'full', text = TEXT, teamId?: string) =>
  user.call(checkLiveText, { body: { text, depth, ...(teamId ? { teamId } : {}) } });
const pairs = ({ corrections }: LiveCheck) =>
  corrections.map(({ original, suggestion }) => [original, suggestion]);

describe('text that is being typed', () => {
  it('is examined in place, without taking a use or leaving a trace', async () => {
    const user = await product.signIn();
    const left = async () => (await user.call(freeUses, { query: { teamId: user.teamId } })).left;
    const before = await left();
    const { corrections, corrector } = await check(user, 'quick');
    for (const { start, end, original } of corrections) expect(TEXT.slice(start, end)).toBe(original);
    expect(corrections.map(({ original }) => original)).toEqual(expect.arrayContaining(['签定', '帐户']));
    expect(corrector).toBe('none');
    expect(await left()).toBe(before);
    expect((await user.call(listProofreadings, {})).total).toBe(0);
    const stored = await query(product, "select 1 from tasks where input::text like '%签定%'", []);
    expect(stored).toEqual([]);
  });

  it('is examined by the trained corrector too when it is asked for', async () => {
    const user = await product.signIn();
    expect(await check(user, 'full')).toMatchObject({ hasLanguageModel: true, corrector: 'all' });
    // A long text is read piece by piece, so that others get their turn.
    const long = Array.from(
      { length: 60 },
      (_, line) => `第${line}批货物由乙方送至甲方指定的仓库并经双方验收。`,
    ).join('\n');
    const readings = [];
    do readings.push((await check(user, 'full', long)).corrector);
    while (readings.at(-1) === 'part' && readings.length < 9);
    expect([readings[0], readings.at(-1)]).toEqual(['part', 'all']);
  });

  it('follows the lexicon of the space, and of no other', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    await joinTeam(product, owner, member);
    const entries = [
      { kind: 'right', word: '签定' },
      { kind: 'wrong', word: '款项', replacement: '价款' },
    ] as const;
    await owner.call(addLexiconEntries, { body: { entries: [...entries] } });
    const inTeam = pairs(await check(member, 'quick', TEXT, owner.teamId));
    expect(inTeam).toContainEqual(['款项', '价款']);
    expect(inTeam.flat()).not.toContain('签定');
    expect(pairs(await check(member, 'quick')).flat()).toContain('签定');
    const stranger = await product.signIn();
    const body = { text: TEXT, depth: 'quick', teamId: owner.teamId };
    expect((await stranger.request(checkLiveText, { body })).status).toBe(404);
    expect((await product.visitor.request(checkLiveText, { body })).status).toBe(401);
  });

  it('that is too long is refused with a sentence', async () => {
    const user = await product.signIn();
    const body = { text: '长'.repeat(LIVE_MAX_CHARACTERS + 1), depth: 'quick' };
    const refused = await user.request(checkLiveText, { body });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('请作为文件纠错')]);
  });
});

describe('a person', () => {
  const nothing: LiveCheck = { corrections: [], hasLanguageModel: true, corrector: 'none' };
  const scopeOf = (userId: string) => proveTeamScope('team', userId, 'owner');
  const text = { text: '甲', depth: 'quick' } as const;

  it('has two checks of a kind at a time, and keeps nobody else waiting', async () => {
    const open: (() => void)[] = [];
    const checker = {
      check: () => new Promise<LiveCheck>((resolve) => open.push(() => resolve(nothing))),
      close: async () => undefined,
    };
    const readLexicon = async () => ({ alwaysRight: [], alwaysWrong: [] });
    const live = createLiveChecks({ readLexicon, checker });
    const running = [live(scopeOf('a'), text), live(scopeOf('a'), text)];
    await expect(live(scopeOf('a'), text)).rejects.toMatchObject({
      errorName: 'UNAVAILABLE',
      message: '正在检查的人较多，稍候自动重试',
    });
    running.push(live(scopeOf('b'), text), live(scopeOf('a'), { ...text, depth: 'full' }));
    await expect.poll(() => open.length).toBe(4);
    for (const end of open.splice(0)) end();
    expect(await Promise.all(running)).toEqual([nothing, nothing, nothing, nothing]);
    const again = live(scopeOf('a'), text);
    await expect.poll(() => open.length).toBe(1);
    open[0]?.();
    expect(await again).toEqual(nothing);
  });
});
