/** Where the fingerprints of each team's text base are kept. */
import type { FingerprintIndex } from '@wenjian/plagiarism';
import type { TeamScope } from '../../platform/team-scope.ts';

export interface TextBase {
  /** Sees and changes the team's own documents alone. Ids are those of `text_base_documents`. Once aborted, nobody waits for an answer. */
  openIndex(scope: TeamScope, signal?: AbortSignal): FingerprintIndex;
}
