/** What a redline could not carry: said in a comment at the beginning of the file and, word for word, in an appendix at its end, tracked as inserted. */
import { largestOf } from '@wenjian/document';
import { rootOf } from '../docx/package/package-parts.ts';
import {
  highestId,
  markParagraphEnd,
  type RevisionStamp,
  WordElements,
} from '../docx/package/word-elements.ts';
import type { WordPackage } from '../docx/package/word-package.ts';
import { addComments, commentIds } from '../docx/remarks/comment-parts.ts';
import {
  childElements,
  childNamed,
  cloneElement,
  descendants,
  insertAllAt,
  insertAt,
  type XmlElement,
} from '../xml/xml-tree.ts';

export interface FileRemark {
  readonly comment: string;
  readonly appendix: readonly string[];
}

export function addRemark(word: WordPackage, stamp: RevisionStamp, { comment, appendix }: FileRemark): void {
  const root = rootOf(word, word.mainPart);
  const body = childNamed(root, 'w:body') ?? root;
  const words = new WordElements(root, stamp, { next: highestId(root) + 1 });
  const id = largestOf(commentIds(word).map(Number), 0) + 1;
  const first = [...descendants(body)].find(({ name }) => name === 'w:p');
  if (first !== undefined) commentOn(word, words, stamp, { paragraph: first, id, text: comment });
  addLines(words, body, appendix);
}

export function commentOn(
  word: WordPackage,
  words: WordElements,
  stamp: RevisionStamp,
  said: { readonly paragraph: XmlElement; readonly id: number; readonly text: string },
): void {
  const { paragraph, text } = said;
  const id = String(said.id);
  addComments(word, { ...stamp, initials: stamp.author }, [
    { id: said.id, lines: [{ text, isStrong: false }] },
  ]);
  const start = childNamed(paragraph, 'w:pPr') === undefined ? 0 : 1;
  insertAt(paragraph, start, words.element('commentRangeStart', { id }));
  append(paragraph, words.element('commentRangeEnd', { id }));
  append(paragraph, words.element('r', {}, [words.element('commentReference', { id })]));
}

/** As if typed behind the text: the last paragraph's own end cannot be inserted, so the last line has it, and its form for a rejection. */
function addLines(words: WordElements, body: XmlElement, lines: readonly string[]): void {
  const blocks = childElements(body).filter(({ name }) => /^w:(?:p|tbl|sdt)$/.test(name));
  const last = blocks.at(-1);
  const paragraphs = lines.map((line) =>
    words.element('p', {}, [words.revision('ins', [words.run(line, null)])]),
  );
  const section = body.children.findIndex((child) => child.kind === 'element' && child.name === 'w:sectPr');
  insertAllAt(body, section < 0 ? body.children.length : section, paragraphs);
  const own = paragraphs.at(-1);
  if (own === undefined) return;
  const form = last?.name === 'w:p' ? formerForm(words, last) : null;
  if (form !== null) insertAt(own, 0, form);
  for (const paragraph of [...(last?.name === 'w:p' ? [last] : []), ...paragraphs.slice(0, -1)])
    markParagraphEnd(words, paragraph, 'ins');
}

/** The form that the paragraph has when everything is rejected, for one that has none when everything is accepted. */
function formerForm(words: WordElements, paragraph: XmlElement): XmlElement | null {
  const properties = childNamed(paragraph, 'w:pPr');
  const mark = properties && childNamed(properties, 'w:rPr');
  const form = formerOf(properties, 'w:pPrChange', /^w:(?:rPr|sectPr)$/);
  const look = formerOf(mark, 'w:rPrChange', /^w:(?:ins|del|moveFrom|moveTo)$/);
  const written: XmlElement[] = [];
  if (look.length > 0)
    written.push(words.element('rPr', {}, [words.revision('rPrChange', [words.element('rPr', {}, look)])]));
  if (form.length > 0) written.push(words.revision('pPrChange', [words.element('pPr', {}, form)]));
  return written.length === 0 ? null : words.element('pPr', {}, written);
}

function formerOf(
  properties: XmlElement | undefined,
  change: string,
  without: RegExp,
): readonly XmlElement[] {
  if (properties === undefined) return [];
  const tracked = childNamed(properties, change);
  const former = tracked === undefined ? properties : childNamed(tracked, properties.name);
  return (former === undefined ? [] : childElements(former))
    .filter(({ name }) => !without.test(name))
    .map(cloneElement);
}

function append(parent: XmlElement, node: XmlElement): void {
  insertAt(parent, parent.children.length, node);
}
