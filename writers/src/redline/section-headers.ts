/**
 * Headers and footers of a section that stays. Word does not track which header a section has, but it tracks what stands in it: each section names its
 * headers itself, and what came or went in them is marked inside. A header that only one side has is empty for the other.
 */
import {
  addContentType,
  addRelation,
  contentTypeOf,
  folderOf,
  freeName,
  relationBase,
  relationsFrom,
  rootOf,
} from '../docx/package/package-parts.ts';
import type { WordPackage } from '../docx/package/word-package.ts';
import { cloneElement, createElement, insertAt, type XmlElement } from '../xml/xml-tree.ts';
import { blocksOf } from './lonely-blocks.ts';
import { relationPrefix } from './namespaces.ts';
import { readSections, type SectionParts, type SectionPlace } from './section-parts.ts';
import type { StoryPair } from './story-pair.ts';

export type StoryOf = (resultPart: string, oldPart: string, newPart: string) => StoryPair;

export class SectionHeaders {
  readonly #word: WordPackage;
  readonly #target: WordPackage;
  readonly #storyOf: StoryOf;
  readonly #oldSections: SectionParts;
  readonly #newSections: SectionParts;
  /** OLD's headers as they were: one may become several. */
  readonly #originals = new Map<string, XmlElement>();
  readonly #written = new Map<string, string>();
  readonly #used = new Set<string>();

  constructor(word: WordPackage, target: WordPackage, storyOf: StoryOf) {
    this.#word = word;
    this.#target = target;
    this.#storyOf = storyOf;
    this.#oldSections = readSections(word);
    this.#newSections = readSections(target);
    for (const places of this.#oldSections.values())
      for (const part of places.values())
        if (word.has(part)) this.#originals.set(part, cloneElement(rootOf(word, part)));
  }

  /** The references of a section that stays. */
  pair(old: XmlElement, target: XmlElement): readonly XmlElement[] {
    const [before, after] = [this.#oldSections.get(old), this.#newSections.get(target)];
    const places = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
    return [...places].map((place) =>
      this.#reference(place, this.#both(place, before?.get(place) ?? null, after?.get(place) ?? null)),
    );
  }

  /** The references of a section of NEW alone; without the section nobody sees its headers, so nothing is marked in them. */
  take(target: XmlElement): readonly XmlElement[] {
    const places = [...(this.#newSections.get(target) ?? [])];
    return places.map(([place, part]) => this.#reference(place, this.#copy(place, part)));
  }

  #both(place: SectionPlace, old: string | null, target: string | null): string {
    const key = `${place} ${old} ${target}`;
    const known = this.#written.get(key);
    if (known !== undefined) return known;
    const part = old !== null && !this.#used.has(old) ? old : this.#create(place, old, target);
    this.#used.add(part);
    this.#written.set(key, part);
    const root = rootOf(this.#word, part);
    const other = target === null ? createElement('', '', new Map()) : rootOf(this.#target, target);
    const story = this.#storyOf(part, old ?? part, target ?? '');
    // A header that is new for the section may still be the same.
    if (blocksOf(root).length > 0 || blocksOf(other).length > 0) story.pairBlocks(root, other);
    return part;
  }

  #copy(place: SectionPlace, target: string): string {
    const key = `${place} taken ${target}`;
    const known = this.#written.get(key);
    if (known !== undefined) return known;
    const part = this.#create(place, null, target);
    this.#written.set(key, part);
    this.#used.add(part);
    const story = this.#storyOf(part, part, target);
    const root = rootOf(this.#word, part);
    for (const block of blocksOf(rootOf(this.#target, target)))
      insertAt(root, root.children.length, story.take(block));
    return part;
  }

  /** A part like OLD's as it was, with the same relations, or an empty one. */
  #create(place: SectionPlace, old: string | null, target: string | null): string {
    const kind = place.startsWith('header') ? 'header' : 'footer';
    const part = freeName(this.#word, `${folderOf(this.#word.mainPart)}${kind}1.xml`);
    const original = old === null ? undefined : this.#originals.get(old);
    const from = original ?? rootOf(this.#target, target ?? '');
    const root =
      original === undefined
        ? createElement(from.name, from.rawName, new Map(from.attributes))
        : cloneElement(original);
    this.#word.add(part, { root, elements: [root] });
    const contentType = `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml`;
    addContentType(this.#word, part, (old === null ? null : contentTypeOf(this.#word, old)) ?? contentType);
    for (const { id, type, target: goal, part: inside } of old === null ? [] : relationsFrom(this.#word, old))
      addRelation(this.#word, part, { id, type, target: inside ?? goal, isOutside: inside === null });
    return part;
  }

  #reference(place: SectionPlace, part: string): XmlElement {
    const [kind = 'header', type = 'default'] = place.split(' ');
    const main = rootOf(this.#word, this.#word.mainPart);
    const known = relationsFrom(this.#word, this.#word.mainPart).find((relation) => relation.part === part);
    const relation = { type: `${relationBase(this.#word)}/${kind}`, target: part };
    const id = known?.id ?? addRelation(this.#word, this.#word.mainPart, relation);
    const { words } = this.#storyOf(this.#word.mainPart, this.#word.mainPart, this.#target.mainPart);
    return words.element(`${kind}Reference`, { type, [`${relationPrefix(this.#word, main)}:id`]: id });
  }
}
