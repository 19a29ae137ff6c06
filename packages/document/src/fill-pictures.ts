/**
 * In: a document, and what came of looking for text in its pictures. Out: the same document with these texts in the blocks of
 * their pictures. Promise: every other block keeps its text, its places and its annotations; only offsets move.
 */
import type { LineDraft } from './build-document.ts';
import { BLOCK_SEPARATOR, type Block, type Document, type PictureTextOutcome } from './document.ts';
import type { LineFragment } from './line-fragment.ts';
import { append } from './long-lists.ts';
import { documentOffset, type Span } from './offset.ts';

export interface FoundPictureText {
  readonly outcome: PictureTextOutcome;
  /** Empty unless it was read. */
  readonly text: string;
  /** In text order; offsets are counted from the beginning of the text. */
  readonly lines: readonly LineDraft[];
}

/** `found`: by the id of the picture's block, which has no text yet. */
export function fillPictures(document: Document, found: ReadonlyMap<string, FoundPictureText>): Document {
  const pictures = document.blocks.flatMap((block) => {
    const picture = found.get(block.id);
    if (picture === undefined) return [];
    if (block.start !== block.end) throw new RangeError(`the picture ${block.id} has a text already`);
    return [{ at: block.start, ...picture }];
  });
  const moved = movement(pictures.map(({ at, text }) => ({ at, by: text.length })));
  const move = <Item extends Span>(item: Item): Item => ({
    ...item,
    start: documentOffset(moved(item.start)),
    end: documentOffset(moved(item.end)),
  });
  const lines = pictures.flatMap(({ at, lines: own }) => own.map((line) => placed(line, moved(at))));
  const { layout = [], runs, revisions, marks } = document;
  const allLines = layout.map(move);
  append(allLines, lines);
  return {
    ...document,
    blocks: document.blocks.map((block) => filled(move(block), found.get(block.id))),
    text: document.blocks
      .map(({ id, start, end }) => found.get(id)?.text ?? document.text.slice(start, end))
      .join(BLOCK_SEPARATOR),
    ...(allLines.length > 0 && { layout: allLines.sort((one, other) => one.start - other.start) }),
    ...(runs && { runs: runs.map(move) }),
    ...(revisions && { revisions: revisions.map(move) }),
    ...(marks && { marks: marks.map(move) }),
  };
}

function filled(block: Block, found: FoundPictureText | undefined): Block {
  if (found === undefined) return block;
  const { outcome: pictureText, text } = found;
  return { ...block, end: documentOffset(block.start + text.length), pictureText };
}

function placed(line: LineDraft, from: number): LineFragment {
  return { ...line, start: documentOffset(from + line.start), end: documentOffset(from + line.end) };
}

/** Where an offset is after texts were put in; one at which a text was put in stays before it. `grown` ascends. */
function movement(
  grown: readonly { readonly at: number; readonly by: number }[],
): (offset: number) => number {
  const sums: number[] = [0];
  for (const { by } of grown) sums.push((sums.at(-1) ?? 0) + by);
  return (offset) => {
    let [low, high] = [0, grown.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((grown[middle]?.at ?? offset) < offset) low = middle + 1;
      else high = middle;
    }
    return offset + (sums[low] ?? 0);
  };
}
