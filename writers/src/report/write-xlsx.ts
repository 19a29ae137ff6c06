/** In: a comparison. Out: an Excel file: the changes as a table (header frozen, filters, wrapped text) and a sheet with the last section. */
import { strToU8, zipSync } from 'fflate';
import { wordSafe } from '../docx/new-paragraph.ts';
import { reportText as text } from '../writers.text.ts';
import { type ChangeColumn, changeColumns, changeRows } from './change-row.ts';
import type { ComparisonExport } from './comparison-export.ts';
import { escapeHtml } from './escape-html.ts';
import { lastSection } from './last-section.ts';
import { summaryOf } from './summary.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** In characters. */
const widths: Readonly<Record<ChangeColumn, number>> = {
  index: 6,
  type: 8,
  significance: 8,
  clause: 14,
  old: 40,
  new: 40,
  oldPage: 6,
  newPage: 6,
  reason: 30,
  state: 10,
  note: 20,
};

/** Styles by their index in the style part. */
const PLAIN = 0;
const HEADER = 1;
const WRAPPED = 2;

/** Excel opens no longer cell. */
const MOST_CHARACTERS = 32_767;

export function writeXlsx(input: ComparisonExport): Uint8Array {
  const type = (kind: string): string =>
    `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`;
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type('sheet.main')}"/><Override PartName="/xl/styles.xml" ContentType="${type('styles')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type('worksheet')}"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${type('worksheet')}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="r3" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${text.sheets.changes}" sheetId="1" r:id="r1"/><sheet name="${text.sheets.coverage}" sheetId="2" r:id="r2"/></sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Microsoft YaHei"/></font><font><b/><sz val="11"/><name val="Microsoft YaHei"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF4F5F7"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': changesSheet(input),
    'xl/worksheets/sheet2.xml': coverageSheet(input),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(declaration + xml)])),
  );
}

function changesSheet(input: ComparisonExport): string {
  const rows = changeRows(input);
  const header = row(
    1,
    changeColumns.map((column) => text.columns[column]),
    HEADER,
  );
  const lines = rows.map((own, index) =>
    row(
      index + 2,
      changeColumns.map((column) => own[column]),
      WRAPPED,
    ),
  );
  const columns = changeColumns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widths[column]}" customWidth="1"/>`,
  );
  const corner = `${columnName(changeColumns.length - 1)}${rows.length + 1}`;
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${header}${lines.join('')}</sheetData><autoFilter ref="A1:${corner}"/></worksheet>`;
}

function coverageSheet(input: ComparisonExport): string {
  const lines: (readonly [string, boolean])[] = [
    [text.last.title, true],
    [summaryOf(input), false],
  ];
  for (const section of lastSection(input)) {
    lines.push([section.title, true]);
    for (const line of section.lines) lines.push([line, false]);
  }
  const data = lines.map(([line, isTitle], index) => row(index + 1, [line], isTitle ? HEADER : PLAIN));
  return `<worksheet xmlns="${main}"><cols><col min="1" max="1" width="100" customWidth="1"/></cols><sheetData>${data.join('')}</sheetData></worksheet>`;
}

function row(number: number, values: readonly (string | number)[], style: number): string {
  const cells = values.map((value, index) => {
    const place = `r="${columnName(index)}${number}" s="${style}"`;
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
    // Written as text, so that a value that begins with = is never a formula.
    const shown = escapeHtml(escapeCodes(wordSafe(cutToFit(value))));
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cutToFit(value: string): string {
  if (value.length <= MOST_CHARACTERS) return value;
  const kept = value.slice(0, MOST_CHARACTERS - text.cut.length);
  // Never half of a character.
  return kept.replace(/[\ud800-\udbff]$/, '') + text.cut;
}

/** Excel reads _x0041_ as the character of that code; an escaped underscore keeps it text. */
function escapeCodes(value: string): string {
  return value.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}

function columnName(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
