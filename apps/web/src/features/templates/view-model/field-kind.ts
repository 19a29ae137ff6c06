/** A field's kind and the part of its value each place takes; each change returns a new field. */
import { fieldParts, partyItem, textFormats } from '@wenjian/api';
import { templatesText } from '../text.ts';
import type { FieldKind, Place, TemplateField } from './shapes.ts';

type TextFormat = (typeof textFormats)[number];
type Party = Extract<TemplateField, { kind: 'party' }>;
type Choice = Extract<TemplateField, { kind: 'choice' }>;
type Base = Pick<TemplateField, 'id' | 'label' | 'isRequired'>;

/** The places as a field of that kind; the parts are a first guess that people correct. */
export function fieldOf(kind: FieldKind, base: Base, found: readonly Place[]): TemplateField {
  const places = found.map(({ start, end }) => ({ start, end }));
  switch (kind) {
    case 'text':
      return { ...base, kind, places: places.map((place) => ({ ...place, part: 'text' })) };
    case 'amount':
      return {
        ...base,
        kind,
        places: places.map((place, index) => ({ ...place, part: index === 1 ? 'words' : 'yuan' })),
      };
    case 'date':
      return {
        ...base,
        kind,
        places: places.map((place, index) => ({ ...place, part: datePart(index, places.length) })),
      };
    case 'choice': {
      const options = [1, 2].map((count) => ({ id: `o${count}`, label: templatesText.editor.option(count) }));
      const chosen = places.map((place) => ({ ...place, part: 'chosen' as const }));
      return { ...base, kind, isMultiple: false, options, places: chosen };
    }
    case 'party':
      return {
        ...base,
        kind,
        places: places.map((place, index) => ({ ...place, part: partyItem.options[index] ?? 'name' })),
      };
  }
}

/** What people choose in one list: the kind, and for a text what it has to look like. */
export type FieldType = FieldKind | TextFormat;

export const fieldTypes: readonly { readonly value: FieldType; readonly label: string }[] = [
  { value: 'text', label: templatesText.kinds.text },
  ...textFormats.map((value) => ({ value, label: templatesText.formats[value] })),
  ...(['amount', 'date', 'choice', 'party'] as const).map((value) => ({
    value,
    label: templatesText.kinds[value],
  })),
];

export function typeOf(field: TemplateField): FieldType {
  return field.kind === 'text' ? (field.format ?? 'text') : field.kind;
}

export function changeType(field: TemplateField, type: FieldType): TemplateField {
  const format = textFormats.find((one) => one === type);
  if (format !== undefined) return { ...asText(field), format };
  if (type !== 'text') return changeKind(field, type as FieldKind);
  const { format: _, ...plain } = asText(field);
  return plain;
}

function asText(field: TemplateField): Extract<TemplateField, { kind: 'text' }> {
  const changed = changeKind(field, 'text');
  if (changed.kind !== 'text') throw new Error('a text was asked for');
  return changed;
}

function changeKind(field: TemplateField, kind: FieldKind): TemplateField {
  const { id, label, isRequired } = field;
  return field.kind === kind ? field : fieldOf(kind, { id, label, isRequired }, field.places);
}

/** Adds the places of another field to this one. */
export function takePlaces(field: TemplateField, added: readonly Place[]): TemplateField {
  const more = added.map(({ start, end }) => ({ start, end }));
  switch (field.kind) {
    case 'text':
      return {
        ...field,
        places: sorted([...field.places, ...more.map((one) => ({ ...one, part: 'text' as const }))]),
      };
    case 'amount': {
      const part = field.places.some((place) => place.part === 'words')
        ? ('yuan' as const)
        : ('words' as const);
      return { ...field, places: sorted([...field.places, ...more.map((one) => ({ ...one, part }))]) };
    }
    case 'date':
      // Three blanks are the year, the month and the day.
      return fieldOf('date', field, sorted([...field.places, ...more]));
    case 'choice':
      return {
        ...field,
        places: sorted([...field.places, ...more.map((one) => ({ ...one, part: 'chosen' as const }))]),
      };
    case 'party':
      return { ...field, places: sorted(withParty(field, more)) };
  }
}

export interface PartOption {
  readonly value: string;
  readonly label: string;
}

/** The parts the places of a field may take. */
export function partOptions(field: TemplateField): readonly PartOption[] {
  if (field.kind === 'party')
    return partyItem.options.map((value) => ({ value, label: templatesText.items[value] }));
  const boxes = field.kind === 'choice' ? field.options : [];
  return [
    ...fieldParts[field.kind].map((value) => ({ value, label: templatesText.parts[value] })),
    ...boxes.map(({ id, label }) => ({ value: boxPart(id), label: templatesText.editor.box(label) })),
  ];
}

export function partOf(place: TemplateField['places'][number]): string {
  return place.part === 'box' ? boxPart(place.optionId) : place.part;
}

export function changePart(field: TemplateField, at: number, part: string): TemplateField {
  const replaced = <P>(places: readonly P[], change: (place: P) => P): P[] =>
    places.map((place, index) => (index === at ? change(place) : place));
  const known = <Part extends string>(parts: readonly Part[], before: Part): Part =>
    parts.find((one) => one === part) ?? before;
  switch (field.kind) {
    case 'text':
      return {
        ...field,
        places: replaced(field.places, (place) => ({ ...place, part: known(fieldParts.text, place.part) })),
      };
    case 'amount':
      return {
        ...field,
        places: replaced(field.places, (place) => ({ ...place, part: known(fieldParts.amount, place.part) })),
      };
    case 'date':
      return {
        ...field,
        places: replaced(field.places, (place) => ({ ...place, part: known(fieldParts.date, place.part) })),
      };
    case 'party':
      return {
        ...field,
        places: replaced(field.places, (place) => ({ ...place, part: known(partyItem.options, place.part) })),
      };
    case 'choice': {
      const option = field.options.find(({ id }) => boxPart(id) === part);
      return {
        ...field,
        places: replaced(field.places, ({ start, end }) =>
          option ? { start, end, part: 'box', optionId: option.id } : { start, end, part: 'chosen' },
        ),
      };
    }
  }
}

/** With the given labels; an option keeps its id by its index, and is removed with its boxes. */
export function changeOptions(field: Choice, options: Choice['options']): Choice {
  const isKept = (place: Choice['places'][number]) =>
    place.part !== 'box' || options.some(({ id }) => id === place.optionId);
  return { ...field, options, places: field.places.filter(isKept) };
}

export function addOption(field: Choice): Choice {
  let count = field.options.length + 1;
  while (field.options.some(({ id }) => id === `o${count}`)) count += 1;
  const option = { id: `o${count}`, label: templatesText.editor.option(count) };
  return { ...field, options: [...field.options, option] };
}

const DATE_PARTS = ['year', 'month', 'day'] as const;

function datePart(index: number, count: number) {
  return count === DATE_PARTS.length ? (DATE_PARTS[index] ?? 'whole') : 'whole';
}

function withParty(field: Party, more: readonly Place[]): Party['places'] {
  const places = [...field.places];
  for (const place of more) {
    const free = partyItem.options.find((item) => !places.some(({ part }) => part === item));
    places.push({ ...place, part: free ?? 'name' });
  }
  return places;
}

function sorted<P extends Place>(places: readonly P[]): P[] {
  return places.toSorted((one, other) => one.start - other.start);
}

function boxPart(optionId: string): string {
  return `box ${optionId}`;
}
