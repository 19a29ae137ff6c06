/**
 * The comment parts of a Word file: the comments themselves and the data of later versions about them (their
 * thread, whether they are resolved). Created with their relations and content types when the file has none;
 * existing parts are kept.
 */
import {
  childElements,
  createElement,
  descendants,
  insertAt,
  type XmlElement,
  type XmlNode,
} from '../../xml/xml-tree.ts';
import { wordSafe } from '../new-paragraph.ts';
import {
  addContentType,
  addRelation,
  folderOf,
  freeName,
  namespaceOf,
  prefixOf,
  relatedPart,
  relationBase,
  rootOf,
} from '../package/package-parts.ts';
import { type RevisionStamp, WordElements } from '../package/word-elements.ts';
import type { WordPackage } from '../package/word-package.ts';

export interface CommentLine {
  readonly text: string;
  readonly isStrong: boolean;
}

export interface CommentEntry {
  readonly id: number;
  readonly lines: readonly CommentLine[];
}

export function addComments(
  word: WordPackage,
  stamp: RevisionStamp & { readonly initials: string },
  entries: readonly CommentEntry[],
): void {
  const root = commentsRoot(word);
  const elements = new WordElements(root, stamp, { next: 0 });
  const extended = openPart(word, extendedPart, () => root2012());
  const ids = new ParagraphIds(word, root);
  const date = stamp.date.toISOString().replace(/\.\d+Z$/, 'Z');
  for (const { id, lines } of entries) {
    const paragraphs = lines.map((line) => commentParagraph(elements, line));
    const paraId = ids.take();
    // Later versions identify a comment by its last paragraph.
    paragraphs.at(-1)?.attributes.set('w14:paraId', paraId);
    const attributes = { id: String(id), author: stamp.author, date, initials: stamp.initials };
    append(root, elements.element('comment', attributes, paragraphs));
    const settled = new Map([
      [`${prefixOf(extended)}paraId`, paraId],
      [`${prefixOf(extended)}done`, '0'],
    ]);
    append(extended, createElement('w15:commentEx', `${prefixOf(extended)}commentEx`, settled));
  }
}

/** The ids of the existing comments of a file. */
export function commentIds(word: WordPackage): readonly string[] {
  const part = relatedPart(word, commentsPart.relation);
  const root = part === null ? undefined : word.tree(part)?.root;
  if (root === undefined) return [];
  return childElements(root).flatMap(({ name, attributes }) => {
    const id = [...attributes].find(([attribute]) => attribute === 'id' || attribute.endsWith(':id'));
    return name === 'w:comment' && id !== undefined ? [id[1]] : [];
  });
}

interface PartKind {
  readonly file: string;
  /** The ending of its relation type. */
  readonly relation: string;
  readonly relationBase: string | null;
  readonly contentType: string;
}

const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const commentsPart: PartKind = {
  file: 'comments.xml',
  relation: '/comments',
  relationBase: null,
  contentType: `${wordTypes}.comments+xml`,
};

const extendedPart: PartKind = {
  file: 'commentsExtended.xml',
  relation: '/commentsExtended',
  relationBase: 'http://schemas.microsoft.com/office/2011/relationships',
  contentType: `${wordTypes}.commentsExtended+xml`,
};

const word2010 = 'http://schemas.microsoft.com/office/word/2010/wordml';
const word2012 = 'http://schemas.microsoft.com/office/word/2012/wordml';
const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

export function commentsRoot(word: WordPackage): XmlElement {
  const root = openPart(word, commentsPart, () =>
    createElement(
      'w:comments',
      'w:comments',
      new Map([['xmlns:w', namespaceOf(rootOf(word, word.mainPart))]]),
    ),
  );
  if (!root.attributes.has('xmlns:w14')) root.attributes.set('xmlns:w14', word2010);
  if (!root.attributes.has('xmlns:mc')) root.attributes.set('xmlns:mc', compatibility);
  // Older programs must ignore what they do not know.
  const ignorable = (root.attributes.get('mc:Ignorable') ?? '').split(/\s+/).filter((name) => name !== '');
  if (!ignorable.includes('w14')) root.attributes.set('mc:Ignorable', [...ignorable, 'w14'].join(' '));
  return root;
}

function root2012(): XmlElement {
  return createElement('w15:commentsEx', 'w15:commentsEx', new Map([['xmlns:w15', word2012]]));
}

function commentParagraph(elements: WordElements, { text, isStrong }: CommentLine): XmlElement {
  const properties = isStrong ? elements.element('rPr', {}, [elements.element('b')]) : null;
  return elements.element('p', {}, [elements.run(wordSafe(text.replace(/\r\n?/g, '\n')), properties)]);
}

/** The root of the part, which is created when the file has none. */
function openPart(word: WordPackage, kind: PartKind, create: () => XmlElement): XmlElement {
  const related = relatedPart(word, kind.relation);
  const known = related === null ? null : word.tree(related);
  if (known !== null) return known.root;
  const part = related ?? freeName(word, folderOf(word.mainPart) + kind.file);
  const root = create();
  word.add(part, { root, elements: [root] });
  const type = (kind.relationBase ?? relationBase(word)) + kind.relation;
  if (related === null) addRelation(word, word.mainPart, { type, target: part });
  addContentType(word, part, kind.contentType);
  return root;
}

/** New paragraph ids, different from those in the file. */
class ParagraphIds {
  readonly #taken = new Set<string>();
  #next = FIRST_PARAGRAPH_ID;

  constructor(word: WordPackage, comments: XmlElement) {
    const roots = word.storyParts.flatMap((part) => word.tree(part)?.root ?? []);
    for (const root of [...roots, comments]) {
      for (const { attributes } of descendants(root)) {
        for (const [name, value] of attributes)
          if (name.endsWith(':paraId')) this.#taken.add(value.toUpperCase());
      }
    }
  }

  take(): string {
    for (;;) {
      const id = (this.#next++).toString(16).toUpperCase().padStart(8, '0');
      if (!this.#taken.has(id)) return id;
    }
  }
}

/** Must stay below 0x80000000. */
const FIRST_PARAGRAPH_ID = 0x3a000001;

function append(parent: XmlElement, node: XmlNode): void {
  insertAt(parent, parent.children.length, node);
}
