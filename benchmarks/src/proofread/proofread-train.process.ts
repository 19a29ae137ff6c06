/**
 * Learns word sequences of contracts from the examples of the review and its development contracts, and
 * writes them into the correction engine. Segmented with the packed language model; the drafts by other
 * authors are not used.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageModel } from '@wenjian/proofread';
import { openLanguage } from '@wenjian/server/language';
import { loadCorpus } from '../audit/audit-corpus.ts';

const EXAMPLES = join(import.meta.dirname, '../../../packages/audit/examples');
const OUT = join(import.meta.dirname, '../../../packages/proofread/src/language/contract-pairs.txt');
const LONGEST_WORD = 8;

const language = await openLanguage();
if (language === null) throw new Error('the language model is needed to cut the text into words');

const lines = new Set<string>();
for (const file of readdirSync(EXAMPLES)
  .filter((name) => name.endsWith('.tsv'))
  .sort())
  for (const line of readFileSync(join(EXAMPLES, file), 'utf8').split('\n'))
    lines.add(line.split('\t').at(-1) ?? '');
for (const set of ['practice', 'seen'] as const)
  for (const { document } of (await loadCorpus(set)) ?? [])
    for (const line of document.text.split('\n')) lines.add(line);

const counts = new Map<string, number>();
const followers = new Map<string, Map<string, number>>();
for (const line of lines) {
  for (const [run] of line.matchAll(/[\u4e00-\u9fff]+/g)) {
    const words = cut(run, language);
    words.forEach((word, index) => {
      increase(counts, word);
      const next = words[index + 1];
      if (next === undefined) return;
      const own = followers.get(word) ?? new Map<string, number>();
      followers.set(word, own);
      increase(own, next);
    });
  }
}
writeFileSync(OUT, [...counts].sort(byText).map(write).join(''));

/** The most likely segmentation of a run of Chinese characters. */
function cut(run: string, model: LanguageModel): readonly string[] {
  interface Step {
    readonly score: number;
    readonly start: number;
    readonly previous: number;
  }
  const reached: Map<number, Step>[] = Array.from({ length: run.length + 1 }, () => new Map());
  reached[0]?.set(0, { score: 0, start: 0, previous: 0 });
  for (let start = 0; start < run.length; start++) {
    let node = 0;
    for (let end = start + 1; end <= run.length && end - start <= LONGEST_WORD; end++) {
      node = model.child(node, run.charCodeAt(end - 1));
      if (end === start + 1 || model.isWord(node)) {
        for (const [previous, step] of reached[start] ?? []) {
          const score = step.score + model.score(previous, node);
          if (score > (reached[end]?.get(node)?.score ?? Number.NEGATIVE_INFINITY))
            reached[end]?.set(node, { score, start, previous });
        }
      }
      if (node === 0) break;
    }
  }
  let [node] = [...(reached[run.length] ?? [])].reduce((best, each) =>
    each[1].score > best[1].score ? each : best,
  );
  const words: string[] = [];
  for (let end = run.length; end > 0; ) {
    const step: Step | undefined = reached[end]?.get(node);
    if (step === undefined) break;
    words.unshift(run.slice(step.start, end));
    end = step.start;
    node = step.previous;
  }
  return words;
}

function increase(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

function write([word, count]: readonly [string, number]): string {
  const own = [...(followers.get(word) ?? [])]
    .sort(byText)
    .map(([next, times]) => (times === 1 ? ` ${next}` : ` ${next} ${times}`));
  return `${word} ${count}${own.join('')}\n`;
}

function byText([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : 1;
}
