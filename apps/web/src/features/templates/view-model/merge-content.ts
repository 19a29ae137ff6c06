/**
 * Merges two people's changes of the same draft. Takes the common base, the local changes and the saved
 * content; returns the saved content with the local changes applied, and the names of what was dropped or
 * changed on both sides.
 */
import { freeId, inOrder, meets, placesOf } from './edit-fields.ts';
import type { Content, TemplateField } from './shapes.ts';

export interface MergedContent {
  readonly content: Content;
  /** Changed on both sides: the local change is kept. */
  readonly contested: readonly string[];
  /** Conflicts with the saved content, so it was dropped. */
  readonly dropped: readonly string[];
}

export function mergeContent(base: Content, mine: Content, theirs: Content): MergedContent {
  const contested: string[] = [];
  const dropped: string[] = [];
  let content = theirs;
  for (const { id, before, after } of changes(base.fields, mine.fields)) {
    const there = theirs.fields.find((field) => field.id === id);
    if (before && !same(before, there) && !same(after, there)) contested.push((after ?? before).label);
    const others = { ...content, fields: content.fields.filter((field) => field.id !== id || !before) };
    content = after ? withField(others, after, dropped) : others;
  }
  for (const { id, before, after } of changes(base.clauses, mine.clauses)) {
    const others = content.clauses.filter((clause) => clause.id !== id || !before);
    const isFree = after !== undefined && !others.some((other) => meets(other, after));
    if (after && !isFree && !others.some((other) => same(other, after))) dropped.push(after.label);
    const clauses = isFree
      ? [...others, { ...after, id: freeId({ ...content, clauses: others }, 'c') }]
      : others;
    content = { ...content, clauses: clauses.toSorted((one, other) => one.start - other.start) };
  }
  return { content, contested, dropped };
}

interface Change<One> {
  readonly id: string;
  readonly before: One | undefined;
  readonly after: One | undefined;
}

function changes<One extends { readonly id: string }>(
  before: readonly One[],
  after: readonly One[],
): readonly Change<One>[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [old, now] = [before, after].map((list) => list.find((one) => one.id === id));
    return same(old, now) ? [] : [{ id, before: old, after: now }];
  });
}

function withField(content: Content, field: TemplateField, dropped: string[]): Content {
  if (content.fields.some((other) => same({ ...other, id: '' }, { ...field, id: '' }))) return content;
  const isTaken = field.places.some((place) => placesOf(content).some((other) => meets(place, other)));
  if (isTaken) {
    dropped.push(field.label);
    return content;
  }
  const isKnown = content.fields.some(({ id }) => id === field.id);
  const added = isKnown ? { ...field, id: freeId(content, 'f') } : field;
  return { ...content, fields: inOrder([...content.fields, added]) };
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
