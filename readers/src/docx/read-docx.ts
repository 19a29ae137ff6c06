/** In: a docx file. Out: its document: headers, body, notes, comments, footers, in this order. */
import { append, type BlockType, buildDocument, type Document, type RevisionView } from '@wenjian/document';
import { CheckBoxes } from '../controls/read-check-boxes.ts';
import { type LookedBlock, withRuns } from '../plain-style.ts';
import { Unreadable } from '../read-result.ts';
import { READER_VERSION } from '../reader-version.ts';
import { unreadableText } from '../readers.text.ts';
import { type Archive, openArchive } from '../zip/open-archive.ts';
import { commentBlocks } from './comments.ts';
import { ListCounter } from './list-counter.ts';
import { readNumbering } from './numbering.ts';
import { findMainPart, parsePart, type Relationship, readRelationships } from './office-package.ts';
import { PictureCache } from './pictures.ts';
import { type BlockSource, SourceTrace } from './source-trace.ts';
import type { StoryContext } from './story.ts';
import { StoryReader } from './story-reader.ts';
import { readStyles } from './styles.ts';
import { Tally } from './tally.ts';

const USUAL_MAIN_PART = 'word/document.xml';

export interface ReadDocxOptions {
  /** How tracked changes are read; accepted when absent. */
  readonly revisions?: RevisionView;
}

export async function readDocx(path: string, options: ReadDocxOptions = {}): Promise<Document> {
  return read(path, options.revisions ?? 'accepted', null);
}

/**
 * The document, and for each of its blocks the location of its text in the file; null for a block without
 * text of its own there.
 */
export async function readDocxWithSource(
  path: string,
): Promise<{ readonly document: Document; readonly sources: readonly (BlockSource | null)[] }> {
  const trace = new SourceTrace();
  const document = await read(path, 'accepted', trace);
  return { document, sources: trace.sources };
}

async function read(path: string, view: RevisionView, trace: SourceTrace | null): Promise<Document> {
  const archive = await openArchive(path);
  try {
    const named = await findMainPart(archive);
    const main = named !== null && archive.has(named) ? named : USUAL_MAIN_PART;
    const relationships = await readRelationships(archive, main);
    const context = await createContext(archive, relationships, view, trace);
    const pictures = new PictureCache(archive, context.tally);
    const file: OpenFile = { archive, context, pictures, checkBoxes: new CheckBoxes(archive) };
    const body = new StoryReader(context, null);
    if (!(await readStory(file, main, body, relationships)))
      throw new Unreadable('damaged', unreadableText.damagedNoBody);
    const blocks = await allBlocks(file, body, relationships);
    trace?.finish(blocks);
    if (blocks.some((block) => block.text !== '')) context.tally.add('layout');
    return buildDocument({
      readerVersion: READER_VERSION,
      kind: 'docx',
      pages: null,
      blocks: withRuns(blocks),
      notRead: context.tally.list(),
    });
  } finally {
    archive.close();
  }
}

interface OpenFile {
  readonly archive: Archive;
  readonly context: StoryContext;
  readonly pictures: PictureCache;
  readonly checkBoxes: CheckBoxes;
}

async function allBlocks(
  file: OpenFile,
  body: StoryReader,
  relationships: readonly Relationship[],
): Promise<readonly LookedBlock[]> {
  const { tally } = file.context;
  const read = (type: BlockType, parts: readonly string[]) => readParts(file, type, parts);
  const referenced = (type: 'header' | 'footer') => referencedParts(body, relationships, type, tally);
  return [
    ...(await read('header', referenced('header'))),
    ...body.blocks,
    ...(await read('footnote', partsOfType(relationships, 'footnotes'))),
    ...(await read('endnote', partsOfType(relationships, 'endnotes'))),
    ...(await readComments(file, partsOfType(relationships, 'comments'))),
    ...(await read('footer', referenced('footer'))),
  ];
}

async function createContext(
  archive: Archive,
  relationships: readonly Relationship[],
  view: RevisionView,
  trace: SourceTrace | null,
): Promise<StoryContext> {
  const part = (type: string): string | null => partsOfType(relationships, type)[0] ?? null;
  const styles = await readStyles(archive, { styles: part('styles'), theme: part('theme') });
  const numbering = await readNumbering(archive, part('numbering'));
  return {
    styles,
    counter: new ListCounter(numbering, styles),
    tally: new Tally(view),
    view,
    commentReferences: new Set(),
    tableCount: 0,
    characterCount: 0,
    trace,
  };
}

function partsOfType(relationships: readonly Relationship[], type: string): readonly string[] {
  return relationships
    .filter((relationship) => relationship.type === type)
    .map((relationship) => relationship.part);
}

/** Headers or footers in the order in which the sections use them, each once. */
function referencedParts(
  body: StoryReader,
  relationships: readonly Relationship[],
  type: 'header' | 'footer',
  tally: Tally,
): readonly string[] {
  const parts = new Set<string>();
  for (const reference of body.partReferences) {
    if (reference.type !== type) continue;
    const part = relationships.find((relationship) => relationship.id === reference.relationshipId)?.part;
    if (part === undefined) tally.add('missingParts');
    else parts.add(part);
  }
  return [...parts];
}

async function readParts(
  file: OpenFile,
  type: BlockType,
  parts: readonly string[],
): Promise<readonly LookedBlock[]> {
  const blocks: LookedBlock[] = [];
  for (const part of parts) {
    const story = new StoryReader(file.context, type);
    if (!(await readStory(file, part, story))) file.context.tally.add('missingParts');
    for (const block of story.blocks) blocks.push(block);
  }
  return blocks;
}

/** Reports a comment that the text refers to but the file does not contain. */
async function readComments(file: OpenFile, parts: readonly string[]): Promise<readonly LookedBlock[]> {
  const { commentReferences, tally } = file.context;
  const blocks: LookedBlock[] = [];
  const missing = new Set(commentReferences);
  for (const part of parts) {
    const story = new StoryReader(file.context, 'comment');
    await readStory(file, part, story);
    append(blocks, commentBlocks(story));
    for (const { id } of story.comments) missing.delete(id);
  }
  if (missing.size > 0) tally.add('comments', missing.size);
  return blocks;
}

/** False when the file has no such part. */
async function readStory(
  { archive, pictures, checkBoxes }: OpenFile,
  part: string,
  story: StoryReader,
  relationships?: readonly Relationship[],
): Promise<boolean> {
  story.context.trace?.beginPart(part);
  const related = async () => relationships ?? (await readRelationships(archive, part));
  if (archive.names.some((name) => /^word\/activeX\//i.test(name)))
    story.checkBoxes = await checkBoxes.read(await related());
  if (!(await parsePart(archive, part, story))) return false;
  story.finish();
  if (story.pictures.size > 0) await pictures.fill(story, await related());
  return true;
}
