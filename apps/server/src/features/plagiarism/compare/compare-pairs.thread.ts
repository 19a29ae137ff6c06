/**
 * The thread of a check. In: stored documents. Out: the result and the other findings, as JSON; each pair is
 * sent when it is done.
 */
import { plagiarismFindings, plagiarismMany, plagiarismText, readManySources } from '@wenjian/api';
import type { Coverage } from '@wenjian/document';
import { createSensitiveWordFinder, prepareSet, type Source, setAsideNotes } from '@wenjian/plagiarism';
import { presentDocument } from '../../../platform/documents/present-document.ts';
import { type EngineLine, serveEngine } from '../../../platform/queue/serve-engine.ts';
import { type Evidence, findEvidence } from '../evidence/find-evidence.ts';
import { joinImages, type PresentedImages } from '../evidence/find-images.ts';
import { countSensitive, findSensitive, joinSensitive } from '../evidence/find-sensitive.ts';
import type { PlagiarismSummary } from '../plagiarism.input.ts';
import { type ManyParts, presentMany } from '../present-many.ts';
import type { CheckedDocument } from './checked-document.ts';
import {
  engineOptions,
  loadAll,
  loadChecked,
  loadTemplates,
  type StoredFrequencies,
  withoutLayout,
} from './compare-documents.ts';
import { compareHandedIn, compareSources, sortCells } from './compare-handed-in.ts';
import {
  type CompareInput,
  factsOf,
  isHandedIn,
  notReachedNotes,
  pairWith,
  presentSources,
  type ShownSource,
  type Work,
} from './compare-work.ts';
import type { PresentedPair } from './present-blocks.ts';
import { type Progress, StageLine } from './stage-line.ts';

export interface CompareOutput {
  readonly resultJson: string;
  readonly findingsJson: string;
  /** For a check of many. */
  readonly sourcesJson: string | null;
  /** How common the words of the sources are among them; null if the text base is used instead. */
  readonly frequencies: StoredFrequencies | null;
  /** Documents that were checked for misspellings. */
  readonly spelled: readonly string[];
  readonly coverage: PresentedPair['coverage'];
  readonly statistics: PlagiarismSummary['statistics'];
}

/**
 * Sent while the thread runs: a presented document, the document against one of many sources, or the
 * progress.
 */
export type CompareMessage =
  | { readonly kind: 'text' | 'pair'; readonly docId: string; readonly json: string }
  | Progress;

/** For a document that was not prepared, its name: it was not compared. */
const NOTHING_EXAMINED: Coverage = { examined: [], notExamined: [] };

await serveEngine<CompareInput, CompareOutput>(async (input, line) => {
  const [stored, ...storedOthers] = input.documents;
  if (stored === undefined) throw new Error('a check without a document');
  const find = createSensitiveWordFinder(input.sensitive.lists, input.sensitive.allowed);
  const origin = await loadChecked(stored, input.metadata);
  sendText(line, origin);
  const found = [findSensitive(origin, find)];
  const others: CheckedDocument[] = [];
  for (const other of storedOthers) {
    const checked = await loadChecked(other, input.metadata);
    sendText(line, checked);
    if (isHandedIn(checked)) found.push(findSensitive(checked, find));
    others.push(withoutLayout(checked));
  }
  const templates = await loadTemplates(input.choice.templatePaths, input.metadata);
  const library = await loadAll(input.choice.libraryPaths);
  const options = engineOptions(
    input.choice,
    templates.map(({ document }) => document),
    library,
    await loadAll(input.choice.statutePaths),
  );
  const hasTime = () => Date.now() < input.until.prepare;
  const [first, ...rest] = [origin, ...others].map((one, index) => sourceOf(one, input.sentences?.[index]));
  if (first === undefined) throw new Error('a check without a document');
  const set = prepareSet(first, rest, options, hasTime);
  const work = { input, origin, others, templates, set, sensitive: joinSensitive(found) };
  const stages = new StageLine((word) => say(line, word));
  return input.mode === 'pair' ? comparedPair({ ...work, stages }) : comparedMany({ ...work, stages }, line);
});

async function comparedPair(work: Work): Promise<CompareOutput> {
  const { origin, others, set, stages } = work;
  const [target] = others;
  if (target === undefined) throw new Error('a pair without its second document');
  stages.begin('aligning', 1);
  const { result: compared } = set.compare(origin.facts.docId, target.facts.docId);
  stages.begin('reviewing', 1);
  const evidence = findEvidence([origin, target], work.templates);
  const result = await pairWith(work, evidence, target, compared, evidence.coverage);
  const counted = compared.fragments.filter(({ isSubtracted }) => !isSubtracted);
  return {
    resultJson: JSON.stringify(result),
    findingsJson: findingsOf(work, evidence, result.imagesBlocks),
    sourcesJson: null,
    frequencies: null,
    spelled: evidence.spelled,
    coverage: result.coverage,
    statistics: {
      rate: compared.aInB.after.rate,
      fragments: counted.length,
      sources: counted.length > 0 ? 1 : 0,
      evidence: result.authorship.length + result.evasion.length,
      sensitive: countSensitive(work.sensitive),
    },
  };
}

async function comparedMany(work: Work, line: EngineLine): Promise<CompareOutput> {
  const handedIn = [work.origin, ...work.others.filter(isHandedIn)];
  const aligned = alignAll(work, handedIn.slice(1));
  const evidence = findEvidence(handedIn, work.templates);
  const { shown, notPresented } = await presentSources(work, evidence, aligned.compared, (docId, pair) =>
    say(line, { kind: 'pair', docId, json: JSON.stringify(pair) }),
  );
  const notReached = notReachedNotes(work, [...aligned.notReached, ...notPresented]);
  const facts = { ...factsOf(work, evidence), evidence };
  const result = presentMany(partsOf(work, handedIn, shown, aligned), {
    ...facts,
    notExamined: [...facts.notExamined, ...notReached],
  });
  const images = joinImages(shown.map(({ pair }) => pair.imagesBlocks));
  return {
    // Checked here, not on the server: the stored JSON is sent unchanged.
    resultJson: JSON.stringify(plagiarismMany.parse(result)),
    findingsJson: findingsOf(work, evidence, images),
    sourcesJson: JSON.stringify(readManySources.answer.parse(result)),
    frequencies: commonAmong(work),
    spelled: evidence.spelled,
    coverage: result.coverage,
    statistics: {
      rate: result.total.after.rate,
      fragments: result.blockList.filter(({ isSubtracted }) => !isSubtracted).length,
      sources: result.sources.filter(({ fragments }) => fragments > 0).length,
      evidence: result.authorship.length + result.evasion.length,
      sensitive: countSensitive(work.sensitive),
    },
  };
}

function partsOf(
  { origin, set }: Work,
  handedIn: readonly CheckedDocument[],
  shown: readonly ShownSource[],
  { targetCells, skipped }: ReturnType<typeof alignAll>,
): ManyParts {
  const sources = shown.map(({ source }) => source);
  const ids = [...new Set([...handedIn, ...sources].map(idOf))];
  const cells = [...shown.map(({ cell }) => cell), ...targetCells];
  return {
    origin,
    pairs: shown.map(({ pair }) => pair),
    sources,
    handedIn,
    matrix: { cells: sortCells(cells, ids), skipped },
    total: set.total(
      origin.facts.docId,
      shown.map(({ covered }) => covered),
    ),
    coverageOf: (docId) => (set.has(docId) ? set.coverage(docId) : NOTHING_EXAMINED),
    setAside: setAsideNotes(shown.map(({ setAside }) => setAside)),
  };
}

function alignAll({ input, origin, others, set, stages }: Work, targets: readonly CheckedDocument[]) {
  const time = { now: Date.now, until: input.until.compare };
  stages.begin('aligning', others.length + (targets.length * (targets.length - 1)) / 2);
  const onDone = () => stages.step();
  const sources = compareSources(set, origin.facts.docId, others.map(idOf), time, onDone);
  const { cells, skipped } = compareHandedIn(set, targets.map(idOf), time, onDone);
  return { ...sources, targetCells: cells, skipped };
}

/** Pairs that are compared later use the same measure. */
function commonAmong({ input, others, set }: Work): StoredFrequencies | null {
  if (input.choice.frequencies !== null) return null;
  return {
    documentCount: others.filter(({ facts }) => set.has(facts.docId)).length,
    entries: set.commonPrints,
  };
}

function sendText(line: EngineLine, { facts, document }: CheckedDocument): void {
  const sha256 = facts.files[0]?.sha256 ?? '';
  const text = { ...facts, document: presentDocument(document, { name: facts.name, sha256 }) };
  say(line, { kind: 'text', docId: facts.docId, json: JSON.stringify(plagiarismText.parse(text)) });
}

function say(line: EngineLine, word: CompareMessage): void {
  line.say(word);
}

function idOf({ facts }: CheckedDocument): string {
  return facts.docId;
}

function sourceOf({ facts, document }: CheckedDocument, sentences: Source['sentences']): Source {
  return { id: facts.docId, document, ...(sentences === undefined ? {} : { sentences }) };
}

function findingsOf({ sensitive }: Work, { authorship }: Evidence, imagesBlocks: PresentedImages): string {
  return JSON.stringify(plagiarismFindings.parse({ imagesBlocks, authorship, ...sensitive }));
}
