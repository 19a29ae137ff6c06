/**
 * The columns of the sheet with which a template is filled many times: one for each value, in the order of the form. Promise: no two
 * columns have the same name, and the same template gives the same columns.
 */
import { distinctLabels } from './label-blank.ts';
import type { ChoiceField, OptionalClause, PartyItem, Template, TemplateField } from './template.ts';
import { templateText } from './templates.text.ts';

const { sheet: text, items, formats } = templateText;

/** What a cell of the column is for. */
type ColumnTarget =
  | { readonly kind: 'fileName' }
  | { readonly kind: 'field'; readonly field: TemplateField }
  | { readonly kind: 'item'; readonly field: TemplateField; readonly item: PartyItem }
  | { readonly kind: 'clause'; readonly clause: OptionalClause };

export interface SheetColumn {
  readonly name: string;
  /** What to write into it, for people. */
  readonly hint: string;
  readonly isRequired: boolean;
  readonly target: ColumnTarget;
}

export function sheetColumns({ fields, clauses }: Template): readonly SheetColumn[] {
  const columns = [
    {
      name: text.fileName,
      hint: text.fileNameHint,
      isRequired: false,
      target: { kind: 'fileName' } as const,
    },
    ...fields.flatMap(columnsOf),
    ...clauses
      .filter(({ when }) => when === undefined)
      .map((clause) => ({
        name: text.clause(clause.label),
        hint: text.clauseHint,
        isRequired: false,
        target: { kind: 'clause', clause } as const,
      })),
  ];
  const names = distinctLabels(columns.map(({ name }) => name.trim()));
  return columns.map((column, index) => ({ ...column, name: names[index] ?? column.name }));
}

function columnsOf(field: TemplateField): readonly SheetColumn[] {
  if (field.kind !== 'party')
    return [
      {
        name: field.label,
        hint: hintOf(field),
        isRequired: field.isRequired,
        target: { kind: 'field', field },
      },
    ];
  return [...new Set(field.places.map(({ part }) => part))].map((item) => ({
    name: text.item(field.label, items[item]),
    hint: items[item],
    isRequired: field.isRequired && item === 'name',
    target: { kind: 'item', field, item },
  }));
}

function hintOf(field: TemplateField): string {
  switch (field.kind) {
    case 'text':
      return field.format === undefined ? text.text : formats[field.format];
    case 'amount':
      return text.amount;
    case 'date':
      return text.date;
    case 'choice':
      return field.isMultiple ? text.choices(optionNames(field)) : text.choice(optionNames(field));
    case 'party':
      return text.text;
  }
}

export function optionNames({ options }: ChoiceField): string {
  return options.map(({ label }) => label).join('、');
}
