/** Collects facts. Promise: no empty values, no duplicates, and a limited number, even for malicious files. */
import type { DocumentKind, DocumentMetadata, MetadataFact, MetadataKind } from '@wenjian/document';
import { metadataText } from './metadata.text.ts';

/** Real files have a few dozen; most of them are fonts and styles. */
const MAX_FACTS = 500;

const MAX_VALUE_CHARACTERS = 400;

/** Word itself stores at most a few thousand. */
const MAX_SESSIONS = 20_000;

export class FactList {
  readonly #facts = new Map<string, MetadataFact>();
  readonly #sessions = new Set<string>();
  readonly #notes = new Set<string>();

  get count(): number {
    return this.#facts.size;
  }

  add(kind: MetadataKind, value: string | null | undefined, where: string): void {
    const clean = clear(value ?? '');
    if (clean === '') return;
    const key = `${kind}\n${clean}`;
    if (this.#facts.has(key)) return;
    if (this.#facts.size >= MAX_FACTS) this.note(metadataText.tooMany(MAX_FACTS));
    else this.#facts.set(key, { kind, value: clean, where });
  }

  addSession(value: string): void {
    if (/^[0-9a-f]{8}$/i.test(value) && this.#sessions.size < MAX_SESSIONS)
      this.#sessions.add(value.toUpperCase());
  }

  note(sentence: string): void {
    this.#notes.add(sentence);
  }

  toMetadata(format: DocumentKind | null): DocumentMetadata {
    return {
      format,
      facts: [...this.#facts.values()],
      sessions: [...this.#sessions].sort(),
      notes: [...this.#notes],
    };
  }
}

/** Old files end strings with control characters, and pad them. */
function clear(value: string): string {
  return value
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_VALUE_CHARACTERS)
    .toWellFormed();
}
