/** In: a header or footer on several pages. Out: which of its figures are the page number and the number of pages. */
import type { TextLine, TextRange } from '../text/text-line.ts';

/** 3, 第三页, and a line with only iv. */
const FIGURE =
  /\d+|[０-９]+|(?<=第\s*)[〇零一二三四五六七八九十百千]+(?=\s*页)|(?<=^[-—–\s]*)[ivxlcⅠ-ⅿ]+(?=[-—–\s]*$)/giu;

/** 第 3 页, 3/9; not 第三页的表格, which has a meaning. */
const AFTER_NUMBER = /^(?:\s*页(?![\p{L}])|\s*页\s*共|\s*[/／]\s*\d)/u;
const BEFORE_TOTAL = /(?:共\s*|\d\s*[/／]\s*|\bof\s+)$/iu;

/** 第 3 页 共 9 页, 3/9, - 3 -, Page 3 of 9, iii. */
const PAGE_NUMBER =
  /^[-—–~·\s]{0,40}(?:第\s{0,9})?(?:[\dⅠ-ⅿ]+|[ivxlc]+|page\s{1,9}\d+)\s{0,9}页?\s{0,9}(?:(?:[/／]|[,，]?\s{0,9}共|of)\s{0,9}\d+\s{0,9}页?)?[-—–~·\s]{0,40}$/iu;

export function isPageNumber(text: string): boolean {
  return PAGE_NUMBER.test(text.trim());
}

export function figuresOf(text: string): TextRange[] {
  return [...text.matchAll(FIGURE)].map(({ 0: figure, index }) => ({
    start: index,
    end: index + figure.length,
  }));
}

/** `lines`: equal except for their figures, one or more per page. */
export function pageFiguresOf(lines: readonly TextLine[]): ReadonlyMap<TextLine, readonly TextRange[]> {
  const rows = [...lines]
    .sort((one, other) => one.pageIndex - other.pageIndex)
    .map((line) => ({ line, figures: figuresOf(line.text) }));
  const count = rows[0]?.figures.length ?? 0;
  const places = Array.from({ length: count }, (_, place) => place);
  const counting = new Set(
    places.filter((place) => isCounting(rows, place) && rows.every((row) => isAtPlaceOfNumber(row, place))),
  );
  const isPageFigure = (place: number): boolean =>
    counting.has(place) || (counting.size > 0 && isTotal(rows, place));
  const shown = places.filter(isPageFigure);
  return new Map(rows.map(({ line, figures }) => [line, shown.flatMap((place) => figures[place] ?? [])]));
}

interface FigureRow {
  readonly line: TextLine;
  readonly figures: readonly TextRange[];
}

function figureAt({ line, figures }: FigureRow, place: number): string {
  const figure = figures[place];
  return figure === undefined ? '' : line.text.slice(figure.start, figure.end).normalize('NFKC');
}

/** It increases from page to page; when parts are numbered separately it restarts. */
function isCounting(rows: readonly FigureRow[], place: number): boolean {
  let steps = 0;
  for (let index = 1; index < rows.length; index++) {
    const [before, row] = [rows[index - 1], rows[index]];
    if (before === undefined || row === undefined) continue;
    const [from, to] = [figureAt(before, place), figureAt(row, place)];
    const isNumber = /^\d+$/u.test(from) && /^\d+$/u.test(to);
    const pages = row.line.pageIndex - before.line.pageIndex;
    if (isNumber ? Number(to) - Number(from) === pages : from !== to) steps++;
  }
  return steps > 0 && steps * 2 >= rows.length - 1;
}

/** A figure that increases page by page may count annexes: a page number is labelled as one, or is alone. */
function isAtPlaceOfNumber({ line, figures }: FigureRow, place: number): boolean {
  const figure = figures[place];
  if (figure === undefined) return false;
  const [before, after] = [line.text.slice(0, figure.start), line.text.slice(figure.end)];
  if (isPageNumber(line.text) || AFTER_NUMBER.test(after)) return true;
  if (/\bpage\s*$/iu.test(before)) return true;
  return isSetApart(line, before, after);
}

/** 设备采购合同　　　　3: at an end of the line, after more white space than a space. */
function isSetApart({ edges, pieceStarts }: TextLine, before: string, after: string): boolean {
  const [dash] = /(?<![-—–~·\s])[-—–~·\s]*$/u.exec(before) ?? [''];
  const left = edges[before.length - dash.trimStart().length] ?? 0;
  const isLast = /^[-—–~·\s]*$/u.test(after);
  return isLast && pieceStarts.slice(1).some((start) => Math.abs(start - left) < 1);
}

function isTotal(rows: readonly FigureRow[], place: number): boolean {
  return rows.every(({ line, figures }) => {
    const figure = figures[place];
    return figure !== undefined && BEFORE_TOTAL.test(line.text.slice(0, figure.start));
  });
}
