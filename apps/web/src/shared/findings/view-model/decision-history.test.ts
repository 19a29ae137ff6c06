import { describe, expect, it } from 'vitest';
import type { Decisions } from '../decision-shapes.ts';
import { decisionFixture } from '../decisions.testing.ts';
import {
  changesOf,
  type DecisionInput,
  type Entry,
  fulfilled,
  NO_HISTORY,
  planCalls,
  recorded,
  redone,
  stillValid,
  undone,
} from './decision-history.ts';
import { decisionsById } from './decisions.ts';

const accept = (findingId: string) => ({ findingId, state: 'accepted' }) as const;
const edit = (findingId: string, text: string) => ({ findingId, state: 'edited', text }) as const;
const ids = (entry: Entry) => entry.map(({ findingId }) => findingId);

/** The server's decisions after the changes are sent; it chooses the placement where none is given. */
function after(decisions: Decisions, entry: Entry): Decisions {
  const next = new Map(decisions);
  for (const { findingId, after: verdict } of entry) {
    const placement = verdict.placement ?? 'replace';
    next.set(findingId, decisionFixture(findingId, { ...verdict, placement }));
  }
  return next;
}

const plain = (decisions: Decisions) =>
  [...decisions.values()].map(({ findingId, state, text }) => [findingId, state, text]);

describe('the changes of requested decisions', () => {
  const decisions = decisionsById([decisionFixture('a'), decisionFixture('b', { state: 'rejected' })]);

  it('leave out decisions that are already in effect', () => {
    expect(ids(changesOf(decisions, [accept('a'), accept('b'), accept('c')]))).toEqual(['b', 'c']);
  });

  it('affect only open ones of many: no rewritten text is lost', () => {
    const own = decisionsById([
      decisionFixture('a', { state: 'edited', text: '自己的话' }),
      decisionFixture('b', { state: 'rejected' }),
    ]);
    const inputs = ['a', 'b', 'c'].map((id) => ({ ...accept(id), onlyIfOpen: true as const }));
    expect(ids(changesOf(own, inputs))).toEqual(['c']);
  });

  it('count a finding with nothing but a note as open, and keep the note', () => {
    const noted = decisionsById([decisionFixture('a', { state: 'open', note: '问客户' })]);
    const [change] = changesOf(noted, [{ ...accept('a'), onlyIfOpen: true }]);
    expect(change?.after).toMatchObject({ state: 'accepted', note: '问客户' });
  });

  it('keep what was decided meanwhile when only a note is saved', () => {
    const own = decisionsById([decisionFixture('a', { state: 'edited', text: '自己的话' })]);
    const [change] = changesOf(own, [{ findingId: 'a', note: '问客户' }]);
    expect(change?.after).toMatchObject({ state: 'edited', text: '自己的话', note: '问客户' });
  });

  it('count another wording as a change', () => {
    expect(changesOf(decisions, [edit('a', '改写')])).toHaveLength(1);
    const own = decisionsById([decisionFixture('a', { state: 'edited', text: '改写' })]);
    expect(changesOf(own, [edit('a', '改写')])).toEqual([]);
    expect(changesOf(own, [edit('a', '再改')])).toHaveLength(1);
  });

  it('count another note or placement as a change', () => {
    expect(changesOf(decisions, [{ ...accept('a'), note: '问客户' }])).toHaveLength(1);
    expect(changesOf(decisions, [{ ...accept('a'), placement: 'insert' }])).toHaveLength(1);
    expect(changesOf(decisions, [{ ...accept('a'), note: '', placement: 'replace' }])).toEqual([]);
  });

  it('keep the note and the placement when only the state changes', () => {
    const noted = decisionsById([decisionFixture('a', { note: '问客户', placement: 'insert' })]);
    const [change] = changesOf(noted, [{ findingId: 'a', state: 'rejected' }]);
    expect(change?.after).toEqual({ state: 'rejected', text: null, note: '问客户', placement: 'insert' });
  });

  it('keep the user’s words while only the note of an edited one changes', () => {
    const own = decisionsById([decisionFixture('a', { state: 'edited', text: '自己的话' })]);
    const [change] = changesOf(own, [{ findingId: 'a', state: 'edited', note: '问客户' }]);
    expect(change?.after).toMatchObject({ text: '自己的话', note: '问客户' });
  });

  it('ignore the text of a decision that is not edited, stored or requested', () => {
    const kept = decisionsById([decisionFixture('a', { text: '以前的话' })]);
    expect(changesOf(kept, [accept('a')])).toEqual([]);
    expect(changesOf(kept, [{ ...accept('a'), text: '别的话' }])).toEqual([]);
    const [change] = changesOf(kept, [{ findingId: 'a', state: 'rejected', text: '别的话' }]);
    expect([change?.before.text, change?.after.text]).toEqual([null, null]);
  });
});

describe('the history of decisions', () => {
  it('undoes and redoes a batch decision together, also with different earlier states', () => {
    const before = decisionsById([
      decisionFixture('b', { state: 'rejected' }),
      decisionFixture('c', { state: 'edited', text: '自己的话' }),
    ]);
    const entry = changesOf(before, [accept('a'), accept('b'), accept('c')]);
    const done = after(before, entry);
    const back = undone(recorded(NO_HISTORY, entry));
    if (!back) throw new Error('nothing to undo');
    const restored = after(done, back.entry);
    expect(plain(restored)).toEqual([
      ['b', 'rejected', null],
      ['c', 'edited', '自己的话'],
      ['a', 'open', null],
    ]);
    const again = redone(back.after(back.entry, []));
    if (!again) throw new Error('nothing to redo');
    expect(plain(after(restored, again.entry))).toEqual(plain(done));
    expect(again.after(again.entry, []).past).toEqual([entry]);
  });

  it('undoes notes and placements too', () => {
    const before = decisionsById([decisionFixture('a', { note: '问客户', placement: 'insert' })]);
    const entry = changesOf(before, [{ ...accept('a'), note: '', placement: 'replace' }]);
    const back = undone(recorded(NO_HISTORY, entry));
    const restored = after(after(before, entry), back?.entry ?? []);
    expect(restored.get('a')).toMatchObject({ note: '问客户', placement: 'insert' });
  });

  it('undoes the last entry first, and has an end', () => {
    const one = changesOf(new Map(), [accept('a')]);
    const two = changesOf(new Map(), [accept('b')]);
    const first = undone(recorded(recorded(NO_HISTORY, one), two));
    expect(first?.entry[0]?.findingId).toBe('b');
    const second = undone(first?.after(first.entry, []) ?? NO_HISTORY);
    expect(second?.entry[0]?.findingId).toBe('a');
    expect(undone(second?.after(second.entry, []) ?? NO_HISTORY)).toBeNull();
    expect(redone(NO_HISTORY)).toBeNull();
  });

  it('drops the redo entries after a new decision', () => {
    const entry = changesOf(new Map(), [accept('a')]);
    const back = undone(recorded(NO_HISTORY, entry));
    expect(recorded(back?.after(back.entry, []) ?? NO_HISTORY, entry).future).toEqual([]);
  });

  it('does not overwrite another member’s decision', () => {
    const entry = changesOf(new Map(), [accept('a'), accept('b'), accept('c')]);
    const back = undone(recorded(NO_HISTORY, entry));
    const now = decisionsById([
      decisionFixture('a'),
      decisionFixture('b', { state: 'rejected' }),
      decisionFixture('c', { note: '问客户' }),
    ]);
    expect(ids(stillValid(back?.entry ?? [], now))).toEqual(['a']);
  });

  it('keeps what failed, and drops what somebody else decided', () => {
    const entry = changesOf(new Map(), [accept('a'), accept('b'), accept('c')]);
    const back = undone(recorded(NO_HISTORY, entry));
    if (!back) throw new Error('nothing to undo');
    const [a, b] = back.entry;
    if (!a || !b) throw new Error('too few');
    const history = back.after([a], [b]);
    expect(undone(history)?.entry).toEqual([b]);
    expect(ids(redone(history)?.entry ?? [])).toEqual(['a']);
  });

  it('has no entry when nothing changed', () => {
    expect(recorded(NO_HISTORY, [])).toBe(NO_HISTORY);
  });
});

describe('the changes that were stored', () => {
  it('are those of the server’s response, without others’ decisions', () => {
    const entry = changesOf(new Map(), [accept('a'), accept('b'), accept('c')]);
    const answered = decisionsById([decisionFixture('a'), decisionFixture('b')]);
    expect(ids(fulfilled(entry, answered, ['b']))).toEqual(['a']);
  });

  it('have the placement the server chose where none was requested', () => {
    const answered = decisionsById([decisionFixture('a', { placement: 'insert' })]);
    expect(ids(fulfilled(changesOf(new Map(), [accept('a')]), answered, []))).toEqual(['a']);
    const wanted = changesOf(new Map(), [{ ...accept('a'), placement: 'replace' }]);
    expect(fulfilled(wanted, answered, [])).toEqual([]);
  });
});

describe('the calls for a change', () => {
  const decisions = decisionsById([decisionFixture('d', { state: 'rejected' })]);
  const many = changesOf(decisions, [
    accept('a'),
    accept('b'),
    edit('c', '改写'),
    { findingId: 'd', state: 'open' },
  ]);
  const plan = (entry: Entry) =>
    planCalls(entry).map((call) => [
      call.kind === 'many' ? call.state : 'one',
      call.changes.map((change) => change.findingId).join(),
    ]);

  it('are one per state, and one per rewritten text', () => {
    expect(plan(many)).toEqual([
      ['accepted', 'a,b'],
      ['open', 'd'],
      ['one', 'c'],
    ]);
  });

  it('are one for each change of more than the state', () => {
    const inputs: readonly DecisionInput[] = [
      accept('a'),
      { ...accept('b'), note: '问客户' },
      { ...accept('c'), placement: 'insert' },
      accept('d'),
      accept('e'),
    ];
    const known = decisionsById([decisionFixture('e', { state: 'open', note: '已有备注' })]);
    expect(plan(changesOf(known, inputs))).toEqual([
      ['accepted', 'a,d,e'],
      ['one', 'b'],
      ['one', 'c'],
    ]);
  });

  it('are split at the server’s limit', () => {
    const inputs = Array.from({ length: 2500 }, (_, at) => accept(String(at)));
    const calls = planCalls(changesOf(new Map(), inputs));
    expect(calls.map(({ changes }) => changes.length)).toEqual([1000, 1000, 500]);
    expect(new Set(calls.flatMap(({ changes }) => ids(changes))).size).toBe(2500);
  });

  it('are single calls for a single finding', () => {
    expect(plan(many.slice(0, 1))).toEqual([['one', 'a']]);
  });
});
