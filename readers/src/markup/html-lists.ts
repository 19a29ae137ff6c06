/** The numbers that a browser puts before the items of an ordered list. */
import { formatNumber } from '../docx/number-format.ts';

export interface HtmlList {
  readonly isOrdered: boolean;
  readonly format: string;
  readonly step: 1 | -1;
  next: number;
}

const formats: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

/** Null for elements that are not lists. */
export function startList(name: string, attributes: ReadonlyMap<string, string>): HtmlList | null {
  if (name !== 'ol' && name !== 'ul' && name !== 'menu' && name !== 'dir') return null;
  const start = wholeNumber(attributes.get('start'));
  return {
    isOrdered: name === 'ol',
    format: formats[attributes.get('type') ?? ''] ?? 'decimal',
    step: attributes.has('reversed') ? -1 : 1,
    next: start ?? 1,
  };
}

/** Null in lists without numbers. */
export function listNumber(list: HtmlList, value: string | undefined): string | null {
  if (!list.isOrdered) return null;
  const count = wholeNumber(value) ?? list.next;
  list.next = count + list.step;
  return `${formatNumber(count, list.format) ?? count}.`;
}

function wholeNumber(text: string | undefined): number | null {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isSafeInteger(number) ? number : null;
}
