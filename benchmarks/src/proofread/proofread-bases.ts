/**
 * Right sentences of statutes and of the corpora's contracts, in two halves that share no file: one for setting
 * thresholds, one for measuring. The contracts are those of the review benchmark; the statutes are read where they are present.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCorpus } from '../audit/audit-corpus.ts';
import { createRandom } from '../contract-text.ts';

export type Half = 'learning' | 'measuring';

export interface Bases {
  readonly contracts: readonly string[];
  readonly statutes: readonly string[];
}

const lawFolder = join(import.meta.dirname, '../../../../shared/data/laws');
const setsOf = { learning: ['practice', 'seen'], measuring: ['blind', 'unseen'] } as const;
/** Of a full sentence of Chinese, without tables, blanks and marks of drafting. */
const wholeSentence = /^[^\t⟦_＿【】…]{12,90}。$/;

export async function readBases(half: Half, seed: number): Promise<Bases> {
  const sets = await Promise.all(setsOf[half].map(loadCorpus));
  const contracts = sets
    .flatMap((set) => set ?? [])
    .flatMap(({ document }) => document.text.split('\n').flatMap(sentencesOf));
  return { contracts: shuffled(contracts, seed), statutes: shuffled(await readStatutes(half), seed) };
}

async function readStatutes(half: Half): Promise<readonly string[]> {
  const all = await readdir(lawFolder, { recursive: true }).catch(() => []);
  const files = all.filter((name) => name.endsWith('.md')).sort();
  const own = files.filter((_, index) => index % 2 === (half === 'learning' ? 0 : 1));
  const texts = await Promise.all(own.map((name) => readFile(join(lawFolder, name), 'utf8')));
  return texts.flatMap((text) => (text.split('<!-- INFO END -->')[1] ?? '').split('\n').flatMap(sentencesOf));
}

const clauseNumber =
  /^(?:第[一二三四五六七八九十百千零〇\d]+[条章节编款项][、.．\s]*|[（(]?[一二三四五六七八九十\d]{1,3}[）)、.．]\s*|\d+(?:\.\d+)+[.、]?\s*)+/;

function sentencesOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(clauseNumber, '')
    .split(/(?<=。)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wholeSentence.test(sentence) && isPaired(sentence));
}

/** Part of a longer quotation is no sentence. */
function isPaired(sentence: string): boolean {
  return ['（）', '《》', '“”', '〈〉'].every(
    ([open = '', close = '']) => sentence.split(open).length === sentence.split(close).length,
  );
}

function shuffled(sentences: readonly string[], seed: number): readonly string[] {
  const random = createRandom(seed);
  const list = [...new Set(sentences)];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [list[at], list[other]] = [list[other] ?? '', list[at] ?? ''];
  }
  return list;
}
