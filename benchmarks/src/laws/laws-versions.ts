/**
 * Citations with old numbers and repealed laws, each with the truth about it: how many are judged rightly. A row is sentence, law, article (or -), one of ok, repealed, renumbered, absent,
 * and, where the content stands elsewhere, the article that has it now. What the product does not judge counts as missed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CitationOutcome,
  type CorpusView,
  findCitations,
  type Judgement,
  judgeCitation,
  readArticleLabel,
} from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import { buildDocument } from '@wenjian/document';

const outcomes: Readonly<Record<string, CitationOutcome>> = {
  ok: 'exists',
  repealed: 'repealed',
  renumbered: 'renumbered',
  absent: 'notFound',
};

interface CitationTruth {
  readonly sentence: string;
  readonly law: string;
  readonly article: string;
  readonly truth: string;
  /** Empty: not said. */
  readonly now: string;
}

export interface VersionScore {
  readonly truth: string;
  readonly cited: number;
  readonly right: number;
  /** Of those judged renumbered whose new article the row names: how many were given it. */
  readonly placed: number;
  readonly placeable: number;
}

const OWN = join(import.meta.dirname, '../../corpora/laws/citations-versions.tsv');

/** Of a file, or our own. */
export function readVersionTruths(file: string = OWN): readonly CitationTruth[] {
  return readCitationTruths(readFileSync(file, 'utf8'));
}

function readCitationTruths(tsv: string): readonly CitationTruth[] {
  return tsv
    .split('\n')
    .map((line) => line.replace(/\r$/, '').split('\t'))
    .filter(([sentence = '', , , truth = '']) => sentence !== '' && outcomes[truth.trim()] !== undefined)
    .map(([sentence = '', law = '', article = '', truth = '', now = '']) => ({
      sentence,
      law,
      article: article.trim(),
      truth: truth.trim(),
      now: now.trim(),
    }));
}

export function scoreVersions(truths: readonly CitationTruth[], corpus: CorpusView) {
  const misses: string[] = [];
  const scores = Object.keys(outcomes).map((truth): VersionScore => {
    const rows = truths.filter((row) => row.truth === truth);
    let [right, placed, placeable] = [0, 0, 0];
    for (const row of rows) {
      const found = judgementOf(row, corpus);
      const isRight = found?.outcome === outcomes[truth];
      if (isRight) right++;
      if (isRight && truth === 'renumbered' && row.now !== '') {
        placeable++;
        if (isNamedIn(found?.successor?.article ?? null, row.now)) placed++;
        else misses.push(`place: ${row.sentence} → ${found?.successor?.article ?? '-'}, is ${row.now}`);
      }
      if (!isRight)
        misses.push(
          `${truth}: ${row.sentence} → ${found === null ? 'no citation' : `${found.outcome} ${found.reason}`}`,
        );
    }
    return { truth, cited: rows.length, right, placed, placeable };
  });
  return { scores, misses };
}

/** Of several citations in a sentence, that of the row's law and article. */
function judgementOf(row: CitationTruth, corpus: CorpusView): Judgement | null {
  const blocks = [{ type: 'paragraph' as const, text: row.sentence }];
  const document = buildDocument({ readerVersion: 'bench', kind: 'txt', pages: null, blocks, notRead: [] });
  const found = findCitations(document, corpus.directory);
  const address =
    row.article === '-' ? null : readArticleLabel(row.article.replace(/^(\d+)之(\d+)$/, '$1-$2'));
  const ofLaw = found.filter(({ law }) => isSameLaw(law, row.law, corpus));
  const candidates = ofLaw.length > 0 ? ofLaw : found;
  const meant =
    candidates.find(
      (one) => address !== null && one.address?.number === address.number && one.address.sub === address.sub,
    ) ?? candidates[0];
  return meant === undefined ? null : judgeCitation(meant, corpus);
}

function isSameLaw(one: string, other: string, { directory }: CorpusView): boolean {
  if (shortLawName(one) === shortLawName(other)) return true;
  const [first] = directory.find(one);
  return first !== undefined && directory.find(other)[0] === first;
}

/** `now`: 第八十四条, 84, or several of them. */
function isNamedIn(article: string | null, now: string): boolean {
  const address = readArticleLabel(article ?? '');
  return now
    .split(/[、，,;；/和]|或者?/)
    .map((each) => readArticleLabel(each.replace(/^.*?(?=第)/, '').trim()))
    .some((each) => each !== null && each.number === address?.number && each.sub === address.sub);
}
