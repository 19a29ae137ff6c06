/**
 * Five hundred citations made from the real statutes, when these are present, and how many of them are judged
 * correctly.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortLawName } from '@wenjian/contract';
import { expect, it } from 'vitest';
import { writeLabel } from '../statutes/article-label.ts';
import { joinParts } from '../statutes/join-parts.ts';
import { parseStatute } from '../statutes/parse-statute.ts';
import { corpusOf, documentOf } from './citations.testing.ts';
import { findCitations } from './find-citations.ts';
import { judgeCitation } from './judge-citations.ts';
import type { CitationOutcome } from './judgement.ts';

const folder = join(import.meta.dirname, '../../../../../shared/data/laws');
const isPresent = existsSync(folder);
if (!isPresent) console.log('skipped: data not present');

const TODAY = '2025-04-30';
const CITATIONS = 500;

it.skipIf(!isPresent)('judges 98 of 100 citations correctly', { timeout: 180_000 }, () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const statutes = joinParts(
    files.flatMap((name) => parseStatute(readFileSync(join(folder, name), 'utf8'), name) ?? []),
  );
  const corpus = corpusOf(statutes, TODAY);
  const known = statutes.filter(({ name, published, articles }) => {
    const [newest] = corpus.directory.find(name);
    return newest?.published === published && articles.some(({ number }) => number !== null);
  });
  const wrong: string[] = [];
  for (let index = 0; index < CITATIONS; index++) {
    const { sentence, expected } = citationOf(index, known[(index * 37) % known.length]);
    const found = findCitations(documentOf(sentence), corpus.directory).map((each) =>
      judgeCitation(each, corpus),
    );
    const isRight = found.length === 1 && expected.includes(found[0]?.outcome ?? 'notVerified');
    if (!isRight)
      wrong.push(`${sentence} → ${found.map(({ outcome, reason }) => `${outcome} ${reason}`).join(' | ')}`);
  }
  console.log(`citations judged rightly: ${CITATIONS - wrong.length} of ${CITATIONS}`, wrong.slice(0, 10));
  expect(wrong.length / CITATIONS).toBeLessThanOrEqual(0.02);
});

const invented = [
  '网络借贷诚信法',
  '中华人民共和国合同履行促进法',
  '商业信用管理法',
  '中华人民共和国数据交易条例',
];
const gone = [
  '合同法',
  '中华人民共和国物权法',
  '担保法',
  '侵权责任法',
  '中华人民共和国民法总则',
  '婚姻法',
  '环境噪声污染防治法',
];

function citationOf(
  index: number,
  statute: ReturnType<typeof joinParts>[number] | undefined,
): { readonly sentence: string; readonly expected: readonly CitationOutcome[] } {
  const numbers = (statute?.articles ?? []).flatMap(({ number }) => number ?? []);
  const some = numbers[index % Math.max(1, numbers.length)] ?? 1;
  const name = statute?.name ?? '';
  const cited = index % 2 === 0 ? `《${name}》` : `《${shortLawName(name)}》`;
  const label = (number: number) => (index % 3 === 0 ? `第${number}条` : writeLabel({ number, sub: 0 }));
  switch (index % 5) {
    case 0:
    case 1:
      return { sentence: `根据${cited}${label(some)}的规定办理。`, expected: ['exists', 'repealed'] };
    case 2: {
      const beyond = Math.max(...numbers) + 1 + (index % 40);
      return { sentence: `根据${cited}${label(beyond)}的规定办理。`, expected: ['notFound'] };
    }
    case 3:
      return {
        sentence: `根据《${invented[index % invented.length]}》${label(some)}办理。`,
        expected: ['notFound'],
      };
    default:
      return {
        sentence: `根据《${gone[index % gone.length]}》${label(1 + (index % 50))}办理。`,
        expected: ['repealed'],
      };
  }
}
