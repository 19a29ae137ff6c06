/**
 * A suggestion as an edit of the contract: the smallest one, in words the contract knows. Promise: what stands outside its pieces does not change,
 * and accepting some of the new clauses of a place numbers them without a gap.
 */
import { documentOffset, documentSpan, type Edit, replacing, type Span } from '@wenjian/document';

/** `text` comes in place of the span; an empty span: it is inserted there. */
export interface EditPiece extends Span {
  readonly text: string;
}

export interface RiskEdit {
  /** In text order, not overlapping. */
  readonly pieces: readonly EditPiece[];
  /** The edit is a clause of its own behind a paragraph; null: it changes sentences. */
  readonly newClause: NewClause | null;
  /** The contract with all suggestions was reviewed again: this risk was gone and no new one had come. */
  readonly isRechecked: boolean;
}

export interface NewClause {
  /** New clauses with the same place follow each other: `offset/start of the clause they belong to`, 0 for an article. */
  readonly place: string;
  /** In the contract's own style, when all clauses of the place are accepted; empty where clauses have none. */
  readonly number: string;
  /** An article of its own, not a part of another. */
  readonly isArticle: boolean;
}

/** As it comes into the text. */
export interface AcceptedPiece extends EditPiece {
  /** Its place among all accepted pieces; decides between insertions at one offset. */
  readonly rank: number;
}

interface Edited {
  readonly id: string;
  /** Absent in reviews stored by former versions. */
  readonly edit?: RiskEdit | null;
}

/** By risk: the pieces of the accepted edits; a line feed starts a new paragraph. `risks` in the order of the result. */
export function acceptedPieces(
  risks: readonly Edited[],
  isAccepted: (id: string) => boolean,
): ReadonlyMap<string, readonly AcceptedPiece[]> {
  const numbers = numbersByPlace(risks);
  const made = risks.flatMap(({ id, edit }): readonly Made[] => {
    if (!edit || !isAccepted(id)) return [];
    const { newClause } = edit;
    const number = newClause === null ? null : (numbers.get(newClause.place)?.shift() ?? newClause.number);
    return edit.pieces.map((piece) => ({
      id,
      newClause,
      piece: number === null ? piece : asClause(piece, number),
    }));
  });
  const pieces = new Map<string, AcceptedPiece[]>();
  for (const [rank, { id, piece }] of made.sort(inText).entries())
    pieces.set(id, [...(pieces.get(id) ?? []), { ...piece, rank }]);
  return pieces;
}

/** All of them, as they follow each other in the text. */
export function piecesInText(
  accepted: ReadonlyMap<string, readonly AcceptedPiece[]>,
): readonly AcceptedPiece[] {
  return [...accepted.values()].flat().sort((one, other) => one.rank - other.rank);
}

interface Made {
  readonly id: string;
  readonly piece: EditPiece;
  readonly newClause: NewClause | null;
}

/**
 * At one offset: sentences added to the paragraph, then new clauses, those of the innermost clause first and new articles last; those of one place stay in
 * the order of their numbers.
 */
function inText(one: Made, other: Made): number {
  return (
    one.piece.start - other.piece.start ||
    one.piece.end - other.piece.end ||
    Number(one.newClause !== null) - Number(other.newClause !== null) ||
    Number(one.newClause?.isArticle ?? false) - Number(other.newClause?.isArticle ?? false) ||
    homeOf(other) - homeOf(one)
  );
}

function homeOf({ newClause }: Made): number {
  return Number(newClause?.place.split('/').at(-1) ?? 0);
}

function numbersByPlace(risks: readonly Edited[]): ReadonlyMap<string, string[]> {
  const numbers = new Map<string, string[]>();
  for (const { edit } of risks)
    if (edit?.newClause) {
      const { place, number } = edit.newClause;
      numbers.set(place, [...(numbers.get(place) ?? []), number]);
    }
  return numbers;
}

function asClause(piece: EditPiece, number: string): EditPiece {
  return { ...piece, text: `\n${number}${piece.text}` };
}

/** The words that come into the contract. */
export function editWords({ pieces }: RiskEdit): string {
  return pieces.map(({ text }) => text).join('');
}

/** As one change from the first to the last piece; `text`: the contract. */
export function editAsOne({ pieces, newClause }: RiskEdit, text: string): Edit | null {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (newClause !== null)
    return { kind: 'insert', after: first.end, text: `\n${newClause.number}${first.text}` };
  if (first === last && first.start === first.end)
    return { kind: 'insert', after: documentOffset(first.end), text: first.text };
  let at: number = first.start;
  let words = '';
  for (const piece of pieces) {
    words += text.slice(at, piece.start) + piece.text;
    at = piece.end;
  }
  return replacing(documentSpan(first.start, last.end), words);
}
