import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { exampleAnswer } from './example-answer.ts';
import { exampleRequest } from './example-request.ts';
import { routeTable } from './route-table.ts';
import { tryCallOf } from './try-call.ts';

const routes = routeTable.map((route) => [`${route.method} ${route.path}`, route] as const);

describe('the example of a request', () => {
  it.each(routes)('of %s passes its own schemas', (_, route) => {
    const { params, query, body } = exampleRequest(route);
    for (const [schema, value] of [
      [route.params, params],
      [route.query, query],
      [route.body, body],
    ] as const)
      expect(schema?.safeParse(value).error?.issues ?? []).toEqual([]);
  });
});

describe('the example of an answer', () => {
  it.each(routes)('of %s passes its own schema', (_, route) => {
    const example = exampleAnswer(route);
    expect(example === null).toBe(route.answerKind === 'file');
    if (example !== null) expect(route.answer.safeParse(example.data).error?.issues ?? []).toEqual([]);
  });
});

describe('an answer with lists, choices and tables', () => {
  const route = defineRoute({
    ...{ name: 'example', method: 'GET', path: '/example/{id}', summary: '示例', feature: 'examples' },
    policy: { kind: 'public' },
    params: z.object({ id: z.uuid() }),
    query: z.object({ page: z.coerce.number().default(1), keyword: z.string().optional() }),
    answer: z.object({
      items: z.array(z.object({ fileName: z.string(), note: z.string().optional() })),
      place: z.tuple([z.number(), z.string()]),
      counts: z.record(z.enum(['high', 'low']), z.number().min(5)),
      end: z.union([z.null(), z.iso.date()]),
    }),
    errors: [],
  });

  it('is shown with an entry each', () => {
    expect(exampleAnswer(route)).toEqual({
      code: 200,
      message: '成功',
      data: {
        items: [{ fileName: '采购合同.docx', note: '示例' }],
        place: [1, '示例'],
        counts: { high: 5, low: 5 },
        end: '2026-11-18',
      },
    });
  });

  it('is asked for with every field of the query, those one may leave out empty', () => {
    expect(tryCallOf(route)).toMatchObject({
      params: [{ name: 'id', isRequired: true }],
      query: [{ name: 'page' }, { name: 'keyword', value: '', isRequired: false }],
      body: null,
      caller: 'anybody',
    });
  });
});
