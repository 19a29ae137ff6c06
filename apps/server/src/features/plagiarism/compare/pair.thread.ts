/**
 * The thread of one pair that was not compared in the run. In: two stored documents. Out: the pair as JSON.
 */
import { plagiarismPair } from '@wenjian/api';
import type { Coverage } from '@wenjian/document';
import { comparePair } from '@wenjian/plagiarism';
import { serveEngine } from '../../../platform/queue/serve-engine.ts';
import { type Authorship, evidenceCoverage } from '../evidence/find-evidence.ts';
import { findImages } from '../evidence/find-images.ts';
import type { SensitiveIn } from '../evidence/find-sensitive.ts';
import { presentPair } from '../present-pair.ts';
import type { CheckMetadata, CheckNote } from './checked-document.ts';
import {
  type CompareChoice,
  engineOptions,
  loadAll,
  loadChecked,
  loadTemplates,
  type StoredDocument,
} from './compare-documents.ts';
import type { PresentedPair } from './present-blocks.ts';

export interface PairInput {
  readonly taskId: string;
  readonly a: StoredDocument;
  readonly b: StoredDocument;
  readonly metadata: CheckMetadata;
  readonly choice: CompareChoice;
  readonly settings: PresentedPair['settings'];
  readonly examined: Coverage['examined'];
  readonly notExamined: readonly CheckNote[];
  /**
   * The run's findings in all its documents: the same evidence has the same weight however its pair is
   * opened.
   */
  readonly found: {
    readonly authorship: Authorship;
    readonly moreHits: SensitiveIn['moreHits'];
    readonly spelled: readonly string[];
  };
}

export interface PairOutput {
  readonly pairJson: string;
}

await serveEngine<PairInput, PairOutput>(async (input) => {
  const { taskId, a, b, metadata, choice, settings, examined, notExamined, found } = input;
  const sides = { a: await loadChecked(a, metadata), b: await loadChecked(b, metadata) };
  const checkedTemplates = await loadTemplates(choice.templatePaths, metadata);
  const templates = checkedTemplates.map(({ document }) => document);
  const library = await loadAll(choice.libraryPaths);
  const options = engineOptions(choice, templates, library, await loadAll(choice.statutePaths));
  const compared = comparePair(sides.a.document, sides.b.document, options);
  const coverage = evidenceCoverage([sides.a, sides.b], checkedTemplates, found.spelled);
  const images = findImages(sides.a, sides.b, templates);
  const { authorship, moreHits } = found;
  const facts = { taskId, settings, examined, notExamined, moreHits, evidence: { authorship, coverage } };
  const pair = presentPair(sides, compared, images, facts);
  // Checked here, not on the server: the JSON is sent unchanged.
  return { pairJson: JSON.stringify(plagiarismPair.parse(pair)) };
});
