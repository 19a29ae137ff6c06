import { expect, it } from 'vitest';
import { packVector } from '../retrieval/vector-store.ts';
import { createAskedBefore, waysOfAsking } from './asked-before.ts';
import { readQuestionTypes } from './read-question-types.ts';

const types = readQuestionTypes(`
# deposit 押金不退
? 房东不退押金 / 退租了押金要不回来
= 应当返还。 @民法典733“应当返还租赁物”
- 还有期限。 @民法典188“三年”
# wages 拖欠工资
? 老板不发工资 / 押金不退
= 应当支付。 @劳动法50“不得克扣”
`);
/** Leases to one side, work to the other. */
const vectors = new Map(
  waysOfAsking(types).map((way) => [
    way,
    packVector(/押金/.test(way) ? Float32Array.of(1, 0) : Float32Array.of(0, 1)),
  ]),
);

it('names each way of asking once', () => {
  expect(waysOfAsking(types)).toEqual([
    '房东不退押金',
    '退租了押金要不回来',
    '押金不退',
    '老板不发工资',
    '拖欠工资',
  ]);
});

it('finds the articles of the type whose ways of asking are like the question, those of its points too', () => {
  const found = createAskedBefore(types, vectors, 2)(Float32Array.of(1, 0));
  expect(found.map(({ law, number }) => `${law}${number}`)).toEqual(['民法典733', '民法典188']);
  expect(found[0]?.asked).toBeCloseTo(0.4);
});

it('does not trust one way of asking alone', () => {
  const single = new Map([...vectors].filter(([way]) => way === '房东不退押金'));
  expect(createAskedBefore(types, single, 2)(Float32Array.of(1, 0))).toEqual([]);
});

it('counts a title that is one of the examples once', () => {
  const [lease] = readQuestionTypes(
    '# deposit 押金不退\n? 押金不退\n= 应当返还。 @民法典733“应当返还租赁物”',
  );
  if (lease === undefined) throw new Error('there is one type');
  expect(createAskedBefore([lease], vectors, 2)(Float32Array.of(1, 0))).toEqual([]);
});

it('finds nothing for a question that is like none, or where there are no vectors', () => {
  expect(createAskedBefore(types, vectors, 2)(Float32Array.of(-1, 0))).toEqual([]);
  expect(createAskedBefore(types, new Map(), 2)(Float32Array.of(1, 0))).toEqual([]);
});
