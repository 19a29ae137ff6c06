/** The rows of docs/spec-coverage.md: an item of the specification, where it is built, which tests prove it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CoverageRow {
  readonly id: string;
  readonly item: string;
  readonly places: readonly string[];
  readonly tests: readonly NamedTest[];
  readonly status: string;
}

export interface NamedTest {
  readonly file: string;
  /** The whole title or a part of it; placeholders of a table of cases as they stand in the file. */
  readonly title: string;
}

export function readCoveragePage(root: string): string {
  return readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');
}

export function readCoverageRows(page: string): readonly CoverageRow[] {
  return page
    .split('\n')
    .filter((line) => /^\| [A-Z]-\d/.test(line))
    .map(readRow);
}

function readRow(line: string): CoverageRow {
  const cells = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
  const [id = '', item = '', where = '', proof = '', status = ''] = cells;
  if (cells.length !== 5) throw new Error(`row ${id} has ${cells.length} cells`);
  return { id, item, places: codeIn(where), tests: parts(proof).map(readTest), status };
}

function readTest(text: string): NamedTest {
  const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(text) ?? [];
  return { file, title };
}

function parts(cell: string): readonly string[] {
  return cell === '—' || cell === '' ? [] : cell.split('<br>');
}

function codeIn(cell: string): readonly string[] {
  return parts(cell).map((part) => part.replaceAll('`', ''));
}
