/**
 * In: a document and a place in its text. Out: the numbers of the pictures whose recognised words are there, as `compareImages`
 * counts pictures: through the whole document, from 1.
 */
import { blockAt, type Document, type Span } from '@wenjian/document';

export function picturesInSpan(document: Document, { start, end }: Span): readonly number[] {
  const first = blockAt(document, start);
  // Most places are in one block, and most blocks are no pictures.
  if (first === undefined || (first.end >= end && first.pictureText !== 'read')) return [];
  const numbers: number[] = [];
  let number = 0;
  for (const block of document.blocks) {
    if (block.start >= end) break;
    if (block.type !== 'image' && block.type !== 'seal') continue;
    number++;
    if (block.pictureText === 'read' && block.end > start) numbers.push(number);
  }
  return numbers;
}
