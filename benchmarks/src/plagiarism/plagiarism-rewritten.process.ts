/**
 * `node benchmarks/src/plagiarism/plagiarism-rewritten.process.ts FILE.tsv [first|second]`: how many rewritten sentences of a stranger's file the product finds, and how
 * many different ones it takes for rewritten. Only the first half shows its sentences.
 */
import { openLocalEmbedder } from '../../../apps/server/src/adapters/embedder/local.embedder.ts';
import { loadPairs, measurePairs } from './plagiarism-rewritten.ts';

const [path = '', half = 'first'] = process.argv.slice(2);
const [first, second] = await loadPairs(path);
const pairs = half === 'second' ? second : first;
const embedder = await openLocalEmbedder((error) => console.error(error));
for (const [name, model] of [
  ['words alone', null],
  ['with the encoder', embedder],
] as const) {
  const score = await measurePairs(pairs, model);
  const { rewritten, found, different, wrong } = score;
  console.log(`${name}: found ${found} of ${rewritten}, false ${wrong} of ${different}`);
  if (half === 'second' || model === null) continue;
  for (const { a, b } of score.missed) console.log(`missed\t${a}\t${b}`);
  for (const { a, b } of score.wrongOnes) console.log(`false\t${a}\t${b}`);
}
