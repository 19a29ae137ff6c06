/**
 * In: two Word files in memory, without tracked changes. Out: OLD's with the changes that lead to NEW's, each where it stands: in the body, cells, notes,
 * headers, footers and text boxes. The result is not checked here (see `check-redline.ts`).
 */
import { largestOf } from '@wenjian/document';
import { rootOf } from '../docx/package/package-parts.ts';
import {
  highestId,
  type RevisionIds,
  type RevisionStamp,
  WordElements,
} from '../docx/package/word-elements.ts';
import type { WordPackage } from '../docx/package/word-package.ts';
import {
  childElements,
  childNamed,
  cloneElement,
  createElement,
  descendants,
  insertAt,
  replaceElement,
  type XmlElement,
} from '../xml/xml-tree.ts';
import { ContentKeys, FileKeys, isRelation, noteReferences } from './content-key.ts';
import { type LeftPart, type LeftPlaces, type Origin, PartKeeper } from './keep-parts.ts';
import { adoptNamespaces } from './namespaces.ts';
import { isMark } from './read-pieces.ts';
import { pairBlocks } from './redline-blocks.ts';
import { SectionHeaders } from './section-headers.ts';
import { isPartReference } from './section-parts.ts';
import type { StoryPair } from './story-pair.ts';
import { DefinitionTaker } from './take-lists.ts';
import { MarkTaker } from './take-marks.ts';
import { NoteTaker } from './take-notes.ts';
import { PartTaker } from './take-parts.ts';
import { trackedProperties } from './tracked-properties.ts';
import { setWordAttribute, wordAttribute } from './word-attribute.ts';

/** What Word cannot track: the result has what OLD has. */
export interface LeftOut {
  readonly old: XmlElement | null;
  readonly new: XmlElement | null;
}

export interface WrittenRedline {
  readonly leftOut: readonly LeftOut[];
  readonly parts: readonly LeftPart[];
  /** By the key of the place in the result. */
  readonly origins: ReadonlyMap<string, Origin>;
}

export function redlineFiles(
  old: WordPackage,
  target: WordPackage,
  stamp: RevisionStamp,
  left: LeftPlaces = { old: [], new: [] },
): WrittenRedline {
  return new FileRedline(old, target, stamp, left).run();
}

class FileRedline {
  readonly #word: WordPackage;
  readonly #target: WordPackage;
  readonly #stamp: RevisionStamp;
  readonly #ids: RevisionIds;
  readonly #old: FileKeys;
  readonly #new: FileKeys;
  readonly #parts: PartTaker;
  readonly #definitions: DefinitionTaker;
  readonly #notes: NoteTaker;
  readonly #marks: MarkTaker;
  readonly #headers: SectionHeaders;
  readonly #stories = new Map<string, StoryPair>();
  readonly #leftOut: LeftOut[] = [];
  readonly #keeper: PartKeeper;
  #moves = 0;

  constructor(word: WordPackage, target: WordPackage, stamp: RevisionStamp, left: LeftPlaces) {
    this.#keeper = new PartKeeper(word, target, left);
    this.#word = word;
    this.#target = target;
    this.#stamp = stamp;
    const roots = word.storyParts.map((part) => rootOf(word, part));
    this.#ids = { next: largestOf(roots.map(highestId), 0) + 1 };
    this.#old = new FileKeys(word);
    this.#new = new FileKeys(target);
    this.#parts = new PartTaker(this.#old, this.#new);
    this.#definitions = new DefinitionTaker(this.#old, this.#new);
    this.#old.nameList = (id) => `list ${id}`;
    this.#new.nameList = (id) => {
      const known = id === '0' ? id : this.#definitions.knownList(id);
      return known === null ? `new ${id}` : `list ${known}`;
    };
    this.#notes = new NoteTaker(this.#old, this.#new, (part, newPart) => this.#story(part, part, newPart));
    this.#marks = new MarkTaker(roots, this.#ids, this.#notes);
    this.#headers = new SectionHeaders(word, target, (...parts) => this.#story(...parts));
  }

  run(): WrittenRedline {
    const { mainPart } = this.#word;
    const story = this.#story(mainPart, mainPart, this.#target.mainPart);
    const [body, other] = [bodyOf(this.#word), bodyOf(this.#target)];
    const [section, otherSection] = [childNamed(body, 'w:sectPr'), childNamed(other, 'w:sectPr')];
    // First: what the notes' marks say of the notes changes with the body.
    this.#notes.pairUnreferenced();
    story.pairBlocks(body, other);
    if (section !== undefined && otherSection !== undefined)
      replaceElement(section, story.pairSections(section, otherSection));
    this.#marks.finish();
    return { leftOut: this.#leftOut, parts: this.#keeper.parts(), origins: this.#keeper.origins() };
  }

  #story(resultPart: string, oldPart: string, newPart: string): StoryPair {
    const key = `${resultPart} ${oldPart} ${newPart}`;
    const known = this.#stories.get(key);
    if (known !== undefined) return known;
    const root = rootOf(this.#word, resultPart);
    const from = this.#target.tree(newPart)?.root ?? null;
    const otherwise = from === null ? new Map<string, string>() : adoptNamespaces(root, from);
    const story: StoryPair = {
      oldKeys: new ContentKeys(this.#old, oldPart),
      newKeys: new ContentKeys(this.#new, newPart),
      words: new WordElements(root, this.#stamp, this.#ids),
      take: (element) => this.#take(element, resultPart, newPart, otherwise),
      takeMark: (mark) => this.#marks.take(mark),
      pairNote: (kind, oldId, newId) => this.#notes.pair(kind, oldId, newId),
      dropNote: (kind, oldId) => this.#notes.drop(kind, oldId),
      pairBlocks: (old, target) => pairBlocks(story, old, target),
      pairSections: (old, target) => this.#pairSections(story, old, target),
      leaveAsItWas: (old, target) => void this.#leftOut.push({ old, new: target }),
      isLeft: (block) => this.#keeper.isLeft(block),
      leave: (...part) => this.#keeper.leave(resultPart, ...part),
      wrote: (...blocks) => this.#keeper.wrote(resultPart, ...blocks),
      moveName: () => `move${++this.#moves}`,
    };
    this.#stories.set(key, story);
    return story;
  }

  #pairSections(story: StoryPair, old: XmlElement, target: XmlElement): XmlElement {
    const properties = trackedProperties(story, withoutHeaders(old), withoutHeaders(target));
    const section = properties ?? story.words.element('sectPr');
    this.#headers.pair(old, target).forEach((reference, index) => void insertAt(section, index, reference));
    return section;
  }

  /** With everything it refers to: styles, lists, pictures, links, notes, comments, headers. */
  #take(
    element: XmlElement,
    resultPart: string,
    newPart: string,
    otherwise: ReadonlyMap<string, string>,
  ): XmlElement {
    const copy = cloneElement(element);
    const sections = [element, ...descendants(element)].filter(({ name }) => name === 'w:sectPr');
    const copied = [copy, ...descendants(copy)].filter(({ name }) => name === 'w:sectPr');
    for (const section of copied)
      section.children = section.children.filter(
        (child) => child.kind !== 'element' || !isPartReference(child),
      );
    for (const one of [copy, ...descendants(copy)]) this.#takeReferences(one, resultPart, newPart);
    for (const [index, section] of sections.entries()) {
      const own = copied[index];
      if (own === undefined) continue;
      this.#headers.take(section).forEach((reference, place) => void insertAt(own, place, reference));
    }
    for (const [name, uri] of otherwise) copy.attributes.set(name, uri);
    return copy;
  }

  #takeReferences(element: XmlElement, resultPart: string, newPart: string): void {
    this.#definitions.restyle(element);
    const note = noteReferences[element.name];
    if (note !== undefined)
      setWordAttribute(element, 'id', this.#notes.take(note, wordAttribute(element, 'id') ?? ''));
    for (const [name, value] of [...element.attributes]) {
      if (!isRelation(name.slice(name.indexOf(':') + 1), name)) continue;
      const id = this.#parts.relation(newPart, resultPart, value);
      if (id !== null) element.attributes.set(name, id);
    }
    if (element.rawName.endsWith(':docPr')) element.attributes.set('id', String(this.#ids.next++));
    if (/^w:(?:p|tr)$/.test(element.name)) element.attributes.clear();
    element.children = element.children.filter((child) => child.kind !== 'element' || !isMark(child));
  }
}

function bodyOf(word: WordPackage): XmlElement {
  const body = childNamed(rootOf(word, word.mainPart), 'w:body');
  return body ?? createElement('w:body', 'w:body', new Map());
}

function withoutHeaders(section: XmlElement): XmlElement {
  const copy = cloneElement(section);
  copy.children = childElements(copy).filter((child) => !isPartReference(child));
  return copy;
}
