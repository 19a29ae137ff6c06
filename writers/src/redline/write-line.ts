/** Builds the content of a paragraph from pieces, each kept, inserted or deleted: runs, tracked changes around them, links and content controls around those. */
import { plainProperties } from '../docx/package/word-elements.ts';
import {
  cloneElement,
  createElement,
  insertAfter,
  insertAt,
  insertBefore,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts';
import type { SolidPiece } from './inline-tokens.ts';
import { isGoing, type Status, type StoryPair } from './story-pair.ts';

export type Side = 'old' | 'new';

interface Shell {
  readonly key: string;
  readonly element: XmlElement;
  /** Where its content goes. */
  readonly inside: XmlElement;
  readonly statuses: Set<Status>;
}

export class LineWriter {
  readonly #story: StoryPair;
  readonly #root = createElement('', '', new Map());
  #shells: Shell[] = [];
  readonly #controls: Shell[] = [];
  readonly #controlIds = new Map<XmlElement, number>();
  #revision: { readonly status: Status; readonly element: XmlElement } | null = null;
  #run: { readonly key: string; readonly element: XmlElement } | null = null;

  constructor(story: StoryPair) {
    this.#story = story;
  }

  /** Of one side alone, or of both where nothing changed. */
  add(piece: SolidPiece, side: Side, status: Status): void {
    const place = this.#open(piece.wrappers, side, status);
    if (piece.kind === 'inline') {
      this.#append(this.#revised(place, status), this.#own(piece.element, side));
      return;
    }
    const format = piece.format === null ? null : this.#own(piece.format, side);
    const key = `${side} ${this.#keys(side).ofProperties(piece.format)}`;
    this.#addToRun(place, status, key, format, this.#contentOf(piece, side, status));
  }

  /** On both sides, in another format. */
  addReformatted(
    piece: SolidPiece,
    before: XmlElement | null,
    after: XmlElement | null,
    content: XmlNode,
  ): void {
    const { words, oldKeys, newKeys } = this.#story;
    const place = this.#open(piece.wrappers, 'old', 'kept');
    const format = after === null ? words.element('rPr') : this.#own(after, 'new');
    const former = words.element('rPr', {}, before === null ? [] : plainProperties(before).children);
    insertAt(format, format.children.length, words.revision('rPrChange', [former]));
    const key = `both ${oldKeys.ofProperties(before)} ${newKeys.ofProperties(after)}`;
    this.#addToRun(place, 'kept', key, format, content);
  }

  addMark(mark: XmlElement): void {
    // A mark may stand anywhere between runs; the links around it go on behind it.
    this.#end();
    this.#append(this.#shells.at(-1)?.inside ?? this.#root, mark);
  }

  finish(): readonly XmlNode[] {
    for (const { element, statuses } of this.#controls) {
      const change = statuses.has('kept') || statuses.size !== 1 ? null : [...statuses][0];
      if (change !== undefined && change !== null) surroundControl(this.#story, element, change);
    }
    return this.#root.children;
  }

  #open(wrappers: readonly XmlElement[], side: Side, status: Status): XmlElement {
    const wanted = wrappers.map((wrapper) => ({ wrapper, key: this.#shellKey(wrapper, side) }));
    let shared = 0;
    while (shared < wanted.length && this.#shells[shared]?.key === wanted[shared]?.key) shared++;
    if (shared < this.#shells.length || shared < wanted.length) this.#end();
    this.#shells = this.#shells.slice(0, shared);
    for (const { wrapper, key } of wanted.slice(shared)) {
      const shell = this.#shell(wrapper, key, side);
      this.#append(this.#shells.at(-1)?.inside ?? this.#root, shell.element);
      this.#shells.push(shell);
    }
    for (const shell of this.#shells) shell.statuses.add(status);
    return this.#shells.at(-1)?.inside ?? this.#root;
  }

  /** Links beside each other that lead to the same place are one; every content control is its own. */
  #shellKey(wrapper: XmlElement, side: Side): string {
    if (wrapper.name !== 'w:sdt') return this.#keys(side).ofShell(wrapper);
    const known = this.#controlIds.get(wrapper) ?? this.#controlIds.size;
    this.#controlIds.set(wrapper, known);
    return `control ${known}`;
  }

  #shell(wrapper: XmlElement, key: string, side: Side): Shell {
    const hollow = createElement(wrapper.name, wrapper.rawName, new Map(wrapper.attributes));
    if (wrapper.name !== 'w:sdt') {
      const element = this.#own(hollow, side);
      return { key, element, inside: element, statuses: new Set() };
    }
    const properties = wrapper.children.filter(
      (child) => child.kind === 'element' && child.name !== 'w:sdtContent',
    );
    for (const child of properties)
      if (child.kind === 'element') insertAt(hollow, hollow.children.length, cloneElement(child));
    const element = this.#own(hollow, side);
    const inside = this.#story.words.element('sdtContent');
    insertAt(element, element.children.length, inside);
    const shell = { key, element, inside, statuses: new Set<Status>() };
    this.#controls.push(shell);
    return shell;
  }

  #revised(place: XmlElement, status: Status): XmlElement {
    if (status === 'kept') {
      this.#revision = null;
      return place;
    }
    const known = this.#revision;
    if (known?.status === status && known.element.parent === place) return known.element;
    const element = this.#story.words.revision(status);
    this.#append(place, element);
    this.#revision = { status, element };
    return element;
  }

  #addToRun(
    place: XmlElement,
    status: Status,
    key: string,
    format: XmlElement | null,
    content: XmlNode,
  ): void {
    const host = this.#revised(place, status);
    const known = this.#run;
    if (known?.key === key && known.element.parent === host) {
      this.#extend(known.element, content);
      return;
    }
    const element = this.#story.words.element('r', {}, format === null ? [content] : [format, content]);
    this.#append(host, element);
    if (status !== 'kept') this.#revision = { status, element: host };
    this.#run = { key, element };
  }

  #extend(run: XmlElement, content: XmlNode): void {
    const last = run.children.at(-1);
    const isText = (node: XmlNode | undefined): node is XmlElement =>
      node?.kind === 'element' && (node.name === 'w:t' || node.name === 'w:delText');
    const [first] = isText(content) ? content.children : [];
    const behind = isText(last) ? last.children[0] : undefined;
    if (
      isText(last) &&
      isText(content) &&
      last.name === content.name &&
      behind?.kind === 'text' &&
      first?.kind === 'text'
    )
      last.children = [{ kind: 'text', text: behind.text + first.text }];
    else insertAt(run, run.children.length, content);
  }

  #contentOf(piece: Exclude<SolidPiece, { kind: 'inline' }>, side: Side, status: Status): XmlNode {
    const { words } = this.#story;
    if (piece.kind === 'text') return textNode(this.#story, piece.text, status);
    const element = this.#own(piece.element, side);
    if (status !== 'del' || element.name !== 'w:instrText') return element;
    return words.element('delInstrText', { 'xml:space': 'preserve' }, element.children);
  }

  /** Elements of the old file are in the result as they are, elements of the new one are taken over. */
  #own(element: XmlElement, side: Side): XmlElement {
    return side === 'new' ? this.#story.take(element) : cloneElement(element);
  }

  #keys(side: Side) {
    return side === 'old' ? this.#story.oldKeys : this.#story.newKeys;
  }

  /** What is added behind a run ends it. */
  #append(parent: XmlElement, node: XmlNode): void {
    this.#run = null;
    insertAt(parent, parent.children.length, node);
  }

  #end(): void {
    this.#revision = null;
    this.#run = null;
  }
}

export function textNode({ words }: StoryPair, text: string, status: Status): XmlElement {
  if (status !== 'del') return words.text(text);
  return words.element('delText', { 'xml:space': 'preserve' }, [{ kind: 'text', text }]);
}

/** Word's marks for a content control that came or went; its content has its own. */
export function surroundControl({ words }: StoryPair, control: XmlElement, status: Status): void {
  const local = isGoing(status) ? 'customXmlDelRange' : 'customXmlInsRange';
  const start = words.revision(`${local}Start`);
  const id = words.attribute(start, 'id') ?? '';
  insertBefore(control, start);
  insertAfter(control, words.element(`${local}End`, { id }));
}
