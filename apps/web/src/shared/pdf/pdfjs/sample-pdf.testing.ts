/**
 * A PDF made by hand, as scanners make them: a flat page tree, and each page's objects between large images.
 * Its Chinese text uses a font that is not embedded, so that only the character maps can decode it.
 */

export interface SamplePdf {
  readonly pages: number;
  /** Bytes of image between two pages. */
  readonly imageBytes: number;
  readonly text: (page: number) => string;
  readonly rotated?: readonly number[];
}

export function makeSamplePdf(sample: SamplePdf): Uint8Array {
  const writer = new PdfWriter();
  const kids: string[] = [];
  for (let page = 0; page < sample.pages; page++) {
    const image = writer.add('<< /Type /XObject /Subtype /Image >>', 'x'.repeat(sample.imageBytes));
    const words = `BT /F1 20 Tf 100 700 Td <${hex(sample.text(page))}> Tj ET`;
    const content = writer.add('<< >>', words);
    const rotate = sample.rotated?.includes(page) ? '/Rotate 90 ' : '';
    const resources = `<< /Font << /F1 3 0 R >> /XObject << /Im ${image} 0 R >> >>`;
    const body = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${rotate}/Resources ${resources} /Contents ${content} 0 R >>`;
    kids.push(`${writer.add(body)} 0 R`);
  }
  const last = kids.at(-1);
  writer.set(1, '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>');
  writer.set(2, `<< /Type /Pages /Count ${sample.pages} /Kids [${kids.join(' ')}] >>`);
  writer.set(3, `<< /Type /Font /Subtype /Type0 ${SONG} /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>`);
  writer.set(4, `<< /Type /Font /Subtype /CIDFontType0 ${SONG} ${GB1} /DW 1000 /FontDescriptor 5 0 R >>`);
  writer.set(5, '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /Ascent 880 /Descent -120 >>');
  writer.set(6, '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>');
  writer.set(7, `<< /Title (Annex) /Parent 6 0 R /Dest [${last} /XYZ 0 700 null] >>`);
  return writer.finish();
}

const SONG = '/BaseFont /STSong-Light';
const GB1 = '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >>';
/** The objects with fixed numbers. */
const FIXED_OBJECTS = 7;

class PdfWriter {
  readonly #parts: string[] = [];
  readonly #offsets: number[] = [];
  #length = 0;
  #next = FIXED_OBJECTS + 1;

  constructor() {
    this.#write('%PDF-1.5\n');
  }

  add(body: string, stream?: string): number {
    const number = this.#next++;
    this.set(number, body, stream);
    return number;
  }

  set(number: number, body: string, stream?: string): void {
    this.#offsets[number] = this.#length;
    const dictionary = stream === undefined ? body : body.replace('>>', `/Length ${stream.length} >>`);
    const content = stream === undefined ? '' : `\nstream\n${stream}\nendstream`;
    this.#write(`${number} 0 obj\n${dictionary}${content}\nendobj\n`);
  }

  finish(): Uint8Array {
    const start = this.#length;
    const size = this.#next;
    this.#write(`xref\n0 ${size}\n0000000000 65535 f \n`);
    for (let number = 1; number < size; number++) {
      this.#write(`${String(this.#offsets[number] ?? 0).padStart(10, '0')} 00000 n \n`);
    }
    this.#write(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
    return new TextEncoder().encode(this.#parts.join(''));
  }

  #write(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
  }
}

function hex(text: string): string {
  return [...text].map((character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('');
}
