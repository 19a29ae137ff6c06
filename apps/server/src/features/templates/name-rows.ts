/** A file name for each row of a batch: as written in the sheet, else by the template and the row. Pure. Promise: no two are the same, on any system. */
import type { BatchRow } from './templates.input.ts';
import { templatesServerText as text } from './templates.text.ts';

const ROW_DIGITS = 3;

export function nameRows(templateName: string, rows: readonly BatchRow[]): readonly BatchRow[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const given = safeName(row.fileName.replace(/\.docx$/i, ''));
    const base = given || safeName(text.rowName(templateName, String(row.number).padStart(ROW_DIGITS, '0')));
    let name = base;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = text.nameAgain(base, count);
    taken.add(name.toLowerCase());
    return { ...row, fileName: `${name}.docx` };
  });
}

/** Systems take 255 bytes, with the number and the ending; a cell may hold more than an archive can even name. */
const MOST_BYTES = 230;

/** Without what Windows refuses in a name, what turns it around, and a way into another folder. */
function safeName(name: string): string {
  const plain = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
    .replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/g, '_')
    .replace(/^[. ]+/, '');
  const short = beginningOf(plain)
    .replace(/[. ]{1,40}$/, '')
    .trim();
  return RESERVED.test(short) ? `_${short}` : short;
}

/** Names of devices: Windows makes no file of that name, whatever its ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function beginningOf(name: string): string {
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(MOST_BYTES));
  return name.slice(0, read);
}
