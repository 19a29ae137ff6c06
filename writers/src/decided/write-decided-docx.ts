/**
 * In: a comparison with its files and decisions. Out: the document that the decisions make, as a Word file. `clean`: accepted changes applied, all
 * others as in OLD, no marks. `merged`: accepted applied, rejected undone, open ones as tracked changes: rejecting them gives the clean file, accepting
 * them what all but the rejected ones make. Both ends are checked by text and tree, and the marks between them by tree; where that fails, or only one side
 * is a Word file, the text alone is written and checked, and that is said.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Change,
  type Comparison,
  compareDocuments,
  type DecidedScript,
  type DecidedText,
  decidedDocument,
  decideOperations,
  type Fate,
} from '@wenjian/compare';
import type { Document, FindingDecision, RevisionView } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { rootOf } from '../docx/package/package-parts.ts';
import type { RevisionStamp } from '../docx/package/word-elements.ts';
import { WordPackage } from '../docx/package/word-package.ts';
import { startsIn, writeWordSource } from '../docx/package/word-source.ts';
import { settleFile, withFolder } from '../docx/settle/settle-file.ts';
import { settlePackage } from '../docx/settle/settle-revisions.ts';
import { writeTextRedline } from '../docx/write-text-redline.ts';
import { wordAttribute } from '../redline/word-attribute.ts';
import { type TreeOutcome, writeTreeRedline } from '../redline/write-tree-redline.ts';
import { replayFailed } from '../writer-failed.ts';
import { decidedText } from '../writers.text.ts';
import { childElements, type XmlElement } from '../xml/xml-tree.ts';
import { applyFates, viewOfMarks } from './apply-fates.ts';
import { checkDecided } from './check-decided.ts';
import { MarkLister } from './list-marks.ts';
import { markFates } from './mark-fates.ts';
import { traceSide } from './trace-sides.ts';

export type DecidedKind = 'merged' | 'clean';

export interface DecidedDocx extends RevisionStamp {
  readonly kind: DecidedKind;
  readonly comparison: Comparison;
  readonly oldDocument: Document;
  readonly newDocument: Document;
  readonly oldPath: string;
  readonly newPath: string;
  readonly revisions: RevisionView;
  readonly decisions: readonly Pick<FindingDecision, 'findingId' | 'state'>[];
}

export interface WrittenDecided {
  readonly check: 'tree' | 'text';
  readonly notice: string;
}

export async function writeDecidedDocx(input: DecidedDocx, outPath: string): Promise<WrittenDecided> {
  return withFolder((folder) => new DecidedWriter(input, folder).write(outPath));
}

/** How open changes are taken: as the clean file has them, and as accepting all of them gives. */
const views = ['undone', 'applied'] as const;

class DecidedWriter {
  readonly #input: DecidedDocx;
  readonly #folder: string;
  readonly #script: DecidedScript;
  readonly #wanted: Readonly<Record<(typeof views)[number], DecidedText>>;

  constructor(input: DecidedDocx, folder: string) {
    const { comparison, oldDocument, newDocument } = input;
    const states = new Map(input.decisions.map((decision) => [decision.findingId, decision]));
    this.#input = input;
    this.#folder = folder;
    this.#script = decideOperations(comparison, oldDocument, newDocument, states);
    const made = (open: (typeof views)[number]): DecidedText =>
      decidedDocument(this.#script, comparison, oldDocument, newDocument, open);
    this.#wanted = { undone: made('undone'), applied: made('applied') };
  }

  async write(outPath: string): Promise<WrittenDecided> {
    const { oldDocument, newDocument, oldPath, newPath, revisions, kind } = this.#input;
    await writeWordSource(oldDocument, oldPath, this.#path('old'), revisions);
    const isPair = (oldDocument.kind === 'docx') === (newDocument.kind === 'docx');
    // The marks of a redline show a moved clause as it was in one place and as it is in the other: there is none for its old words in the new place.
    const isApart = this.#script.operations.some(({ apart }) => apart !== null);
    if (isPair && !isApart) {
      await writeWordSource(newDocument, newPath, this.#path('new'), revisions);
      const mixed = await this.#writeTrees(outPath);
      if (mixed !== null)
        return { check: 'tree', notice: this.#notice('tree', decidedText.checked[kind](mixed)) };
    }
    await this.#writeTexts(outPath);
    const why = isPair ? decidedText.structureDiffers : decidedText.textOnly;
    return { check: 'text', notice: this.#notice('text', why) };
  }

  #path(name: string): string {
    return join(this.#folder, `${name}.docx`);
  }

  /** How many paragraphs were checked by text only; null when the file cannot be made or checked so. */
  async #writeTrees(outPath: string): Promise<number | null> {
    const { kind, author, date } = this.#input;
    const [oldPath, newPath, folder] = [this.#path('old'), this.#path('new'), this.#folder];
    const redline = { oldPath, newPath, folder, author, date };
    const outcome = await writeTreeRedline(redline, this.#path('redline'));
    if (!isWhole(outcome)) return null;
    if (!(await this.#decideMarks())) return null;
    let mixed = 0;
    for (const view of views) {
      const word = await WordPackage.open(this.#path('decided'));
      settlePackage(word, viewOfMarks(view));
      await word.write(this.#path(view));
      const check = await checkDecided(this.#path(view), this.#wanted[view], [oldPath, newPath]);
      if (check.kind === 'differs') return null;
      mixed = Math.max(mixed, check.mixedParagraphs);
      if (kind === 'clean') break;
    }
    if (kind === 'clean') await copyFile(this.#path('undone'), outPath);
    else {
      const ends = { ...redline, oldPath: this.#path('undone'), newPath: this.#path('applied') };
      const merged = await writeTreeRedline(ends, this.#path('merged'));
      if (!isWhole(merged)) return null;
      await copyFile(this.#path('merged'), outPath);
    }
    return mixed;
  }

  /** The redline with every mark saying what becomes of it. */
  async #decideMarks(): Promise<boolean> {
    const { oldDocument, newDocument, comparison } = this.#input;
    const path = this.#path('redline');
    const word = await WordPackage.open(path);
    const old = await traceSide(word, path, 'rejected', oldDocument, this.#folder);
    const fresh = await traceSide(word, path, 'accepted', newDocument, this.#folder);
    if (old === null || fresh === null) return false;
    const roots = word.storyParts.map((part) => rootOf(word, part));
    const lister = new MarkLister();
    for (const root of roots) lister.list(root);
    const fates = markFates(lister.marks, {
      script: this.#script,
      changes: comparison.changes,
      old: oldDocument,
      target: newDocument,
      traces: { old, new: fresh },
      noteOf: notesOf(roots),
    });
    if (fates === null || !applyFates(roots, fates)) return false;
    await word.write(this.#path('decided'));
    return true;
  }

  /** By text alone: first what was decided, settled, and then what is open. */
  async #writeTexts(outPath: string): Promise<void> {
    const { oldDocument, kind } = this.#input;
    const { undone, applied } = this.#wanted;
    await this.#track('old', oldDocument, undone.document, this.#path('tracked'));
    await settleFile(this.#path('tracked'), this.#path('undone'), 'accepted');
    if (kind === 'clean') await copyFile(this.#path('undone'), outPath);
    else await this.#track('undone', undone.document, applied.document, outPath);
  }

  async #track(base: string, from: Document, to: Document, outPath: string): Promise<void> {
    const { author, date, revisions } = this.#input;
    const basePath = this.#path(base);
    const starts = startsIn(from, await readDocx(basePath));
    if (starts === null) throw replayFailed('old');
    const { script } = compareDocuments(from, to);
    await writeTextRedline(
      {
        author,
        date,
        revisions,
        basePath,
        starts,
        script,
        oldDocument: from,
        newDocument: to,
        newPath: null,
        folder: this.#folder,
      },
      outPath,
    );
  }

  /** What was checked, and what became of the differences nobody decided on. */
  #notice(check: WrittenDecided['check'], checked: string): string {
    const { comparison, kind } = this.#input;
    const all = comparison.changes.map((change) => ({ change, fate: this.#script.fateOf(change) }));
    // As in OLD they are in any case.
    const isKept = (fate: Fate): boolean => fate === 'undone' || (fate === 'open' && kind === 'clean');
    const isLost = ({ change, fate }: (typeof all)[number]): boolean =>
      check === 'text' && !isKept(fate) && !isText(change);
    const fates = all.filter((one) => !isLost(one));
    const count = (fate: Fate): number => fates.filter((one) => one.fate === fate).length;
    const openNoise = fates.filter(({ change, fate }) => fate === 'open' && change.significance === 'noise');
    return [
      decidedText.counts[kind](count('applied'), count('undone'), count('open'), openNoise.length),
      decidedText.lost(all.length - fates.length),
      decidedText.bound(this.#script.bound.map(nameChange)),
      checked,
    ].join('');
  }
}

function isWhole(outcome: TreeOutcome): boolean {
  return outcome.kind === 'checked' && outcome.leftOut.length === 0 && outcome.parts.length === 0;
}

/** Where the text alone is written, a cut paragraph is the only form that is. */
function isText({ type, place, signals }: Change): boolean {
  if (/^(?:picture|seal|watermark|comment)$/.test(place) || type === 'image') return false;
  return type !== 'format' || signals.includes('paragraphing');
}

function nameChange({ old, new: target }: Change): string {
  return decidedText.change(target?.clause ?? old?.clause ?? '', old?.text ?? '', target?.text ?? '');
}

function notesOf(roots: readonly XmlElement[]): (reference: XmlElement) => XmlElement | null {
  const notes = new Map(
    roots
      .flatMap((root) => childElements(root))
      .filter(({ name }) => name === 'w:footnote' || name === 'w:endnote')
      .map((note) => [`${note.name}Reference ${wordAttribute(note, 'id')}`, note]),
  );
  return (reference) => notes.get(`${reference.name} ${wordAttribute(reference, 'id')}`) ?? null;
}
