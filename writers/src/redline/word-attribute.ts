import type { XmlElement } from '../xml/xml-tree.ts';

/** An attribute of Word's namespace, which has the prefix of the element. */
export function wordAttribute({ rawName, attributes }: XmlElement, local: string): string | undefined {
  const prefix = rawName.slice(0, rawName.indexOf(':') + 1);
  return attributes.get(`${prefix === '' ? 'w:' : prefix}${local}`) ?? attributes.get(`w:${local}`);
}

export function setWordAttribute(element: XmlElement, local: string, value: string): void {
  const prefix = element.rawName.slice(0, element.rawName.indexOf(':') + 1);
  const own = `${prefix === '' ? 'w:' : prefix}${local}`;
  element.attributes.set(
    element.attributes.has(own) || !element.attributes.has(`w:${local}`) ? own : `w:${local}`,
    value,
  );
}
