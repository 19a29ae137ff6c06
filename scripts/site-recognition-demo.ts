/** The demonstration of text recognition: a scanned page under a seal, its picture for the page, and every line read. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Demo, DemoMark } from '../apps/web/src/features/site/demos/demo.ts';

const ROOT = join(import.meta.dirname, '..');
const SCAN = join(ROOT, 'apps/web/src/features/workbench/samples/contract-scan.jpg');
/** The same page for the home page: `apps/web/public/demo-scan.webp`, made narrower so that a phone can load it. */
const PICTURE_WIDTH = 760;
/** Below this the product marks a line for checking. */
const SURE = 0.95;

interface OcrLine {
  readonly text: string;
  readonly confidence: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

async function recogniseSample() {
  const command = [join(ROOT, 'apps/cli/src/main.ts'), 'ocr', SCAN, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  const { pages } = JSON.parse(stdout) as {
    readonly pages: readonly {
      readonly width: number;
      readonly height: number;
      readonly lines: readonly OcrLine[];
    }[];
  };
  const page = pages[0];
  if (page === undefined) throw new Error('the scan has no page');
  return page;
}

export async function recognitionDemo(): Promise<Demo> {
  const page = await recogniseSample();
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  const markOf = ({ confidence }: OcrLine): DemoMark => (confidence < SURE ? 'replacement' : 'slate');
  const unsure = page.lines.filter((line) => line.confidence < SURE).length;
  return {
    sheets: [
      {
        label: '示例-采购合同扫描件.jpg',
        paragraphs: [],
        picture: {
          ...{ src: '/demo-scan.webp', alt: '一页盖有红色印章的设备采购合同扫描件', width: PICTURE_WIDTH },
          height: Math.round((page.height / page.width) * PICTURE_WIDTH),
          boxes: page.lines.map((line, finding) => ({
            ...{ finding, mark: markOf(line) },
            left: percent(line.box.x, page.width),
            top: percent(line.box.y, page.height),
            width: percent(line.box.width, page.width),
            height: percent(line.box.height, page.height),
          })),
        },
      },
      {
        label: '识别出的文字',
        paragraphs: page.lines.map((line, finding) => [{ text: line.text, finding, mark: markOf(line) }]),
      },
    ],
    findings: page.lines.map((line) => ({
      label: line.confidence < SURE ? '请核对' : '已识别',
      mark: markOf(line),
      title: line.text,
      detail: `把握 ${(line.confidence * 100).toFixed(1)}%`,
    })),
    summary: `${page.lines.length} 行文字，其中 ${unsure} 行把握不足，标出请人核对`,
    examined: ['页面 1', `文字 ${page.lines.reduce((sum, { text }) => sum + text.length, 0)} 字`],
    notExamined: [],
  };
}
