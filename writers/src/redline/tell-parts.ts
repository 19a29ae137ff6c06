/** What is said of the parts that a redline keeps out: a comment at each, and their words on both sides for the appendix. */
import { largestOf } from '@wenjian/document';
import type { NotesByReference } from '../docx/note-references.ts';
import { rootOf } from '../docx/package/package-parts.ts';
import { highestId, type RevisionStamp, WordElements } from '../docx/package/word-elements.ts';
import type { WordPackage } from '../docx/package/word-package.ts';
import { commentIds } from '../docx/remarks/comment-parts.ts';
import { redlineText } from '../writers.text.ts';
import { ancestors, childElements, childNamed, type XmlElement } from '../xml/xml-tree.ts';
import { commentOn } from './add-remark.ts';
import type { LeftPart } from './keep-parts.ts';
import { isNumbered, partWords } from './part-words.ts';

/** Null where a side has nothing. */
export interface PartTexts extends Readonly<Record<'old' | 'new', string | null>> {
  readonly isNumbered: boolean;
}

export function textsOfPart(
  { old, new: target }: Pick<LeftPart, 'old' | 'new'>,
  notes: Readonly<Record<'old' | 'new', NotesByReference>>,
): PartTexts {
  return {
    old: old && partWords(old, notes.old),
    new: target && partWords(target, notes.new),
    isNumbered: [old, target].some((block) => block !== null && isNumbered(block)),
  };
}

/** `word`: the redline as opened. */
export function commentOnParts(word: WordPackage, stamp: RevisionStamp, parts: readonly LeftPart[]): void {
  const root = rootOf(word, word.mainPart);
  const words = new WordElements(root, stamp, { next: highestId(root) + 1 });
  let id = largestOf(commentIds(word).map(Number), 0) + 1;
  const anchors = parts.map((part) => anchorOf(word, part));
  for (const [index, anchor] of anchors.entries())
    if (anchor !== undefined)
      commentOn(word, words, stamp, {
        paragraph: anchor,
        id: id++,
        text: redlineText.partComment(index + 1),
      });
}

export function appendixOf(parts: readonly PartTexts[]): readonly string[] {
  return parts.flatMap(({ old, new: target }, index) => [
    redlineText.partTitle(index + 1),
    redlineText.partOld(old),
    old === target && !hasPicture(target) ? redlineText.partSame : redlineText.partNew(target),
  ]);
}

/** Two pictures have the same sign: nobody is told that they are the same. */
function hasPicture(text: string | null): boolean {
  return text?.includes(redlineText.pictureInPart) ?? false;
}

/** Word has comments in the body alone; a paragraph that comes or goes would take its comment with it. */
function anchorOf(word: WordPackage, { near }: LeftPart): XmlElement | undefined {
  const paragraphs = (word.tree(word.mainPart)?.elements ?? [])
    .map((element, index) => ({ element, index }))
    .filter(({ element }) => element.name === 'w:p' && !isTracked(element) && !isInBox(element));
  const behind =
    near.part === word.mainPart ? paragraphs.find(({ index }) => index >= near.index) : undefined;
  return (behind ?? paragraphs[0])?.element;
}

function isTracked(paragraph: XmlElement): boolean {
  const marks = [paragraph, ...ancestors(paragraph)].map((one) => {
    const own = childNamed(one, 'w:pPr') ?? childNamed(one, 'w:trPr');
    return own && (own.name === 'w:trPr' ? own : childNamed(own, 'w:rPr'));
  });
  return marks.some(
    (mark) => mark && childElements(mark).some(({ name }) => /^w:(?:ins|del|move)/.test(name)),
  );
}

function isInBox(paragraph: XmlElement): boolean {
  return [...ancestors(paragraph)].some(({ name }) => name === 'w:txbxContent');
}
