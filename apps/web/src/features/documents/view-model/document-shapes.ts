/** A document as its screen needs it. */
import type { AnswerOf, readDocument, readDocumentText } from '@wenjian/api';

type Answer = AnswerOf<typeof readDocument>;
type Reading = NonNullable<Answer['reading']>;

export type DocumentPreview = Pick<
  Answer,
  'id' | 'teamId' | 'status' | 'progress' | 'failure' | 'abilities' | 'createdAt'
> & {
  readonly name: string;
  readonly size: number;
  readonly kind: string;
  readonly pageCount: number | null;
  readonly pages: Reading['pages'];
  /** Whether it has pages; it always has text. */
  readonly hasPdf: boolean;
  readonly coverage: Reading['coverage'] | null;
};
export type DocumentCoverage = NonNullable<DocumentPreview['coverage']>;
export type DocumentText = AnswerOf<typeof readDocumentText>;
export type TextBlock = DocumentText['blocks'][number];

export function toPreview({ file, reading, ...task }: Answer): DocumentPreview {
  const { id, teamId, title, status, progress, failure, abilities, createdAt } = task;
  return {
    id,
    teamId,
    status,
    progress,
    failure,
    abilities,
    createdAt,
    name: title,
    size: file.size,
    kind: reading?.kind ?? '',
    pageCount: reading?.pageCount ?? null,
    pages: reading?.pages ?? null,
    hasPdf: reading?.hasPdf ?? false,
    coverage: reading?.coverage ?? null,
  };
}
