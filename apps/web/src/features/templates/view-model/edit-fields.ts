/** Changes of a draft's fields and clauses; each gives a new list and touches nothing else. */
import { withoutLostConditions } from './clause-condition.ts';
import { fieldOf, takePlaces } from './field-kind.ts';
import type { Content, FieldKind, Place, TemplateDetail, TemplateField } from './shapes.ts';

type Clause = TemplateDetail['clauses'][number];
type Paragraph = TemplateDetail['paragraphs'][number];

/** Replaces the field with the same id. */
export function putField(content: Content, field: TemplateField): Content {
  return withoutLostConditions({
    ...content,
    fields: content.fields.map((one) => (one.id === field.id ? field : one)),
  });
}

export function removeField(content: Content, id: string): Content {
  return withoutLostConditions({
    ...content,
    fields: content.fields.filter((field) => field.id !== id),
  });
}

/** Makes a part of a paragraph a field; null where it overlaps another one. */
export function addField(content: Content, place: Place, kind: FieldKind, label: string): Content | null {
  if (place.end <= place.start || placesOf(content).some((other) => meets(place, other))) return null;
  const field = fieldOf(kind, { id: freeId(content, 'f'), label, isRequired: true }, [place]);
  return { ...content, fields: inOrder([...content.fields, field]) };
}

/** Merges one field into another, with its places: one value fills all of them. */
export function joinFields(content: Content, id: string, intoId: string): Content {
  const joined = content.fields.find((field) => field.id === id);
  const into = content.fields.find((field) => field.id === intoId);
  if (!joined || !into || joined === into) return content;
  return removeField(putField(content, takePlaces(into, joined.places)), id);
}

/** Toggles the optional clause of a paragraph: removes the whole clause, or makes the paragraph one. */
export function toggleClause(content: Content, { start, text }: Paragraph): Content {
  const known = content.clauses.find((clause) => clause.start <= start && start < clause.end);
  if (known) return { ...content, clauses: content.clauses.filter((clause) => clause !== known) };
  const label = text.trim().slice(0, LABEL_CHARACTERS);
  const clause: Clause = { id: freeId(content, 'c'), label, start, end: start + text.length, marker: null };
  return { ...content, clauses: [...content.clauses, clause].sort((one, other) => one.start - other.start) };
}

const LABEL_CHARACTERS = 16;

export function placesOf({ fields, clauses }: Content): readonly Place[] {
  return [
    ...fields.flatMap((field): readonly Place[] => field.places),
    ...clauses.flatMap(({ marker }) => (marker ? [marker] : [])),
  ];
}

export function meets(one: Place, other: Place): boolean {
  return one.start < other.end && other.start < one.end;
}

export function freeId({ fields, clauses }: Content, letter: string): string {
  const taken = new Set([...fields, ...clauses].map(({ id }) => id));
  let count = 1;
  while (taken.has(`${letter}${count}`)) count += 1;
  return `${letter}${count}`;
}

export function inOrder(fields: readonly TemplateField[]): TemplateField[] {
  const startOf = (field: TemplateField) => field.places[0]?.start ?? 0;
  return fields.toSorted((one, other) => startOf(one) - startOf(other));
}
