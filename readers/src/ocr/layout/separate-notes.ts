/**
 * In: recognised pages. Out: the footnotes at their feet, each without its mark, and the pages without them. Notes are told
 * as in the text of a PDF.
 */
import { findFurniture, type PageLayout } from '../../pdf/page/page-furniture.ts';
import { rulesOnPage, segmentOfLine, usualHeight, withSmallPrint } from '../../pdf/recognition.ts';
import { typographyOf } from '../../pdf/text/block-type.ts';
import { findNotes } from '../../pdf/text/find-notes.ts';
import { composeLine, type TextLine } from '../../pdf/text/text-line.ts';
import type { OcrLine, OcrPage, TextRange } from '../ocr-page.ts';
import { toRecognisedPage } from '../recognise-rendered.ts';

const POINTS_PER_INCH = 72;

export interface NoteLine {
  readonly line: OcrLine;
  readonly pageIndex: number;
}

export interface NotedPages {
  readonly pages: readonly OcrPage[];
  /** The lines of each note, also over a page break. */
  readonly notes: readonly (readonly NoteLine[])[];
}

export function separateNotes(pages: readonly OcrPage[]): NotedPages {
  const laidOut = pages.map(layOut);
  const layouts = laidOut.map(({ layout }) => layout);
  const lines = laidOut.flatMap(({ sources }) => [...sources.keys()]);
  const { bodySize } = typographyOf(lines, lines);
  const notes: NoteLine[][] = [];
  const found = findNotes(layouts, findFurniture(layouts), bodySize);
  const rest = pages.map((page, pageIndex) => {
    const { lines: own = [], references = [] } = found[pageIndex] ?? {};
    const sources = laidOut[pageIndex]?.sources;
    if (own.length === 0 || sources === undefined) return page;
    const taken = new Set<OcrLine>();
    for (const { line, markLength, begins } of own) {
      const source = sources.get(line);
      if (source === undefined) continue;
      taken.add(source);
      const noted = { line: withoutRanges(source, [{ start: 0, end: markLength }]), pageIndex };
      const open = notes.at(-1);
      if (open === undefined || begins) notes.push([noted]);
      else open.push(noted);
    }
    return {
      ...page,
      lines: page.lines
        .filter((line) => !taken.has(line))
        .map((line) =>
          withoutRanges(
            line,
            references.filter((one) => sources.get(one.line) === line),
          ),
        )
        .filter(({ text }) => text !== ''),
    };
  });
  return { pages: rest, notes };
}

interface LaidOutPage {
  readonly layout: PageLayout;
  readonly sources: ReadonlyMap<TextLine, OcrLine>;
}

/** One column of all level lines outside of tables. */
function layOut(page: OcrPage, pageIndex: number): LaidOutPage {
  const { lines, shortRules = [] } = toRecognisedPage(page);
  const recognised = withSmallPrint(lines);
  const usual = usualHeight(recognised);
  const sources = new Map<TextLine, OcrLine>();
  for (const [index, line] of recognised.entries()) {
    const source = page.lines[index];
    if (source === undefined || source.isVertical === true || source.cell !== undefined) continue;
    const segment = segmentOfLine(line, page.dpi, usual);
    const text = segment && composeLine([segment], pageIndex, 0);
    // What is cut from the line is counted in its text: blanks at its ends would shift that.
    if (text !== null && text.text === line.text) sources.set(text, source);
  }
  const scale = POINTS_PER_INCH / page.dpi;
  const widthPt = page.width * scale;
  const column = { kind: 'column', key: 'page', pageWidth: widthPt, lines: [...sources.keys()] } as const;
  return {
    sources,
    layout: {
      pageIndex,
      widthPt,
      heightPt: page.height * scale,
      items: [column],
      images: [],
      comments: [],
      shortRules: rulesOnPage(shortRules, page),
    },
  };
}

/** `ranges`: in text order. */
function withoutRanges(line: OcrLine, ranges: readonly TextRange[]): OcrLine {
  return ranges.reduceRight(withoutRange, line);
}

function withoutRange(line: OcrLine, { start, end }: TextRange): OcrLine {
  if (start >= end) return line;
  const shift = (at: number): number => (at >= end ? at - (end - start) : Math.min(at, start));
  const moved = (ranges: readonly TextRange[]): TextRange[] =>
    ranges
      .map((range) => ({ start: shift(range.start), end: shift(range.end) }))
      .filter((range) => range.start < range.end);
  const { edges, charConfidence, underSeal, suspect, raised, handwritten } = line;
  return {
    ...line,
    text: line.text.slice(0, start) + line.text.slice(end),
    // Of the two edges at the cut, the one at the remaining text.
    edges:
      end === line.text.length ? edges.slice(0, start + 1) : [...edges.slice(0, start), ...edges.slice(end)],
    charConfidence: [...charConfidence.slice(0, start), ...charConfidence.slice(end)],
    ...(underSeal && { underSeal: moved(underSeal) }),
    ...(suspect && { suspect: moved(suspect) }),
    ...(raised && { raised: moved(raised) }),
    ...(handwritten && { handwritten: moved(handwritten) }),
  };
}
