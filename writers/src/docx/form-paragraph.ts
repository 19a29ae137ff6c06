/** The format of a paragraph: its properties in Word's order, and its numbering. */
import {
  childElements,
  childNamed,
  cloneElement,
  setChildren,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts';
import { changeProperties, paragraphProperties, type WordElements } from './package/word-elements.ts';

/** CT_PPr of ECMA-376, in its order. */
const order = [
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs',
  'suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd',
  'snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment',
  'textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
]
  .join(' ')
  .split(' ');

const rank = new Map(order.map((local, index) => [`w:${local}`, index]));

/** Not part of a paragraph's format: its mark, its section, its previous format. */
const notForm = new Set(['w:rPr', 'w:sectPr', 'w:pPrChange']);

/** A copy of a paragraph's own format. */
export function formOf(paragraph: XmlElement): XmlElement[] {
  const properties = childNamed(paragraph, 'w:pPr');
  if (properties === undefined) return [];
  return childElements(properties)
    .filter(({ name }) => !notForm.has(name))
    .map(cloneElement);
}

/** The number id that means "no list", whatever the style says. */
const NO_LIST = '0';

export function withoutNumber(word: WordElements, form: readonly XmlNode[]): XmlNode[] {
  const none = word.element('numPr', {}, [
    word.element('ilvl', { val: '0' }),
    word.element('numId', { val: NO_LIST }),
  ]);
  return sorted([...form.filter((node) => node.kind !== 'element' || node.name !== 'w:numPr'), none]);
}

/** For a completely new paragraph: there is nothing to keep for a rejection. */
export function setForm(word: WordElements, paragraph: XmlElement, form: readonly XmlNode[]): void {
  const properties = paragraphProperties(word, paragraph);
  const rest = childElements(properties).filter(({ name }) => notForm.has(name));
  setChildren(properties, sorted([...form, ...rest]));
}

/** For an existing paragraph: the previous format is kept for a rejection. */
export function changeForm(word: WordElements, paragraph: XmlElement, form: readonly XmlNode[]): void {
  changeProperties(word, paragraph, () => sorted(form));
}

export function isSameForm(one: readonly XmlNode[], other: readonly XmlNode[]): boolean {
  return JSON.stringify(one.map(comparable)) === JSON.stringify(other.map(comparable));
}

function comparable(node: XmlNode): unknown {
  if (node.kind !== 'element') return null;
  return [node.name, [...node.attributes].sort(), node.children.map(comparable)];
}

function sorted(nodes: readonly XmlNode[]): XmlNode[] {
  const rankOf = (node: XmlNode): number =>
    node.kind === 'element' ? (rank.get(node.name) ?? order.length) : -1;
  return [...nodes].sort((one, other) => rankOf(one) - rankOf(other));
}
