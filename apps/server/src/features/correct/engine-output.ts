/** What the engine found in one document, as it is kept: exports, states and later checks are made from it. */
import type { Coverage } from '@wenjian/document';
import type { Correction, Renumbering, TeamLexicon } from '@wenjian/proofread';

export interface EngineOutput {
  readonly corrections: readonly Correction[];
  /** Null where the numbering is in order. */
  readonly renumbering: Omit<Renumbering, 'text'> | null;
  readonly coverage: Coverage;
  /** As it was when the document was examined. */
  readonly lexicon: TeamLexicon;
}
