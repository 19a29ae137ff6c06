/** Which header and footer each section shows: its own, or that of the section before it. */
import { relationsFrom } from '../docx/package/package-parts.ts';
import type { WordPackage } from '../docx/package/word-package.ts';
import { childElements, descendants, type XmlElement } from '../xml/xml-tree.ts';
import { wordAttribute } from './word-attribute.ts';

export type SectionPlace = `${'header' | 'footer'} ${string}`;

/** The part of each place; by the section's properties. */
export type SectionParts = ReadonlyMap<XmlElement, ReadonlyMap<SectionPlace, string>>;

export function readSections(word: WordPackage): SectionParts {
  const root = word.tree(word.mainPart)?.root;
  const relations = new Map(relationsFrom(word, word.mainPart).map(({ id, part }) => [id, part]));
  const sections = new Map<XmlElement, ReadonlyMap<SectionPlace, string>>();
  let shown: ReadonlyMap<SectionPlace, string> = new Map();
  for (const section of root === undefined ? [] : descendants(root)) {
    if (section.name !== 'w:sectPr') continue;
    const own = new Map(shown);
    for (const reference of childElements(section)) {
      const kind = referenceKinds[reference.name];
      const id = [...reference.attributes].find(([name]) => /(?<!w):id$/.test(name))?.[1];
      const part = relations.get(id ?? '') ?? null;
      if (kind !== undefined && part !== null)
        own.set(`${kind} ${wordAttribute(reference, 'type') ?? 'default'}`, part);
    }
    sections.set(section, own);
    shown = own;
  }
  return sections;
}

const referenceKinds: Readonly<Record<string, 'header' | 'footer'>> = {
  'w:headerReference': 'header',
  'w:footerReference': 'footer',
};

export function isPartReference({ name }: XmlElement): boolean {
  return name in referenceKinds;
}
