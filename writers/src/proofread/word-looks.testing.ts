/**
 * A Word file as what one sees, paragraph by paragraph: every character with the look of its run, every other object by its XML. Runs, fields' marks and comments are not told
 * apart from what stands around them, and of several renderings the first counts. Shares nothing with the writers but the parser. Test code only.
 */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { childElements, childNamed, parseTree, textOf, type XmlElement } from '../xml/xml-tree.ts';

export async function looksOf(path: string): Promise<readonly (readonly string[])[]> {
  const entries = Object.entries(unzipSync(await readFile(path)))
    .filter(([name]) => /^word\/(?:document|footnotes|endnotes|header\d*|footer\d*)\.xml$/.test(name))
    .sort(([one], [other]) => one.localeCompare(other));
  const looks = new Looks();
  for (const [, bytes] of entries) looks.read(parseTree(strFromU8(bytes)).root);
  return looks.paragraphs;
}

/** How many tokens have to go and to come to make one list of paragraphs of another; null when their number differs. */
export function changedTokens(
  old: readonly (readonly string[])[],
  fresh: readonly (readonly string[])[],
): { readonly gone: number; readonly come: number } | null {
  if (old.length !== fresh.length) return null;
  let [gone, come] = [0, 0];
  for (const [index, before] of old.entries()) {
    const after = fresh[index] ?? [];
    const common = longestCommon(before, after);
    gone += before.length - common;
    come += after.length - common;
  }
  return { gone, come };
}

const silent =
  /^w:(?:rPr|proofErr|lastRenderedPageBreak|bookmarkStart|bookmarkEnd|commentRangeStart|commentRangeEnd|commentReference|fldChar|instrText)$/;

class Looks {
  readonly paragraphs: string[][] = [];

  read(element: XmlElement): void {
    for (const child of childElements(element)) this.#visit(child, '');
  }

  #visit(element: XmlElement, look: string): void {
    const { name } = element;
    if (silent.test(name)) return;
    if (name === 'w:p') {
      this.paragraphs.push([`p ${markup(childNamed(element, 'w:pPr'))}`]);
      const own = this.paragraphs.length - 1;
      for (const child of childElements(element)) if (child.name !== 'w:pPr') this.#visit(child, look);
      // What follows a box belongs to the paragraph around it.
      this.paragraphs.push(...this.paragraphs.splice(own, 1));
    } else if (name === 'w:t' || name === 'm:t')
      this.paragraphs.at(-1)?.push(...[...textOf(element)].map((character) => character + look));
    else if (name === 'mc:AlternateContent')
      for (const child of childElements(element).slice(0, 1)) this.#visit(child, look);
    else if (name === 'w:r')
      for (const child of childElements(element)) this.#visit(child, markup(childNamed(element, 'w:rPr')));
    else if (childElements(element).length === 0) this.paragraphs.at(-1)?.push(markup(element) + look);
    else for (const child of childElements(element)) this.#visit(child, look);
  }
}

function markup(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  const attributes = [...element.attributes].map(([name, value]) => ` ${name}=${value}`).join('');
  return `<${element.name}${attributes}>${childElements(element).map(markup).join('')}`;
}

function longestCommon(one: readonly string[], other: readonly string[]): number {
  let from = 0;
  while (from < Math.min(one.length, other.length) && one[from] === other[from]) from++;
  let end = 0;
  const most = Math.min(one.length, other.length) - from;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(from, one.length - end), other.slice(from, other.length - end)];
  let row = new Array<number>(right.length + 1).fill(0);
  for (const token of left) {
    const next = [0];
    for (const [index, candidate] of right.entries())
      next.push(
        token === candidate ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0),
      );
    row = next;
  }
  return from + end + (row.at(-1) ?? 0);
}
