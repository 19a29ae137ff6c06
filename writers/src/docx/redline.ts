/**
 * In: a Word file in memory, its document with the locations of its text, and the target paragraphs. Out: the
 * same file with tracked changes. The result is not verified here: read it back.
 */
import type { Document } from '@wenjian/document';
import { ancestors, childNamed, insertAfter, insertBefore, type XmlElement } from '../xml/xml-tree.ts';
import { bodyPieces } from './body-pieces.ts';
import { buildParagraph, canCount, type KnownNames } from './build-paragraph.ts';
import { CellFiller } from './build-rows.ts';
import { chooseFormatSource } from './choose-format-source.ts';
import { planGroup } from './edit-group.ts';
import { deleteRest, editParagraph } from './edit-paragraph.ts';
import { findPlace, isLastOfContainer, nextBlock } from './find-place.ts';
import { changeForm, formOf, isSameForm, setForm, withoutNumber } from './form-paragraph.ts';
import { KeptContent } from './kept-content.ts';
import { blockIndexAt, type NewParagraph } from './new-paragraph.ts';
import { deleteNoteReferences } from './note-references.ts';
import type { OldParagraph } from './old-paragraph.ts';
import {
  markParagraphEnd,
  type RevisionIds,
  type RevisionStamp,
  WordElements,
} from './package/word-elements.ts';
import type { WordPackage } from './package/word-package.ts';
import { planSteps, type Step, separateGroups } from './plan-steps.ts';
import { finishRevisions } from './settle/finish-revisions.ts';

export interface RedlineInput {
  readonly word: WordPackage;
  readonly old: Document;
  /** By block of the old document. */
  readonly olds: readonly (OldParagraph | null)[];
  readonly paragraphs: readonly NewParagraph[];
  /** By new paragraph: the same one in the new file. */
  readonly templates: readonly (OldParagraph | null)[];
  readonly names: KnownNames;
  readonly stamp: RevisionStamp;
  readonly ids: RevisionIds;
  /** New paragraphs with a typed number, because Word would count a different one. */
  readonly typedNumbers: ReadonlySet<number>;
  /** No paragraph is split or merged. */
  readonly isPlain: boolean;
}

export function redline(input: RedlineInput): void {
  new Redliner(input).run();
}

class Redliner {
  readonly #input: RedlineInput;
  readonly #words = new Map<string, WordElements>();
  readonly #kept: KeptContent;
  readonly #edited = new Set<XmlElement>();
  readonly #filler: CellFiller;
  /** By new paragraph: the old one whose format it copied. */
  readonly #formatSources = new Map<XmlElement, OldParagraph>();
  #steps: readonly Step[] = [];
  /** The next insertion comes after it. */
  #tail: XmlElement | null = null;
  #tailPart = '';

  constructor(input: RedlineInput) {
    this.#input = input;
    this.#kept = new KeptContent(input.word, input.olds);
    this.#filler = new CellFiller(input.paragraphs);
  }

  run(): void {
    const { old, paragraphs, isPlain } = this.#input;
    const steps = planSteps(old, paragraphs).flatMap((step) => this.#withText(step));
    this.#steps = separateGroups(steps, old, paragraphs, (olds) => !isPlain && this.#isMergeable(olds));
    for (const step of this.#steps) {
      if (step.kind === 'delete') this.#kept.giveUp(this.#old(step.old).element);
      else if (step.kind === 'edit') this.#pairCells(step);
    }
    for (const [index, step] of this.#steps.entries()) {
      if (step.kind === 'delete') this.#delete(step.old);
      else if (step.kind === 'edit') this.#edit(step.olds, step.news);
      else this.#insert(step.new, this.#nextOld(index));
    }
    deleteNoteReferences(this.#input.word, (part) => this.#wordOf(part));
    for (const part of this.#words.keys()) {
      const root = this.#input.word.tree(part)?.root;
      if (root !== undefined) finishRevisions(this.#wordOf(part), root, this.#edited);
    }
  }

  /** Blocks without text in the file (a picture) do not change. */
  #withText(step: Step): Step[] {
    const hasText = (index: number): boolean => (this.#input.olds[index] ?? null) !== null;
    if (step.kind === 'delete') return hasText(step.old) ? [step] : [];
    return [step.kind === 'edit' ? { ...step, olds: step.olds.filter(hasText) } : step];
  }

  #wordOf(part: string): WordElements {
    const known = this.#words.get(part);
    if (known !== undefined) return known;
    const tree = this.#input.word.tree(part);
    if (tree === null) throw new RangeError(`there is no part ${part}`);
    const word = new WordElements(tree.root, this.#input.stamp, this.#input.ids);
    this.#words.set(part, word);
    return word;
  }

  #old(index: number): OldParagraph {
    const paragraph = this.#input.olds[index];
    if (paragraph === undefined || paragraph === null)
      throw new RangeError(`block ${index} has no place in the file`);
    return paragraph;
  }

  #pairCells({ olds, news }: Extract<Step, { kind: 'edit' }>): void {
    const [old, paragraph] = [olds[0], news[0]];
    if (old !== undefined && paragraph !== undefined) this.#filler.pair(paragraph, this.#old(old).element);
  }

  /** Ends can be deleted when the paragraphs are directly adjacent. */
  #isMergeable(olds: readonly number[]): boolean {
    return olds.every((index, position) => {
      const next = olds[position + 1];
      if (next === undefined) return true;
      const { element, part } = this.#old(index);
      const following = this.#old(next);
      if (part !== following.part || element.parent !== following.element.parent || hasSection(element))
        return false;
      return this.#blanksBetween(element, following.element) !== null;
    });
  }

  #blanksBetween(from: XmlElement, to: XmlElement): XmlElement[] | null {
    const blanks: XmlElement[] = [];
    for (let next = nextBlock(from); next !== to; next = nextBlock(next)) {
      if (next === null || next.name !== 'w:p' || hasSection(next)) return null;
      blanks.push(next);
    }
    return blanks;
  }

  #delete(index: number): void {
    const paragraph = this.#old(index);
    const word = this.#wordOf(paragraph.part);
    const { element, text, block } = paragraph;
    this.#edited.add(element);
    const following = nextBlock(element);
    if (text !== '') editParagraph(word, paragraph, [{ kind: 'delete', length: text.length }]);
    deleteRest(word, paragraph, (node) => this.#kept.isIn(node));
    const canGo =
      following !== null && !hasSection(element) && (following.name === 'w:p' || !hasRest(element));
    if (canGo) markParagraphEnd(word, element, 'del');
    else if (block.number !== undefined) changeForm(word, element, withoutNumber(word, formOf(element)));
    this.#pass(element, paragraph.part);
  }

  #edit(oldIndexes: readonly number[], newIndexes: readonly number[]): void {
    const olds = oldIndexes.map((index) => this.#old(index));
    const part = olds[0]?.part ?? '';
    const word = this.#wordOf(part);
    const forms = olds.map(({ element }) => formOf(element));
    const decided = newIndexes.map((index) => this.#decide(index, olds));
    const plan = planGroup(
      olds,
      decided.map(({ pieces }) => pieces),
    );
    const blanks = olds.map(({ element }, index) => {
      const following = olds[index + 1];
      return following === undefined ? [] : (this.#blanksBetween(element, following.element) ?? []);
    });
    const fragments = olds.map((old, index) => editParagraph(word, old, plan.operations[index] ?? []));
    for (const index of plan.deletedEnds) {
      for (const blank of [olds[index]?.element, ...(blanks[index] ?? [])]) {
        if (blank !== undefined) markParagraphEnd(word, blank, 'del');
      }
    }
    for (const [index, end] of plan.ends.entries()) {
      const own = fragments[end.old];
      const element = end.breakIndex === null ? own?.at(-1) : own?.[end.breakIndex];
      const { first = end.old, isCounted = false } = decided[index] ?? {};
      const hasNumber = olds[first]?.block.number !== undefined;
      const wanted = forms[first] ?? [];
      const form = hasNumber && !isCounted ? withoutNumber(word, wanted) : wanted;
      if (element === undefined || isSameForm(form, formOf(element))) continue;
      if (end.breakIndex === null) changeForm(word, element, form);
      else setForm(word, element, form);
    }
    for (const old of olds) this.#edited.add(old.element);
    const last = olds.at(-1);
    if (last !== undefined) this.#pass(last.element, part);
  }

  /** Which old paragraph gives a new one its format, whether Word counts its number, and what is written. */
  #decide(index: number, olds: readonly OldParagraph[]) {
    const { old, paragraphs, typedNumbers } = this.#input;
    const paragraph = paragraphs[index];
    if (paragraph === undefined) throw new RangeError(`there is no new paragraph ${index}`);
    const kept = paragraph.pieces.find((piece) => piece.kind === 'keep');
    const block = kept === undefined ? -1 : blockIndexAt(old.blocks, kept.start);
    const first = olds.findIndex((candidate) => candidate.index === block);
    const owner = olds[first < 0 ? 0 : first];
    const isCounted =
      paragraph.numberLength > 0 && owner?.block.number !== undefined && !typedNumbers.has(index);
    const pieces = bodyPieces(paragraph, isCounted ? paragraph.numberLength : 0, old, olds);
    return { pieces, isCounted, ...(first < 0 ? {} : { first }) };
  }

  #pass(element: XmlElement, part: string): void {
    this.#tail = element;
    this.#tailPart = part;
  }

  #nextOld(step: number): OldParagraph | null {
    for (const next of this.#steps.slice(step + 1)) {
      if (next.kind === 'delete') return this.#old(next.old);
      if (next.kind === 'edit') return this.#old(next.olds[0] ?? 0);
    }
    return null;
  }

  #insert(index: number, next: OldParagraph | null): void {
    const { paragraphs, templates, typedNumbers, names } = this.#input;
    const paragraph = paragraphs[index];
    if (paragraph === undefined) return;
    const place = findPlace(paragraph.type, this.#tail, next?.element ?? null);
    const reference = place?.reference ?? this.#firstPlace();
    const part = this.#partOf(reference, next);
    const word = this.#wordOf(part);
    const template = templates[index] ?? null;
    const neighbour =
      template === null ? this.#formatSource(reference, next) : (this.#neighbour(reference) ?? next);
    const source = { paragraph, template, neighbour };
    const isCounted = paragraph.numberLength > 0 && !typedNumbers.has(index) && canCount(source, names);
    const element = buildParagraph(word, { ...source, isCounted }, names);
    const filled = this.#filler.fill(word, index, element, this.#tail, next?.element ?? null);
    if (filled === null) this.#put(word, element, reference, place?.side ?? 'before');
    this.#edited.add(element);
    if (neighbour !== null) this.#formatSources.set(element, neighbour);
    this.#pass(filled ?? element, part);
  }

  /**
   * The paragraph whose format a new one copies: several new ones all copy the same one, and text never
   * copies a heading.
   */
  #formatSource(reference: XmlElement, next: OldParagraph | null): OldParagraph | null {
    const beside = this.#formatSources.get(reference) ?? this.#neighbour(reference);
    return chooseFormatSource(beside, next);
  }

  #put(word: WordElements, element: XmlElement, reference: XmlElement, side: 'before' | 'after'): void {
    if (side === 'after' && reference.name === 'w:p' && isLastOfContainer(reference)) {
      // The container's last end must stay: the paragraph before gets a new end, and the new paragraph the
      // old one.
      const former = childNamed(reference, 'w:pPr');
      const change = former === undefined ? undefined : childNamed(former, 'w:pPrChange');
      const before = change === undefined ? undefined : childNamed(change, 'w:pPr');
      const form = formOf(element);
      setForm(word, element, before === undefined ? formOf(reference) : formOfProperties(before));
      changeForm(word, element, form);
      markParagraphEnd(word, reference, 'ins');
      insertAfter(reference, element);
      return;
    }
    markParagraphEnd(word, element, 'ins');
    if (side === 'after') insertAfter(reference, element);
    else insertBefore(reference, element);
  }

  #neighbour(reference: XmlElement): OldParagraph | null {
    return this.#input.olds.find((paragraph) => paragraph?.element === reference) ?? null;
  }

  #partOf(reference: XmlElement, next: OldParagraph | null): string {
    const root = [reference, ...ancestors(reference)].at(-1);
    const parts = [this.#tailPart, next?.part ?? '', ...this.#input.word.storyParts];
    return parts.find((part) => part !== '' && this.#input.word.tree(part)?.root === root) ?? '';
  }

  /** In a file without text: before the first content of its body. */
  #firstPlace(): XmlElement {
    for (const part of this.#input.word.storyParts) {
      const root = this.#input.word.tree(part)?.root;
      const body = root === undefined ? undefined : childNamed(root, 'w:body');
      const first = body?.children.find((child) => child.kind === 'element');
      if (first?.kind === 'element') return first;
    }
    throw new RangeError('the file has no body');
  }
}

function formOfProperties(properties: XmlElement): XmlElement[] {
  return properties.children.filter((child) => child.kind === 'element');
}

function hasSection(paragraph: XmlElement): boolean {
  const properties = childNamed(paragraph, 'w:pPr');
  return properties !== undefined && childNamed(properties, 'w:sectPr') !== undefined;
}

/** Whether anything in the paragraph is not deleted. */
function hasRest(paragraph: XmlElement): boolean {
  return paragraph.children.some(
    (child) => child.kind === 'element' && !/^w:(?:pPr|del|bookmark.*|proofErr|comment.*)$/.test(child.name),
  );
}
