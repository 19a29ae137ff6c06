import { expect, it } from 'vitest';
import { featureName } from './feature-names.text.ts';
import { routeTable } from './route-table.ts';

it('every group of calls has a Chinese name in the reference', () => {
  const features = new Set(Object.values(routeTable).map(({ feature }) => feature));
  expect(features.size).toBeGreaterThan(20);
  expect([...features].filter((feature) => !/\p{Script=Han}/u.test(featureName(feature)))).toEqual([]);
});
