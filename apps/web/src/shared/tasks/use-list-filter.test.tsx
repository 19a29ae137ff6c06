// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { batchPath, useListFilter } from './use-list-filter.ts';

afterEach(cleanup);

const ids = (count: number) =>
  Array.from({ length: count }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);

function idsIn(address: string): string {
  const { result } = renderHook(() => useListFilter(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
  return result.current[0].ids;
}

it('shows the tasks of a batch alone, and all of them where they are more than can be asked for', () => {
  expect(idsIn(batchPath('/list', ids(20)))).toBe(ids(20).join());
  expect(batchPath('/list', ids(21))).toBe('/list');
});

it('reads of an address only ids, and only as many as can be asked for', () => {
  const [one, two] = ids(2);
  expect(idsIn(`/list?ids=${one},${two?.slice(0, 20)},,nonsense`)).toBe(one);
  expect(idsIn('/list?ids=nonsense')).toBe('');
  expect(idsIn(`/list?ids=${ids(25).join()}`)).toBe(ids(20).join());
});
