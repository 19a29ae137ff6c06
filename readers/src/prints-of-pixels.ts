/**
 * In: a picture as LOOK_SIDE × LOOK_SIDE grey values, and its own size. Out: all stored data about its
 * appearance. Loads no library: PDF threads use it.
 */
import type { Picture } from '@wenjian/document';
import { differenceHash } from './difference-hash.ts';
import { looksOf, SMALLEST_LOOK_PX } from './picture-look.ts';

export function printsOf(
  grey: ArrayLike<number>,
  sizePx: { readonly width: number; readonly height: number },
): Omit<Picture, 'hash'> {
  const print = differenceHash(grey);
  const looks = Math.min(sizePx.width, sizePx.height) < SMALLEST_LOOK_PX ? [] : looksOf(grey);
  return looks.length === 0 ? { print } : { print, looks };
}
