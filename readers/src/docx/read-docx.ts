/** In: a docx file. Out: its document: headers, body, notes, footers, in this order. */
import { type BlockDraft, type BlockType, buildDocument, type Document } from '@wenjian/document';
import { Unreadable } from '../read-result.ts';
import { READER_VERSION } from '../reader-version.ts';
import { unreadableText } from '../readers.text.ts';
import { type Archive, openArchive } from '../zip/open-archive.ts';
import { ListCounter } from './list-counter.ts';
import { readNumbering } from './numbering.ts';
import { findMainPart, parsePart, type Relationship, readRelationships } from './office-package.ts';
import type { StoryContext } from './story.ts';
import { StoryReader } from './story-reader.ts';
import { readStyles } from './styles.ts';
import { Tally } from './tally.ts';

const USUAL_MAIN_PART = 'word/document.xml';

export async function readDocx(path: string): Promise<Document> {
  const archive = await openArchive(path);
  try {
    const named = await findMainPart(archive);
    const main = named !== null && archive.has(named) ? named : USUAL_MAIN_PART;
    const relationships = await readRelationships(archive, main);
    const context = await createContext(archive, relationships);
    const body = new StoryReader(context, null);
    if (!(await parsePart(archive, main, body)))
      throw new Unreadable('damaged', unreadableText.damagedNoBody);
    body.finish();
    const read = (type: BlockType, parts: readonly string[]) => readParts(archive, context, type, parts);
    const blocks = [
      ...(await read('header', referencedParts(body, relationships, 'header', context.tally))),
      ...body.blocks,
      ...(await read('footnote', partsOfType(relationships, 'footnotes'))),
      ...(await read('endnote', partsOfType(relationships, 'endnotes'))),
      ...(await read('footer', referencedParts(body, relationships, 'footer', context.tally))),
    ];
    if (blocks.length > 0) context.tally.add('layout');
    return buildDocument({
      readerVersion: READER_VERSION,
      kind: 'docx',
      pages: null,
      blocks,
      notRead: context.tally.list(),
    });
  } finally {
    archive.close();
  }
}

async function createContext(
  archive: Archive,
  relationships: readonly Relationship[],
): Promise<StoryContext> {
  const styles = await readStyles(archive, partsOfType(relationships, 'styles')[0] ?? null);
  const numbering = await readNumbering(archive, partsOfType(relationships, 'numbering')[0] ?? null);
  return {
    styles,
    counter: new ListCounter(numbering, styles),
    tally: new Tally(),
    tableCount: 0,
    characterCount: 0,
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
  archive: Archive,
  context: StoryContext,
  type: BlockType,
  parts: readonly string[],
): Promise<readonly BlockDraft[]> {
  const blocks: BlockDraft[] = [];
  for (const part of parts) {
    const story = new StoryReader(context, type);
    if (!(await parsePart(archive, part, story))) context.tally.add('missingParts');
    story.finish();
    for (const block of story.blocks) blocks.push(block);
  }
  return blocks;
}
