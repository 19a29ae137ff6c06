import { expect, it } from 'vitest';
import { type DatedLaw, linkValidity, statusOn } from './law-validity.ts';

const law = (name: string, published: string, more: Partial<DatedLaw> = {}): DatedLaw => ({
  name,
  published,
  effective: null,
  repeals: [],
  ...more,
});
const statuses = (laws: readonly DatedLaw[], today: string) =>
  linkValidity(laws).map((validity, index) =>
    statusOn({ effective: laws[index]?.effective ?? null, ...validity }, today),
  );

it('keeps an older wording in force until the newer one takes effect', () => {
  const wordings = [
    law('灯塔法', '2010-01-01'),
    law('中华人民共和国灯塔法', '2020-06-01', { effective: '2021-01-01' }),
  ];
  expect(statuses(wordings, '2020-12-31')).toEqual(['inForce', 'notYetInForce']);
  expect(statuses(wordings, '2021-01-01')).toEqual(['amended', 'inForce']);
});

it('ends a law that another law repeals, but not one that was enacted again afterwards', () => {
  const repeals = [{ name: '渡口条例', date: '2015-01-01' }];
  const laws = [
    law('渡口法', '2014-06-01', { repeals }),
    law('渡口条例', '2001-01-01'),
    law('渡口条例', '2018-01-01'),
  ];
  expect(linkValidity(laws)[1]).toMatchObject({ repealedOn: '2015-01-01', repealedBy: '渡口法' });
  expect(statuses(laws, '2014-12-31')[1]).toBe('inForce');
  expect(statuses(laws, '2020-01-01')).toEqual(['inForce', 'repealed', 'inForce']);
});

it('knows repeals and newer wordings that are missing from the corpus', () => {
  const laws = [law('中华人民共和国合同法', '1999-03-15'), law('中华人民共和国仲裁法', '2017-09-01')];
  expect(linkValidity(laws)).toEqual([
    { replacedOn: null, repealedOn: '2021-01-01', repealedBy: '中华人民共和国民法典' },
    { replacedOn: '2026-03-01', repealedOn: null, repealedBy: null },
  ]);
});
