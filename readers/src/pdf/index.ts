/** The library behind the PDF reader, for those who edit PDFs: its threads load nothing else of the readers. */
export { openPdf } from './open-pdf.ts';
export { pageList, pagesNotRead, pdfFaults, pdfUnreadable } from './pdf.text.ts';
export { MAX_PDF_PAGES, openPdfSession } from './pdf-session.ts';
export { adoptPdfium, compiledPdfium, loadPdfium, type Pdfium } from './pdfium.ts';
export { frameOf } from './read-page.ts';
export { sizeOfHeight } from './text-line.ts';
