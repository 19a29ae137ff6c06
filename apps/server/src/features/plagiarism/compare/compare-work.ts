/** The work of a check's thread, and presenting the compared pairs while there is time. */
import { plagiarismPair } from '@wenjian/api';
import type { Coverage } from '@wenjian/document';
import type { DocumentSet, EncodedSentence, PairResult, SensitiveList } from '@wenjian/plagiarism';
import { type Evidence, evidenceCoverage } from '../evidence/find-evidence.ts';
import { findImages } from '../evidence/find-images.ts';
import type { SensitiveIn } from '../evidence/find-sensitive.ts';
import { coverageText } from '../plagiarism.text.ts';
import { type PairFacts, presentPair } from '../present-pair.ts';
import type { CheckedDocument, CheckedTemplate, CheckMetadata, CheckNote } from './checked-document.ts';
import { type CompareChoice, loadChecked, type StoredDocument } from './compare-documents.ts';
import { type ComparedSource, cellOf, type MatrixCell } from './compare-handed-in.ts';
import type { PresentedPair } from './present-blocks.ts';
import type { StageLine } from './stage-line.ts';

export interface CompareInput {
  readonly taskId: string;
  readonly mode: 'pair' | 'many';
  /** The origin first. */
  readonly documents: readonly StoredDocument[];
  readonly metadata: CheckMetadata;
  /** What the sentences of the documents mean, in their order; null: the model could not be had. */
  readonly sentences: readonly (readonly EncodedSentence[])[] | null;
  readonly choice: CompareChoice;
  readonly sensitive: { readonly lists: readonly SensitiveList[]; readonly allowed: readonly string[] };
  readonly settings: PresentedPair['settings'];
  /** The coverage of the steps before the comparison. */
  readonly examined: Coverage['examined'];
  readonly notExamined: readonly CheckNote[];
  /** Milliseconds since 1970: afterwards no document is prepared, no pair compared and none presented. */
  readonly until: { readonly prepare: number; readonly compare: number; readonly present: number };
}

export interface Work {
  readonly input: CompareInput;
  readonly origin: CheckedDocument;
  /** Without their layouts: many documents are held at once. */
  readonly others: readonly CheckedDocument[];
  readonly templates: readonly CheckedTemplate[];
  readonly set: DocumentSet;
  readonly sensitive: SensitiveIn;
  readonly stages: StageLine;
}

export interface ShownSource {
  readonly source: CheckedDocument;
  readonly pair: PresentedPair;
  readonly covered: Uint8Array;
  readonly setAside: PairResult['setAside'];
  readonly cell: MatrixCell;
}

export interface PresentedSources {
  readonly shown: readonly ShownSource[];
  /** There was no time to present them: they count as not compared, and can be opened one by one. */
  readonly notPresented: readonly string[];
}

/** The most reused source is always presented. */
export async function presentSources(
  work: Work,
  evidence: Evidence,
  compared: readonly ComparedSource[],
  onPair: (docId: string, pair: PresentedPair) => void,
): Promise<PresentedSources> {
  const { input, origin, others, templates, stages } = work;
  const byId = new Map(others.map((other) => [other.facts.docId, other]));
  const shown: ShownSource[] = [];
  const notPresented: string[] = [];
  stages.begin('reviewing', compared.length);
  for (const { id, result, covered } of compared) {
    const source = byId.get(id);
    stages.step();
    if (source === undefined) continue;
    if (shown.length > 0 && Date.now() >= input.until.present) {
      notPresented.push(id);
      continue;
    }
    const rests = evidenceCoverage([origin, source], templates, evidence.spelled);
    const pair = await pairWith(work, evidence, source, result, rests);
    // A document of the text base without any match was only a candidate.
    if (!isHandedIn(source) && pair.blockList.length + pair.imagesBlocks.length === 0) continue;
    const cell = cellOf(origin.facts.docId, id, result);
    shown.push({ source, pair, covered, setAside: result.setAside, cell });
    onPair(id, pair);
  }
  return { shown, notPresented };
}

/**
 * Loads the other document with its layout, for this pair only. `coverage`: the coverage of the evidence
 * between the two.
 */
export async function pairWith(
  work: Work,
  { authorship }: Evidence,
  { facts }: CheckedDocument,
  result: PairResult,
  coverage: Coverage,
): Promise<PresentedPair> {
  const { input, origin, templates } = work;
  const stored = input.documents.find((document) => document.facts.docId === facts.docId);
  if (stored === undefined) throw new Error(`document ${facts.docId} was not handed over`);
  const other = await loadChecked(stored, input.metadata);
  const images = findImages(
    origin,
    other,
    templates.map(({ document }) => document),
  );
  const pairFacts = factsOf(work, { authorship, coverage });
  return plagiarismPair.parse(presentPair({ a: origin, b: other }, result, images, pairFacts));
}

export function factsOf(
  { input: { taskId, settings, examined, notExamined }, sensitive: { moreHits } }: Work,
  evidence: PairFacts['evidence'],
): PairFacts {
  return { taskId, settings, examined, notExamined, moreHits, evidence };
}

/** Submitted ones by name; for the text base only their number. */
export function notReachedNotes({ others }: Work, ids: readonly string[]): readonly CheckNote[] {
  const missed = others.filter(({ facts }) => ids.includes(facts.docId));
  const handedIn = missed.filter(isHandedIn);
  const fromBase = missed.length - handedIn.length;
  return [
    ...handedIn.map(({ facts: { docId, name } }) => ({
      docId,
      what: coverageText.file(name),
      count: 1,
      reason: coverageText.notReached,
    })),
    ...(fromBase === 0
      ? []
      : [
          {
            docId: null,
            what: coverageText.baseNotReached,
            count: fromBase,
            reason: coverageText.baseNotReachedReason,
          },
        ]),
  ];
}

export function isHandedIn({ facts }: CheckedDocument): boolean {
  return facts.origin === 'upload';
}
