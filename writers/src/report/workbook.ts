/** In: sheets of plain values. Out: an Excel file: headers frozen and filtered, text wrapped, never a formula. */
import { strToU8, zipSync } from 'fflate';
import { wordSafe } from '../docx/new-paragraph.ts';
import { reportText as text } from '../writers.text.ts';
import { escapeHtml } from './escape-html.ts';

export type Cell = string | number | FormattedNumber;

export interface FormattedNumber {
  readonly value: number;
  /** As Excel writes it: `#,##0.00`. */
  readonly format: string;
}

/** Rows and columns counted from 0. */
export interface MergedCells {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
}

export interface Sheet {
  readonly name: string;
  /** In characters, one for each column. */
  readonly widths: readonly number[];
  /** Frozen and with filters; null for a sheet without a header. */
  readonly header: readonly string[] | null;
  readonly rows: readonly SheetRow[];
  /** What people write into empty cells stays as they wrote it: Excel would round a number of eighteen digits. */
  readonly isForFilling?: boolean;
  /** In a sheet without a header: its first rows stay in sight. */
  readonly frozenRows?: number;
  readonly merged?: readonly MergedCells[];
}

export interface SheetRow {
  readonly values: readonly Cell[];
  readonly isTitle?: boolean;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Styles by their index in the style part. */
const HEADER = 1;
const WRAPPED = 2;
const PLAIN_TEXT = 3;
/** Number formats follow; those below this number are Excel's own. */
const FIRST_FORMAT = 4;
const OWN_FORMATS = 164;

/** The maximum length of an Excel cell. */
const MOST_CHARACTERS = 32_767;

export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array {
  const type = (kind: string): string =>
    `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`;
  const formats = formatsOf(sheets);
  const numbers = sheets.map((_, index) => index + 1);
  const overrides = numbers.map(
    (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${type('worksheet')}"/>`,
  );
  const relations = numbers.map(
    (number) =>
      `<Relationship Id="r${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const entries = sheets.map(
    ({ name }, index) => `<sheet name="${escapeHtml(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type('sheet.main')}"/><Override PartName="/xl/styles.xml" ContentType="${type('styles')}"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${relations.join('')}<Relationship Id="r${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${numberFormats(formats)}<fonts count="2"><font><sz val="11"/><name val="Microsoft YaHei"/></font><font><b/><sz val="11"/><name val="Microsoft YaHei"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF4F5F7"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${FIRST_FORMAT + formats.length}"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" applyNumberFormat="1"/>${formats.map((_, index) => `<xf numFmtId="${OWN_FORMATS + index}" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf>`).join('')}</cellXfs></styleSheet>`,
  };
  for (const [index, sheet] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet, formats);
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(declaration + xml)])),
  );
}

function formatsOf(sheets: readonly Sheet[]): string[] {
  const cells = sheets.flatMap(({ rows }) => rows.flatMap(({ values }) => values));
  return [...new Set(cells.flatMap((cell) => (typeof cell === 'object' ? [cell.format] : [])))];
}

function numberFormats(formats: readonly string[]): string {
  if (formats.length === 0) return '';
  const entries = formats.map(
    (format, index) => `<numFmt numFmtId="${OWN_FORMATS + index}" formatCode="${escapeHtml(format)}"/>`,
  );
  return `<numFmts count="${formats.length}">${entries.join('')}</numFmts>`;
}

function sheetXml(sheet: Sheet, formats: readonly string[]): string {
  const { widths, header, rows, isForFilling = false } = sheet;
  const style = isForFilling ? ` style="${PLAIN_TEXT}"` : '';
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}"${style} customWidth="1"/>`,
  );
  const first = header === null ? 1 : 2;
  const lines = rows.map(({ values, isTitle = false }, index) =>
    rowXml(index + first, values, isTitle ? HEADER : WRAPPED, formats),
  );
  const cols = `<cols>${columns.join('')}</cols>`;
  if (header === null)
    return `<worksheet xmlns="${main}">${frozenView(sheet)}${cols}<sheetData>${lines.join('')}</sheetData>${mergedXml(sheet)}</worksheet>`;
  const corner = `${columnName(header.length - 1)}${rows.length + 1}`;
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${cols}<sheetData>${rowXml(1, header, HEADER, formats)}${lines.join('')}</sheetData><autoFilter ref="A1:${corner}"/></worksheet>`;
}

function frozenView({ frozenRows = 0 }: Sheet): string {
  if (frozenRows === 0) return '';
  return `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
}

function mergedXml({ merged = [] }: Sheet): string {
  if (merged.length === 0) return '';
  const areas = merged.map(({ row, column, rowSpan, columnSpan }) => {
    const end = `${columnName(column + columnSpan - 1)}${row + rowSpan}`;
    return `<mergeCell ref="${columnName(column)}${row + 1}:${end}"/>`;
  });
  return `<mergeCells count="${merged.length}">${areas.join('')}</mergeCells>`;
}

function rowXml(number: number, values: readonly Cell[], style: number, formats: readonly string[]): string {
  const cells = values.map((value, index) => {
    const place = `r="${columnName(index)}${number}" s="${style}"`;
    if (typeof value === 'object') {
      const formatted = FIRST_FORMAT + formats.indexOf(value.format);
      return `<c r="${columnName(index)}${number}" s="${formatted}"><v>${value.value}</v></c>`;
    }
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
    // Written as text, so that a value that starts with = is never a formula.
    const shown = escapeHtml(escapeCodes(wordSafe(cutToFit(value))));
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cutToFit(value: string): string {
  if (value.length <= MOST_CHARACTERS) return value;
  const kept = value.slice(0, MOST_CHARACTERS - text.cut.length);
  // Never half a character.
  return kept.replace(/[\ud800-\udbff]$/, '') + text.cut;
}

/** Excel reads _x0041_ as the character of that code; an escaped underscore keeps it text. */
function escapeCodes(value: string): string {
  return value.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}

/** A to Z, then AA, AB … */
function columnName(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS));
  return index < LETTERS ? last : columnName(Math.floor(index / LETTERS) - 1) + last;
}

const LETTERS = 26;
