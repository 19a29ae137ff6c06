/** A contract while it is edited: which parts are used, and where there is room for another edit. */

import type { Random } from '../contract-text.ts';
import { type Clause, type Contract, hasReference, type Part } from './contract-model.ts';

/** The number of parts kept free on both sides of a structural edit. */
const ROOM = 2;

export interface Found<Kind extends Part> {
  readonly part: Kind;
  readonly index: number;
}

export class ContractDraft {
  readonly random: Random;
  readonly parts: Part[];
  header: string;
  /** Clauses whose number changes as part of their own edit. */
  readonly renumbered = new Set<string>();
  readonly #used = new Set<string>();

  constructor(contract: Contract, random: Random) {
    this.random = random;
    this.parts = [...contract.parts];
    this.header = contract.header;
  }

  isFree(id: string): boolean {
    return !this.#used.has(id);
  }

  take(...ids: readonly string[]): void {
    for (const id of ids) this.#used.add(id);
  }

  /** Reserves the part with its neighbours. */
  takeRoom(index: number): void {
    for (const part of this.#around(index)) this.#used.add(part.id);
  }

  /** A random part that no edit has changed. */
  find<Kind extends Part>(isWanted: (part: Part, index: number) => part is Kind): Found<Kind> | null {
    const from = this.random(this.parts.length);
    for (let step = 0; step < this.parts.length; step++) {
      const index = (from + step) % this.parts.length;
      const part = this.parts[index];
      if (part !== undefined && this.isFree(part.id) && isWanted(part, index)) return { part, index };
    }
    return null;
  }

  /** A clause of plain text whose neighbours are unchanged too. */
  findRoom(isWanted: (clause: Clause, index: number) => boolean = () => true): Found<Clause> | null {
    return this.find(
      (part, index): part is Clause =>
        isLeaf(part) && this.#around(index).every(({ id }) => this.isFree(id)) && isWanted(part, index),
    );
  }

  #around(index: number): readonly Part[] {
    return this.parts.slice(Math.max(0, index - ROOM), index + ROOM + 1);
  }
}

/** Neither an article heading nor a list with items, and nothing refers to its exact words. */
export function isLeaf(part: Part | undefined): part is Clause {
  return (
    part?.kind === 'clause' &&
    part.level === 1 &&
    part.note === undefined &&
    !hasReference(part.text) &&
    part.text.endsWith('。')
  );
}
