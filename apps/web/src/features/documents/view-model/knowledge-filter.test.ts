import { expect, it } from 'vitest';
import { apiFilterOf, isNarrowed, readFilter, writeFilter } from './knowledge-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

it('an address without conditions shows everything, the latest first', () => {
  expect(read('tab=0')).toEqual({
    place: { kind: 'all' },
    keyword: '',
    kind: null,
    tag: null,
    days: null,
    sort: 'updated',
  });
  expect(isNarrowed(read('folder=x&keyword=甲'))).toBe(false);
  expect(isNarrowed(read('tag=甲'))).toBe(true);
});

it('filters are written to the address beside other parameters, and read from it again', () => {
  const query = 'tid=1&folder=f1&keyword=%E4%BB%98%E6%AC%BE&kind=pdf&tag=%E9%87%87%E8%B4%AD&days=7&sort=name';
  const filter = read(query);
  expect(writeFilter(new URLSearchParams('tid=1&page=3'), filter).toString()).toBe(
    'tid=1&page=3&folder=f1&keyword=%E4%BB%98%E6%AC%BE&kind=pdf&tag=%E9%87%87%E8%B4%AD&days=7&sort=name',
  );
  expect(writeFilter(new URLSearchParams(query), read('')).toString()).toBe('tid=1');
  expect(read('folder=trash').place).toEqual({ kind: 'trash' });
});

it('unknown values are ignored', () => {
  expect(read('kind=exe&days=3&sort=luck')).toEqual(read(''));
});

it('filters become parameters of the API calls', () => {
  const now = new Date('2026-11-15T00:00:00Z');
  expect(apiFilterOf(read('folder=f1&kind=pdf&days=7'), now)).toEqual({
    folderId: 'f1',
    kind: 'pdf',
    from: '2026-11-08T00:00:00.000Z',
    sort: 'updated',
  });
  expect(apiFilterOf(read('folder=trash'), now)).toEqual({ sort: 'updated' });
});
