/** Lines with a slipped figure, marked as {{written||right}}, and lines with tempting figures that are right. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractOf } from '../contract.testing.ts';
import { nearRelations } from './near-relations.ts';

const mark = /\{\{(.*?)\|\|(.*?)\}\}/g;
/** Told by readers of their own, or too thin for figures alone. */
const left = '~';

function linesOf(name: string): readonly string[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

const slipped = linesOf('slipped-figures.cases.txt');

describe('figures that nearly follow from each other', () => {
  it.each(slipped.filter((line) => !line.startsWith(left)))('doubts %s', (line) => {
    expect(nearRelations(contractOf(line.replace(mark, '$1')))).toHaveLength(1);
  });

  it.each(slipped.map((line) => line.replace(mark, '$2').replace(left, '')))('is silent on %s', (line) => {
    expect(nearRelations(contractOf(line))).toEqual([]);
  });

  it.each(linesOf('right-figures.cases.txt'))('is silent on %s', (line) => {
    expect(nearRelations(contractOf(line))).toEqual([]);
  });

  it('shows what the figures make and what is written', () => {
    const [found] = nearRelations(contractOf('课桌60套，每套420元，合计25,020元。'));
    expect(found).toMatchObject({ formula: '420元 × 60套', expected: 25_200, result: '25,020元' });
  });
});

describe('rows that follow one rule', () => {
  const rows = [
    '阶段 | 比例 | 金额',
    '签约 | 15% | 72,000',
    '设计 | 20% | 96,000',
    '编码 | 45% | 206,000',
    '终验 | 20% | 96,000',
  ];

  it('doubts the one row that does not', () => {
    expect(nearRelations(contractOf(...rows))).toMatchObject([{ expected: 216_000, result: '206,000' }]);
  });

  it('is silent when all do', () => {
    expect(nearRelations(contractOf(...rows.map((row) => row.replace('206,000', '216,000'))))).toEqual([]);
  });

  it('is silent when rows differ in more than one place', () => {
    expect(nearRelations(contractOf(...rows.map((row) => row.replace('96,000', '90,000'))))).toEqual([]);
  });
});
