/**
 * Reads any file into a document with positions: the native readers, LibreOffice for formats that only it
 * opens and for page layout, recognition for pages without text. One instance per process; it starts its
 * helper processes on first use and ends them in `close`.
 */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Document, hasTrait, isDocumentKind } from '@wenjian/document';
import { tryDetectFormat } from './detect-format.ts';
import type { DocumentReading, DocumentReadOptions } from './document-reading.ts';
import type { ReadOptions } from './format-readers.ts';
import { recogniseRendered } from './ocr/recognise-rendered.ts';
import { createRecogniser, type Recogniser } from './ocr/recogniser.ts';
import {
  createOfficeConverter,
  type OfficeConverter,
  type OfficeReplacement,
} from './office/office-converter.ts';
import { hasOwnPages, layOutOwnPages } from './pages/own-pages.ts';
import type { PictureTextOptions } from './picture-text/read-picture-text.ts';
import { type DocumentSource, readDocument } from './read-document.ts';
import type { ReadResult } from './read-result.ts';

export interface DocumentToolsOptions {
  /** The folder for all temporary files. */
  readonly workFolder: string;
  readonly officeInstances?: number;
  readonly ocrWorkers?: number;
  readonly onOfficeReplaced?: (reason: OfficeReplacement) => void;
}

export interface DocumentTools {
  readonly office: OfficeConverter;
  readonly recogniser: Recogniser;
  read(source: DocumentSource, options?: DocumentReadOptions): Promise<DocumentReading>;
  /** Adds the text that stands in the pictures of a document that has pages. */
  readPictureText(document: Document, pdfPath: string, options?: PictureTextOptions): Promise<Document>;
  close(): Promise<void>;
}

export function createDocumentTools(options: DocumentToolsOptions): DocumentTools {
  const { workFolder, officeInstances = 1, ocrWorkers = 1 } = options;
  const { onOfficeReplaced: onReplaced } = options;
  const office = createOfficeConverter({
    instances: officeInstances,
    workFolder,
    ...(onReplaced ? { onReplaced } : {}),
  });
  const recogniser = createRecogniser({ workers: ocrWorkers });
  return {
    office,
    recogniser,
    async read(source, options = {}) {
      const { onStage = () => undefined } = options;
      onStage('reading', 0.05);
      if ((await tryDetectFormat(source.path)) === 'image') {
        const { readImage } = await import('./read-image.ts');
        return readImage(source, recogniser, workFolder, { ...options, onStage });
      }
      return new FileReading({ office, recogniser, workFolder }, source, { ...options, onStage }).read();
    },
    async readPictureText(document, pdfPath, options) {
      const { readPictureText } = await import('./picture-text/read-picture-text.ts');
      return readPictureText(document, pdfPath, recogniser, options);
    },
    async close() {
      await Promise.all([office.close(), recogniser.close()]);
    },
  };
}

const keep = async () => undefined;

interface Parts {
  readonly office: OfficeConverter;
  readonly recogniser: Recogniser;
  readonly workFolder: string;
}

type Unreadable = ReadResult & { readonly kind: 'unreadable' };

type FileOptions = DocumentReadOptions & {
  readonly onStage: NonNullable<DocumentReadOptions['onStage']>;
};

/** One file that is no picture itself. */
class FileReading {
  readonly #parts: Parts;
  readonly #source: DocumentSource;
  readonly #options: FileOptions;
  readonly #readOptions: ReadOptions;
  /** There may be text on these, so the file is no file of pictures. */
  #unreadPages = 0;

  constructor(parts: Parts, source: DocumentSource, options: FileOptions) {
    const { onStage, revisions, signal } = options;
    this.#parts = parts;
    this.#source = source;
    this.#options = options;
    this.#readOptions = {
      office: parts.office,
      ...(signal === undefined ? {} : { signal }),
      ...(revisions === undefined ? {} : { revisions }),
      recognisePage: recogniseRendered(parts.recogniser),
      onUnreadPage: () => {
        this.#unreadPages++;
      },
      onProgress: ({ donePages, pageCount }) => onStage('recognising', donePages / Math.max(1, pageCount)),
    };
  }

  async read(): Promise<DocumentReading> {
    const outcome = await readDocument(this.#source, this.#readOptions);
    if (outcome.kind === 'document') return this.#place(outcome.document);
    return outcome.reason === 'empty' ? this.#readPictures(outcome) : outcome;
  }

  async #place(document: Document): Promise<DocumentReading> {
    const { path } = this.#source;
    const { office, workFolder } = this.#parts;
    const { onStage, signal, pages = 'pdf' } = this.#options;
    if (document.kind === 'pdf') return { kind: 'read', document, pdfPath: path, release: keep };
    if (pages === 'none') return { kind: 'read', document, pdfPath: null, release: keep };
    onStage('rendering', 0.5);
    if (hasOwnPages(document))
      return read(await layOutOwnPages(document, pages === 'pdf' ? workFolder : null));
    const { placeDocument } = await import('./join/place-document.ts');
    return read(await placeDocument(document, path, office, signal));
  }

  /** A file that contains scans and no text of its own is read from its pages; one without any readable text, as pictures. */
  async #readPictures(asItIs: Unreadable): Promise<DocumentReading> {
    const { path } = this.#source;
    const format = await tryDetectFormat(path);
    if (format === 'pdf') return this.#asPictures(asItIs, path, keep);
    if (!isDocumentKind(format) || !hasTrait(format, 'scans')) return asItIs;
    const { signal } = this.#options;
    const rendered = await this.#parts.office.convert(path, 'pdf', signal ? { signal } : {});
    if (rendered.kind === 'failed') return asItIs;
    const release = () => rm(dirname(rendered.path), { recursive: true, force: true });
    const outcome = await readDocument({ ...this.#source, path: rendered.path }, this.#readOptions);
    if (outcome.kind === 'document')
      return { kind: 'read', document: outcome.document, pdfPath: rendered.path, release };
    if (outcome.reason !== 'empty') {
      await release();
      return asItIs;
    }
    const pictures = this.#unreadPages === 0 ? await this.#ownPictures() : null;
    if (pictures === null) return this.#asPictures(outcome, rendered.path, release);
    await release();
    return this.#place(pictures);
  }

  /** The pictures in the file itself say more than its pages: which of them was changed. */
  async #ownPictures(): Promise<Document | null> {
    const { acceptsPictures = false } = this.#options;
    const outcome = await readDocument(this.#source, { ...this.#readOptions, acceptsPictures });
    return outcome.kind === 'document' ? outcome.document : null;
  }

  /** Refused as it was if a page could not be read: nobody knows that it holds no text. */
  async #asPictures(
    textless: Unreadable,
    pdfPath: string,
    release: () => Promise<void>,
  ): Promise<DocumentReading> {
    const { acceptsPictures = false } = this.#options;
    if (!acceptsPictures || this.#unreadPages > 0) {
      await release();
      return textless;
    }
    const { readPagePictures } = await import('./page-pictures.ts');
    const document = await readPagePictures({ pdfPath, release }, textless.notRead);
    return document === null ? textless : { kind: 'read', document, pdfPath, release };
  }
}

function read(placed: { readonly document: Document; readonly pdfPath: string | null }): DocumentReading {
  const { document, pdfPath } = placed;
  const release = pdfPath === null ? keep : () => rm(dirname(pdfPath), { recursive: true, force: true });
  return { kind: 'read', document, pdfPath, release };
}
