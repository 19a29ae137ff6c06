/** Bids for tests of the evidence on common authorship. Test code only. */
import { buildDocument, type DocumentMetadata, type MetadataKind } from '@wenjian/document';
import { detectAuthorship } from './detect-authorship.ts';
import type { AuthorshipDocument, AuthorshipReport } from './evidence.ts';

export type Facts = Partial<Record<MetadataKind, string | readonly string[]>>;

export function metadataOf(facts: Facts, sessions: readonly string[] = []): DocumentMetadata {
  return {
    format: 'docx',
    facts: Object.entries(facts).flatMap(([kind, values]) =>
      [values].flat().map((value) => ({ kind: kind as MetadataKind, value, where: `part · ${kind}` })),
    ),
    sessions,
    notes: [],
  };
}

export function textOf(text: string) {
  return buildDocument({
    readerVersion: 'test',
    kind: 'docx',
    pages: null,
    blocks: text.split('\n').map((line) => ({ type: 'paragraph' as const, text: line })),
    notRead: [],
  });
}

export function bid(
  id: string,
  facts: Facts,
  rest: Partial<AuthorshipDocument> & { sessions?: string[] } = {},
): AuthorshipDocument {
  const { sessions, ...more } = rest;
  const name = `${id}.docx`;
  return { id, name, files: [{ name, metadata: metadataOf(facts, sessions) }], document: null, ...more };
}

export function kindsOf({ lines }: Pick<AuthorshipReport, 'lines'>): readonly string[] {
  return lines.map(({ kind, weight }) => `${kind} ${weight}`);
}

export function pair(one: Facts, other: Facts): AuthorshipReport {
  return detectAuthorship([bid('a', one), bid('b', other)]);
}
