/** In: a place with blocks (the body, a cell, a note, a text box, a header) of both sides. Out: OLD's place, with the blocks of both and their changes. */
import { append } from '@wenjian/document';
import { childElements, childNamed, cloneElement, insertAt, type XmlElement } from '../xml/xml-tree.ts';
import { blocksOf, lonelyBlocks } from './lonely-blocks.ts';
import {
  type BlockPlan,
  type BlockStep,
  blockOf,
  isKept,
  isLonely,
  type LonelyStep,
  planBlocks,
} from './plan-blocks.ts';
import { isMark } from './read-pieces.ts';
import { lonelyParagraph, markEnd, pairedParagraph } from './redline-paragraph.ts';
import { pairedTable } from './redline-table.ts';
import type { StoryPair } from './story-pair.ts';
import { trackedForm } from './tracked-properties.ts';
import { setWordAttribute } from './word-attribute.ts';

export function pairBlocks(story: StoryPair, old: XmlElement, target: XmlElement): void {
  const plan = planBlocks([blocksOf(old), story.oldKeys], [blocksOf(target), story.newKeys], (block) =>
    story.isLeft(block),
  );
  const names = new Map<number, string>();
  const written: XmlElement[] = [];
  const last = plan.steps.findLast((step) =>
    isLonely(step) ? !isMark(blockOf(step)) : step.kind === 'pair' || isKept(step),
  );
  const context = { lender: plan.lender, last, names };
  for (const step of plan.steps) {
    if (step.kind === 'left') story.leave(step.old, step.target, written.at(-1) ?? old);
    const own = writtenStep(story, step, context);
    story.wrote(own, 'old' in step ? step.old : null, 'target' in step ? step.target : null);
    append(written, own);
  }
  const before = childElements(old).filter(({ name }) => name === 'w:tcPr');
  const behind = childElements(old).filter(({ name }) => name === 'w:sectPr');
  old.children = [];
  for (const child of [...before, ...written, ...behind]) insertAt(old, old.children.length, child);
}

interface StepContext extends Pick<BlockPlan, 'lender'> {
  /** The step of the last block. */
  readonly last: BlockStep | undefined;
  readonly names: Map<number, string>;
}

function writtenStep(
  story: StoryPair,
  step: BlockStep,
  { lender, last, names }: StepContext,
): readonly XmlElement[] {
  if (step.kind === 'left') return step.old === null ? [] : [step.old];
  if (step.kind === 'pair')
    return step === lender ? lent(story, step, last) : paired(story, step.old, step.target);
  if (step === last && lender !== null) return [borrowed(story, step, lender)];
  if (step.move !== null) return moved(story, step, names);
  if (step === last && blockOf(step).name === 'w:p') return [borrowed(story, step, null)];
  return lonelyBlocks(story, [blockOf(step)], step.kind === 'delete' ? 'del' : 'ins', step === last);
}

function paired(story: StoryPair, old: XmlElement, target: XmlElement): readonly XmlElement[] {
  if (old.name === 'w:p') {
    if (isUnchanged(story, old, target)) return [old];
    const form = trackedForm(story, childNamed(old, 'w:pPr'), childNamed(target, 'w:pPr'));
    return [pairedParagraph(story, old, target, form)];
  }
  if (isUnchanged(story, old, target)) return [old];
  if (old.name === 'w:tbl') return pairedTable(story, old, target);
  const [content, other] = [childNamed(old, 'w:sdtContent'), childNamed(target, 'w:sdtContent')];
  if (content !== undefined && other !== undefined) story.pairBlocks(content, other);
  return [old];
}

/** The sections of equal paragraphs may have other headers. */
function isUnchanged({ oldKeys, newKeys }: StoryPair, old: XmlElement, target: XmlElement): boolean {
  const properties = childNamed(old, 'w:pPr');
  const endsSection = properties !== undefined && childNamed(properties, 'w:sectPr') !== undefined;
  return !endsSection && oldKeys.of(old) === newKeys.of(target);
}

/** The last kept paragraph, whose end comes or goes because that of the last paragraph cannot. */
function lent(
  story: StoryPair,
  { old, target }: { readonly old: XmlElement; readonly target: XmlElement },
  last: BlockStep | undefined,
): readonly XmlElement[] {
  const own = childNamed(old, 'w:pPr');
  const isGrowing = last?.kind === 'insert';
  const kept = own === undefined ? null : cloneElement(own);
  const form = isGrowing ? trackedForm(story, own, childNamed(target, 'w:pPr')) : kept;
  const paragraph = pairedParagraph(story, old, target, form);
  markEnd(story, paragraph, isGrowing ? 'ins' : 'del');
  return [paragraph];
}

/** The last paragraph. Without its text it ends the lender's, so it has the lender's form then; without a lender it is empty. */
function borrowed(
  story: StoryPair,
  step: LonelyStep,
  lender: { readonly old: XmlElement; readonly target: XmlElement } | null,
): XmlElement {
  const own = blockOf(step);
  const isGrowing = step.kind === 'insert';
  const paragraph = lonelyParagraph(story, own, isGrowing ? 'ins' : 'del', true);
  const [before, after] = isGrowing ? [lender?.old, own] : [own, lender?.target];
  const form = trackedForm(story, before && childNamed(before, 'w:pPr'), after && childNamed(after, 'w:pPr'));
  paragraph.children = paragraph.children.filter(
    (child) => child.kind !== 'element' || child.name !== 'w:pPr',
  );
  if (form !== null) insertAt(paragraph, 0, form);
  return paragraph;
}

/** Both ends of a move have the same name. */
function moved(story: StoryPair, step: LonelyStep, names: Map<number, string>): readonly XmlElement[] {
  const { words } = story;
  const name = names.get(step.move ?? 0) ?? story.moveName();
  names.set(step.move ?? 0, name);
  const local = step.kind === 'delete' ? 'moveFrom' : 'moveTo';
  const paragraph = lonelyParagraph(story, blockOf(step), local, false);
  const start = words.revision(`${local}RangeStart`);
  setWordAttribute(start, 'name', name);
  const end = words.element(`${local}RangeEnd`, { id: words.attribute(start, 'id') ?? '' });
  return [start, paragraph, end];
}
