/**
 * Lists what is wrong with the filled-in values, field by field. Fields inside a clause that is left out may
 * stay empty.
 */
import { formatProblem } from './check-format.ts';
import { omittedClauses } from './omitted-clauses.ts';
import { placesWithin } from './places-within.ts';
import { readWhole, readYuan } from './read-yuan.ts';
import type {
  FieldValue,
  PartyField,
  PartyItem,
  Template,
  TemplateField,
  TemplateValues,
  TextField,
  TextFormat,
} from './template.ts';
import { templateText } from './templates.text.ts';

export interface ValueProblem {
  readonly fieldId: string;
  /** The detail of a party. */
  readonly item: PartyItem | null;
  /** True when the value is missing, false when it is wrong. */
  readonly isMissing: boolean;
  readonly message: string;
}

const { problems: say } = templateText;

export function checkValues(template: Template, values: TemplateValues): readonly ValueProblem[] {
  const isLeftOut = placesWithin(omittedClauses(template, values));
  const known = new Set(template.fields.map(({ id }) => id));
  const strange = Object.keys(values.fields).filter((id) => !known.has(id));
  const clauses = new Set(template.clauses.map(({ id }) => id));
  const unknownClause = values.omitted.some((id) => !clauses.has(id));
  return [
    ...template.fields
      .filter((field) => !field.places.every(isLeftOut))
      .flatMap((field) => fieldProblems(field, values.fields[field.id])),
    ...strange.map((fieldId) => wrong(fieldId, say.unknownField)),
    ...(unknownClause ? [wrong('', say.unknownClause)] : []),
  ];
}

function fieldProblems(field: TemplateField, value: FieldValue | undefined): readonly ValueProblem[] {
  if (value === undefined || isEmpty(value)) return field.isRequired ? [missing(field.id)] : [];
  if (field.kind === 'text' && value.kind === 'text')
    return isWithoutWords(field, value.text)
      ? [wrong(field.id, say.whole)]
      : textProblem(field.id, null, value.text, field.format);
  if (field.kind === 'amount' && value.kind === 'amount')
    return readYuan(value.yuan) === null ? [wrong(field.id, say.amount)] : [];
  if (field.kind === 'date' && value.kind === 'date')
    return isDate(value.date) ? [] : [wrong(field.id, say.date)];
  if (field.kind === 'choice' && value.kind === 'choice') {
    const isKnown = value.optionIds.every((id) => field.options.some((option) => option.id === id));
    if (!isKnown) return [wrong(field.id, say.option)];
    return !field.isMultiple && value.optionIds.length > 1 ? [wrong(field.id, say.oneOption)] : [];
  }
  if (field.kind === 'party' && value.kind === 'party')
    return partyItemsOf(field).flatMap((item) => partyProblem(field, item, value.items[item]?.trim() ?? ''));
  return [wrong(field.id, say.otherKind)];
}

/** A number that is also written in 大写 has to be one. */
function isWithoutWords({ places }: TextField, text: string): boolean {
  return places.some(({ part }) => part === 'words') && readWhole(text) === null;
}

export function isEmpty(value: FieldValue): boolean {
  switch (value.kind) {
    case 'text':
      return value.text.trim() === '';
    case 'amount':
      return value.yuan.trim() === '';
    case 'date':
      return value.date === '';
    case 'choice':
      return value.optionIds.length === 0;
    case 'party':
      return Object.values(value.items).every((text) => text === undefined || text.trim() === '');
  }
}

/** In the order of the text. */
function partyItemsOf({ places }: PartyField): readonly PartyItem[] {
  return [...new Set(places.map(({ part }) => part))];
}

/** Only the name is required; the other details are optional. */
function partyProblem(
  { id, isRequired }: TemplateField,
  item: PartyItem,
  text: string,
): readonly ValueProblem[] {
  if (text === '')
    return isRequired && item === 'name'
      ? [{ fieldId: id, item, isMissing: true, message: say.partyName }]
      : [];
  return textProblem(id, item, text, itemFormats[item]);
}

/** The details of a party that have a form of their own. */
const itemFormats: Readonly<Partial<Record<PartyItem, TextFormat>>> = {
  creditCode: 'creditCode',
  idNumber: 'idNumber',
  email: 'email',
};

function textProblem(
  fieldId: string,
  item: PartyItem | null,
  text: string,
  format: TextFormat | undefined,
): readonly ValueProblem[] {
  if (/[\n\r\v\f\u2028\u2029]/.test(text)) return [wrong(fieldId, say.lineBreak, item)];
  const message = format === undefined ? null : formatProblem(format, text.trim());
  return message === null ? [] : [wrong(fieldId, message, item)];
}

function isDate(written: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1;
}

function missing(fieldId: string): ValueProblem {
  return { fieldId, item: null, isMissing: true, message: say.required };
}

function wrong(fieldId: string, message: string, item: PartyItem | null = null): ValueProblem {
  return { fieldId, item, isMissing: false, message };
}
