/** A ready contract template of the product's own library. */
import type { ContractType } from '@wenjian/contract';
import type { Document } from '@wenjian/document';
import type { Place } from '../template.ts';

/** What a list of the library shows. */
export interface LibraryHead {
  readonly title: string;
  readonly kind: ContractType;
  readonly summary: string;
  /** Further words it is found by. */
  readonly keywords: readonly string[];
}

/** A blank or box as its author wrote it. */
export interface LibraryBlank extends Place {
  /** What the form calls it; null: the words around it. */
  readonly label: string | null;
  /** A sensible value, for tests and examples; never part of the contract. */
  readonly sample: string;
}

export interface LibraryTemplate extends LibraryHead {
  readonly clauseCount: number;
  /** With blanks and boxes as `findTemplate` finds them. */
  readonly document: Document;
  readonly blanks: readonly LibraryBlank[];
}

/** A source that breaks a rule of its form; the library's test finds it before anybody else. */
export class LibrarySourceError extends Error {
  override readonly name = 'LibrarySourceError';
}
