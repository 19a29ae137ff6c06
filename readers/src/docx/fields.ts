/** Word fields (page numbers, references, tables of contents): the instruction is never text, the last result is. */

interface Field {
  instruction: string;
  phase: 'instruction' | 'result';
  isPageNumber: boolean;
}

/** Word computes these during page layout; the stored value is from an earlier layout. */
const pageNumberInstruction = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|SECTION)\b/i;

export class FieldStack {
  readonly #fields: Field[] = [];

  get isEmpty(): boolean {
    return this.#fields.length === 0;
  }

  /** Whether text at this place is shown. */
  get isTextShown(): boolean {
    return this.#fields.every((field) => field.phase === 'result' && !field.isPageNumber);
  }

  begin(): void {
    this.#fields.push({ instruction: '', phase: 'instruction', isPageNumber: false });
  }

  addInstruction(text: string): void {
    const field = this.#fields.at(-1);
    if (field?.phase === 'instruction') field.instruction += text;
  }

  /** The result follows. Returns true when it is a page number. */
  separate(): boolean {
    const field = this.#fields.at(-1);
    if (field === undefined) return false;
    field.phase = 'result';
    field.isPageNumber = pageNumberInstruction.test(field.instruction);
    return field.isPageNumber;
  }

  end(): void {
    this.#fields.pop();
  }
}
