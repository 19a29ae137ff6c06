/** Stores the fingerprints of each team's text base. */
import type { FingerprintIndex } from '@wenjian/plagiarism';
import type { TeamScope } from '../../platform/access/team-scope.ts';

export interface TextBase {
  /**
   * Sees and changes only the team's own documents. Ids are those of `text_base_documents`. After an abort no
   * call waits for an answer.
   */
  openIndex(scope: TeamScope, signal?: AbortSignal): FingerprintIndex;
}
