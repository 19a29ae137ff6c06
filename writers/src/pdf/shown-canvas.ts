/** Draws on a page in displayed coordinates, whatever its rotation. */
import {
  beginText,
  concatTransformationMatrix,
  endText,
  fill,
  type PDFFont,
  type PDFName,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib';
import type { Colour } from './mark.ts';
import type { PageSpace } from './page-space.ts';

export class ShownCanvas {
  readonly #page: PDFPage;
  readonly #fonts = new Map<PDFFont, PDFName>();

  constructor(page: PDFPage, { matrix }: PageSpace) {
    this.#page = page;
    page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix));
  }

  text(font: PDFFont, text: string, x: number, y: number, size: number, colour: Colour): void {
    const name = this.#fonts.get(font) ?? this.#page.node.newFontDictionary(font.name, font.ref);
    this.#fonts.set(font, name);
    this.#page.pushOperators(
      beginText(),
      setFillingRgbColor(...colour),
      setFontAndSize(name.decodeText(), size),
      setTextMatrix(1, 0, 0, 1, x, y),
      showText(font.encodeText(text)),
      endText(),
    );
  }

  bar(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.#page.pushOperators(setFillingRgbColor(...colour), rectangle(x, y, width, height), fill());
  }

  finish(): void {
    this.#page.pushOperators(popGraphicsState());
  }
}
