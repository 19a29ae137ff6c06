/** Makes the general model's vectors for `npm run bench -- laws`: `node benchmarks/src/laws/laws-general.process.ts MINUTES`, again until all are there. */
import { readShipment } from '../../../apps/server/src/features/laws/index.ts';
import { generalArticles, makeGeneralVectors } from './laws-general.ts';

const { statutes, vectors } = await (await readShipment()).open();
const articles = generalArticles(statutes, new Set(vectors.keys()));
const made = await makeGeneralVectors(articles, Number(process.argv[2] ?? '10') * 60_000);
console.log(`${made} of ${articles.length} articles have a vector of the general model`);
