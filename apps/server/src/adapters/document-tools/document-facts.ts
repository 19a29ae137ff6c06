import { coverageOf, type Document } from '@wenjian/document';
import type { DocumentFacts } from './document-tools.port.ts';

export function factsOf(document: Document): DocumentFacts {
  const { kind, pages, text } = document;
  const hasText = text.trim() !== '';
  return { kind, pages, characters: text.length, hasText, coverage: coverageOf(document) };
}
