/**
 * In: a comparison with its files and decisions. Out: the document that the decisions make, as a Word file. `clean`: accepted changes applied, all
 * others as in OLD, no marks. `merged`: accepted applied, rejected undone, open ones as tracked changes: rejecting them gives the clean file, accepting
 * them what all but the rejected ones make. Both ends are checked by text and tree, and the marks between them by tree. What can only be written together but was
 * decided differently is left open, and that is said; where that does not help, or only one side is a Word file, the text alone is written and checked.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, compareDocuments, type Fate } from '@wenjian/compare';
import type { Document, RevisionView } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { rootOf } from '../docx/package/package-parts.ts';
import type { RevisionStamp } from '../docx/package/word-elements.ts';
import { WordPackage } from '../docx/package/word-package.ts';
import { startsIn, writeWordSource } from '../docx/package/word-source.ts';
import { settleFile, withFolder } from '../docx/settle/settle-file.ts';
import { settlePackage } from '../docx/settle/settle-revisions.ts';
import { writeTextRedline } from '../docx/write-text-redline.ts';
import { addRemark } from '../redline/add-remark.ts';
import { textOf } from '../redline/check/word-texts.ts';
import { wordAttribute } from '../redline/word-attribute.ts';
import { type TreeOutcome, type TreeRedline, writeTreeRedline } from '../redline/write-tree-redline.ts';
import { replayFailed } from '../writer-failed.ts';
import { decidedText } from '../writers.text.ts';
import { childElements, type XmlElement } from '../xml/xml-tree.ts';
import { applyFates, viewOfMarks } from './apply-fates.ts';
import { checkDecided } from './check-decided.ts';
import { type DecidedInput, type DecidedTexts, decidedTexts, views } from './decided-texts.ts';
import { around, changesToOpen, type Together } from './leave-open.ts';
import { MarkLister } from './list-marks.ts';
import { markFates } from './mark-fates.ts';
import { traceSide } from './trace-sides.ts';

export type DecidedKind = 'merged' | 'clean';

export interface DecidedDocx extends RevisionStamp, DecidedInput {
  readonly kind: DecidedKind;
  readonly oldPath: string;
  readonly newPath: string;
  readonly revisions: RevisionView;
}

export interface WrittenDecided {
  readonly check: 'tree' | 'text';
  readonly notice: string;
  /** The ids of changes that were decided, but are left open: they can only be written together with others. */
  readonly leftOpen: readonly string[];
}

export async function writeDecidedDocx(input: DecidedDocx, outPath: string): Promise<WrittenDecided> {
  return withFolder((folder) => new DecidedWriter(input, folder).write(outPath));
}

/** Each try leaves more open. */
const MOST_TRIES = 8;

type Tried =
  /** How many paragraphs were checked by text only. */
  | { readonly kind: 'written'; readonly mixed: number }
  | ({ readonly kind: 'together' } & Together)
  | { readonly kind: 'failed' };

class DecidedWriter {
  readonly #input: DecidedDocx;
  readonly #folder: string;
  #made: DecidedTexts;

  constructor(input: DecidedDocx, folder: string) {
    this.#input = input;
    this.#folder = folder;
    this.#made = decidedTexts(input, []);
  }

  async write(outPath: string): Promise<WrittenDecided> {
    const { oldDocument, newDocument, oldPath, newPath, revisions } = this.#input;
    await writeWordSource(oldDocument, oldPath, this.#path('old'), revisions);
    const isPair = (oldDocument.kind === 'docx') === (newDocument.kind === 'docx');
    if (isPair) {
      await writeWordSource(newDocument, newPath, this.#path('new'), revisions);
      const written = await this.#writeTrees(outPath);
      if (written !== null) return written;
    }
    this.#made = decidedTexts(this.#input, []);
    await this.#writeTexts(outPath);
    const why = isPair ? decidedText.structureDiffers : decidedText.textOnly;
    return { check: 'text', notice: this.#notice('text', why), leftOpen: [] };
  }

  #path(name: string): string {
    return join(this.#folder, `${name}.docx`);
  }

  /** Null when the file cannot be made or checked so. */
  async #writeTrees(outPath: string): Promise<WrittenDecided | null> {
    const { kind } = this.#input;
    if (!isWhole(await writeTreeRedline(this.#between('old', 'new'), this.#path('redline')))) return null;
    for (let count = 1; count <= MOST_TRIES; count++) {
      const tried = await this.#tryTrees();
      if (tried.kind === 'failed' || (tried.kind === 'together' && !this.#leaveOpen(tried))) return null;
      if (tried.kind !== 'written') continue;
      await this.#handOver(this.#path(kind === 'clean' ? 'undone' : 'merged'), outPath);
      const leftOpen = this.#made.leftOpen.map(({ id }) => id);
      return {
        check: 'tree',
        notice: this.#notice('tree', decidedText.checked[kind](tried.mixed)),
        leftOpen,
      };
    }
    return null;
  }

  #between(old: string, target: string): TreeRedline {
    const { author, date } = this.#input;
    return { oldPath: this.#path(old), newPath: this.#path(target), folder: this.#folder, author, date };
  }

  async #tryTrees(): Promise<Tried> {
    const { kind, oldDocument, newDocument } = this.#input;
    const { script, wanted } = this.#made;
    // The marks of a redline show a moved clause as it was in one place and as it is in the other: there is none for its old words in the new place.
    const apart = script.operations.flatMap(({ apart: own, change }) => (own === null ? [] : (change ?? [])));
    if (apart.length > 0) return { kind: 'together', places: [], changes: apart };
    const together = await this.#decideMarks();
    if (together !== null) return together;
    let mixed = 0;
    for (const view of views) {
      const word = await WordPackage.open(this.#path('decided'));
      settlePackage(word, viewOfMarks(view));
      await word.write(this.#path(view));
      const check = await checkDecided(this.#path(view), wanted[view], [
        this.#path('old'),
        this.#path('new'),
      ]);
      if (check.kind === 'differs') {
        const places = placesWith(check.texts, { old: oldDocument, new: newDocument });
        return { kind: 'together', places, changes: [] };
      }
      mixed = Math.max(mixed, check.mixedParagraphs);
      if (kind === 'clean') break;
    }
    if (kind === 'clean') return { kind: 'written', mixed };
    const merged = await writeTreeRedline(this.#between('undone', 'applied'), this.#path('merged'));
    return isWhole(merged) ? { kind: 'written', mixed } : { kind: 'failed' };
  }

  /** The redline with every mark saying what becomes of it; null when that is done. */
  async #decideMarks(): Promise<Exclude<Tried, { kind: 'written' }> | null> {
    const { oldDocument, newDocument, comparison } = this.#input;
    const path = this.#path('redline');
    const word = await WordPackage.open(path);
    const old = await traceSide(word, path, 'rejected', oldDocument, this.#folder);
    const fresh = await traceSide(word, path, 'accepted', newDocument, this.#folder);
    if (old === null || fresh === null) return { kind: 'failed' };
    const roots = word.storyParts.map((part) => rootOf(word, part));
    const lister = new MarkLister();
    for (const root of roots) lister.list(root);
    const outcome = markFates(lister.marks, {
      script: this.#made.script,
      changes: comparison.changes,
      old: oldDocument,
      target: newDocument,
      traces: { old, new: fresh },
      noteOf: notesOf(roots),
    });
    if (outcome.kind === 'together') return outcome;
    if (!applyFates(roots, outcome.fates)) return { kind: 'failed' };
    await word.write(this.#path('decided'));
    return null;
  }

  /** False when there is nothing more to leave open, or when too much of what people decided on the words would be lost so: in a merged file all of it, as the rest
   * can still be settled there, in a clean one any change that was accepted, as nothing there shows that it is missing. */
  #leaveOpen(together: Together): boolean {
    const { comparison, kind } = this.#input;
    const own = changesToOpen(this.#made.script, comparison.changes, together);
    // What differs in one paragraph may have been decided in the next one.
    const more =
      own.length > 0 ? own : changesToOpen(this.#made.script, comparison.changes, around(together));
    if (more.length === 0) return false;
    const leftOpen = [...new Set([...this.#made.leftOpen, ...more])];
    const { script } = decidedTexts(this.#input, []);
    if (kind === 'clean' && leftOpen.some((change) => isText(change) && script.fateOf(change) === 'applied'))
      return false;
    const decided = comparison.changes.filter(
      (change) => isText(change) && change.significance !== 'noise' && script.fateOf(change) !== 'open',
    );
    const lost = leftOpen.filter((change) => decided.includes(change));
    if (kind === 'merged' && lost.length > 0 && lost.length === decided.length) return false;
    this.#made = decidedTexts(this.#input, leftOpen);
    return true;
  }

  /** With a comment on what was left open. */
  async #handOver(path: string, outPath: string): Promise<void> {
    const { author, date } = this.#input;
    const comment = this.#saysLeftOpen();
    if (comment === '') return copyFile(path, outPath);
    const word = await WordPackage.open(path);
    addRemark(word, { author, date }, { comment, appendix: [] });
    await word.write(outPath);
  }

  #saysLeftOpen(): string {
    return decidedText.leftOpen[this.#input.kind](this.#made.leftOpen.map(nameChange));
  }

  /** By text alone: first what was decided, settled, and then what is open. */
  async #writeTexts(outPath: string): Promise<void> {
    const { oldDocument, kind } = this.#input;
    const { undone, applied } = this.#made.wanted;
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
    const { script } = this.#made;
    const all = comparison.changes.map((change) => ({ change, fate: script.fateOf(change) }));
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
      decidedText.bound(script.bound.map(nameChange)),
      this.#saysLeftOpen(),
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

/** The paragraphs of both documents with one of the texts. */
function placesWith(
  texts: readonly string[],
  documents: Readonly<Record<'old' | 'new', Document>>,
): Together['places'] {
  return (['old', 'new'] as const).flatMap((side) =>
    documents[side].blocks
      .filter((block) => texts.includes(textOf(documents[side], block, false)))
      .map(({ start, end }) => ({ side, start, end: end + 1 })),
  );
}

function nameChange({ type, old, new: target }: Change): string {
  if (type === 'image') return decidedText.picture(target?.clause ?? old?.clause ?? '');
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
