/** In: a Word file. Out: the ids of its styles and lists. */
import { descendants, type XmlElement } from '../../xml/xml-tree.ts';
import type { KnownNames } from '../build-paragraph.ts';
import type { WordPackage } from './word-package.ts';

export function readNames(word: WordPackage, mainPart: string): KnownNames {
  const folder = mainPart.slice(0, mainPart.lastIndexOf('/') + 1);
  const idsOf = (part: string, name: string, attribute: string): ReadonlySet<string> => {
    const root = word.tree(folder + part)?.root;
    const elements =
      root === undefined ? [] : [...descendants(root)].filter((element) => element.name === name);
    return new Set(elements.map((element) => attributeOf(element, attribute) ?? ''));
  };
  return {
    styles: idsOf('styles.xml', 'w:style', 'styleId'),
    lists: idsOf('numbering.xml', 'w:num', 'numId'),
  };
}

function attributeOf(element: XmlElement, local: string): string | undefined {
  return [...element.attributes].find(([name]) => name === local || name.endsWith(`:${local}`))?.[1];
}
