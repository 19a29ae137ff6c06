import { describe, expect, it } from 'vitest';
import { exampleRequest } from './example-request.ts';
import { routeTable } from './route-table.ts';

describe('the example of a request', () => {
  it.each(routeTable.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'of %s passes its own schemas',
    (_, route) => {
      const { params, query, body } = exampleRequest(route);
      for (const [schema, value] of [
        [route.params, params],
        [route.query, query],
        [route.body, body],
      ] as const)
        expect(schema?.safeParse(value).error?.issues ?? []).toEqual([]);
    },
  );
});
