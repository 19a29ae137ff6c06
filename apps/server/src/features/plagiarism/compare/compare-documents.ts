/**
 * Shared by the threads of a check: loading stored documents, preparing subtraction and rarity for the
 * engine.
 */
import { readFile } from 'node:fs/promises';

import type { Document } from '@wenjian/document';
import type { DocumentFrequencies, PairOptions } from '@wenjian/plagiarism';
import type { PlagiarismInput } from '../plagiarism.input.ts';
import type { CheckedDocument, CheckedTemplate, CheckMetadata, DocumentFacts } from './checked-document.ts';

export interface StoredDocument {
  readonly facts: DocumentFacts;
  readonly documentPath: string;
}

/**
 * How many documents contain each fingerprint of a document: of the text base, or of the sources of its
 * check.
 */
export interface StoredFrequencies {
  readonly documentCount: number;
  readonly entries: readonly (readonly [hash: number, holders: number])[];
}

export interface CompareChoice {
  readonly subtract: PlagiarismInput['subtract'];
  readonly templatePaths: readonly string[];
  /** The team's own texts, which are subtracted. */
  readonly libraryPaths: readonly string[];
  /** Statutes the documents quote. */
  readonly statutePaths: readonly string[];
  /** Null: no data to measure rarity. */
  readonly frequencies: StoredFrequencies | null;
}

export async function loadChecked(
  { facts, documentPath }: StoredDocument,
  { documents, partyNames }: CheckMetadata,
): Promise<CheckedDocument> {
  const partyName = partyNames[facts.docId] ?? null;
  return { facts, partyName, document: await load(documentPath), files: documents[facts.docId] ?? [] };
}

/** The character places are most of a document, and the engine does not need them. */
export function withoutLayout({
  document: { layout: _, ...document },
  ...rest
}: CheckedDocument): CheckedDocument {
  return { ...rest, document };
}

export async function loadTemplates(
  paths: readonly string[],
  { templates }: CheckMetadata,
): Promise<readonly CheckedTemplate[]> {
  return (await loadAll(paths)).map((document, index) => ({ document, metadata: templates[index] ?? null }));
}

export async function loadAll(paths: readonly string[]): Promise<readonly Document[]> {
  const documents: Document[] = [];
  for (const path of paths) documents.push(await load(path));
  return documents;
}

export function engineOptions(
  { subtract, frequencies }: CompareChoice,
  templates: readonly Document[],
  library: readonly Document[],
  statutes: readonly Document[],
): PairOptions {
  const wants = new Set(subtract);
  return {
    subtract: {
      templates: wants.has('template') ? templates : [],
      library: wants.has('library') ? library : [],
      statutes: wants.has('statute') ? statutes : [],
      quotations: wants.has('quotation'),
      references: wants.has('references'),
      contents: wants.has('contents'),
      pageFurniture: wants.has('pageFurniture'),
    },
    ...(frequencies === null ? {} : { frequencies: asFrequencies(frequencies) }),
  };
}

function asFrequencies({ documentCount, entries }: StoredFrequencies): DocumentFrequencies {
  const holders = new Map(entries);
  return { documentCount, frequencyOf: (hash) => holders.get(hash) ?? 0 };
}

async function load(path: string): Promise<Document> {
  return JSON.parse(await readFile(path, 'utf8')) as Document;
}
