/** Properties (of a paragraph, a row, a cell, a table, a section) of both sides: those of NEW, with those of OLD kept for a rejection. */
import { plainProperties } from '../docx/package/word-elements.ts';
import { childElements, childNamed, cloneElement, insertAt, type XmlElement } from '../xml/xml-tree.ts';
import type { ContentKeys } from './content-key.ts';
import type { StoryPair } from './story-pair.ts';

type Optional = XmlElement | null | undefined;

/** Null when neither side has any. */
export function trackedProperties(story: StoryPair, old: Optional, target: Optional): XmlElement | null {
  const source = old ?? target ?? null;
  if (source === null) return null;
  if (story.oldKeys.ofProperties(old) === story.newKeys.ofProperties(target))
    return old === null || old === undefined ? null : cloneElement(old);
  const { words } = story;
  const local = source.name.slice(2);
  const properties = target ? story.take(target) : words.element(local);
  const former = words.element(local, {}, old ? cloneElement(old).children : []);
  insertAt(properties, properties.children.length, words.revision(`${local}Change`, [former]));
  return properties;
}

/** What Word does not track with the form of a paragraph. */
const apart = new Set(['w:rPr', 'w:sectPr', 'w:pPrChange']);

/** The form of a paragraph, the format of its end, and the section that ends with it. */
export function trackedForm(story: StoryPair, old: Optional, target: Optional): XmlElement | null {
  const { words } = story;
  const [before, after] = [formOf(old), formOf(target)];
  const properties = words.element('pPr');
  const append = (node: XmlElement | null): void => {
    if (node !== null) insertAt(properties, properties.children.length, node);
  };
  const isSame = keyOf(before, story.oldKeys) === keyOf(after, story.newKeys);
  for (const child of isSame ? before.map(cloneElement) : after.map((child) => story.take(child)))
    append(child);
  const [oldMark, newMark] = [childOf(old, 'w:rPr'), childOf(target, 'w:rPr')];
  append(trackedProperties(story, oldMark && plainProperties(oldMark), newMark));
  const [oldSection, newSection] = [childOf(old, 'w:sectPr'), childOf(target, 'w:sectPr')];
  if (oldSection !== undefined && newSection !== undefined)
    append(story.pairSections(oldSection, newSection));
  if (!isSame) append(words.revision('pPrChange', [words.element('pPr', {}, before.map(cloneElement))]));
  return properties.children.length === 0 ? null : properties;
}

function childOf(properties: Optional, name: string): XmlElement | undefined {
  return properties ? childNamed(properties, name) : undefined;
}

function formOf(properties: Optional): readonly XmlElement[] {
  return properties ? childElements(properties).filter(({ name }) => !apart.has(name)) : [];
}

function keyOf(children: readonly XmlElement[], keys: ContentKeys): string {
  return children
    .map((child) => keys.of(child))
    .sort()
    .join('');
}
