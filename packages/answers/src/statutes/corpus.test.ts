/** Tests on the real statutes, when these are present: the counts, and agreement with the register of laws. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laws as register, shortLawName } from '@wenjian/contract';
import { expect, it } from 'vitest';
import { joinParts } from './join-parts.ts';
import { linkValidity, statusOn } from './law-validity.ts';
import { parseStatute } from './parse-statute.ts';

const folder = join(import.meta.dirname, '../../../../../shared/data/laws');
const isPresent = existsSync(folder);
if (!isPresent) console.log('skipped: data not present');

function readCorpus() {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const statutes = files.flatMap((name) => {
    const statute = parseStatute(readFileSync(join(folder, name), 'utf8'), name);
    return statute === null ? [] : [statute];
  });
  return { files, statutes, laws: joinParts(statutes) };
}

it.skipIf(!isPresent)('reads the real statutes without losing an article', { timeout: 180_000 }, () => {
  const { files, statutes, laws } = readCorpus();
  const indices = files.filter((name) => name.endsWith('_index.md'));
  expect(statutes.length).toBe(files.length - indices.length);
  const numbered = laws.flatMap(({ articles }) => articles.filter(({ number }) => number !== null));
  const gaps = laws.flatMap(({ name, articles }) => {
    let last = 0;
    return articles.flatMap(({ number, label }) => {
      const isGap = number !== null && number !== last && number !== last + 1;
      last = number ?? last;
      return isGap ? [`${name} ${label}`] : [];
    });
  });
  console.log(`${laws.length} laws, ${numbered.length} articles, ${gaps.length} gaps`);
  expect(numbered.length).toBeGreaterThan(60_000);
  expect(gaps.length / numbered.length).toBeLessThan(0.001);
  expect(laws.filter(({ published }) => published === null)).toEqual([]);
  expect(laws.filter(({ articles }) => articles.length === 0)).toEqual([]);
});

it.skipIf(!isPresent)('agrees with the register on how many articles a law has', { timeout: 180_000 }, () => {
  const { laws } = readCorpus();
  const validity = linkValidity(laws);
  const found = Object.values(register).flatMap(({ name, articles }) => {
    const index = laws.findIndex(
      (law, at) =>
        shortLawName(law.name) === shortLawName(name) &&
        // A wording newer than the corpus cannot be compared.
        statusOn({ effective: law.effective, ...(validity[at] ?? none) }, END_OF_TIME) === 'inForce',
    );
    const count = laws[index]?.articles.filter(({ number, sub }) => number !== null && sub === 0).length;
    return count === undefined || articles === null ? [] : [{ name, articles, count }];
  });
  expect(found.length).toBeGreaterThan(25);
  for (const { name, articles, count } of found) expect(count, name).toBe(articles);
});

const END_OF_TIME = '9999-12-31';
const none = { replacedOn: null, repealedOn: null, repealedBy: null };
