/** The library behind the PDF reader, for those who edit PDFs: its threads load nothing else of the readers. */
export { openPdf } from './open-pdf.ts';
export { frameOf } from './page/read-page.ts';
export { pageList, pagesNotRead, pdfFaults, pdfUnreadable } from './pdf.text.ts';
export { MAX_PDF_PAGES, openPdfSession } from './pdf-session.ts';
export { adoptPdfium, compiledPdfium, loadPdfium, type Pdfium } from './pdfium.ts';
export { sizeOfHeight } from './text/text-line.ts';
