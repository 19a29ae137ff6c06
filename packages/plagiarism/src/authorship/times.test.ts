import { describe, expect, it } from 'vitest';
import { bid, type Facts, kindsOf, pair } from './authorship.testing.ts';
import { detectAuthorship } from './detect-authorship.ts';

describe('times', () => {
  it('that agree in the minute are a medium line, in the second a strong one, time zones reckoned', () => {
    const created = (a: string, b: string) => kindsOf(pair({ created: a }, { created: b }));
    expect(created('2024-01-31T01:30:00Z', '2024-01-31T09:30:00+08:00')).toEqual(['created medium']);
    expect(created('2024-01-31T01:30:07Z', '2024-01-31T09:30:07+08:00')).toEqual(['created strong']);
    expect(created('2024-01-31T01:30:07Z', '2024-01-31T01:30:59Z')).toEqual(['created medium']);
  });

  it('without a time zone do not meet times that have one', () => {
    expect(kindsOf(pair({ created: '2024-01-31T09:30:00' }, { created: '2024-01-31T09:30:00Z' }))).toEqual(
      [],
    );
  });

  it('within ten minutes are a weak line, days apart are none', () => {
    expect(kindsOf(pair({ modified: '2024-01-31T01:30:00Z' }, { modified: '2024-01-31T01:37:00Z' }))).toEqual(
      ['closeTimes weak'],
    );
    expect(kindsOf(pair({ modified: '2024-01-31T01:30:00Z' }, { modified: '2024-02-02T01:37:00Z' }))).toEqual(
      [],
    );
  });

  it('that cannot be, saved before it was made, are said of the document that has them', () => {
    const { lines } = pair({ created: '2024-02-01T01:30:00Z', modified: '2024-01-01T01:30:00Z' }, {});
    expect(
      lines.map(({ kind, weight, values }) => [kind, weight, values.map(({ documentId }) => documentId)]),
    ).toEqual([['modifiedBeforeCreated', 'weak', ['a', 'a']]]);
  });

  it('that cannot be in the files of several parties are a line for each, and weigh more', () => {
    const odd: Facts = { created: '2024-02-01T01:30:00Z', modified: '2024-01-01T01:30:00Z' };
    const { lines } = pair(odd, { ...odd, created: '2024-02-02T01:30:00Z' });
    const found = lines.filter(({ kind }) => kind === 'modifiedBeforeCreated');
    expect(found.map(({ weight, values }) => [weight, values[0]?.documentId])).toEqual([
      ['medium', 'a'],
      ['medium', 'b'],
    ]);
  });

  it('of a whole evening are never called close: every line says how far its first and last are apart', () => {
    const saved = Array.from({ length: 12 }, (_, index) => {
      const minutes = 18 * 60 + index * 6;
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      return bid(`d${index}`, { modified: `2024-01-31T${time}:00Z` });
    });
    const { lines } = detectAuthorship(saved);
    expect(lines).toHaveLength(11);
    for (const { statement, values } of lines) {
      expect(statement).toBe('最后保存时间前后相差在 6 分钟以内');
      const [first = 0, last = 0] = values.map(({ value }) => Date.parse(value));
      expect(values).toHaveLength(2);
      expect(last - first).toBe(6 * 60_000);
    }
  });
});
