/**
 * Joins the files of one party into one document. In: documents in order with their names, and whether their
 * pages are shown one after another. Out: the joined document and the range of each file. Promise: every
 * span, page and box of a file points at the same words of the whole; block ids stay unique; facts about one
 * file (its kind, its unread parts) stay with that file.
 */
import {
  BLOCK_SEPARATOR,
  type Block,
  type Document,
  documentOffset,
  documentSpan,
  type PageBox,
  type Span,
} from '@wenjian/document';
import { coverageText as text } from '../plagiarism.text.ts';

export interface NamedDocument {
  readonly name: string;
  readonly document: Document;
}

export interface JoinedDocuments {
  readonly document: Document;
  readonly places: readonly JoinedPlace[];
}

export interface JoinedPlace {
  readonly start: number;
  readonly end: number;
  /** Counted from 1; null where the whole has no pages. */
  readonly firstPage: number | null;
  readonly pageCount: number;
}

export function joinDocuments(files: readonly NamedDocument[], hasPages: boolean): JoinedDocuments {
  const documents = files.map(({ document }) => document);
  const [first] = documents;
  if (first === undefined) throw new RangeError('a document is made of at least one file');
  const isPaged = hasPages && documents.every(({ pages }) => pages !== null);
  const places = placesOf(documents, isPaged);
  const parts = documents.map((document, index) => {
    const place = places[index];
    return shifted(document, {
      index,
      isPaged,
      offset: place?.start ?? 0,
      pages: (place?.firstPage ?? 1) - 1,
      tables: tablesBefore(documents, index),
    });
  });
  return {
    document: {
      readerVersion: first.readerVersion,
      kind: first.kind,
      pages: isPaged ? documents.flatMap(({ pages }) => pages ?? []) : null,
      blocks: parts.flatMap(({ blocks }) => blocks),
      text: documents.map(({ text }) => text).join(BLOCK_SEPARATOR),
      ...(isPaged ? { layout: parts.flatMap(({ layout = [] }) => layout) } : {}),
      ...(parts.some(({ runs }) => runs) && { runs: parts.flatMap(({ runs = [] }) => runs) }),
      ...(parts.some(({ revisions }) => revisions) && {
        revisions: parts.flatMap(({ revisions = [] }) => revisions),
      }),
      ...(parts.some(({ marks }) => marks) && { marks: parts.flatMap(({ marks = [] }) => marks) }),
      notRead: files.flatMap(({ name, document }) =>
        document.notRead.map((item) => ({ ...item, what: text.inFile(name, item.what) })),
      ),
      parts: files.map(({ name, document: { kind } }, index) => {
        const { start, end } = places[index] ?? { start: 0, end: 0 };
        return { name, kind, ...documentSpan(start, end) };
      }),
    },
    places,
  };
}

function placesOf(documents: readonly Document[], isPaged: boolean): readonly JoinedPlace[] {
  let start = 0;
  let firstPage = 1;
  return documents.map(({ text, pages }) => {
    const pageCount = isPaged ? (pages?.length ?? 0) : 0;
    const place = { start, end: start + text.length, firstPage: isPaged ? firstPage : null, pageCount };
    start = place.end + BLOCK_SEPARATOR.length;
    firstPage += pageCount;
    return place;
  });
}

/** Tables are numbered through the whole document. */
function tablesBefore(documents: readonly Document[], index: number): number {
  return documents.slice(0, index).reduce((sum, { blocks }) => sum + countTables(blocks), 0);
}

/** A workbook has a block for each cell: too many for an argument list. */
function countTables(blocks: readonly Block[]): number {
  return blocks.reduce((count, { cell }) => Math.max(count, (cell?.table ?? -1) + 1), 0);
}

interface Shift {
  readonly index: number;
  readonly isPaged: boolean;
  readonly offset: number;
  readonly pages: number;
  readonly tables: number;
}

type Part = Pick<Document, 'blocks' | 'layout' | 'runs' | 'revisions' | 'marks'>;

function shifted({ blocks, layout, runs, revisions, marks }: Document, shift: Shift): Part {
  const move = <Item extends Span>(item: Item): Item => ({ ...item, ...movedSpan(item, shift.offset) });
  return {
    blocks: blocks.map((block) => movedBlock(move(block), shift)),
    ...(layout && { layout: layout.map((line) => ({ ...move(line), page: line.page + shift.pages })) }),
    ...(runs && { runs: runs.map(move) }),
    ...(revisions && { revisions: revisions.map(move) }),
    ...(marks && { marks: marks.map(move) }),
  };
}

function movedSpan({ start, end }: Span, offset: number): Span {
  return { start: documentOffset(start + offset), end: documentOffset(end + offset) };
}

function movedBlock({ page, box, cell, ...block }: Block, shift: Shift): Block {
  const movedBox = (own: PageBox): PageBox => ({ ...own, page: own.page + shift.pages });
  return {
    ...block,
    // The first file keeps its ids, so that a single file and a first file give the same result.
    id: shift.index === 0 ? block.id : `${shift.index + 1}-${block.id}`,
    ...(cell && { cell: { ...cell, table: cell.table + shift.tables } }),
    ...(shift.isPaged && page !== undefined ? { page: page + shift.pages } : {}),
    ...(shift.isPaged && box !== undefined ? { box: movedBox(box) } : {}),
  };
}
