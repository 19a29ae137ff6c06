/** Builds small workbooks for tests. Test code only. */
import { buildZip, type ZipEntry } from '../fixtures.testing.ts';

export interface WorkbookParts {
  /** Content of each worksheet element, by sheet name. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Sheet names with their state. */
  readonly states?: Readonly<Record<string, string>>;
  readonly strings?: readonly string[];
  /** Custom formats; style n of a cell is the nth of them. */
  readonly formats?: readonly (string | number)[];
  readonly workbookProperties?: string;
  readonly prologue?: string;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const FIRST_OWN_FORMAT = 164;

export function workbookEntries({
  sheets,
  states = {},
  strings = [],
  formats = [],
  workbookProperties = '',
  prologue = '',
}: WorkbookParts): ZipEntry[] {
  const names = Object.keys(sheets);
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (content: string): string =>
    `<Relationships xmlns="${packages}">${content}</Relationships>`;
  const sheetList = names.map((name, index) => {
    const state = states[name] === undefined ? '' : ` state="${states[name]}"`;
    return `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"${state}/>`;
  });
  return [
    { name: '_rels/.rels', data: relations(relation('r', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns="${main}" xmlns:r="${office}">${workbookProperties}<sheets>${sheetList.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: relations(
        names.map((_, index) => relation(`s${index}`, 'worksheet', `worksheets/sheet${index}.xml`)).join('') +
          relation('t', 'sharedStrings', 'sharedStrings.xml') +
          relation('u', 'styles', 'styles.xml'),
      ),
    },
    {
      name: 'xl/sharedStrings.xml',
      data: `<sst xmlns="${main}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    },
    { name: 'xl/styles.xml', data: stylesOf(formats) },
    ...names.map((name, index) => ({
      name: `xl/worksheets/sheet${index}.xml`,
      data: `${prologue}<worksheet xmlns="${main}" xmlns:r="${office}">${sheets[name] ?? ''}</worksheet>`,
      isCompressed: true,
    })),
  ];
}

export function workbook(parts: WorkbookParts): Buffer {
  return buildZip(workbookEntries(parts));
}

/** Rows of cells in XML, numbered from the first. */
export function sheetData(...rows: readonly string[]): string {
  return `<sheetData>${rows.map((cells, index) => `<row r="${index + 1}">${cells}</row>`).join('')}</sheetData>`;
}

function stylesOf(formats: readonly (string | number)[]): string {
  const idOf = (format: string | number, index: number): number =>
    typeof format === 'number' ? format : FIRST_OWN_FORMAT + index;
  const own = formats.map((format, index) =>
    typeof format === 'number'
      ? ''
      : `<numFmt numFmtId="${idOf(format, index)}" formatCode="${escaped(format)}"/>`,
  );
  const styles = formats.map((format, index) => `<xf numFmtId="${idOf(format, index)}"/>`);
  return `<styleSheet xmlns="${main}"><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
