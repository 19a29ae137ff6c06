/**
 * Parses a statute in markdown into data. Promises: every line of the law's text is in exactly one article,
 * in order; the numbers are those of the labels; a file without a title is not a statute. Never throws,
 * whatever the text is.
 */
import type { Statute, StatuteArticle } from './statute.ts';
import { statuteDates } from './statute-dates.ts';
import { statuteIssuer } from './statute-issuer.ts';
import { type StatuteLine, statuteLines } from './statute-lines.ts';
import { statuteRepeals } from './statute-repeals.ts';

/** `fileName`: may contain the date. Null: not a statute. */
export function parseStatute(markdown: string, fileName: string): Statute | null {
  const lines = statuteLines(markdown);
  const bodyStart = startOfBody(lines);
  const titles = lines.slice(0, bodyStart).flatMap((line) => (isTitle(line) ? [tidyName(line.text)] : []));
  const [name, part = null] = titles;
  if (name === undefined || name === '') return null;
  const head = lines.slice(0, bodyStart).flatMap((line) => (line.kind === 'text' ? [line.text] : []));
  const isMarked = lines.some(({ kind }) => kind === 'headEnd');
  const preamble = isMarked ? [] : head.filter((text) => !isInformation(text));
  const body = lines.slice(bodyStart).filter(({ kind }) => kind !== 'headEnd');
  const articles = gatherArticles(
    [...preamble.map((text) => ({ kind: 'text', text }) as const), ...body],
    part,
  );
  const texts = articles.map(({ text }) => text);
  const { firstPublished, ...dates } = statuteDates(head, texts, fileName);
  const issuer = statuteIssuer(name, head);
  return { name, part, issuer, ...dates, articles, repeals: statuteRepeals(texts, firstPublished) };
}

function isTitle(line: StatuteLine): line is Extract<StatuteLine, { kind: 'heading' }> {
  return line.kind === 'heading' && line.level === 1;
}

/** No name of a law contains a space. */
function tidyName(text: string): string {
  return text
    .replace(/\s+/g, '')
    .replace(/[<〈＜]/g, '〈')
    .replace(/[>〉＞]/g, '〉');
}

function startOfBody(lines: readonly StatuteLine[]): number {
  const marked = lines.findIndex(({ kind }) => kind === 'headEnd');
  if (marked >= 0) return marked;
  const found = lines.findIndex(
    (line) => line.kind === 'article' || (line.kind === 'heading' && line.level > 1),
  );
  return found < 0 ? lines.length : found;
}

/** 2007年6月29日…通过, （1994年…）, 法释〔2021〕11号. */
function isInformation(text: string): boolean {
  return /^[（(]?(?:根据\s?)?\d{4}\s?年|[〔[]\d{4}[〕\]].{0,3}\d+\s?号|^\S{0,12}施行$/.test(text);
}

interface OpenArticle {
  readonly label: string;
  readonly number: number | null;
  readonly sub: number;
  readonly path: readonly string[];
  readonly lines: string[];
}

function gatherArticles(lines: readonly StatuteLine[], part: string | null): readonly StatuteArticle[] {
  const outer = part === null ? [] : [part];
  const headings: { readonly level: number; readonly text: string }[] = [];
  const gathered: OpenArticle[] = [];
  let open: OpenArticle | null = null;
  const begin = (head: Pick<OpenArticle, 'label' | 'number' | 'sub'>): OpenArticle => {
    const begun = { ...head, path: [...outer, ...headings.map(({ text }) => text)], lines: [] };
    gathered.push(begun);
    return begun;
  };
  for (const line of lines) {
    if (line.kind === 'heading') {
      while ((headings.at(-1)?.level ?? 0) >= line.level) headings.pop();
      if (line.text !== '') headings.push({ level: line.level, text: line.text });
      open = null;
    } else if (line.kind === 'article') {
      open = begin({ label: line.label, ...line.address });
      if (line.text !== '') open.lines.push(line.text);
    } else if (line.kind === 'text') {
      open ??= begin({ label: '', number: null, sub: 0 });
      open.lines.push(line.text);
    }
  }
  return gathered.map(({ lines: paragraphs, ...article }) => ({ ...article, text: paragraphs.join('\n') }));
}
