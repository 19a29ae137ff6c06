/**
 * In: a proofreading. Out: the contract as a Word file with a comment on each correction that is not rejected, and a tracked change for
 * each accepted one and each new number.
 */
import { blockTypeNames, type Document, isAccepted } from '@wenjian/document';
import type { TextEdit } from '@wenjian/proofread';
import { type Anchor, TextPlaces } from '../docx/package/text-places.ts';
import type { CommentLine } from '../docx/remarks/comment-parts.ts';
import { remarkText } from '../docx/remarks/remark.text.ts';
import { type Remark, writeRemarkedDocx } from '../docx/remarks/write-remarked-docx.ts';
import { WriterFailed } from '../writer-failed.ts';
import { type CorrectionRow, canCarry, correctionRows, exportedEdits, wordEdit } from './correction-row.ts';
import { proofreadingExportText as text } from './proofreading-export.text.ts';
import type { ProofreadingExport } from './proofreading-export.ts';

export async function writeProofreadingDocx(request: ProofreadingExport, outPath: string): Promise<void> {
  const { document, source, info } = request;
  await writeRemarkedDocx(
    { document, sourcePath: source.path, remarks: remarksOf(request), date: new Date(info.createdAt) },
    outPath,
  );
}

function remarksOf(request: ProofreadingExport): readonly Remark[] {
  const { document } = request;
  const places = new TextPlaces(document);
  const edits = exportedEdits(request);
  const byCorrection = new Map(
    edits.flatMap((edit) => (edit.correction ? [[edit.correction.id, edit]] : [])),
  );
  const comments = correctionRows(request)
    .filter(({ state }) => state !== 'rejected')
    .map((row): Remark => {
      const { anchor, strayedFrom } = anchorOf(places, document, row);
      if (anchor === null) throw new WriterFailed('noText', text.notText);
      const edit = byCorrection.get(row.correction.id);
      const written = edit !== undefined && canCarry(document, edit) ? [wordEdit(edit)] : [];
      const isRenumbered = edit === undefined && edits.some((other) => meets(other, row.correction));
      const lines = commentLines(row, { isWritten: written.length > 0, isRenumbered });
      const moved = strayedFrom === null ? [] : [plain(remarkText.moved(blockTypeNames[strayedFrom]))];
      return { anchor, edits: written, lines: [...lines, ...moved] };
    });
  const numbers = edits
    .filter((edit) => edit.correction === undefined && canCarry(document, edit))
    .map((edit): Remark => ({ anchor: edit, lines: [], edits: [wordEdit(edit)] }));
  return [...comments, ...numbers];
}

/** A missing character is between two characters: the comment is on the one before it. */
function anchorOf(places: TextPlaces, { text: all }: Document, { correction }: CorrectionRow): Anchor {
  const { start, end } = correction;
  if (start < end && all.slice(start, end).trim() !== '') return places.anchorOf({ start, end });
  return places.anchorOf({ start: Math.max(0, start - 1), end: Math.min(all.length, end + 1) });
}

function meets(one: TextEdit, other: { readonly start: number; readonly end: number }): boolean {
  return one.start < other.end && other.start < one.end;
}

function commentLines(
  { correction, index, tier, family, state, replacement }: CorrectionRow,
  { isWritten, isRenumbered }: { readonly isWritten: boolean; readonly isRenumbered: boolean },
): readonly CommentLine[] {
  const { comment } = text;
  const goesIn = state === 'edited' ? comment.rewritten : comment.suggestion;
  const outcome = isWritten ? comment.written : isRenumbered ? comment.renumbered : comment.notWritten;
  return [
    { text: comment.title(index, tier, family), isStrong: true },
    plain(comment.reason + correction.reason),
    ...(correction.formula === undefined ? [] : [plain(comment.formula + correction.formula)]),
    ...(replacement === null ? [] : [plain(goesIn + (replacement || text.deleted))]),
    ...(isAccepted({ state }) ? [plain(outcome)] : []),
  ];
}

function plain(line: string): CommentLine {
  return { text: line, isStrong: false };
}
