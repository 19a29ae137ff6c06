import { childElements, descendants, type XmlElement } from '../xml/xml-tree.ts';

/** Fields, formulas and links are settled as a whole. */
export function canBeCut(container: XmlElement): boolean {
  return (
    childElements(container).every(({ name }) => name === 'w:r') &&
    ![...descendants(container)].some(({ name }) => /^w:(?:fldChar|instrText|delInstrText)$/.test(name))
  );
}
