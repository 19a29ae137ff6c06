/** Every template of the library: filled, written, read back, reviewed for every side, corrected. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillTemplate, sampleValues } from '@wenjian/templates';
import { openCorrector } from '../../../apps/server/src/adapters/sentence-corrector/open-corrector.ts';
import { openLanguage } from '../../../apps/server/src/platform/documents/open-language.ts';
import { readDocx } from '../../../readers/src/index.ts';
import { documentToDocx } from '../../../writers/src/convert/office/document-to-docx.ts';
import { writeFilledDocx } from '../../../writers/src/templates/write-filled-docx.ts';
import { describeDuration, describeMachine } from '../describe-machine.ts';
import { type CheckedTemplate, checkLibrary, libraryIds } from './template-library.ts';

interface Row extends CheckedTemplate {
  /** The written Word file has the text of the filled contract. */
  readonly isReadBack: boolean;
}

export async function benchTemplateLibrary(): Promise<string> {
  const machine = describeMachine();
  const startedAt = performance.now();
  const correctors = { language: await openLanguage(), propose: await openCorrector() };
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-library-'));
  const rows: Row[] = [];
  try {
    for (const id of libraryIds()) {
      const checked = await checkLibrary(id, correctors);
      rows.push({ ...checked, isReadBack: await isReadBack(checked, folder) });
      for (const word of [...checked.problems, ...checked.high, ...checked.corrections])
        console.error(`templates: ${id}: ${word}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return section(machine, rows, startedAt);
}

async function isReadBack({ library, template, filled }: CheckedTemplate, folder: string): Promise<boolean> {
  const [empty, out] = [join(folder, 'empty.docx'), join(folder, 'filled.docx')];
  await writeFile(empty, await documentToDocx(library.document));
  const document = await readDocx(empty);
  if (document.text !== library.document.text) return false;
  const edits = fillTemplate(document, template, sampleValues(library));
  await writeFilledDocx({ document, sourcePath: empty, edits }, out);
  return (await readDocx(out)).text === filled[0]?.text;
}

function section(machine: string, rows: readonly Row[], startedAt: number): string {
  const sum = (count: (row: Row) => number): number => rows.reduce((all, row) => all + count(row), 0);
  const clean = (isClean: (row: Row) => boolean): string =>
    `${rows.filter(isClean).length} of ${rows.length}`;
  return `## Templates

${machine} ${describeDuration(startedAt)}

The templates of the library (\`packages/templates/library\`), filled with their samples, with all optional clauses and with none; reviewed for every side and for nobody, corrected with the word model and the corrector.

| | |
|---|---|
| templates, articles, fields, optional clauses | ${rows.length}, ${sum((row) => row.library.clauseCount)}, ${sum((row) => row.template.fields.length)}, ${sum((row) => row.template.clauses.length)} |
| every blank has a field that its sample fills | ${clean(({ problems }) => problems.length === 0)} |
| written as Word, filled, read back as the filled contract | ${clean((row) => row.isReadBack)} |
| no high risk for any side | ${clean(({ high }) => high.length === 0)} |
| no certain and no likely correction | ${clean(({ corrections }) => corrections.length === 0)} |
| medium risks that are left, each once per side | ${sum(({ medium }) => medium.length)} |`;
}
