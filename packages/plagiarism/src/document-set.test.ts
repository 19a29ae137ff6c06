import { expect, it } from 'vitest';
import { prepareSet } from './document-set.ts';
import { documentOf } from './plagiarism.testing.ts';

const reused = '承包人应当在收工以前清点仓库里剩余的电缆和接头。';
const source = (id: string) => ({ id, document: documentOf(`${reused}${id}`) });

it('prepares only the document and one source when there is no time left; the others are not in the set', () => {
  const set = prepareSet(source('d'), [source('a'), source('b')], {}, () => false);
  expect(['d', 'a', 'b'].map((id) => set.has(id))).toEqual([true, true, false]);
  expect(set.compare('d', 'a').result.fragments).toHaveLength(1);
  expect(set.sharedPrints('d', 'b')).toBe(0);
  expect(() => set.compare('d', 'b')).toThrow(RangeError);
});
