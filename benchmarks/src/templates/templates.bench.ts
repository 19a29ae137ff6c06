/**
 * Contract templates: how long the blanks of long contracts take, and three hundred contracts from one sheet. The engines and the writer as the product
 * uses them, in this process; what a user waits for besides is the upload, the queue and, afterwards, the layout of the pages.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument, readDocx } from '@wenjian/readers';
import { writeFilledSet } from '@wenjian/writers';
import { writeWorkbook } from '@wenjian/writers/workbook';
import {
  fillTemplate,
  findTemplate,
  readSheet,
  sheetColumns,
  type Template,
  type WrittenRow,
} from '../../../packages/templates/src/index.ts';
import { buildZip, docxEntries, paragraph } from '../../../readers/src/fixtures.testing.ts';
import { describeDuration, describeMachine } from '../describe-machine.ts';

const SIZES = [50, 100, 200, 400, 800];
const ROWS = 300;
/** Paragraphs of the contract that is filled three hundred times. */
const FILLED_SIZE = 16;

export async function benchTemplates(): Promise<string> {
  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'bench-templates-'));
  try {
    const readings = [];
    for (const size of SIZES) readings.push(await measureReading(folder, size));
    const batch = await measureBatch(folder);
    return section(readings, batch, describeDuration(startedAt));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeContract(folder: string, size: number): Promise<string> {
  const lines = Array.from({ length: size }, (_, index) => clause(index));
  const body = ['采购合同', '甲方：____', '统一社会信用代码：____', '乙方：____', ...lines].map((line) =>
    paragraph(line),
  );
  const path = join(folder, `${size}.docx`);
  await writeFile(path, buildZip(docxEntries({ body: body.join('') })));
  return path;
}

function clause(index: number): string {
  const number = index + 1;
  const kinds = [
    `第${number}条 乙方应于____年__月__日前向甲方支付第${number}笔款项人民币____元（大写：____元整），并提供____。`,
    `${number}.1 联系人：________  电话：________  地址：______________`,
    `${number}.2 交付方式：□ 自提 □ 送货 □ 其他：____`,
    `${number}.3 违约金比例为____%，质保期为【　】个月，验收标准为（　　　）。`,
  ];
  return kinds[index % kinds.length] ?? '';
}

async function measureReading(folder: string, size: number) {
  const path = await writeContract(folder, size);
  const began = performance.now();
  const document = await readDocx(path);
  const read = performance.now();
  const { fields } = findTemplate(document);
  const blanks = fields.reduce((sum, { places }) => sum + places.length, 0);
  return { blanks, fields: fields.length, readMs: read - began, findMs: performance.now() - read };
}

async function measureBatch(folder: string) {
  const sourcePath = await writeContract(folder, FILLED_SIZE);
  const document = await readDocx(sourcePath);
  const template = findTemplate(document);
  const sheetPath = join(folder, 'rows.xlsx');
  await writeFile(sheetPath, filledSheet(template));
  const began = performance.now();
  const { ready, problems } = readSheet(template, await rowsIn(sheetPath));
  if (ready.length !== ROWS) throw new Error(`only ${ready.length} rows are ready: ${problems[0]?.message}`);
  const checked = performance.now();
  const out = join(folder, 'out');
  await mkdir(out);
  const files = ready.map(({ number, values }) => ({
    edits: fillTemplate(document, template, values),
    outPath: join(out, `${number}.docx`),
  }));
  const failures: string[] = [];
  await writeFilledSet({ document, sourcePath, files }, (_, failure) => {
    if (failure !== null) failures.push(failure);
  });
  if (failures.length > 0) throw new Error(failures[0]);
  const sizes = await Promise.all(files.map(async ({ outPath }) => (await stat(outPath)).size));
  return {
    columns: sheetColumns(template).length,
    places: files[0]?.edits.length ?? 0,
    checkMs: checked - began,
    writeMs: performance.now() - checked,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

function filledSheet(template: Template): Uint8Array {
  const columns = sheetColumns(template);
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    values: columns.map(({ target }) => {
      if (target.kind === 'item') return target.item === 'name' ? `公司${row}` : '';
      if (target.kind !== 'field') return '';
      const { field } = target;
      if (field.kind === 'amount') return String(row + 1);
      if (field.kind === 'date') return '2026-03-01';
      if (field.kind === 'choice') return field.options[row % 2]?.label ?? '';
      if (field.kind === 'text' && field.format === 'phone') return '13800138000';
      return field.kind === 'text' && field.format === 'percent' ? '5' : `内容${row}`;
    }),
  }));
  return writeWorkbook([{ name: '填写', widths: [], header: columns.map(({ name }) => name), rows }]);
}

async function rowsIn(path: string): Promise<readonly WrittenRow[]> {
  const outcome = await readDocument({ path, name: 'rows.xlsx' });
  if (outcome.kind !== 'document') throw new Error(outcome.message);
  const { blocks, text } = outcome.document;
  const rows: string[][] = [];
  for (const { cell, start, end } of blocks) {
    if (cell === undefined) continue;
    rows[cell.row] ??= [];
    const cells = rows[cell.row] ?? [];
    while (cells.length < cell.column) cells.push('');
    cells[cell.column] = text.slice(start, end);
  }
  return rows.map((cells, index) => ({ number: index + 1, cells }));
}

type Reading = Awaited<ReturnType<typeof measureReading>>;
type Batch = Awaited<ReturnType<typeof measureBatch>>;

function section(readings: readonly Reading[], batch: Batch, duration: string): string {
  const ms = (value: number): string => String(Math.round(value));
  const rows = readings.map(
    ({ blanks, fields, readMs, findMs }) => `| ${blanks} | ${fields} | ${ms(readMs)} | ${ms(findMs)} |`,
  );
  return [
    '## Templates',
    '',
    describeMachine(),
    '',
    'Reading a Word file without its layout and finding its blanks, as is done before the fields are shown (`npm run bench -- templates`):',
    '',
    '| places to fill | fields | read, ms | find, ms |',
    '|---:|---:|---:|---:|',
    ...rows,
    '',
    `${ROWS} contracts from one sheet of ${batch.columns} columns, ${batch.places} places written in each: ${ms(batch.checkMs)} ms to read and check the sheet, ${(batch.writeMs / 1000).toFixed(1)} s to write all of them and read each back (${(batch.bytes / 1_000_000).toFixed(1)} MB).`,
    '',
    duration,
  ].join('\n');
}
