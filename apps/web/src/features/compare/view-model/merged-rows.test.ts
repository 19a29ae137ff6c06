import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRows } from './merged-rows.ts';
import { changeFixture, resultFixture, SIDE } from './result.testing.ts';
import { buildRows } from './result-rows.ts';

const SIGNS = { kept: ['', ''], deleted: ['[-', ']'], inserted: ['[+', ']'], marked: ['[=', ']'] } as const;
const merged = (result: Parameters<typeof buildRows>[0]) =>
  mergeRows(buildRows(result)).map((row) =>
    row.segments.map(({ kind, text }) => `${SIGNS[kind][0]}${text}${SIGNS[kind][1]}`).join(''),
  );

describe('both texts in one column', () => {
  it('show deletions before insertions', () => {
    const result = resultFixture(
      ['总价100万元。', '保密。'],
      ['总价120万元。', '管辖。'],
      [
        [0, 0],
        [1, null],
        [null, 1],
      ],
      [
        { id: 'a', type: 'replace', old: '100', new: '120' },
        { id: 'b', type: 'delete', old: '保密。' },
        { id: 'c', type: 'insert', new: '管辖。' },
      ],
    );
    expect(merged(result)).toEqual(['总价[-100][+120]万元。', '[-保密。]', '[+管辖。]']);
  });

  it('keep and mark text whose formatting alone changed', () => {
    const result = resultFixture(
      ['甲方付款'],
      ['甲方付款'],
      [[0, 0]],
      [{ id: 'a', type: 'format', old: '甲方', new: '甲方' }],
    );
    expect(merged(result)).toEqual(['[=甲方]付款']);
  });

  it('names the other end of a move', () => {
    const result = resultFixture(
      ['保密', '付款'],
      ['付款', '保密'],
      [
        [0, null],
        [1, 0],
        [null, 1],
      ],
      [{ id: 'm', type: 'move', old: '保密', new: '保密' }],
    );
    const rows = result.rows.map((row, at) => (at === 1 ? row : { ...row, moveId: 'm' }));
    expect(mergeRows(buildRows({ ...result, rows })).map((row) => row.move)).toEqual([
      { end: 'from', otherRow: 2 },
      null,
      { end: 'to', otherRow: 0 },
    ]);
  });
});

it('merged rows contain both texts completely for any edits', () => {
  const part = fc.record({
    kept: fc.string({ maxLength: 6 }),
    gone: fc.string({ maxLength: 6 }),
    come: fc.string({ maxLength: 6 }),
  });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      let [old, fresh] = ['', ''];
      const changes = parts.map(({ kept, gone, come }, index) => {
        old += kept;
        fresh += kept;
        const left = { ...SIDE, text: gone, start: old.length, end: old.length + gone.length };
        const right = { ...SIDE, text: come, start: fresh.length, end: fresh.length + come.length };
        old += gone;
        fresh += come;
        return changeFixture({ id: `c${index}`, type: 'replace', old: left, new: right });
      });
      const base = resultFixture([old], [fresh], [[0, 0]], []);
      const [row] = mergeRows(buildRows({ ...base, changes }));
      const join = (gone: string) =>
        row?.segments.flatMap(({ kind, text }) => (kind === gone ? [] : [text])).join('');
      expect(join('inserted')).toBe(old);
      expect(join('deleted')).toBe(fresh);
    }),
  );
});
