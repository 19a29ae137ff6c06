import { expect, it } from 'vitest';
import { type BesideRow, cutBeside } from './beside.ts';

const row = (id: string, here: BesideRow['here'], there: BesideRow['there']): BesideRow => ({
  id,
  title: id,
  family: 'price',
  kind: 'risk',
  quote: '',
  clause: null,
  page: null,
  here,
  there,
});

it('is cut into what is here, there and in both, the worst first', () => {
  const { here, there, both } = cutBeside([
    row('low here', 'low', null),
    row('high here', 'high', null),
    row('there', null, 'medium'),
    row('both', 'low', 'low'),
    row('worse there', 'low', 'high'),
  ]);
  const ids = (rows: readonly BesideRow[]) => rows.map(({ id }) => id);
  expect([ids(here), ids(there), ids(both)]).toEqual([
    ['high here', 'low here'],
    ['there'],
    ['worse there', 'both'],
  ]);
});
