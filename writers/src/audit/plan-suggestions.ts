/**
 * In: the risks of a review with their decisions. Out: for each risk that is not rejected the range of its
 * comment, and for accepted ones the edits that apply the proposal. All in offsets of the document. Promise:
 * edits never overlap. When two would, the first in text order is made, and the comment of the other says so.
 */
import { type AcceptedPiece, acceptedPieces, type Risk } from '@wenjian/audit';
import { append, type BlockType, type Document, isAccepted, largestOf } from '@wenjian/document';
import { numberPrefix, type TextEdit } from '../docx/new-paragraph.ts';
import { flowing, type Stretch, TextPlaces } from '../docx/package/text-places.ts';
import { auditExportText } from './audit-export.text.ts';
import { isInserted, type RiskRow } from './risk-row.ts';

export interface PlannedRisk {
  readonly row: RiskRow;
  /** The type of the block with the risk's text, when Word cannot comment there: the anchor is then beside it. */
  readonly strayedFrom: BlockType | null;
  /** Null when the document has no text for an anchor. */
  readonly anchor: { readonly start: number; readonly end: number } | null;
  readonly edits: readonly TextEdit[];
  /** What was done with an accepted proposal; empty for an open risk. */
  readonly outcome: string;
}

export function planSuggestions(document: Document, rows: readonly RiskRow[]): readonly PlannedRisk[] {
  const accepted = new Set(
    rows.filter(({ decision }) => decision.state === 'accepted').map(({ risk }) => risk.id),
  );
  const pieces = acceptedPieces(
    rows.map(({ risk }) => risk),
    (id) => accepted.has(id),
  );
  const places = new Places(document, pieces);
  const made: { readonly index: number; readonly edit: TextEdit }[] = [];
  return rows
    .filter(({ decision }) => decision.state !== 'rejected')
    .map((row) => ({ row, ...places.anchorOf(row) }))
    .sort((one, other) => startOf(one) - startOf(other) || one.row.index - other.row.index)
    .map(({ row, ...place }): PlannedRisk => {
      const commentOnly = (outcome: string): PlannedRisk => ({ row, ...place, edits: [], outcome });
      if (!isAccepted(row.decision)) return commentOnly('');
      const edits = places.editsOf(row);
      if (typeof edits === 'string') return commentOnly(edits);
      const met = made.find(({ edit }) => edits.some((own) => meets(own, edit)));
      if (met !== undefined) return commentOnly(auditExportText.notApplied.overlap(met.index));
      append(
        made,
        edits.map((edit) => ({ index: row.index, edit })),
      );
      const { inserted, replaced } = auditExportText.comment;
      const isAdded = edits.every(({ start, end }) => start === end);
      return { row, ...place, edits, outcome: isAdded ? inserted : replaced };
    });
}

function startOf({ anchor }: Pick<PlannedRisk, 'anchor'>): number {
  return anchor?.start ?? Number.MAX_SAFE_INTEGER;
}

/** Stored reviews of versions whose suggestions were not edits yet: the suggestion itself was accepted. */
function isOfFormerVersion({ edit }: Partial<Pick<Risk, 'edit'>>): boolean {
  return edit === undefined;
}

/** Advice addresses the drafter; it is never put into the contract. */
function isForDrafter(suggestion: string): boolean {
  return /^(?:请|建议)/.test(suggestion.trim());
}

/** Ranges that share a character, or an insertion inside a range. */
function meets(one: TextEdit, other: TextEdit): boolean {
  if (one.start === one.end && other.start === other.end) return false;
  return one.start < other.end && other.start < one.end;
}

class Places {
  readonly #document: Document;
  readonly #text: TextPlaces;

  readonly #pieces: ReadonlyMap<string, readonly AcceptedPiece[]>;

  constructor(document: Document, pieces: ReadonlyMap<string, readonly AcceptedPiece[]>) {
    this.#document = document;
    this.#pieces = pieces;
    this.#text = new TextPlaces(document);
  }

  anchorOf({ risk: { span, insertAt } }: RiskRow): Pick<PlannedRisk, 'anchor' | 'strayedFrom'> {
    if (span !== null) return this.#text.anchorOf(span);
    const anchor = this.#text.blockBefore(insertAt ?? this.#document.text.length);
    return { anchor, strayedFrom: null };
  }

  /** The suggested edit, or the user's own words; a sentence when nothing can be edited. */
  editsOf(row: RiskRow): readonly TextEdit[] | string {
    return row.decision.state === 'edited' ? this.#ownWords(row) : this.#suggested(row);
  }

  #suggested(row: RiskRow): readonly TextEdit[] | string {
    const { risk } = row;
    if (isOfFormerVersion(risk))
      return isForDrafter(risk.suggestion) ? auditExportText.notApplied.formerVersion : this.#ownWords(row);
    const pieces = this.#pieces.get(risk.id);
    if (pieces === undefined) return auditExportText.notApplied.noText;
    const isNew = ({ text }: AcceptedPiece) => text.startsWith('\n');
    if (pieces.some((piece) => !isNew(piece) && !(this.#isInText(piece.start) && this.#isInText(piece.end))))
      return auditExportText.notApplied.noPlace;
    return pieces.map((piece) => (isNew(piece) ? this.#newClause(piece) : this.#words(piece)));
  }

  /** Beside a picture, which is a block of its own, nothing can be written. */
  #isInText(offset: number): boolean {
    return this.#text
      .stretches({ start: Math.max(0, offset - 1), end: offset + 1 })
      .some(({ block }) => block.start <= offset && offset <= block.end);
  }

  /** Behind a table, not in one of its cells. */
  #newClause({ start, text, rank }: AcceptedPiece): TextEdit {
    const at = this.#text.blockBefore(start + 1)?.end ?? start;
    return { start: at, end: at, inserted: text, type: 'paragraph', rank };
  }

  #words({ start, end, text, rank }: AcceptedPiece): TextEdit {
    return { start: Math.min(this.#behindCount(start), end), end, inserted: text, rank };
  }

  /** A paragraph of the user's own comes behind sentences added to the one before, and before suggested clauses. */
  #rankOfOwn(at: number): number {
    const added = [...this.#pieces.values()]
      .flat()
      .filter(({ start, text }) => start === at && !text.startsWith('\n'));
    return (
      largestOf(
        added.map(({ rank }) => rank),
        -1,
      ) + 0.5
    );
  }

  /** The number that Word counts at the beginning of a block is not text to edit. */
  #behindCount(offset: number): number {
    const block = this.#document.blocks.findLast(({ start, end }) => start <= offset && offset <= end);
    return block === undefined ? offset : Math.max(offset, block.start + numberPrefix(this.#document, block));
  }

  #ownWords(row: RiskRow): readonly TextEdit[] | string {
    const { span, insertAt } = row.risk;
    const text = tidy(row.proposal);
    if (text === '') return auditExportText.notApplied.noText;
    const stretches = span === null ? [] : this.#text.stretches(span);
    if (span !== null && stretches.length === 0) return auditExportText.notApplied.noPlace;
    if (!isInserted(row)) return this.#replacement(stretches, text, row.number);
    const at =
      span === null
        ? this.#text.blockBefore(insertAt ?? this.#document.text.length)
        : stretches.at(-1)?.block;
    if (at === undefined || at === null) return auditExportText.notApplied.noPlace;
    const edit = { start: at.end, end: at.end, inserted: `\n${text}`, rank: this.#rankOfOwn(at.end) };
    return [span === null ? { ...edit, type: 'paragraph' } : edit];
  }

  /**
   * The clause number stays, whether Word counts it or it is typed, and is removed from a proposal that
   * repeats it.
   */
  #replacement(stretches: readonly Stretch[], text: string, number: string): readonly TextEdit[] | string {
    const bodies = stretches.map((stretch, order) => {
      const counted = stretch.block.start + numberPrefix(this.#document, stretch.block);
      const typed = order === 0 ? this.#behindNumber(stretch, number) : stretch.start;
      return { ...stretch, start: Math.min(Math.max(counted, typed), stretch.end) };
    });
    const [first, last] = [bodies[0], bodies.at(-1)];
    if (first === undefined || last === undefined || first.start === first.end)
      return auditExportText.notApplied.noPlace;
    const isNumbered = stretches[0]?.start !== first.start;
    const inserted = isNumbered ? withoutNumber(text, first.block.number ?? number) : text;
    const runsOn = bodies.every(
      ({ block, index }, order) => flowing.has(block.type) && index === first.index + order,
    );
    if (runsOn) return [{ start: first.start, end: last.end, inserted }];
    return bodies
      .filter(({ start, end }) => start < end)
      .map(({ start, end }, order) => ({ start, end, inserted: order === 0 ? inserted : '' }));
  }

  #behindNumber({ start, end }: Stretch, number: string): number {
    const words = this.#document.text.slice(start, end);
    if (number === '' || !words.startsWith(number)) return start;
    const rest = words.slice(number.length);
    return end - rest.trimStart().length;
  }
}

function withoutNumber(text: string, number: string): string {
  return number !== '' && text.startsWith(number) ? text.slice(number.length).trimStart() : text;
}

/** Lines without trailing white space, none of them empty. */
function tidy(text: string): string {
  return text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
