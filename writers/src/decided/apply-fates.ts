/**
 * In: a redline in memory and what becomes of its marks. Out: the same redline, where every mark says its own fate; text with several fates is cut. How it is
 * settled then follows from the marks alone (`viewOfMarks`).
 */
import type { Fate } from '@wenjian/compare';
import { largestOf, type RevisionView } from '@wenjian/document';
import { splitRun } from '../docx/split-run.ts';
import {
  childElements,
  createElement,
  descendants,
  insertAfter,
  insertAt,
  isWithin,
  removeElement,
  type XmlElement,
} from '../xml/xml-tree.ts';
import { canBeCut } from './can-be-cut.ts';
import { type Mark, sideOf } from './list-marks.ts';
import type { FatedStretch, MarkFates } from './mark-fates.ts';

/** On marks alone, which are gone when the file is settled. */
const FATE = 'fate';

export function viewOfMarks(open: 'applied' | 'undone'): (mark: XmlElement) => RevisionView {
  return (mark) => {
    const fate = mark.attributes.get(FATE) ?? 'open';
    return (fate === 'open' ? open : fate) === 'applied' ? 'accepted' : 'rejected';
  };
}

/** False when the other renderings of a text box cannot follow the one that is read. */
export function applyFates(roots: readonly XmlElement[], fates: MarkFates): boolean {
  const others = roots.flatMap((root) => otherRenderings(root, fates));
  if (others.includes(null)) return false;
  const all = [...fates, ...others.flatMap((pair) => (pair === null ? [] : [pair]))];
  for (const [{ element }, stretches] of all) applyTo(element, stretches);
  return true;
}

type MarkedFates = readonly [Pick<Mark, 'element'>, readonly FatedStretch[]];

/** A box may be there in several renderings, with the same changes in each; only the first is read. */
function otherRenderings(root: XmlElement, fates: MarkFates): readonly (MarkedFates | null)[] {
  const byElement = new Map([...fates].map(([mark, stretches]) => [mark.element, stretches]));
  return [...descendants(root)]
    .filter(({ name }) => name === 'mc:AlternateContent')
    .flatMap((content): readonly (MarkedFates | null)[] => {
      const [first, ...rest] = childElements(content).map((one) => marksIn(one));
      return rest.flatMap((marks): readonly (MarkedFates | null)[] =>
        marks.length === 0
          ? []
          : marks.map((element, index) => {
              const model = first?.[index];
              const known = model === undefined ? undefined : byElement.get(model);
              if (known === undefined || marks.length !== first?.length) return null;
              return mirrored(element, model, known);
            }),
      );
    });
}

function marksIn(element: XmlElement): readonly XmlElement[] {
  return [...descendants(element)].filter((one) => sideOf(one) !== null || one.name.endsWith('Change'));
}

function mirrored(
  element: XmlElement,
  model: XmlElement | undefined,
  stretches: readonly FatedStretch[],
): MarkedFates {
  const [own, others] = [[...descendants(element)], model === undefined ? [] : [...descendants(model)]];
  const leafOf = (leaf: XmlElement): XmlElement => own[others.indexOf(leaf)] ?? element;
  return [{ element }, stretches.map((stretch) => ({ ...stretch, leaf: leafOf(stretch.leaf) }))];
}

function applyTo(element: XmlElement, stretches: readonly FatedStretch[]): void {
  const [first] = stretches;
  if (first === undefined) return;
  const isOne = stretches.every(({ fate }) => fate === first.fate);
  if (isOne || !canBeCut(element)) element.attributes.set(FATE, first.fate);
  else cut(element, stretches);
}

/** Every run is cut where the fate of its text changes; then each stands in a mark of its own. */
function cut(container: XmlElement, stretches: readonly FatedStretch[]): void {
  const fatesOf = new Map<XmlElement, Fate>();
  for (const run of childElements(container)) {
    const inside = stretches.find(({ leaf }) => leaf.parent !== run && isWithin(leaf, run));
    if (inside !== undefined) {
      fatesOf.set(run, inside.fate);
      continue;
    }
    const own = stretches.filter(({ leaf }) => leaf.parent === run);
    const leaves = [...new Set(own.map(({ leaf }) => leaf))].map((element) => ({
      element,
      length: largestOf(own.filter(({ leaf }) => leaf === element).map(({ to }) => to)),
    }));
    let [rest, length] = [run, 0];
    for (const [index, { from, to, fate }] of own.entries()) {
      const next = own[index + 1];
      fatesOf.set(rest, fate);
      length += to - from;
      if (next === undefined || next.fate === fate) continue;
      [rest, length] = [splitRun(rest, length, leaves), 0];
    }
  }
  let mark = container;
  let fate: Fate | undefined;
  for (const run of childElements(container)) {
    const own = fatesOf.get(run) ?? fate ?? 'open';
    if (fate !== undefined && own !== fate) {
      const next = createElement(container.name, container.rawName, new Map(container.attributes));
      insertAfter(mark, next);
      mark = next;
    }
    if (mark !== container) {
      removeElement(run);
      insertAt(mark, mark.children.length, run);
    }
    fate = own;
    mark.attributes.set(FATE, own);
  }
}
