/**
 * Repeated text for what reads files and questions: Markdown, web pages, rich text, tables, statutes, questions, sums in questions.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  calculate,
  calculatorNames,
  contentWords,
  findHelp,
  parseStatute,
  questionTerms,
  readQuestion,
} from '@wenjian/answers';
import { readDocument } from '@wenjian/readers';
import { afterAll, describe, expect, it } from 'vitest';
import { fold } from '../../../apps/server/src/features/documents/search-text.ts';
import { stripPage, stripRichText } from '../../../readers/src/office/strip-references.ts';
import { slowUnits } from './repetition.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'repetition-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (ending: string) => (text: string) => {
  const path = join(folder, `repeated.${ending}`);
  writeFileSync(path, text);
  return readDocument({ path, name: `repeated.${ending}` });
};

const readings: Readonly<Record<string, (text: string) => unknown>> = {
  'text files': file('txt'),
  Markdown: file('md'),
  'web pages': file('html'),
  tables: file('csv'),
  'references of rich text': (text) => stripRichText(Buffer.from(`{\\rtf1 ${text}}`)),
  'references of web pages': (text) => stripPage(Buffer.from(`<html><body>${text}</body></html>`)),
  statutes: (text) => parseStatute(`# 灯塔法\n\n第一条 ${text}`, '灯塔法.md'),
  questions: (text) => [
    readQuestion(text, ['民法典', '灯塔法']),
    questionTerms(text),
    contentWords(text),
    findHelp(text, 3),
  ],
  'sums in questions': (text) => calculatorNames.map((name) => calculate(name, text)),
  'search texts': (text) => fold(text),
};

const units = [
  ...[
    ' ',
    '　',
    '\n',
    '\t',
    ' \n',
    '\r',
    '#',
    '# ',
    '*',
    '**a',
    '_a',
    '`',
    '``` ',
    '~',
    '> ',
    '- ',
    '1. ',
    '|',
    '| a ',
    '|-',
  ],
  ...[
    '[',
    '![',
    '](',
    '[a](',
    '[^1]: ',
    '\\',
    '<',
    '</',
    '<!--',
    '<a ',
    '<a b="',
    '<p>',
    '<td>',
    '<ul><li>',
    '<style>',
    '&',
    '&#',
  ],
  ...[
    '{',
    '}',
    '{\\field',
    '{\\*\\fldinst ',
    '\\par ',
    '\\u20013?',
    '"',
    '",',
    ',"',
    ';',
    ',\n',
    "'",
    '第',
    '第一条',
    '第一条 \n',
    '第一章',
  ],
  ...[
    '《',
    '《灯塔法》第',
    '一',
    '1',
    '1,',
    '1.',
    '12元',
    '三个月',
    '2024年',
    '月薪',
    '%',
    '“',
    '（',
    'a',
    'a-',
    '\u202e',
    '\u200b',
    '😀',
  ],
];
/** Two different ones in turn, and one long run of the first before many of the second. */
const mixtures = units.slice(1).flatMap((unit, at) => (at % 5 === 0 ? [`${units[at]}${unit}`] : []));

describe.each(Object.entries(readings))('repeated text in %s', (_, read) => {
  it('takes no longer than its length allows, whatever is repeated', async () => {
    expect(await slowUnits(read, [...units, ...mixtures])).toEqual([]);
  });
});
