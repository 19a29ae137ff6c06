/**
 * In: the blocks of a document and of its rendering. Out: the positions of the native pictures on the pages,
 * as far as known: first by content, then, between two found ones, by order when both sides have the same
 * number.
 */
import type { Block, PageBox, Picture } from '@wenjian/document';

/** Of 64 bits; a picture that was scaled or compressed again differs in fewer. */
const MOST_DIFFERING_BITS = 8;

export function placePictures(
  native: readonly Block[],
  rendered: readonly Block[],
): ReadonlyMap<Block, PageBox> {
  const own = native.filter(isPicture);
  const seen = rendered.filter((block) => isPicture(block) && block.box !== undefined);
  const places = new Map<Block, PageBox>();
  let [ownFrom, seenFrom] = [0, 0];
  own.forEach((block, index) => {
    const at = seen.findIndex((one, place) => place >= seenFrom && looksLike(block.picture, one.picture));
    if (at < 0) return;
    pair(own.slice(ownFrom, index), seen.slice(seenFrom, at), places);
    pair([block], seen.slice(at, at + 1), places);
    [ownFrom, seenFrom] = [index + 1, at + 1];
  });
  pair(own.slice(ownFrom), seen.slice(seenFrom), places);
  return places;
}

function isPicture({ type }: Block): boolean {
  return type === 'image' || type === 'seal';
}

function pair(own: readonly Block[], seen: readonly Block[], places: Map<Block, PageBox>): void {
  if (own.length !== seen.length) return;
  own.forEach((block, index) => {
    const box = seen[index]?.box;
    if (box !== undefined) places.set(block, box);
  });
}

function looksLike(one: Picture | undefined, other: Picture | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (one.hash === other.hash) return true;
  if (one.print === undefined || other.print === undefined) return false;
  const differing = BigInt(`0x${one.print}`) ^ BigInt(`0x${other.print}`);
  return differing.toString(2).replaceAll('0', '').length <= MOST_DIFFERING_BITS;
}
