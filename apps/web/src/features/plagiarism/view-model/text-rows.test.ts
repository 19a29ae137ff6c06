import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../shared/processor-time.testing.ts';
import { rowIndexAt } from '../../../shared/workbench/view-model/marked-text.ts';
import { textFixture } from './results.testing.ts';
import { cutRow, indexMarks, markToSelect, type TextMark, textRows } from './text-rows.ts';

const mark = (id: string, start: number, end: number): TextMark => ({ id, start, end });

describe('a row of text', () => {
  const row = { start: 10, end: 30 };
  const cut = (...marks: readonly TextMark[]) =>
    cutRow(row, indexMarks(marks)).map(({ start, end, marks: here }) => [
      start,
      end,
      here.map(({ id }) => id).join(''),
    ]);

  it('without fragments is one stretch', () => {
    expect(cut(mark('a', 0, 10), mark('b', 30, 40))).toEqual([[10, 30, '']]);
  });

  it('is split where fragments start and end, including those that reach beyond it', () => {
    expect(cut(mark('a', 5, 14), mark('b', 25, 50))).toEqual([
      [10, 14, 'a'],
      [14, 25, ''],
      [25, 30, 'b'],
    ]);
  });

  it('names all overlapping fragments, the shortest first', () => {
    expect(cut(mark('long', 10, 30), mark('x', 14, 20), mark('y', 18, 28))).toEqual([
      [10, 14, 'long'],
      [14, 18, 'xlong'],
      [18, 20, 'xylong'],
      [20, 28, 'ylong'],
      [28, 30, 'long'],
    ]);
  });

  it('finds a long fragment behind many short ones that end before the row', () => {
    const short = Array.from({ length: 50 }, (_, at) => mark(`s${at}`, at / 10, at / 10 + 1));
    expect(cut(mark('whole', 0, 100), ...short)).toEqual([[10, 30, 'whole']]);
  });

  it('joins to the text of the row for any overlaps', () => {
    const text = '甲乙丙丁戊己庚辛壬癸'.repeat(30);
    const marks = Array.from({ length: 40 }, (_, at) =>
      mark(String(at), (at * 37) % 250, ((at * 37) % 250) + 5 + (at % 40)),
    );
    const index = indexMarks(marks);
    for (const [start, end] of [
      [0, 90],
      [90, 300],
    ] as const) {
      const joined = cutRow({ start, end }, index)
        .map((segment) => text.slice(segment.start, segment.end))
        .join('');
      expect(joined).toBe(text.slice(start, end));
    }
  });

  it('reads only its own fragments: three hundred pages with five hundred fragments are split quickly', () => {
    const marks = Array.from({ length: 500 }, (_, at) => mark(String(at), at * 600, at * 600 + 400));
    const index = indexMarks(marks);
    const began = processorMs();
    for (let start = 0; start < 300_000; start += 100) cutRow({ start, end: start + 100 }, index);
    expect(processorMs() - began).toBeLessThan(500);
  });
});

describe('the rows of a document', () => {
  it('are its blocks, each once', () => {
    const { document, files } = textFixture('d', '甲', ['标题', '第一段', '第二段']);
    const rows = textRows(document.blocks, document.text, files);
    expect(rows.map(({ start, end }) => document.text.slice(start, end))).toEqual([
      '标题',
      '第一段',
      '第二段',
    ]);
  });

  it('split a very long paragraph at sentences, without losing text', () => {
    const sentence = '投标人应当按照招标文件的要求编制投标文件。';
    const { document, files } = textFixture('d', '甲', [sentence.repeat(500)]);
    const rows = textRows(document.blocks, document.text, files);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ start, end }) => document.text.slice(start, end)).join('')).toBe(document.text);
    for (const { end } of rows) expect(document.text[end - 1]).toBe('。');
  });

  it('name the file that starts, when there are several', () => {
    const { document } = textFixture('d', '甲', ['商务标', '正文', '技术标', '正文']);
    const file = { sha256: '', end: 0, firstPage: null, pageCount: 0 };
    const files = [
      { ...file, name: '商务.docx', start: 0 },
      { ...file, name: '技术.docx', start: 7 },
    ];
    expect(textRows(document.blocks, document.text, files).map(({ fileName }) => fileName)).toEqual([
      '商务.docx',
      null,
      '技术.docx',
      null,
    ]);
  });

  it('are found by an offset, also between two of them', () => {
    const rows = [{ start: 0 }, { start: 10 }, { start: 20 }];
    expect([0, 9, 10, 25].map((offset) => rowIndexAt(rows, offset))).toEqual([0, 0, 1, 2]);
  });
});

it('repeated clicks cycle through overlapping fragments', () => {
  const marks = [mark('a', 0, 5), mark('b', 0, 9)];
  expect(markToSelect(marks, null)).toBe('a');
  expect(markToSelect(marks, 'a')).toBe('b');
  expect(markToSelect(marks, 'b')).toBe('a');
  expect(markToSelect([], null)).toBeNull();
});
