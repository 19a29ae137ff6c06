/** A file as a PowerPoint file: a slide for each page, its text in boxes that can be edited, everything else as a picture behind them. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Document, LineFragment } from '@wenjian/document';
import { openArchive, readDocument, readPdf } from '@wenjian/readers';
import { pageList, sizeOfHeight } from '@wenjian/readers/pdf';
import { wordSafe } from '../../docx/new-paragraph.ts';
import { ConversionRefused } from '../conversion.ts';
import type { ConversionRun } from '../conversion-run.ts';
import { checks, notes, refusals } from '../convert.text.ts';
import type { PdfInput, ShownBox, SlideBackground } from '../pages/pdf-edit.messages.ts';
import { edit, type Progress } from '../pages/pdf-operation.ts';
import { type Slide, type SlideBox, writePptx } from './write-pptx.ts';

const MOST_SLIDES = 300;
const A4 = { widthPt: 595, heightPt: 842 } as const;
/** Lines of a paragraph begin at one place; half a character more is another place. */
const SAME_LEFT = 0.5;

export async function pagesToSlides(
  run: ConversionRun,
  source: PdfInput,
  base: string,
  onProgress: Progress,
): Promise<void> {
  const document = await run.untilAborted(readPdf(source.path, { keepsEveryPage: true }));
  onProgress(0.3);
  const count = Math.min(source.pageCount, MOST_SLIDES);
  if (count < source.pageCount) run.note(notes.slidesCut(MOST_SLIDES, source.pageCount));
  const lines = (document.layout ?? []).filter(({ page }) => page < count);
  const pictures = Array.from({ length: count }, () => run.temporary('jpg'));
  const { backgrounds = [] } = await edit(
    run,
    { kind: 'backgrounds', source, lines: lines.map(boxOf), pictures },
    (fraction) => onProgress(0.3 + fraction * 0.6),
  );
  const slides = await slidesOf(document, lines, backgrounds, pictures);
  const output = run.produce(base, 'pptx');
  await writeFile(output, writePptx(slides));
  await checkSlides(run, output, slides);
  noteSlides(run, slides, backgrounds);
}

async function slidesOf(
  document: Document,
  lines: readonly LineFragment[],
  backgrounds: readonly SlideBackground[],
  pictures: readonly string[],
): Promise<readonly Slide[]> {
  const slides: Slide[] = [];
  for (const [page, { hidden, picture }] of backgrounds.entries()) {
    const size = document.pages?.[page];
    const shown = hidden.flatMap((index) => lines[index] ?? []).sort((one, other) => one.start - other.start);
    slides.push({
      widthPt: size?.widthPt ?? A4.widthPt,
      heightPt: size?.heightPt ?? A4.heightPt,
      picture: picture === 'drawn' ? await readFile(pictures[page] ?? '') : null,
      boxes: boxesOf(document, shown),
    });
  }
  return slides;
}

function boxOf({ page, top, height, edges, vertical }: LineFragment): ShownBox {
  const [start, end] = [
    Math.min(edges[0] ?? 0, edges.at(-1) ?? 0),
    Math.max(edges[0] ?? 0, edges.at(-1) ?? 0),
  ];
  return vertical === true
    ? { page, x: top, y: start, width: height, height: end - start }
    : { page, x: start, y: top, width: end - start, height };
}

/** The lines of a paragraph are one box as long as they lie below each other; others are boxes of their own. */
function boxesOf(document: Document, lines: readonly LineFragment[]): readonly SlideBox[] {
  const boxes: SlideBox[] = [];
  let group: LineFragment[] = [];
  const close = () => {
    if (group.length > 0) boxes.push(boxOfLines(document, group));
    group = [];
  };
  for (const line of lines) {
    if (!follows(document, group, line)) close();
    group.push(line);
  }
  close();
  return boxes;
}

function follows(document: Document, group: readonly LineFragment[], line: LineFragment): boolean {
  const last = group.at(-1);
  if (last === undefined || last.vertical === true || line.vertical === true) return false;
  const isOneBlock = document.blocks.some(({ start, end }) => start <= last.start && line.end <= end);
  const isBelow = line.top > last.top && line.top < last.top + last.height * 2.5;
  // The first line may be indented; the others begin below each other.
  const left = group[1] ?? line;
  const isAligned = Math.abs((left.edges[0] ?? 0) - (line.edges[0] ?? 0)) < line.height * SAME_LEFT;
  const isIndented =
    group.length > 1 || (line.edges[0] ?? 0) <= (last.edges[0] ?? 0) + line.height * SAME_LEFT;
  return isOneBlock && isBelow && isAligned && isIndented;
}

function boxOfLines(document: Document, group: readonly LineFragment[]): SlideBox {
  const places = group.map(boxOf);
  const x = Math.min(...places.map((place) => place.x)); // few: the lines of a paragraph
  const y = Math.min(...places.map((place) => place.y)); // few: as above
  const right = Math.max(...places.map((place) => place.x + place.width)); // few: as above
  const bottom = Math.max(...places.map((place) => place.y + place.height)); // few: as above
  const [first] = group;
  const isUp = (first?.edges[0] ?? 0) > (first?.edges.at(-1) ?? 0);
  return {
    x,
    y,
    width: right - x,
    height: bottom - y,
    size: sizeOfHeight(first?.height ?? 0),
    lines: group.map(({ start, end }) => document.text.slice(start, end)),
    pitch: ((group.at(-1)?.top ?? 0) - (first?.top ?? 0)) / Math.max(1, group.length - 1),
    indent: group.length > 1 ? (places[0]?.x ?? x) - x : 0,
    direction: first?.vertical !== true ? 'across' : isUp ? 'up' : 'down',
  };
}

/** The file is read as any other would be: every slide is there, and every box says what the page says. */
async function checkSlides(run: ConversionRun, path: string, slides: readonly Slide[]): Promise<void> {
  const boxes = slides.flatMap((slide) => slide.boxes);
  const isWhole = (await hasSlides(path, slides.length)) && (await hasTexts(path, boxes));
  if (!isWhole) throw new ConversionRefused('damaged', refusals.notAsWanted);
  run.checked(checks.slides(slides.length, boxes.length));
}

async function hasSlides(path: string, count: number): Promise<boolean> {
  const archive = await openArchive(path);
  try {
    return Array.from({ length: count }, (_, index) => `ppt/slides/slide${index + 1}.xml`).every((name) =>
      archive.has(name),
    );
  } finally {
    archive.close();
  }
}

/** A file of pictures alone has no text that a reader could read. */
async function hasTexts(path: string, boxes: readonly SlideBox[]): Promise<boolean> {
  if (boxes.length === 0) return true;
  const result = await readDocument({ path, name: 'slides.pptx' });
  if (result.kind === 'unreadable') return false;
  const found = plain(result.document.text);
  return boxes.every((box) => box.lines.every((line) => found.includes(plain(wordSafe(line)))));
}

function plain(text: string): string {
  return text.replace(/\s+/gu, '');
}

function noteSlides(
  run: ConversionRun,
  slides: readonly Slide[],
  backgrounds: readonly SlideBackground[],
): void {
  const withoutText = [...slides.keys()].filter((page) => slides[page]?.boxes.length === 0);
  const failed = [...backgrounds.keys()].filter((page) => backgrounds[page]?.picture === 'failed');
  run.note(notes.slideLooks);
  if (withoutText.length > 0) run.note(notes.slidesAsPictures(pageList(withoutText)));
  if (failed.length > 0) run.note(notes.pageNotDrawn(pageList(failed)));
}
