/** How well the product finds the articles of questions in other files: `node benchmarks/src/laws/laws-search.process.ts QUESTIONS.tsv…` (a row is question TAB law:art,art;law:art). */
import {
  openLawEvidence,
  openLawSearch,
  readShipment,
} from '../../../apps/server/src/features/laws/index.ts';
import { openBenchLaws, today } from './laws-database.ts';
import { readLawQuestions } from './laws-questions.ts';
import { measureSearch, plainSearch, renderSearch, TOPS } from './laws-search.ts';

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('QUESTIONS.tsv…');
const bench = await openBenchLaws();
try {
  const find = await openLawEvidence(bench.database, bench.meaning);
  const search = await openLawSearch(bench.database, today, bench.meaning);
  if (find === null || search === null) throw new Error('no law is loaded');
  const { statutes } = await (await readShipment()).open();
  const ways = { find, plain: plainSearch(statutes), general: null };
  const sets = files.map((file) => ({ name: file, questions: readLawQuestions(file) }));
  const all = { name: 'all', questions: sets.flatMap(({ questions }) => questions) };
  const rows = [];
  for (const { name, questions } of files.length > 1 ? [...sets, all] : sets)
    rows.push(await measureSearch(ways, name, questions));
  console.log(renderSearch(rows));
  const times: number[] = [];
  for (const { text } of all.questions) {
    const asked = performance.now();
    await search(text, TOPS[1]);
    times.push(performance.now() - asked);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(0);
  console.log(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
} finally {
  await bench.close();
}
process.exit();
