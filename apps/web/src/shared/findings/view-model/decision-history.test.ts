import { describe, expect, it } from 'vitest';
import { type CorrectionStates, statesById } from './correction-state.ts';
import {
  changesOf,
  type Entry,
  fulfilled,
  NO_HISTORY,
  planCalls,
  recorded,
  redone,
  stillValid,
  undone,
} from './decision-history.ts';
import { stateFixture } from './result.testing.ts';

const accept = (correctionId: string, replacement: string | null = null) =>
  ({ correctionId, state: 'accepted', replacement }) as const;

/** The server's states after the changes are sent. */
function after(states: CorrectionStates, entry: Entry): CorrectionStates {
  const next = new Map(states);
  for (const change of entry) {
    const { correctionId } = change;
    next.set(correctionId, stateFixture(correctionId, change.after));
  }
  return next;
}

const plain = (states: CorrectionStates) =>
  [...states.values()].map(({ correctionId, state, replacement }) => [correctionId, state, replacement]);

describe('the changes of requested decisions', () => {
  const states = statesById([stateFixture('a'), stateFixture('b', { state: 'ignored' })]);

  it('leave out states that are already set', () => {
    expect(changesOf(states, [accept('a'), accept('b'), accept('c')]).map((one) => one.correctionId)).toEqual(
      ['b', 'c'],
    );
  });

  it('affect only open ones of many: no rewritten text is lost', () => {
    const own = statesById([
      stateFixture('a', { replacement: '自己的话' }),
      stateFixture('b', { state: 'ignored' }),
    ]);
    const inputs = ['a', 'b', 'c'].map((id) => ({ ...accept(id), onlyIfOpen: true as const }));
    expect(changesOf(own, inputs).map((one) => one.correctionId)).toEqual(['c']);
  });

  it('counts another wording as a change', () => {
    expect(changesOf(states, [accept('a', '改写')])).toHaveLength(1);
  });
});

describe('the history of decisions', () => {
  it('undoes and redoes a batch decision together, also with different earlier states', () => {
    const before = statesById([
      stateFixture('b', { state: 'ignored' }),
      stateFixture('c', { replacement: '自己的话' }),
    ]);
    const entry = changesOf(before, [accept('a'), accept('b'), accept('c')]);
    const done = after(before, entry);
    const back = undone(recorded(NO_HISTORY, entry));
    if (!back) throw new Error('nothing to undo');
    const restored = after(done, back.entry);
    expect(plain(restored)).toEqual([
      ['b', 'ignored', null],
      ['c', 'accepted', '自己的话'],
      ['a', 'open', null],
    ]);
    const again = redone(back.after(back.entry, []));
    if (!again) throw new Error('nothing to redo');
    expect(plain(after(restored, again.entry))).toEqual(plain(done));
    expect(again.after(again.entry, []).past).toEqual([entry]);
  });

  it('undoes the last entry first, and has an end', () => {
    const one = changesOf(new Map(), [accept('a')]);
    const two = changesOf(new Map(), [accept('b')]);
    const first = undone(recorded(recorded(NO_HISTORY, one), two));
    expect(first?.entry[0]?.correctionId).toBe('b');
    const second = undone(first?.after(first.entry, []) ?? NO_HISTORY);
    expect(second?.entry[0]?.correctionId).toBe('a');
    expect(undone(second?.after(second.entry, []) ?? NO_HISTORY)).toBeNull();
    expect(redone(NO_HISTORY)).toBeNull();
  });

  it('drops the redo entries after a new decision', () => {
    const entry = changesOf(new Map(), [accept('a')]);
    const back = undone(recorded(NO_HISTORY, entry));
    expect(recorded(back?.after(back.entry, []) ?? NO_HISTORY, entry).future).toEqual([]);
  });

  it('does not overwrite another member’s decision', () => {
    const entry = changesOf(new Map(), [accept('a'), accept('b')]);
    const back = undone(recorded(NO_HISTORY, entry));
    const now = statesById([stateFixture('a'), stateFixture('b', { state: 'ignored' })]);
    expect(stillValid(back?.entry ?? [], now).map((one) => one.correctionId)).toEqual(['a']);
  });

  it('keeps what failed, and drops what somebody else decided', () => {
    const entry = changesOf(new Map(), [accept('a'), accept('b'), accept('c')]);
    const back = undone(recorded(NO_HISTORY, entry));
    if (!back) throw new Error('nothing to undo');
    const [a, b] = back.entry;
    if (!a || !b) throw new Error('too few');
    const history = back.after([a], [b]);
    expect(undone(history)?.entry).toEqual([b]);
    expect(redone(history)?.entry.map((one) => one.correctionId)).toEqual(['a']);
  });

  it('has no entry when nothing changed', () => {
    expect(recorded(NO_HISTORY, [])).toBe(NO_HISTORY);
  });

  it('counts the server’s response as done, without others’ decisions', () => {
    const entry = changesOf(new Map(), [accept('a'), accept('b'), accept('c')]);
    const answered = statesById([stateFixture('a'), stateFixture('b')]);
    expect(fulfilled(entry, answered, ['b']).map((one) => one.correctionId)).toEqual(['a']);
  });
});

describe('the calls for a change', () => {
  const many = changesOf(statesById([stateFixture('d', { state: 'ignored' })]), [
    accept('a'),
    accept('b'),
    accept('c', '改写'),
    { correctionId: 'd', state: 'open', replacement: null },
  ]);
  const plan = (entry: Entry) =>
    planCalls(entry).map((call) => [
      call.kind === 'many' ? call.state : 'one',
      call.changes.map((change) => change.correctionId).join(),
    ]);

  it('are one per state, and one per rewritten text', () => {
    expect(plan(many)).toEqual([
      ['accepted', 'a,b'],
      ['open', 'd'],
      ['one', 'c'],
    ]);
  });

  it('are split at the server’s limit', () => {
    const inputs = Array.from({ length: 2500 }, (_, at) => accept(String(at)));
    const calls = planCalls(changesOf(new Map(), inputs));
    expect(calls.map(({ changes }) => changes.length)).toEqual([1000, 1000, 500]);
    expect(new Set(calls.flatMap(({ changes }) => changes.map((one) => one.correctionId))).size).toBe(2500);
  });

  it('are single calls for a single correction', () => {
    expect(plan(many.slice(0, 1))).toEqual([['one', 'a']]);
  });
});
