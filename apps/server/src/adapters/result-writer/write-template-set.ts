import { writeFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { fillTemplate } from '@wenjian/templates';
import { writeFilledSet } from '@wenjian/writers';
import { writeWorkbook } from '@wenjian/writers/workbook';
import { loadJson } from './load-json.ts';
import type { TemplateSetRequest } from './result-writer.port.ts';
import { templateSetText as text } from './template-set.text.ts';

export async function writeTemplateSet(
  { documentPath, sourcePath, template, rows, listPath, failuresPath }: TemplateSetRequest,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const document = await loadJson<Document>(documentPath);
  const failures = new Map<number, string>();
  await writeFilledSet(
    {
      document,
      sourcePath,
      files: rows.map(({ values, outPath }) => ({
        edits: fillTemplate(document, template, values),
        outPath,
      })),
    },
    (index, failure) => {
      if (failure !== null) failures.set(rows[index]?.number ?? 0, failure);
      onProgress((index + 1) / rows.length);
    },
  );
  const list = rows.map(({ number, fileName }) => ({
    values: [number, failures.has(number) ? '' : fileName, failures.get(number) ?? text.made],
  }));
  await writeFile(listPath, writeWorkbook([{ name: text.sheet, widths, header: text.header, rows: list }]));
  const failed = [...failures].map(([row, message]) => ({ row, message }));
  await writeFile(failuresPath, JSON.stringify(failed));
}

const widths = [10, 50, 60] as const;
