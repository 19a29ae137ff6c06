/** Word fields (page numbers, references, tables of contents, boxes to tick): the instruction is never text, the last result is. */

interface Field {
  instruction: string;
  phase: 'instruction' | 'result';
  isPageNumber: boolean;
  /** Of a box to tick; null for other fields. */
  isTicked: boolean | null;
}

/** As the controls of Word show them. */
const TICKED = '☒';
const UNTICKED = '☐';

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
    this.#fields.push({ instruction: '', phase: 'instruction', isPageNumber: false, isTicked: null });
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

  /** The open field is a box to tick; what the form says last holds: first how it begins, then how it was left. */
  tick(isTicked: boolean): void {
    const field = this.#fields.at(-1);
    if (field !== undefined) field.isTicked = isTicked;
  }

  /** The box to tick that the field is, as text. */
  end(): string {
    const isTicked = this.#fields.pop()?.isTicked ?? null;
    if (isTicked === null) return '';
    return isTicked ? TICKED : UNTICKED;
  }
}
