import { CHAT_END_MARKER, CHAT_LINE_BREAK_MARKER, type ChatEvent } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { type Stream, startStream, takeEvent } from './stream.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const begun = startStream({ id: 'x', mode: 'reasoning', engine: 'model', at: '2026-11-16T00:00:00.000Z' });
const piece = (id: number, content: string): ChatEvent => ({ type: 'char', id, content });
const close = (changed: Partial<ChatEvent & { type: 'close' }> = {}): ChatEvent => ({
  type: 'close',
  id: 99,
  reason: 'done',
  code: 20000,
  error: null,
  message: null,
  message_id: ID,
  state: 'done',
  count: 19,
  ...changed,
});

function take(events: readonly ChatEvent[], stream: Stream = begun): Stream {
  return events.reduce((known, event) => takeEvent(known, event, 0), stream);
}

describe('an answer in progress', () => {
  it('grows by deltas and by whole passages', () => {
    const stream = take([piece(1, '违约'), { type: 'text', id: 2, content: '方应当' }, piece(3, '赔偿。')]);
    expect(stream.message).toMatchObject({ content: '违约方应当赔偿。', state: 'running' });
    expect(stream.lastEventId).toBe(3);
  });

  it('is split by the line-break marker', () => {
    expect(take([piece(1, '甲'), piece(2, CHAT_LINE_BREAK_MARKER), piece(3, '乙')]).message.content).toBe(
      '甲\n\n乙',
    );
  });

  it('is whole with the end marker, which is not shown', () => {
    const stream = take([piece(1, '完'), piece(2, CHAT_END_MARKER)]);
    expect(stream).toMatchObject({ isEnded: true, close: null });
    expect(stream.message).toMatchObject({ content: '完', state: 'done' });
  });

  it('shows a marker inside other text: only a separate event is a marker', () => {
    expect(take([piece(1, `写作 ${CHAT_END_MARKER}`)])).toMatchObject({ isEnded: false });
  });

  it('ignores repeated events: a resumed stream may start anywhere', () => {
    const events = [piece(1, '一'), piece(2, '二'), piece(3, '三')];
    const once = take(events);
    expect(take(events, once)).toBe(once);
    expect(take(events, take(events.slice(0, 2)))).toEqual(once);
  });

  it('is thinking first, as long as thoughts arrive', () => {
    const first = takeEvent(begun, { type: 'think', id: 1, content: '先看' }, 1000);
    const second = takeEvent(first, { type: 'think', id: 2, content: '条文' }, 3500);
    const answered = takeEvent(second, piece(3, '答'), 9000);
    expect(answered.message).toMatchObject({ think: '先看条文', think_ms: 2500, content: '答' });
  });

  it('shows its progress and its model', () => {
    const stream = take([
      {
        type: 'process',
        id: 1,
        process_current: 1,
        process_total: 3,
        content: '正在检索法律条文',
        engine: 'local',
      },
    ]);
    expect(stream.process).toEqual({ current: 1, total: 3, label: '正在检索法律条文' });
    expect(stream.message.engine).toBe('local');
  });

  it('has the latest list of sources, and every card', () => {
    const source = (id: number): ChatEvent => ({
      type: 'source',
      id,
      source_list: [],
      cases_list: [],
      citations: [
        {
          start: 0,
          end: id,
          law: '民法典',
          article: null,
          verdict: 'exists',
          reason: '',
          text: null,
          successor: null,
        },
      ],
    });
    const card = (id: number): ChatEvent => ({
      type: 'card',
      id,
      title: `卡 ${id}`,
      description: '',
      url: '/dashboard',
    });
    const { message } = take([source(1), card(2), source(3), card(4)]);
    expect(message.citations.map(({ end }) => end)).toEqual([3]);
    expect(message.card_list).toEqual([
      { title: '卡 2', description: '', url: '/dashboard' },
      { title: '卡 4', description: '', url: '/dashboard' },
    ]);
  });

  it('gets its id and judgements from the server when it closes', () => {
    expect(take([piece(1, '答'), close()]).message).toMatchObject({ id: ID, state: 'done' });
    const stopped = take([piece(1, '答'), close({ reason: 'stopped', state: 'stopped' })]);
    expect(stopped.message).toMatchObject({ content: '答', state: 'stopped' });
  });

  it('has failed with the reason when it was refused', () => {
    const refused = close({
      id: 0,
      reason: 'refused',
      code: 6040,
      message: '次数已用完',
      message_id: null,
      state: null,
    });
    expect(take([refused]).message).toMatchObject({ id: 'x', state: 'failed', notice: '次数已用完' });
  });
});
