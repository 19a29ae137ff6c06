/** Elements of Word files by where they stand: the same one is found again when the file is opened anew. */
import type { WordPackage } from '../docx/package/word-package.ts';
import { descendants, type XmlElement } from '../xml/xml-tree.ts';

export interface PartPlace {
  readonly part: string;
  /** In opening order, as the readers count. */
  readonly index: number;
}

export const keyOfPlace = ({ part, index }: PartPlace): string => `${part} ${index}`;

/** Of the file as it was opened, also when its tree was changed since. */
export function elementAt(word: WordPackage, { part, index }: PartPlace): XmlElement | undefined {
  return word.tree(part)?.elements[index];
}

/** Of the elements of a file as it was opened. */
export class OpenedPlaces {
  readonly #word: WordPackage;
  readonly #places = new Map<XmlElement, PartPlace>();
  readonly #parts = new Set<string>();

  constructor(word: WordPackage) {
    this.#word = word;
  }

  /** Null for an element that was made since. */
  of(element: XmlElement): PartPlace | null {
    if (this.#parts.size === 0)
      for (const part of this.#word.storyParts) {
        this.#parts.add(part);
        for (const [index, one] of (this.#word.tree(part)?.elements ?? []).entries())
          this.#places.set(one, { part, index });
      }
    return this.#places.get(element) ?? null;
  }
}

/** Where the elements of a part will stand once it is written. */
export function writtenPlaces(root: XmlElement, part: string): ReadonlyMap<XmlElement, PartPlace> {
  return new Map([root, ...descendants(root)].map((element, index) => [element, { part, index }]));
}
