import { describe, expect, it } from 'vitest';
import { bid, type Facts, kindsOf, pair } from './authorship.testing.ts';
import { detectAuthorship } from './detect-authorship.ts';

describe('times', () => {
  it('equal to the minute give medium evidence, equal to the second strong evidence, with time zones applied', () => {
    const created = (a: string, b: string) => kindsOf(pair({ created: a }, { created: b }));
    expect(created('2024-01-31T01:30:00Z', '2024-01-31T09:30:00+08:00')).toEqual(['created medium']);
    expect(created('2024-01-31T01:30:07Z', '2024-01-31T09:30:07+08:00')).toEqual(['created strong']);
    expect(created('2024-01-31T01:30:07Z', '2024-01-31T01:30:59Z')).toEqual(['created medium']);
  });

  it('without a time zone are not compared with times that have one', () => {
    expect(kindsOf(pair({ created: '2024-01-31T09:30:00' }, { created: '2024-01-31T09:30:00Z' }))).toEqual(
      [],
    );
  });

  it('within ten minutes give weak evidence, days apart none', () => {
    expect(kindsOf(pair({ modified: '2024-01-31T01:30:00Z' }, { modified: '2024-01-31T01:37:00Z' }))).toEqual(
      ['closeTimes weak'],
    );
    expect(kindsOf(pair({ modified: '2024-01-31T01:30:00Z' }, { modified: '2024-02-02T01:37:00Z' }))).toEqual(
      [],
    );
  });

  it('that are impossible (saved before created) are reported for their document', () => {
    const { lines } = pair({ created: '2024-02-01T01:30:00Z', modified: '2024-01-01T01:30:00Z' }, {});
    expect(
      lines.map(({ kind, weight, values }) => [kind, weight, values.map(({ documentId }) => documentId)]),
    ).toEqual([['modifiedBeforeCreated', 'weak', ['a', 'a']]]);
  });

  it('that are impossible in files of several parties are reported for each, with more weight', () => {
    const odd: Facts = { created: '2024-02-01T01:30:00Z', modified: '2024-01-01T01:30:00Z' };
    const { lines } = pair(odd, { ...odd, created: '2024-02-02T01:30:00Z' });
    const found = lines.filter(({ kind }) => kind === 'modifiedBeforeCreated');
    expect(found.map(({ weight, values }) => [weight, values[0]?.documentId])).toEqual([
      ['medium', 'a'],
      ['medium', 'b'],
    ]);
  });

  it('of a whole evening are never called close: every line states the time between its first and last', () => {
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
