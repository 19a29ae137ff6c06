/**
 * How many citations of a file are judged rightly: `node benchmarks/src/laws/laws-versions.process.ts CITATIONS.tsv`. Rows are those of `laws-versions.ts`; without a file, our own. Prints the
 * share by kind, then every miss.
 */
import { readShipment } from '../../../apps/server/src/features/laws/index.ts';
import { corpusOf } from './laws-corpus.ts';
import { readVersionTruths, scoreVersions } from './laws-versions.ts';

const { statutes } = await (await readShipment()).open();
const corpus = corpusOf(statutes, new Date().toISOString().slice(0, 10));
const truths = readVersionTruths(process.argv[2]);
const { scores, misses } = scoreVersions(truths, corpus);
for (const { truth, cited, right, placed, placeable } of scores)
  console.log(
    `${truth}: ${right} of ${cited}${placeable > 0 ? `, new article right ${placed} of ${placeable}` : ''}`,
  );
const right = scores.reduce((sum, score) => sum + score.right, 0);
console.log(
  `judged rightly: ${right} of ${truths.length}, ${(right / Math.max(1, truths.length)).toFixed(3)}`,
);
for (const miss of misses) console.log(`- ${miss}`);
