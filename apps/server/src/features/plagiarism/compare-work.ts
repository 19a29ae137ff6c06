/** What the thread of a check works on, and how what it compared is presented while there is time. */
import { plagiarismPair } from '@wenjian/api';
import type { Coverage } from '@wenjian/document';
import type { DocumentSet, PairResult, SensitiveList } from '@wenjian/plagiarism';
import type { CheckedDocument, CheckedTemplate, CheckMetadata, CheckNote } from './checked-document.ts';
import { type CompareChoice, loadChecked, type StoredDocument } from './compare-documents.ts';
import { type ComparedSource, cellOf, type MatrixCell } from './compare-handed-in.ts';
import { type Evidence, evidenceCoverage } from './find-evidence.ts';
import { findImages } from './find-images.ts';
import type { SensitiveIn } from './find-sensitive.ts';
import { coverageText } from './plagiarism.text.ts';
import type { PresentedPair } from './present-blocks.ts';
import { type PairFacts, presentPair } from './present-pair.ts';
import type { StageLine } from './stage-line.ts';

export interface CompareInput {
  readonly taskId: string;
  readonly mode: 'pair' | 'many';
  /** The origin first. */
  readonly documents: readonly StoredDocument[];
  readonly metadata: CheckMetadata;
  readonly choice: CompareChoice;
  readonly sensitive: { readonly lists: readonly SensitiveList[]; readonly allowed: readonly string[] };
  readonly settings: PresentedPair['settings'];
  /** Of what was done before anything was compared. */
  readonly examined: Coverage['examined'];
  readonly notExamined: readonly CheckNote[];
  /** Milliseconds since 1970: no document is made ready, no pair compared, none presented afterwards. */
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
  /** The time did not suffice to show them: they count as not compared, and can be opened one by one. */
  readonly notPresented: readonly string[];
}

/** The most reused is presented whatever the time. */
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
    // A document of the text base that has nothing to show was a guess.
    if (!isHandedIn(source) && pair.blockList.length + pair.imagesBlocks.length === 0) continue;
    const cell = cellOf(origin.facts.docId, id, result);
    shown.push({ source, pair, covered, setAside: result.setAside, cell });
    onPair(id, pair);
  }
  return { shown, notPresented };
}

/** The other document with its layout again, for this pair alone. `coverage`: what the evidence between the two rests on. */
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

/** Those that were handed in by name; of the text base it is said how many. */
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
