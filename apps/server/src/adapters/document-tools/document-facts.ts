import { coverageOf, type Document, hasText } from '@wenjian/document';
import type { DocumentFacts } from './document-tools.port.ts';

export function factsOf(document: Document): DocumentFacts {
  const { kind, pages, text } = document;
  const coverage = coverageOf(document);
  return { kind, pages, characters: text.length, hasText: hasText(document), coverage };
}
