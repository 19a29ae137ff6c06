/**
 * Adds a mark as a real annotation of the page, with its note, and its own appearance so that every viewer
 * shows the same.
 */
import { type PDFDocument, PDFHexString, type PDFPage } from '@cantoo/pdf-lib';
import { largestOf, smallestOf } from '@wenjian/document';
import { writerText } from '../writers.text.ts';
import type { PageMark } from './mark.ts';
import { type PageSpace, toPage } from './page-space.ts';

const FILL = 0.28;
const CARET_FILL = 0.9;

export function addAnnotation(pdf: PDFDocument, page: PDFPage, space: PageSpace, mark: PageMark): void {
  const { colour } = mark;
  const corners = mark.boxes.map(({ x, y, width, height }) => {
    const top = space.height - y;
    return [
      toPage(space.matrix, x, top),
      toPage(space.matrix, x + width, top),
      toPage(space.matrix, x, top - height),
      toPage(space.matrix, x + width, top - height),
    ] as const;
  });
  const points = corners.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const bounds = [smallestOf(xs), smallestOf(ys), largestOf(xs), largestOf(ys)];
  const shapes = corners.map(([a, b, c, d]) => `${at(a)} m ${at(b)} l ${at(d)} l ${at(c)} l h f`);
  const appearance = pdf.context.stream(`/G gs ${colour.join(' ')} rg ${shapes.join(' ')}`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: bounds,
    Resources: { ExtGState: { G: { BM: 'Multiply', ca: mark.isCaret ? CARET_FILL : FILL } } },
  });
  const annotation = pdf.context.register(
    pdf.context.obj({
      Type: 'Annot',
      Subtype: 'Highlight',
      Rect: bounds,
      QuadPoints: points.flat(),
      C: [...colour],
      CA: FILL,
      F: 4,
      NM: PDFHexString.fromText(mark.id),
      T: PDFHexString.fromText(writerText.author),
      Contents: PDFHexString.fromText(mark.note),
      AP: { N: pdf.context.register(appearance) },
    }),
  );
  page.node.addAnnot(annotation);
}

function at([x, y]: readonly [number, number]): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
