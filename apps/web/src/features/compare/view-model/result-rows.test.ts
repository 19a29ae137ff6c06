import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../shared/processor-time.testing.ts';
import { changeFixture, resultFixture, SIDE } from './result.testing.ts';
import { buildRows, type Cell, inReadingOrder, locateChanges, MAX_CELL_CHARACTERS } from './result-rows.ts';

const textOf = (cell: Cell | null) => cell?.pieces.map((piece) => piece.text).join('') ?? null;
const marked = (cell: Cell | null) =>
  cell?.pieces
    .map((piece) =>
      piece.changes.length > 0 ? `[${piece.changes.map((one) => one.id)}:${piece.text}]` : piece.text,
    )
    .join('') ?? null;

describe('rows of a result', () => {
  const result = resultFixture(
    ['第一条 总价为壹拾万元。', '第二条 违约金为 5%。', '第三条 保密。'],
    ['第一条 总价为贰拾万元。', '第二条 违约金为 5%。', '第四条 管辖法院。'],
    [
      [0, 0],
      [1, 1],
      [2, null],
      [null, 2],
    ],
    [
      { id: 'c1', type: 'replace', old: '壹拾', new: '贰拾' },
      { id: 'c2', type: 'delete', old: '第三条 保密。' },
      { id: 'c3', type: 'insert', new: '第四条 管辖法院。' },
    ],
  );
  const rows = buildRows(result);

  it('are side by side by their pairs', () => {
    expect(rows.map((row) => [textOf(row.old), textOf(row.new)])).toEqual([
      ['第一条 总价为壹拾万元。', '第一条 总价为贰拾万元。'],
      ['第二条 违约金为 5%。', '第二条 违约金为 5%。'],
      ['第三条 保密。', null],
      [null, '第四条 管辖法院。'],
    ]);
  });

  it('mark exactly the changed characters', () => {
    expect(marked(rows[0]?.old ?? null)).toBe('第一条 总价为[c1:壹拾]万元。');
    expect(marked(rows[0]?.new ?? null)).toBe('第一条 总价为[c1:贰拾]万元。');
    expect(marked(rows[1]?.old ?? null)).toBe('第二条 违约金为 5%。');
    expect(marked(rows[3]?.new ?? null)).toBe('[c3:第四条 管辖法院。]');
  });

  it('tell which row contains a change', () => {
    expect([...locateChanges(rows)]).toEqual([
      ['c1', { rowIndex: 0, offset: 7 }],
      ['c2', { rowIndex: 2, offset: 0 }],
      ['c3', { rowIndex: 3, offset: 0 }],
    ]);
  });
});

describe('a paragraph that was split', () => {
  it('has its parts below each other, and says that the empty side is above', () => {
    const rows = buildRows(resultFixture(['付款与交货'], ['付款', '交货'], [[0, [0, 1]]], []));
    expect(rows.map((row) => [textOf(row.old), textOf(row.new), row.isContinued])).toEqual([
      ['付款与交货', '付款', false],
      [null, '交货', true],
    ]);
    expect(rows.map((row) => row.sourceIndex)).toEqual([0, 0]);
  });
});

describe('a change', () => {
  it('over several blocks marks its part of each', () => {
    const rows = buildRows(
      resultFixture(
        ['甲乙', '丙丁', '戊己'],
        ['甲己'],
        [
          [0, 0],
          [1, null],
          [2, null],
        ],
        [{ id: 'c', type: 'delete', old: '乙\n丙丁\n戊' }],
      ),
    );
    expect(rows.map((row) => marked(row.old))).toEqual(['甲[c:乙]', '[c:丙丁]', '[c:戊]己']);
  });

  it('inside another comes first', () => {
    const rows = buildRows(
      resultFixture(
        ['甲方应当付款'],
        ['甲方可以付款'],
        [[0, 0]],
        [
          { id: 'move', type: 'move', old: '甲方应当付款', new: '甲方可以付款' },
          { id: 'word', type: 'replace', old: '应当', new: '可以' },
        ],
      ),
    );
    expect(marked(rows[0]?.old ?? null)).toBe('[move:甲方][word,move:应当][move:付款]');
  });

  it('without text on one side leaves a mark at its place there', () => {
    const rows = buildRows(
      resultFixture(
        ['甲方付款'],
        ['甲方不付款'],
        [[0, 0]],
        [{ id: 'c', type: 'insert', old: '|付款', new: '不' }],
      ),
    );
    expect(marked(rows[0]?.old ?? null)).toBe('甲方[c:]付款');
    expect(rows[0]?.changeIds).toEqual(['c']);
  });

  it('at the very end of a block is not lost', () => {
    const rows = buildRows(
      resultFixture(
        ['甲方付款', '乙方交货'],
        ['甲方付款', '乙方交货'],
        [
          [0, 0],
          [1, 1],
        ],
        [
          { id: 'a', type: 'insert', old: '|\n乙方', new: '付款' },
          { id: 'b', type: 'replace', old: '乙方', new: '乙方' },
        ],
      ),
    );
    expect(marked(rows[0]?.old ?? null)).toBe('甲方付款[a:]');
    expect(marked(rows[1]?.old ?? null)).toBe('[b:乙方]交货');
  });
});

describe('a block of any length', () => {
  it('is split so that no row is endless, without losing text', () => {
    const long = '长'.repeat(MAX_CELL_CHARACTERS * 2 + 7);
    const rows = buildRows(
      resultFixture([long], ['短'], [[0, 0]], [{ id: 'c', type: 'replace', old: long, new: '短' }]),
    );
    expect(rows).toHaveLength(3);
    expect(rows.map((row) => textOf(row.old)).join('')).toBe(long);
    expect(rows.map((row) => textOf(row.new))).toEqual(['短', null, null]);
  });

  it('is not split inside a character', () => {
    const text = `x${'𠮷'.repeat(MAX_CELL_CHARACTERS)}`;
    const rows = buildRows(resultFixture([text], [], [[0, null]], []));
    expect(rows.map((row) => textOf(row.old)).every((part) => part?.isWellFormed())).toBe(true);
    expect(rows.map((row) => textOf(row.old)).join('')).toBe(text);
  });

  it('may be empty', () => {
    const rows = buildRows(resultFixture([''], [''], [[0, 0]], []));
    expect(rows).toMatchObject([{ old: { pieces: [] }, new: { pieces: [] }, changeIds: [] }]);
  });
});

it('every block can be rebuilt from its pieces for any changes', () => {
  const spans = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 8 });
  const lines = fc.array(
    fc.string({ maxLength: 20 }).map((line) => line.replaceAll('\n', ' ')),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(lines, spans, (texts, ranges) => {
      const base = resultFixture(
        texts,
        [],
        texts.map((_, index) => [index, null] as const),
        [],
      );
      const { length } = base.old.text;
      const changes = ranges.map(([a, b], index) => {
        const start = Math.min(a, b, length);
        const end = Math.min(Math.max(a, b), length);
        return changeFixture({
          id: `c${index}`,
          old: { ...SIDE, text: base.old.text.slice(start, end), start, end },
        });
      });
      const rows = buildRows({ ...base, changes });
      expect(rows.map((row) => textOf(row.old))).toEqual(texts);
    }),
  );
});

it('rows of a million characters are built quickly', () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `第${index}条 ${'合同条款内容'.repeat(8)}`);
  const base = resultFixture(
    lines,
    lines,
    lines.map((_, index) => [index, index] as const),
    [],
  );
  const changes = base.old.blocks.map((block, index) => {
    const side = { ...SIDE, block: block.id, start: block.start + 2, end: block.start + 4 };
    return changeFixture({ id: `c${index}`, type: 'replace', old: side, new: side });
  });
  const startedAt = processorMs();
  const rows = buildRows({ ...base, changes });
  expect(inReadingOrder(changes, locateChanges(rows))).toHaveLength(20_000);
  // Measured 0.1 s; the limit allows a busy machine and still fails for a nested loop.
  expect(processorMs() - startedAt).toBeLessThan(3000);
});

describe('reading order', () => {
  it('follows the rows, then the place in the row', () => {
    const result = resultFixture(
      ['甲乙丙', '丁'],
      ['甲己丙', '丁戊'],
      [
        [0, 0],
        [1, 1],
      ],
      [
        { id: 'later', type: 'insert', new: '戊' },
        { id: 'second', type: 'replace', old: '丙', new: '丙' },
        { id: 'first', type: 'replace', old: '乙', new: '己' },
      ],
    );
    const order = inReadingOrder(result.changes, locateChanges(buildRows(result)));
    expect(order.map((change) => change.id)).toEqual(['first', 'second', 'later']);
  });
});
