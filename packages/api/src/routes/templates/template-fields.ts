/** The fields of a contract template, and the filled-in values. */
import { z } from 'zod';

export const TEMPLATE_MAX_FIELDS = 500;
export const TEMPLATE_MAX_CLAUSES = 100;
/** Maximum length of one value. */
export const TEMPLATE_VALUE_MAX_CHARACTERS = 2000;

export const TEMPLATE_LABEL_MAX_CHARACTERS = 60;

const offset = z.number().int().min(0);
const place = z.object({ start: offset, end: offset });
const label = (what: string) =>
  z
    .string()
    .trim()
    .min(1, `请填写${what}名称`)
    .max(TEMPLATE_LABEL_MAX_CHARACTERS, `${what}名称请控制在 ${TEMPLATE_LABEL_MAX_CHARACTERS} 字以内`);
const shortId = z.string().min(1).max(40);
const base = { id: shortId, label: label('字段'), isRequired: z.boolean() };

export const partyItem = z.enum([
  'name',
  'legalRepresentative',
  'agent',
  'creditCode',
  'idNumber',
  'address',
  'contact',
  'phone',
  'email',
  'bank',
  'account',
]);

/** What a text has to look like; none: any words. */
export const textFormats = [
  'personName',
  'idNumber',
  'creditCode',
  'phone',
  'email',
  'address',
  'account',
  'percent',
] as const;

/** Which part of a field's value is written at a place; a choice also has `box`, with its option. */
export const fieldParts = {
  text: ['text', 'words'],
  amount: ['yuan', 'tenThousand', 'words'],
  date: ['whole', 'year', 'month', 'day'],
  choice: ['chosen'],
  party: partyItem.options,
} as const;

const placesOf = <Place extends z.ZodType>(one: Place) => z.array(one).max(TEMPLATE_MAX_FIELDS);
const placesIn = <const Parts extends readonly [string, ...string[]]>(parts: Parts) =>
  placesOf(place.extend({ part: z.enum(parts) }));

export const templateField = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    ...base,
    format: z.enum(textFormats).optional(),
    places: placesIn(fieldParts.text),
  }),
  z.object({ kind: z.literal('amount'), ...base, places: placesIn(fieldParts.amount) }),
  z.object({ kind: z.literal('date'), ...base, places: placesIn(fieldParts.date) }),
  z.object({
    kind: z.literal('choice'),
    ...base,
    isMultiple: z.boolean(),
    options: z.array(z.object({ id: shortId, label: label('选项') })).max(TEMPLATE_MAX_FIELDS),
    places: placesOf(
      z.discriminatedUnion('part', [
        place.extend({ part: z.literal('box'), optionId: shortId }),
        place.extend({ part: z.enum(fieldParts.choice) }),
      ]),
    ),
  }),
  z.object({ kind: z.literal('party'), ...base, places: placesOf(place.extend({ part: partyItem })) }),
]);
export type TemplateFieldShape = z.output<typeof templateField>;

export const optionalClause = place.extend({
  id: shortId,
  label: label('条款'),
  marker: place.nullable(),
  /** The clause stays exactly when one of these options of a choice is chosen. */
  when: z
    .object({ fieldId: shortId, optionIds: z.array(shortId).min(1).max(TEMPLATE_MAX_FIELDS) })
    .optional(),
});

const value = z.string().max(TEMPLATE_VALUE_MAX_CHARACTERS);

export const fieldValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: value }),
  z.object({ kind: z.literal('amount'), yuan: z.string().max(40) }),
  z.object({ kind: z.literal('date'), date: z.string().max(10) }),
  z.object({ kind: z.literal('choice'), optionIds: z.array(z.string().max(40)).max(TEMPLATE_MAX_FIELDS) }),
  z.object({ kind: z.literal('party'), items: z.partialRecord(partyItem, value) }),
]);
export type FieldValueShape = z.output<typeof fieldValue>;

export const templateValues = z.object({
  fields: z
    .record(z.string().max(40), fieldValue)
    .refine((fields) => Object.keys(fields).length <= TEMPLATE_MAX_FIELDS, '填写的内容过多'),
  omitted: z.array(z.string().max(40)).max(TEMPLATE_MAX_CLAUSES),
});

export const valueProblem = z.object({
  fieldId: z.string(),
  item: partyItem.nullable(),
  isMissing: z.boolean(),
  message: z.string(),
});
