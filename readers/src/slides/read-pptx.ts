/** In: a pptx file. Out: its document: each visible slide is a page; titles are headings, the speaker's notes follow the slide. */
import { append, type BlockDraft, buildDocument, type Document, type Page } from '@wenjian/document';
import { readChart } from '../chart/read-chart.ts';
import { CheckBoxes } from '../controls/read-check-boxes.ts';
import { findMainPart, parsePart, type Relationship, readRelationships } from '../docx/office-package.ts';
import { PictureParts } from '../docx/picture-parts.ts';
import { NotReadCounter } from '../not-read-counter.ts';
import { Unreadable } from '../read-result.ts';
import { READER_VERSION } from '../reader-version.ts';
import { unreadableText } from '../readers.text.ts';
import { type Archive, openArchive } from '../zip/open-archive.ts';
import { onOpen } from './slide-elements.ts';
import { countCharacters, type SlideContext, SlideReader } from './slide-reader.ts';
import { slidesNotRead, slidesText } from './slides.text.ts';

const USUAL_MAIN_PART = 'ppt/presentation.xml';

/** English Metric Units in a point. */
const EMU_PER_POINT = 12_700;

/** The maximum number of pages that the product reads. */
const MAX_SLIDES = 2000;

export async function readPptx(path: string): Promise<Document> {
  const archive = await openArchive(path);
  try {
    const named = await findMainPart(archive);
    const main = named !== null && archive.has(named) ? named : USUAL_MAIN_PART;
    const presentation = await readPresentation(archive, main);
    if (presentation === null) throw new Unreadable('damaged', unreadableText.damagedNoBody);
    const relationships = await readRelationships(archive, main);
    const context: SlideContext = {
      counter: new NotReadCounter(slidesNotRead),
      tableCount: 0,
      characterCount: 0,
    };
    const pictures = new PictureParts(archive, () => context.counter.add('missingParts'));
    const file: OpenFile = { archive, context, pictures, checkBoxes: new CheckBoxes(archive) };
    const blocks: BlockDraft[] = [];
    let page = 0;
    for (const id of presentation.slideIds) {
      const part = relationships.find((relationship) => relationship.id === id)?.part;
      if (page >= MAX_SLIDES) context.counter.add('slidesBeyondLimit');
      else if (part === undefined || !archive.has(part)) context.counter.add('missingParts');
      else page += await readSlide(file, part, page + 1, blocks);
    }
    return buildDocument({
      readerVersion: READER_VERSION,
      kind: 'pptx',
      pages: Array.from({ length: page }, () => presentation.page),
      blocks,
      notRead: context.counter.list(),
    });
  } finally {
    archive.close();
  }
}

interface OpenFile {
  readonly archive: Archive;
  readonly context: SlideContext;
  readonly pictures: PictureParts;
  readonly checkBoxes: CheckBoxes;
}

interface Presentation {
  readonly slideIds: readonly string[];
  readonly page: Page;
}

/** 4 : 3, PowerPoint's default when the file does not say. */
const usualPage: Page = { widthPt: 720, heightPt: 540 };

async function readPresentation(archive: Archive, part: string): Promise<Presentation | null> {
  const slideIds: string[] = [];
  let page = usualPage;
  const isThere = await parsePart(archive, part, {
    open(element) {
      if (element.name === 'p:sldId') slideIds.push(element.attribute('r:id') ?? '');
      if (element.name !== 'p:sldSz') return;
      const widthPt = Number(element.attribute('cx')) / EMU_PER_POINT;
      const heightPt = Number(element.attribute('cy')) / EMU_PER_POINT;
      if (widthPt > 0 && heightPt > 0) page = { widthPt, heightPt };
    },
  });
  return isThere ? { slideIds, page } : null;
}

/** Returns the number of pages of the slide: one, or none when it is hidden. */
async function readSlide(file: OpenFile, part: string, page: number, blocks: BlockDraft[]): Promise<0 | 1> {
  const { archive, context, checkBoxes } = file;
  const relationships = await readRelationships(archive, part);
  const slide = new SlideReader(onOpen, context, 'slide', await checkBoxes.read(relationships));
  await parsePart(archive, part, slide);
  if (slide.isHidden) {
    context.counter.add('hiddenSlides');
    return 0;
  }
  slide.countUnread();
  const onPage = (block: BlockDraft): BlockDraft => ({ ...block, page });
  append(blocks, (await withParts(file, slide, relationships)).map(onPage));
  for (const { type, part: related } of relationships) {
    if (type === 'comments') await parsePart(archive, related, commentCounter(context));
    if (type !== 'notesSlide') continue;
    const notes = new SlideReader(onOpen, context, 'notes');
    await parsePart(archive, related, notes);
    if (notes.blocks.length === 0) continue;
    append(
      blocks,
      notes.blocks.map((block, index) => onPage(index === 0 ? asNote(block) : block)),
    );
  }
  return 1;
}

/** Pictures with their identity, charts as text. */
async function withParts(
  { archive, context, pictures }: OpenFile,
  slide: SlideReader,
  relationships: readonly Relationship[],
): Promise<readonly BlockDraft[]> {
  const partOf = new Map(relationships.map(({ id, part }) => [id, part]));
  const told: BlockDraft[] = [];
  for (const block of slide.blocks) {
    const pictured = partOf.get(slide.pictures.get(block) ?? '');
    const picture = pictured === undefined ? null : await pictures.find(pictured);
    const chart = slide.charts.get(block);
    const text = chart === undefined ? block.text : await chartOf(archive, context, partOf.get(chart));
    if (text === null) context.counter.add('drawings');
    else told.push({ ...block, text, ...(picture && { picture }) });
  }
  return told;
}

/** Null when there is nothing to read. */
async function chartOf(
  archive: Archive,
  context: SlideContext,
  part: string | undefined,
): Promise<string | null> {
  const text = part === undefined ? null : await readChart(archive, part);
  countCharacters(context, text?.length ?? 0);
  return text;
}

function asNote(block: BlockDraft): BlockDraft {
  const { number: _, ...rest } = block;
  return { ...rest, text: `${slidesText.notes}${block.text}` };
}

function commentCounter({ counter }: SlideContext) {
  return {
    open(element: { readonly name: string }): void {
      if (element.name.endsWith(':cm')) counter.add('comments');
    },
  };
}
