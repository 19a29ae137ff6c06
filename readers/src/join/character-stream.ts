/**
 * The characters of a document that take part in the alignment: without white space and invisible marks, each
 * folded to its visual form, with the mapping back to its offset in the text.
 */
import {
  type Document,
  foldPunctuation,
  foldWidth,
  normalisedText,
  removeInvisible,
} from '@wenjian/document';

export interface CharacterStream {
  readonly codes: Int32Array;
  /** For each code: the offset in `Document.text` of the character it comes from. */
  readonly offsets: Uint32Array;
  /** For each code: the index of its block. */
  readonly blocks: Uint32Array;
}

/** `takes`: which code units take part, by offset; all by default. */
export function toStream(
  document: Document,
  takes: (offset: number) => boolean = () => true,
): CharacterStream {
  const codes: number[] = [];
  const offsets: number[] = [];
  const blocks: number[] = [];
  const folded = new Map<number, readonly number[]>();
  document.blocks.forEach((block, index) => {
    for (let offset: number = block.start; offset < block.end; ) {
      const code = document.text.codePointAt(offset) ?? 0;
      if (takes(offset)) {
        for (const each of cachedFold(folded, code)) {
          codes.push(each);
          offsets.push(offset);
          blocks.push(index);
        }
      }
      offset += unitsOf(code);
    }
  });
  return {
    codes: Int32Array.from(codes),
    offsets: Uint32Array.from(offsets),
    blocks: Uint32Array.from(blocks),
  };
}

const FIRST_OF_TWO_UNITS = 0x10000;

export function unitsOf(code: number): number {
  return code >= FIRST_OF_TWO_UNITS ? 2 : 1;
}

function cachedFold(folded: Map<number, readonly number[]>, code: number): readonly number[] {
  const known = folded.get(code);
  if (known !== undefined) return known;
  const fresh = fold(code);
  folded.set(code, fresh);
  return fresh;
}

/**
 * Includes compatibility forms: fonts return radicals (⼀) and ligatures (ﬁ) where the author wrote letters.
 * Case and accents are ignored in the alignment: pages show small letters as capitals, and accents as
 * separate characters.
 */
function fold(code: number): readonly number[] {
  const compatible = String.fromCodePoint(code).normalize('NFKD');
  const plain = normalisedText(compatible, [removeInvisible, foldWidth, foldPunctuation]);
  const visible = plain.replace(/[\s\p{Cc}\p{Mn}]/gu, '').toLowerCase();
  return Array.from(visible, (each) => each.codePointAt(0) ?? 0);
}
