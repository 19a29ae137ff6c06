/**
 * A template: the places of a document that are filled in, as typed fields, and the clauses that may be left
 * out. Promise: places are offsets into the document's text, each inside one block; no two of them overlap.
 */
import type { Document } from '@wenjian/document';

export interface Place {
  readonly start: number;
  /** Exclusive; equal to `start` when text is inserted and nothing is replaced. */
  readonly end: number;
}

/** A place of a field, and which form of its value is written there. */
interface PlaceOf<Part extends string> extends Place {
  readonly part: Part;
}

interface FieldBase {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
}

/** What a text has to look like; none: any words. */
export type TextFormat =
  | 'personName'
  | 'idNumber'
  | 'creditCode'
  | 'phone'
  | 'email'
  | 'address'
  | 'account'
  | 'percent';

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly format?: TextFormat | undefined;
  /** `words`: the number in 大写. */
  readonly places: readonly PlaceOf<'text' | 'words'>[];
}

/** A sum is written in yuan, in ten thousands of yuan when 万元 follows the place, or in 大写. */
export type AmountPlace = PlaceOf<'yuan' | 'tenThousand' | 'words'>;

export interface AmountField extends FieldBase {
  readonly kind: 'amount';
  readonly places: readonly AmountPlace[];
}

/** `whole`: one blank takes the whole date with its 年月日. */
export type DatePlace = PlaceOf<'year' | 'month' | 'day' | 'whole'>;

export interface DateField extends FieldBase {
  readonly kind: 'date';
  readonly places: readonly DatePlace[];
}

/** A box is ticked for its option; `chosen` is replaced by the words of the chosen option. */
export type ChoicePlace = (PlaceOf<'box'> & { readonly optionId: string }) | PlaceOf<'chosen'>;

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly isMultiple: boolean;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly places: readonly ChoicePlace[];
}

export type PartyItem =
  | 'name'
  | 'legalRepresentative'
  | 'agent'
  | 'creditCode'
  | 'idNumber'
  | 'address'
  | 'contact'
  | 'phone'
  | 'email'
  | 'bank'
  | 'account';

export interface PartyField extends FieldBase {
  readonly kind: 'party';
  readonly places: readonly PlaceOf<PartyItem>[];
}

export type TemplateField = TextField | AmountField | DateField | ChoiceField | PartyField;

export interface OptionalClause extends Place {
  readonly id: string;
  readonly label: string;
  /** 【可选】 at the beginning of the clause; removed when the clause stays. */
  readonly marker: Place | null;
  /** The clause stays exactly when one of these options is chosen; without it, whoever fills in decides. */
  readonly when?: ClauseCondition | undefined;
}

export interface ClauseCondition {
  /** A choice. */
  readonly fieldId: string;
  readonly optionIds: readonly string[];
}

/** The parts of a document that a template needs: its text and its blocks. */
export type TemplateText = Pick<Document, 'text' | 'blocks'>;

export interface Template {
  readonly fields: readonly TemplateField[];
  readonly clauses: readonly OptionalClause[];
}

export type FieldValue =
  | { readonly kind: 'text'; readonly text: string }
  /** Yuan as a decimal number with at most two decimals: 1234.50. */
  | { readonly kind: 'amount'; readonly yuan: string }
  /** 2026-11-15. */
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'choice'; readonly optionIds: readonly string[] }
  | { readonly kind: 'party'; readonly items: Readonly<Partial<Record<PartyItem, string>>> };

export interface TemplateValues {
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** The optional clauses that are left out. */
  readonly omitted: readonly string[];
}
