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
import { childElements, childNamed, descendants, insertAt, type XmlElement } from '../xml/xml-tree.ts';

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
  if (first !== undefined) {
    addComments(word, { ...stamp, initials: stamp.author }, [
      { id, lines: [{ text: comment, isStrong: false }] },
    ]);
    insertAt(
      first,
      childNamed(first, 'w:pPr') === undefined ? 0 : 1,
      words.element('commentRangeStart', { id: String(id) }),
    );
    append(first, words.element('commentRangeEnd', { id: String(id) }));
    append(first, words.element('r', {}, [words.element('commentReference', { id: String(id) })]));
  }
  for (const line of appendix) addLine(words, body, line);
}

/** In front of the last paragraph's end, which cannot be inserted: as if typed behind the text. */
function addLine(words: WordElements, body: XmlElement, line: string): void {
  const paragraph = words.element('p', {}, [words.revision('ins', [words.run(line, null)])]);
  const last = childElements(body).findLast(({ name }) => name === 'w:p');
  const section = body.children.findIndex((child) => child.kind === 'element' && child.name === 'w:sectPr');
  insertAt(body, section < 0 ? body.children.length : section, paragraph);
  if (last !== undefined) markParagraphEnd(words, last, 'ins');
}

function append(parent: XmlElement, node: XmlElement): void {
  insertAt(parent, parent.children.length, node);
}
