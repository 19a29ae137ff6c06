/**
 * Readers of page images guess what is a header, a footer or a note; Word files say it. In: two documents.
 * Out: both documents, where blocks of the less certain side take the type of the other side's blocks with
 * the same text, so that they are compared with each other. Promise: only types change, and two documents of
 * equal certainty are returned unchanged.
 */
import { type Block, type BlockType, type Document, foldWidth, normalisedText } from '@wenjian/document';
import { isRecognised } from '../judge/judge-suspect.ts';

export function adoptTypes(old: Document, target: Document): readonly [Document, Document] {
  const difference = knowledgeOf(old) - knowledgeOf(target);
  if (difference === 0) return [old, target];
  return difference > 0 ? [old, adoptFrom(old, target)] : [adoptFrom(target, old), target];
}

/** Certainty: the file states it, the page shows it, or an image of the page suggests it. */
function knowledgeOf(document: Document): number {
  if (isRecognised(document)) return 0;
  return document.kind === 'pdf' || document.kind === 'image' ? 1 : 2;
}

/**
 * At least three fifths of the character pairs are shared: one misread character or an extra note mark is
 * allowed.
 */
const ALIKE_FROM = 0.6;

/** A character pair shared by more texts than this does not identify one of them. */
const MOST_SHARING = 16;

/** A header, footer or note of the side that knows the types. */
interface Story {
  readonly type: BlockType;
  readonly pairs: ReadonlySet<string>;
}

function adoptFrom(giver: Document, taker: Document): Document {
  const besides = new Map<string, Story>();
  const bodies = new Map<string, BlockType>();
  for (const block of giver.blocks) {
    const text = bare(giver, block);
    if (isBody(block)) bodies.set(text, block.type);
    else if (isBeside(block.type) && text.length > 1)
      besides.set(text, { type: block.type, pairs: pairsOf(text) });
  }
  const sharing = indexPairs([...besides.values()]);
  const counts = countTexts(taker);
  const blocks = taker.blocks.map((block): Block => {
    const text = bare(taker, block);
    if (text === '' || !(isBody(block) || isBeside(block.type))) return block;
    const bodyType = bodies.get(text);
    if (bodyType !== undefined) {
      // Repeated text is a running header, even if the title reads the same.
      const isMistaken = isBeside(block.type) && !besides.has(text) && counts.get(text) === 1;
      return isMistaken ? { ...block, type: bodyType } : block;
    }
    const story = closest(pairsOf(text), sharing);
    return story === null || story.type === block.type ? block : { ...block, type: story.type };
  });
  return { ...taker, blocks };
}

function countTexts(document: Document): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const block of document.blocks) {
    const text = bare(document, block);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

function isBeside(type: BlockType): boolean {
  return type === 'header' || type === 'footer' || type === 'footnote' || type === 'endnote';
}

function isBody({ type }: Block): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'listItem' || type === 'textBox';
}

function bare({ text }: Document, { start, end }: Block): string {
  return normalisedText(text.slice(start, end), [foldWidth]).replace(/\s/g, '');
}

function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let index = 1; index < text.length; index++) pairs.add(text.slice(index - 1, index + 1));
  return pairs;
}

function indexPairs(stories: readonly Story[]): ReadonlyMap<string, readonly Story[]> {
  const index = new Map<string, Story[]>();
  for (const story of stories) {
    for (const pair of story.pairs) {
      const known = index.get(pair);
      if (known === undefined) index.set(pair, [story]);
      else if (known.length < MOST_SHARING) known.push(story);
    }
  }
  return index;
}

function closest(pairs: ReadonlySet<string>, sharing: ReadonlyMap<string, readonly Story[]>): Story | null {
  const counts = new Map<Story, number>();
  for (const pair of pairs) {
    for (const story of sharing.get(pair) ?? []) counts.set(story, (counts.get(story) ?? 0) + 1);
  }
  let best: Story | null = null;
  let most = 0;
  for (const [story, count] of counts) {
    const share = (2 * count) / (pairs.size + story.pairs.size);
    if (share < ALIKE_FROM || share <= most) continue;
    best = story;
    most = share;
  }
  return best;
}
