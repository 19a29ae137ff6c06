import { exportFormatsOf } from '@wenjian/api';
import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';
import { curlExample } from './curl-example.ts';
import { exportFileName } from './report-files.ts';
import { subtractedRows } from './subtracted.ts';
import { tooLongWords, wordsOfLines } from './word-lines.ts';

it('sensitive words are read from lines and commas, without duplicates', () => {
  expect(wordsOfLines(' 围标\n串标，围标、\n\n陪标 ')).toEqual(['围标', '串标', '陪标']);
  expect(tooLongWords(['短', '长'.repeat(41)])).toEqual(['长'.repeat(41)]);
});

it('subtracted words are summed by kind over the shown documents, most first', () => {
  const rows = subtractedRows(
    [
      { docId: 'o', kind: 'contents', words: 40 },
      { docId: 'o', kind: 'template', words: 300 },
      { docId: 't', kind: 'template', words: 200 },
      { docId: 'other', kind: 'statute', words: 999 },
    ],
    ['o', 't'],
  );
  expect(rows.map(({ kind, words }) => [kind, words])).toEqual([
    ['template', 500],
    ['contents', 40],
  ]);
});

it('a report is named after its task, without characters file systems refuse', () => {
  expect(exportFileName('甲/乙：查重?', 'xlsx')).toBe('甲_乙：查重_-查重报告.xlsx');
  expect(exportFileName('甲', 'highlighted')).toBe('甲-标注重复.pdf');
  expect(exportFormatsOf('duplicate')).toEqual(['pdf', 'highlighted', 'xlsx', 'html', 'json']);
});

it('the example of the open interface goes from the upload of a file to the result, with the key in each call', () => {
  const example = curlExample('https://wenjian.example');
  expect(example.match(/(?<=')https:[^'?]+/g)).toEqual([
    'https://wenjian.example/plag/open-api/upload/chunk',
    'https://wenjian.example/plag/open-api/upload/complete',
    'https://wenjian.example/plag/open-api/plagiarism-task',
    'https://wenjian.example/plag/open-api/plagiarism-task',
  ]);
  expect(example).toContain("KEY='open-api-key: <");
  expect(example.match(/curl -H "\$KEY"/g)).toHaveLength(4);
});

it('files go into the text base in calls of a hundred, each file once', () => {
  const files = Array.from({ length: 230 }, (_, at) => at);
  const batches = inBatches(files);
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(batches.flat()).toEqual(files);
  expect(inBatches([])).toEqual([]);
});
