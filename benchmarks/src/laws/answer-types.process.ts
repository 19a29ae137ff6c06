/**
 * How often the type of a question is found by the product's own encoder, on questions that are none of the examples: right, both of two, wrong, none. Run by hand after
 * rows were added: `node benchmarks/src/laws/answer-types.process.ts`; it takes about a minute. The law search is left out, it adds little.
 */
import { findTypes } from '@wenjian/answers';
import { openLocalEmbedder } from '../../../apps/server/src/adapters/embedder/local.embedder.ts';
import { createQuestionLikeness } from '../../../apps/server/src/features/chat/question-likeness.ts';
import { HELD_APART } from '../../../packages/answers/src/question-types/held-apart.testing.ts';

const fail = (error: unknown) => {
  throw error;
};
const embedder = await openLocalEmbedder(fail);
const likeness = createQuestionLikeness(async () => embedder, fail);
const counts = { right: 0, oneOfTwo: 0, wrong: 0, none: 0, rightlyNone: 0 };
for (const { type, question } of HELD_APART) {
  const found = (await findTypes(question, [], likeness, async () => undefined)).types.map(({ id }) => id);
  if (found.length === 0) counts[type === '-' ? 'rightlyNone' : 'none']++;
  else if (!found.includes(type)) {
    counts.wrong++;
    console.log(`${type} -> ${found.join(', ')}: ${question}`);
  } else counts[found.length === 1 ? 'right' : 'oneOfTwo']++;
}
console.log(counts, HELD_APART.length);
