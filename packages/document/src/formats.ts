/**
 * The file formats, a row each. Kind, icon, media type, the sentence that tells what can be read, conversion, pages and what engines may expect of
 * a document follow from the row; the reader it names is registered in `readers/src/format-readers.ts`.
 */

/** What a file is to people: its icon, and the filter of the knowledge base (docs/spec.md#input-rules). */
export const fileKinds = ['word', 'ppt', 'txt', 'pdf', 'excel', 'img'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The part of LibreOffice that opens a document. */
export type OfficeModule = 'writer' | 'calc' | 'impress';

/**
 * `revisions`: tracked changes. `styles`: fonts and paragraphs in the terms of Word, which can be compared. `looks`: what is not visible can be
 * told. `scans`: it may hold nothing but pictures of pages.
 */
export type FormatTrait = 'revisions' | 'styles' | 'looks' | 'scans';

/** How its bytes are told from others. Without any sign, code of its own tells it (PDF, web pages, plain text). */
export interface FormatSigns {
  /** The first bytes, hexadecimal; `..` is any byte. */
  readonly heads?: readonly string[];
  /** Streams of a compound file. */
  readonly streams?: readonly string[];
  /** In an Office package: words in the content type of the main part, and the folder it is in. */
  readonly part?: { readonly types: readonly string[]; readonly folder: string };
  /** In a zip: how the file `mimetype` begins; the longest beginning that fits counts. */
  readonly mimetypes?: readonly string[];
  /** In a zip: a file that no other has. */
  readonly entry?: string;
  /** Plain text that only its ending tells from other texts. */
  readonly isNamedText?: true;
}

export interface FormatRow {
  /** What people call it, as in a list of what can be read. */
  readonly names: readonly string[];
  /** Ending of the file's name → media type; the usual one first. */
  readonly endings: Readonly<Record<string, string>>;
  readonly kind: FileKind | null;
  /** Null: recognised or written, but not read. */
  readonly reader: string | null;
  readonly office: OfficeModule | null;
  readonly traits: readonly FormatTrait[];
  readonly signs: FormatSigns;
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

const table = {
  docx: {
    names: ['Word'],
    endings: { docx: `${OPEN_XML}.wordprocessingml.document` },
    kind: 'word',
    reader: 'docx',
    office: 'writer',
    traits: ['revisions', 'styles', 'looks', 'scans'],
    signs: { part: { types: ['wordprocessingml', 'ms-word'], folder: 'word' } },
  },
  doc: {
    names: ['Word', 'WPS'],
    endings: { doc: 'application/msword', wps: 'application/vnd.ms-works' },
    kind: 'word',
    reader: 'office',
    office: 'writer',
    traits: ['revisions', 'styles', 'looks', 'scans'],
    signs: { streams: ['worddocument'] },
  },
  xlsx: {
    names: ['Excel'],
    endings: { xlsx: `${OPEN_XML}.spreadsheetml.sheet` },
    kind: 'excel',
    reader: 'xlsx',
    office: 'calc',
    traits: [],
    signs: { part: { types: ['spreadsheetml', 'ms-excel'], folder: 'xl' } },
  },
  xls: {
    names: ['Excel'],
    endings: { xls: 'application/vnd.ms-excel' },
    kind: 'excel',
    reader: 'binarySheets',
    office: 'calc',
    traits: [],
    signs: { streams: ['workbook', 'book'] },
  },
  pptx: {
    names: ['PowerPoint'],
    endings: { pptx: `${OPEN_XML}.presentationml.presentation` },
    kind: 'ppt',
    reader: 'pptx',
    office: 'impress',
    traits: ['looks', 'scans'],
    signs: { part: { types: ['presentationml', 'ms-powerpoint'], folder: 'ppt' } },
  },
  ppt: {
    names: ['PowerPoint'],
    endings: { ppt: 'application/vnd.ms-powerpoint' },
    kind: 'ppt',
    reader: 'office',
    office: 'impress',
    traits: ['looks', 'scans'],
    signs: { streams: ['powerpoint document'] },
  },
  pdf: {
    names: ['PDF'],
    endings: { pdf: 'application/pdf' },
    kind: 'pdf',
    reader: 'pdf',
    office: null,
    traits: ['looks'],
    signs: {},
  },
  rtf: {
    names: ['RTF'],
    endings: { rtf: 'application/rtf' },
    kind: 'word',
    reader: 'office',
    office: 'writer',
    traits: ['revisions', 'styles', 'looks', 'scans'],
    signs: { heads: ['7b5c727466'] },
  },
  odt: {
    names: ['OpenDocument'],
    endings: { odt: `${OPEN_DOCUMENT}.text` },
    kind: 'word',
    reader: 'office',
    office: 'writer',
    traits: ['revisions', 'styles', 'looks', 'scans'],
    signs: { mimetypes: [OPEN_DOCUMENT] },
  },
  ods: {
    names: ['OpenDocument'],
    endings: { ods: `${OPEN_DOCUMENT}.spreadsheet` },
    kind: 'excel',
    reader: 'office',
    office: 'calc',
    traits: ['scans'],
    signs: { mimetypes: [`${OPEN_DOCUMENT}.spreadsheet`] },
  },
  odp: {
    names: ['OpenDocument'],
    endings: { odp: `${OPEN_DOCUMENT}.presentation` },
    kind: 'ppt',
    reader: 'office',
    office: 'impress',
    traits: ['looks', 'scans'],
    signs: { mimetypes: [`${OPEN_DOCUMENT}.presentation`, `${OPEN_DOCUMENT}.graphics`] },
  },
  html: {
    names: ['网页'],
    endings: { html: HTML, htm: HTML },
    kind: 'txt',
    reader: 'html',
    office: 'writer',
    traits: ['styles'],
    signs: {},
  },
  md: {
    names: ['Markdown'],
    endings: { md: MARKDOWN, markdown: MARKDOWN },
    kind: 'txt',
    reader: 'markdown',
    office: null,
    traits: [],
    signs: { isNamedText: true },
  },
  csv: {
    names: ['文本文件'],
    endings: { csv: 'text/csv; charset=utf-8', tsv: 'text/tab-separated-values; charset=utf-8' },
    kind: 'excel',
    reader: 'csv',
    office: null,
    traits: [],
    signs: { isNamedText: true },
  },
  txt: {
    names: ['文本文件'],
    endings: { txt: 'text/plain; charset=utf-8' },
    kind: 'txt',
    reader: 'text',
    office: 'writer',
    traits: ['looks'],
    signs: {},
  },
  image: {
    names: ['图片'],
    endings: {
      png: 'image/png',
      jpg: 'image/jpeg',
      jpeg: 'image/jpeg',
      bmp: 'image/bmp',
      tif: 'image/tiff',
      tiff: 'image/tiff',
      webp: 'image/webp',
      gif: 'image/gif',
    },
    kind: 'img',
    reader: 'picture',
    office: null,
    traits: ['looks'],
    signs: {
      heads: [
        '89504e47',
        'ffd8ff',
        '47494638',
        // The zeros are BMP's reserved field: without them a text that starts with BM would be an image.
        '424d........00000000',
        '49492a00',
        '4d4d002a',
        '52494646........57454250',
      ],
    },
  },
  visio: unread('Visio 图形文件', {}, { part: { types: ['visio'], folder: 'visio' } }),
  ofd: unread('OFD 版式文件', { ofd: 'application/ofd' }, { entry: 'OFD.xml' }),
  epub: unread('EPUB 电子书', { epub: 'application/epub+zip' }, { mimetypes: ['application/epub'] }),
  xml: unread('XML 文件', { xml: 'application/xml' }, {}),
  json: unread('JSON 文件', { json: 'application/json; charset=utf-8' }, {}),
  zip: unread('压缩包', { zip: 'application/zip' }, { heads: ['526172211a', '377abcaf', '1f8b'] }),
  // The second is RIFF, of which WebP stands above.
  media: unread('音频或视频', {}, { heads: ['........66747970', '52494646'] }),
} as const satisfies Readonly<Record<string, FormatRow>>;

function unread(name: string, endings: FormatRow['endings'], signs: FormatSigns) {
  return { names: [name], endings, kind: null, reader: null, office: null, traits: [], signs } as const;
}

type Table = typeof table;
export type FormatName = keyof Table;

/** The file's format. A format that is converted to its modern form before reading keeps its own name. */
export type DocumentKind = {
  [Name in FormatName]: Table[Name]['reader'] extends null ? never : Name;
}[FormatName];

/** The ways of reading, each registered in `readers/src/format-readers.ts`. */
export type ReaderName = NonNullable<Table[FormatName]['reader']>;

export const formats: Readonly<Record<DocumentKind, FormatRow & { readonly reader: ReaderName }>> &
  Readonly<Record<FormatName, FormatRow>> = table;

export const formatNames = Object.keys(table) as readonly FormatName[];

export function isDocumentKind(name: string): name is DocumentKind {
  return formatNames.some((known) => known === name && table[known].reader !== null);
}

/** What files can be converted to, by ending; each has its `case` in `writers/src/convert/convert-format.ts`. */
export const conversionTargets = ['pdf', 'docx', 'xlsx', 'pptx', 'txt', 'md', 'png', 'jpg'] as const;
export type ConversionTarget = (typeof conversionTargets)[number];

export function hasTrait(kind: DocumentKind, trait: FormatTrait): boolean {
  return formats[kind].traits.includes(trait);
}

/** By the ending of its name; what a file is, its content decides. */
export function formatOfName(name: string): FormatName | null {
  const ending = endingOf(name);
  return formatNames.find((format) => Object.hasOwn(formats[format].endings, ending)) ?? null;
}

export function fileKindOf(name: string): FileKind | null {
  const format = formatOfName(name);
  return format && formats[format].kind;
}

/** What a file is served as, by the ending of its name. */
export function mediaTypeOf(name: string): string {
  const format = formatOfName(name);
  const type = format && formats[format].endings[endingOf(name)];
  if (!type) throw new Error(`no media type is known for ${name}`);
  return type;
}

export function endingsOf(kind: FileKind): readonly string[] {
  return formatNames.flatMap((name) =>
    formats[name].kind === kind ? Object.keys(formats[name].endings) : [],
  );
}

function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
