/**
 * In: a template and the filled-in values. Out: the edits that produce the filled text, in order. Promise:
 * text outside the template's places and the left-out clauses does not change; a field without a value keeps
 * its blank; no edit crosses a block border.
 */
import { writeUppercaseAmount } from '@wenjian/contract';
import { isEmpty } from './check-values.ts';
import { omittedClauses } from './omitted-clauses.ts';
import { placesWithin } from './places-within.ts';
import { readWhole, readYuan } from './read-yuan.ts';
import type {
  AmountPlace,
  ChoiceField,
  DatePlace,
  FieldValue,
  Place,
  Template,
  TemplateField,
  TemplateText,
  TemplateValues,
  TextField,
} from './template.ts';

export interface FillEdit extends Place {
  readonly inserted: string;
  /** The field it comes from; null when the edit removes a clause or its mark. */
  readonly fieldId: string | null;
}

export function fillTemplate(
  document: TemplateText,
  template: Template,
  values: TemplateValues,
): readonly FillEdit[] {
  const { fields, clauses } = template;
  const isRemoved = placesWithin(omittedClauses(template, values));
  const removed = document.blocks.filter(isRemoved);
  const filled = fields.flatMap((field) => editsOf(field, values.fields[field.id]));
  const marks = clauses.flatMap(({ marker }): FillEdit[] =>
    marker === null ? [] : [{ start: marker.start, end: marker.end, inserted: '', fieldId: null }],
  );
  return [
    ...[...filled, ...marks].filter((edit) => !isRemoved(edit)),
    ...removed.map(({ start, end }) => ({ start, end, inserted: '', fieldId: null })),
  ].sort((one, other) => one.start - other.start || one.end - other.end);
}

function editsOf(field: TemplateField, value: FieldValue | undefined): readonly FillEdit[] {
  if (value === undefined || isEmpty(value)) return [];
  return writingsOf(field, value).flatMap(({ place: { start, end }, inserted }) =>
    inserted === '' ? [] : [{ start, end, inserted, fieldId: field.id }],
  );
}

interface Writing {
  readonly place: Place;
  /** Empty: the place does not change. */
  readonly inserted: string;
}

function writingsOf(field: TemplateField, value: FieldValue): readonly Writing[] {
  if (field.kind === 'text' && value.kind === 'text')
    return field.places.map((place) => ({
      place,
      inserted: place.part === 'words' ? inWords(value.text) : writtenText(field, value.text.trim()),
    }));
  if (field.kind === 'date' && value.kind === 'date') {
    const parts = datePartsOf(value.date);
    return field.places.map((place) => ({ place, inserted: parts[place.part] }));
  }
  if (field.kind === 'choice' && value.kind === 'choice') return choiceWritings(field, value.optionIds);
  if (field.kind === 'party' && value.kind === 'party')
    return field.places.map((place) => ({ place, inserted: value.items[place.part]?.trim() ?? '' }));
  if (field.kind === 'amount' && value.kind === 'amount') {
    const fen = readYuan(value.yuan);
    return fen === null ? [] : field.places.map((place) => ({ place, inserted: sumAs(fen, place.part) }));
  }
  return [];
}

/** 12 as 壹拾贰; what is no number stays as it is. */
function inWords(text: string): string {
  const number = readWhole(text);
  const sum = number === null ? null : writeUppercaseAmount(number * FEN_OF_YUAN);
  return sum === null ? text.trim() : sum.replace(/[元圆][整正]?$/, '');
}

const FEN_OF_YUAN = 100;

/** The sign is printed behind the blank. */
function writtenText({ format }: TextField, text: string): string {
  return format === 'percent' ? text.replace(/[%％]$/, '').trimEnd() : text;
}

function datePartsOf(date: string): Readonly<Record<DatePlace['part'], string>> {
  const [year = '', written = '', last = ''] = date.split('-');
  const [month, day] = [String(Number(written)), String(Number(last))];
  return { year, month, day, whole: `${year}年${month}月${day}日` };
}

function choiceWritings({ options, places }: ChoiceField, chosen: readonly string[]): readonly Writing[] {
  const words = options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  return places.map((place) => {
    if (place.part === 'chosen') return { place, inserted: words.join('、') };
    return { place, inserted: chosen.includes(place.optionId) ? TICKED : '' };
  });
}

const TICKED = '☑';
const TEN_THOUSAND_DECIMALS = 6;

/** 1,234.50 · 12.345 (万) · 大写. Computed in whole fen, so nothing is rounded. */
function sumAs(fen: number, unit: AmountPlace['part']): string {
  if (unit === 'words') return writeUppercaseAmount(fen) ?? '';
  const decimals = unit === 'yuan' ? 2 : TEN_THOUSAND_DECIMALS;
  const digits = String(fen).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = digits.slice(-decimals);
  if (unit === 'yuan') return `${whole}.${fraction}`;
  const kept = fraction.replace(/(?<!0)0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}
