/** Elements of NEW's file in a part of OLD's: the part declares the prefixes they have. */
import { relationBase } from '../docx/package/package-parts.ts';
import type { WordPackage } from '../docx/package/word-package.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

/** Prefixes that mean something else in the part are declared on each element that is taken over: the returned map. */
export function adoptNamespaces(root: XmlElement, from: XmlElement): ReadonlyMap<string, string> {
  const otherwise = new Map<string, string>();
  for (const [name, uri] of from.attributes) {
    if (!/^xmlns(?::|$)/.test(name)) continue;
    const known = root.attributes.get(name);
    if (known === undefined && name !== 'xmlns') root.attributes.set(name, uri);
    else if (known !== uri) otherwise.set(name, uri);
  }
  const ignorable = (element: XmlElement): readonly string[] =>
    (element.attributes.get('mc:Ignorable') ?? '').split(/\s+/).filter((name) => name !== '');
  const all = new Set([...ignorable(root), ...ignorable(from)]);
  const declared = [...all].filter((prefix) => root.attributes.has(`xmlns:${prefix}`));
  if (declared.length > 0) root.attributes.set('mc:Ignorable', declared.join(' '));
  return otherwise;
}

/** The prefix of relationships in the part, declared when there is none. */
export function relationPrefix(word: WordPackage, root: XmlElement): string {
  const uri = relationBase(word);
  for (const [name, value] of root.attributes)
    if (value === uri && name.startsWith('xmlns:')) return name.slice('xmlns:'.length);
  root.attributes.set('xmlns:r', uri);
  return 'r';
}
