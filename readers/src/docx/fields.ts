/** Fields of Word (page numbers, references, tables of contents): their instruction is never text, their last result is. */

interface Field {
  instruction: string;
  phase: 'instruction' | 'result';
  isPageNumber: boolean;
}

/** Word fills these in when it lays out pages; what the file holds is left over from some earlier layout. */
const pageNumberInstruction = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|SECTION)\b/i;

export class FieldStack {
  readonly #fields: Field[] = [];

  get isEmpty(): boolean {
    return this.#fields.length === 0;
  }

  /** Whether text at this place is shown as it stands in the file. */
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

  /** The result follows. True when it is a page number. */
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
