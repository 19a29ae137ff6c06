/** The stored findings of the engine in one document: exports, states and later checks are made from it. */
import type { Coverage } from '@wenjian/document';
import type { Correction, Proposal, Renumbering, TeamLexicon } from '@wenjian/proofread';

export interface EngineOutput {
  readonly corrections: readonly Correction[];
  /** Null if the numbering is in order. */
  readonly renumbering: Omit<Renumbering, 'text'> | null;
  readonly coverage: Coverage;
  /** As it was when the document was examined. */
  readonly lexicon: TeamLexicon;
  /** The corrector had not read yet. Absent in what former versions stored. */
  readonly isPartial?: boolean;
  /** Of the trained corrector, line by line; null or absent: it was not asked. */
  readonly proposals?: readonly (readonly [line: string, found: readonly Proposal[]])[] | null;
}
