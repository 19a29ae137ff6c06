import type { Document } from '@wenjian/document';
import { fillTemplate } from '@wenjian/templates';
import { writeFilledDocx } from '@wenjian/writers';
import { loadJson } from './load-json.ts';
import type { TemplateRequest } from './result-writer.port.ts';

export async function writeTemplate(request: TemplateRequest): Promise<void> {
  const { documentPath, sourcePath, template, values, outPath } = request;
  const document = await loadJson<Document>(documentPath);
  await writeFilledDocx({ document, sourcePath, edits: fillTemplate(document, template, values) }, outPath);
}
