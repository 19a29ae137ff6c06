/** In: a place with blocks (the body, a cell, a note, a text box, a header) of both sides. Out: OLD's place, with the blocks of both and their changes. */
import { append } from '@wenjian/document';
import { childElements, childNamed, cloneElement, insertAt, type XmlElement } from '../xml/xml-tree.ts';
import { blocksOf, lonelyBlocks } from './lonely-blocks.ts';
import { type BlockStep, planBlocks } from './plan-blocks.ts';
import { isMark } from './read-pieces.ts';
import { lonelyParagraph, markEnd, pairedParagraph } from './redline-paragraph.ts';
import { pairedTable } from './redline-table.ts';
import type { StoryPair } from './story-pair.ts';
import { trackedForm } from './tracked-properties.ts';
import { setWordAttribute } from './word-attribute.ts';

export function pairBlocks(story: StoryPair, old: XmlElement, target: XmlElement): void {
  const plan = planBlocks([blocksOf(old), story.oldKeys], [blocksOf(target), story.newKeys]);
  const names = new Map<number, string>();
  const written: XmlElement[] = [];
  const last = plan.steps.findLast((step) => step.kind === 'pair' || !isMark(blockOf(step)));
  for (const step of plan.steps) {
    if (step.kind === 'pair')
      append(written, step === plan.lender ? lent(story, step, last) : paired(story, step.old, step.target));
    else if (step === last && plan.lender !== null) written.push(borrowed(story, step, plan.lender));
    else if (step.move !== null) append(written, moved(story, step, names));
    else if (step === last && blockOf(step).name === 'w:p') written.push(borrowed(story, step, null));
    else
      append(
        written,
        lonelyBlocks(story, [blockOf(step)], step.kind === 'delete' ? 'del' : 'ins', step === last),
      );
  }
  const before = childElements(old).filter(({ name }) => name === 'w:tcPr');
  const behind = childElements(old).filter(({ name }) => name === 'w:sectPr');
  old.children = [];
  for (const child of [...before, ...written, ...behind]) insertAt(old, old.children.length, child);
}

function blockOf(step: BlockStep): XmlElement {
  return step.kind === 'insert' ? step.target : step.old;
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
  step: Exclude<BlockStep, { kind: 'pair' }>,
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
function moved(
  story: StoryPair,
  step: Exclude<BlockStep, { kind: 'pair' }>,
  names: Map<number, string>,
): readonly XmlElement[] {
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
