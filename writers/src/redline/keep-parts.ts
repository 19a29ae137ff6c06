/** Which blocks a redline keeps out because it failed the check in them, and which blocks of the two files those of the result were made from. */
import { rootOf } from '../docx/package/package-parts.ts';
import type { WordPackage } from '../docx/package/word-package.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { elementAt, keyOfPlace, OpenedPlaces, type PartPlace, writtenPlaces } from './part-places.ts';

/** Blocks to be kept out. */
export type LeftPlaces = Readonly<Record<'old' | 'new', readonly PartPlace[]>>;

/** The blocks of the two files that a block of the result was made from. */
export interface Origin {
  readonly old: PartPlace | null;
  readonly new: PartPlace | null;
}

/** A part that was kept out. */
export interface LeftPart {
  readonly old: XmlElement | null;
  readonly new: XmlElement | null;
  /** OLD's block in the result, or what stands where there is none. */
  readonly near: PartPlace;
  /** NEW's block in its file. */
  readonly fresh: PartPlace | null;
}

export class PartKeeper {
  readonly #word: WordPackage;
  readonly #places: Readonly<Record<'old' | 'new', OpenedPlaces>>;
  readonly #left: ReadonlySet<XmlElement | undefined>;
  readonly #parts: { old: XmlElement | null; new: XmlElement | null; near: XmlElement; part: string }[] = [];
  readonly #written: { readonly element: XmlElement; readonly part: string; readonly origin: Origin }[] = [];

  constructor(word: WordPackage, target: WordPackage, left: LeftPlaces) {
    this.#word = word;
    this.#places = { old: new OpenedPlaces(word), new: new OpenedPlaces(target) };
    this.#left = new Set([
      ...left.old.map((place) => elementAt(word, place)),
      ...left.new.map((place) => elementAt(target, place)),
    ]);
  }

  isLeft(block: XmlElement): boolean {
    return this.#left.has(block);
  }

  leave(part: string, old: XmlElement | null, target: XmlElement | null, near: XmlElement): void {
    this.#parts.push({ old, new: target, near: old ?? near, part });
  }

  wrote(
    part: string,
    written: readonly XmlElement[],
    old: XmlElement | null,
    target: XmlElement | null,
  ): void {
    const origin = { old: old && this.#places.old.of(old), new: target && this.#places.new.of(target) };
    for (const element of written) this.#written.push({ element, part, origin });
  }

  /** When the result will not change any more. By the key of the place in the result. */
  origins(): ReadonlyMap<string, Origin> {
    const placeOf = this.#resultPlaces();
    return new Map(
      this.#written.flatMap(({ element, part, origin }) => {
        const place = placeOf(element, part);
        return place === null ? [] : [[keyOfPlace(place), origin] as const];
      }),
    );
  }

  parts(): readonly LeftPart[] {
    const placeOf = this.#resultPlaces();
    return this.#parts.flatMap(({ near, part, ...sides }) => {
      const place = placeOf(near, part);
      const fresh = sides.new && this.#places.new.of(sides.new);
      return place === null ? [] : [{ ...sides, near: place, fresh }];
    });
  }

  #resultPlaces(): (element: XmlElement, part: string) => PartPlace | null {
    const known = new Map<string, ReadonlyMap<XmlElement, PartPlace>>();
    return (element, part) => {
      const places = known.get(part) ?? writtenPlaces(rootOf(this.#word, part), part);
      known.set(part, places);
      return places.get(element) ?? null;
    };
  }
}
