/**
 * In: a Word file and one that was made from it. Out: whether they differ in nothing but the words inside text elements: the same parts, and in each the same
 * elements with the same attributes in the same order. It shares no code with what replaces text.
 */
import type { XmlElement, XmlNode } from '../xml/xml-tree.ts';
import { WordPackage } from './package/word-package.ts';

export async function differsOnlyInWords(sourcePath: string, madePath: string): Promise<boolean> {
  const [source, made] = [await WordPackage.open(sourcePath), await WordPackage.open(madePath)];
  if (source.partNames.join('\n') !== made.partNames.join('\n')) return false;
  return source.partNames.every((part) => isSamePart(source, made, part));
}

function isSamePart(source: WordPackage, made: WordPackage, part: string): boolean {
  const [one, other] = [source.bytes(part), made.bytes(part)];
  if (one !== null && other !== null && Buffer.from(one).equals(other)) return true;
  if (!/\.(?:xml|rels)$/i.test(part)) return false;
  const [tree, madeTree] = [source.tree(part), made.tree(part)];
  return tree !== null && madeTree !== null && isSameElement(tree.root, madeTree.root);
}

function isSameElement(one: XmlElement, other: XmlElement): boolean {
  if (one.rawName !== other.rawName) return false;
  // White space at an end has to be kept where there was none before.
  const isWords = one.name === 'w:t' || one.name === 'm:t';
  if (shownAttributes(one, isWords) !== shownAttributes(other, isWords)) return false;
  if (isWords) return [...one.children, ...other.children].every(({ kind }) => kind === 'text');
  const [children, others] = [joined(one.children), joined(other.children)];
  return (
    children.length === others.length && children.every((child, index) => isSameNode(child, others[index]))
  );
}

function isSameNode(one: XmlNode, other: XmlNode | undefined): boolean {
  if (one.kind === 'element') return other?.kind === 'element' && isSameElement(one, other);
  if (one.kind === 'text') return other?.kind === 'text' && one.text === other.text;
  return other?.kind === 'raw' && one.source === other.source;
}

function shownAttributes({ attributes }: XmlElement, isWords: boolean): string {
  return JSON.stringify([...attributes].filter(([name]) => !(isWords && name === 'xml:space')));
}

/** Text that the parser gave in pieces is one text. */
function joined(nodes: readonly XmlNode[]): readonly XmlNode[] {
  const found: XmlNode[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (node.kind === 'text' && last?.kind === 'text')
      found[found.length - 1] = { kind: 'text', text: last.text + node.text };
    else found.push(node);
  }
  return found;
}
