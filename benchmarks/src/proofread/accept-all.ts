/**
 * Contracts whose corrections are all accepted, with a corrector that is sure of nonsense: in the text, and through a Word
 * file that is written, corrected and looked at again. Shares nothing with what writes the corrected file but the reader.
 */
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDocument, type Document } from '@wenjian/document';
import {
  acceptedEdits,
  type Correction,
  editDocument,
  type Proposal,
  proofreadDocument,
  textLines,
} from '@wenjian/proofread';
import { readDocx } from '@wenjian/readers';
import { writeProofreadingExport } from '@wenjian/writers';
import { documentToDocx } from '@wenjian/writers/document-docx';
import { changedTokens, looksOf } from '../../../writers/src/proofread/word-looks.testing.ts';
import { corpusSets, loadCorpus } from '../audit/audit-corpus.ts';
import { createRandom, generateContract } from '../contract-text.ts';

const CONTRACTS = 100;
const CHARACTERS = 800;
/** One character in so many is called wrong. */
const NONSENSE = 12;

/** A hundred generated contracts, and those of all corpora. */
export async function contractsToAccept(): Promise<readonly Document[]> {
  const generated = Array.from({ length: CONTRACTS }, (_, seed) =>
    documentOf(generateContract(CHARACTERS, createRandom(seed))),
  );
  const corpora = (await Promise.all(corpusSets.map(loadCorpus))).flatMap((set) => set ?? []);
  return [...generated, ...corpora.map(({ document }) => document)];
}

export function acceptAll(document: Document, seed: number) {
  const { corrections } = proofreadDocument(document, { proposals: nonsense(document, seed) });
  const verdicts = new Map(corrections.map(({ id }) => [id, { state: 'accepted', text: null } as const]));
  const edits = acceptedEdits(corrections, verdicts);
  return { corrections, edits, edited: editDocument(document, edits).document.text };
}

export interface AcceptedInWord {
  readonly accepted: number;
  /** The text of the corrected file is the one that the accepted corrections make. */
  readonly isTextRight: boolean;
  /** Characters and other things of the file, with their form, that are others beyond the accepted ones; null: paragraphs are gone or new. */
  readonly othersChanged: number | null;
  /** Words took the place of words, and the product itself says that nothing else differs. */
  readonly isInPlace: boolean;
}

export async function acceptAllInWord(contract: Document, seed: number): Promise<AcceptedInWord> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-accept-'));
  const [source, made] = [join(folder, 'source.docx'), join(folder, 'made.docx')];
  try {
    await writeFile(source, await documentToDocx(contract));
    const document = await readDocx(source);
    const { corrections, edits, edited } = acceptAll(document, seed);
    await copyFile(source, made);
    const { notice } = await writeProofreadingExport(exportOf(document, source, corrections), made);
    const changed = changedTokens(await looksOf(source), await looksOf(made));
    const gone = edits.reduce((sum, { start, end }) => sum + end - start, 0);
    const come = edits.reduce((sum, { replacement }) => sum + replacement.length, 0);
    return {
      accepted: edits.length,
      isTextRight: (await readDocx(made)).text === edited,
      othersChanged: changed && Math.max(0, changed.gone - gone) + Math.max(0, changed.come - come),
      isInPlace: notice?.includes('只核对了文字') === false,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** For the report. */
export async function acceptAllTable(): Promise<string> {
  const found: AcceptedInWord[] = [];
  for (const [seed, contract] of (await contractsToAccept()).entries())
    found.push(await acceptAllInWord(contract, seed));
  const countOf = (isSo: (one: AcceptedInWord) => boolean) => found.filter(isSo).length;
  const accepted = found.reduce((sum, one) => sum + one.accepted, 0);
  return `| contracts as Word files | accepted corrections | text right (all) | nothing else changed (all) | words in the place of words |\n|---|---|---|---|---|\n| ${found.length} | ${accepted} | ${countOf(({ isTextRight }) => isTextRight)} | ${countOf(({ othersChanged }) => othersChanged === 0)} | ${countOf(({ isInPlace }) => isInPlace)} |`;
}

function exportOf(document: Document, path: string, corrections: readonly Correction[]) {
  return {
    format: 'cleanDocx' as const,
    corrections,
    renumbered: [],
    document,
    coverage: { examined: [], notExamined: [] },
    source: { path, name: '合同.docx', sha256: '0'.repeat(64) },
    decisions: corrections.map(({ id }) => ({
      findingId: id,
      state: 'accepted' as const,
      text: null,
      placement: 'replace' as const,
      note: '',
      decidedBy: { name: '李律师' },
      decidedAt: '2026-11-15T06:10:00Z',
    })),
    info: { title: '合同', createdAt: '2026-11-15T06:03:00Z' },
  };
}

function nonsense(document: Document, seed: number): ReadonlyMap<string, readonly Proposal[]> {
  const random = createRandom(seed);
  const kinds = ['replace', 'delete', 'insert'] as const;
  return new Map(
    textLines(document).map(({ text }) => [
      text,
      [...text].flatMap((_, at) => {
        const kind = kinds[random(kinds.length)] ?? 'replace';
        return random(NONSENSE) > 0
          ? []
          : [{ kind, at, character: kind === 'delete' ? '' : '些', probability: 0.9999 }];
      }),
    ]),
  );
}

function documentOf(text: string): Document {
  const blocks = text.split('\n').map((line) => ({ type: 'paragraph' as const, text: line }));
  return buildDocument({ readerVersion: 'test', kind: 'txt', pages: null, blocks, notRead: [] });
}
