/** What `wenjian convert` is asked to do, from its options; held to the same limits as a call of the API. */
import {
  type ConversionTaskName,
  type ConversionToolName,
  conversionOperation,
  conversionToolNames,
  conversionTools,
} from '@wenjian/api';
import type { ConversionOperation } from '@wenjian/writers';
import { cliText } from './cli.text.ts';
import { UnusableInput } from './command.ts';

export const operationOptions = {
  pages: { type: 'string' },
  every: { type: 'string' },
  ranges: { type: 'string' },
  text: { type: 'string' },
  angle: { type: 'string', default: '45' },
  opacity: { type: 'string', default: '0.2' },
  layout: { type: 'string', default: 'tiled' },
  size: { type: 'string', default: 'medium' },
  quality: { type: 'string', default: 'medium' },
  start: { type: 'string', default: '1' },
  remove: { type: 'boolean', default: false },
} as const;

interface OperationValues {
  readonly pages?: string;
  readonly every?: string;
  readonly ranges?: string;
  readonly text?: string;
  readonly angle: string;
  readonly opacity: string;
  readonly layout: string;
  readonly size: string;
  readonly quality: string;
  readonly start: string;
  readonly remove: boolean;
}

export function isConversionTool(name: string): name is ConversionToolName {
  return conversionToolNames.some((known) => known === name);
}

export function formatOperation(to: string): ConversionOperation {
  return checked({ kind: 'format', to });
}

export function operationOfTool(name: ConversionTaskName, values: OperationValues): ConversionOperation {
  return checked(wanted(name, values));
}

function wanted(name: ConversionTaskName, values: OperationValues): unknown {
  const { text, every, ranges, quality, layout, size } = values;
  switch (name) {
    case 'toPdf':
      return { kind: 'format', to: 'pdf' };
    case 'toWord':
      return { kind: 'format', to: 'docx' };
    case 'toExcel':
      return { kind: 'format', to: 'xlsx' };
    case 'toSlides':
      return { kind: 'format', to: 'pptx' };
    case 'toText':
      return { kind: 'format', to: 'txt' };
    case 'toImages':
      return { kind: 'format', to: 'png' };
    case 'split':
      return ranges === undefined ? { kind: name, every: Number(every ?? '1') } : { kind: name, ranges };
    case 'arrange':
      return { kind: name, pages: arrangedPages(values.pages ?? '') };
    case 'watermark':
      return { kind: name, text, angle: Number(values.angle), opacity: Number(values.opacity), layout, size };
    case 'compress':
      return { kind: name, quality };
    case 'pageNumbers':
      return values.remove
        ? { kind: name, action: 'remove' }
        : { kind: name, action: 'add', start: Number(values.start) };
    case 'merge':
    case 'searchable':
      return { kind: name };
  }
}

function checked(operation: unknown): ConversionOperation {
  const parsed = conversionOperation.safeParse(operation);
  if (parsed.success) return parsed.data;
  throw new UnusableInput(cliText.convert.badOption(parsed.error.issues[0]?.message ?? ''));
}

/** `3@90,1-2`: page 3 turned to the right, then the first two. */
const PART = /^(\d{1,5})(?:-(\d{1,5}))?(?:@(90|180|270))?$/;

function arrangedPages(text: string): readonly { readonly page: number; readonly turn?: number }[] {
  return text.split(',').flatMap((part) => {
    const [, first, last = first, turn] = PART.exec(part.trim()) ?? [];
    if (first === undefined) throw new UnusableInput(cliText.convert.badPages(part));
    const [from, to] = [Number(first), Number(last)];
    if (to < from) throw new UnusableInput(cliText.convert.badPages(part));
    return Array.from({ length: to - from + 1 }, (_, index) => ({
      page: from + index,
      ...(turn === undefined ? {} : { turn: Number(turn) }),
    }));
  });
}

/** What each tool takes besides files. */
const options: Readonly<Partial<Record<ConversionToolName, string>>> = {
  split: '--every N | --ranges 1-3,5,8-',
  arrange: '--pages 3@90,1-2',
  watermark: '--text TEXT [--angle 45] [--opacity 0.2] [--layout tiled|once] [--size small|medium|large]',
  compress: '[--quality low|medium|high]',
  pageNumbers: '[--start 1 | --remove]',
  protect: '--password-file FILE',
  unlock: '--password-file FILE',
};

/** The list of tools for the help. */
export function toolHelp(): string {
  const widest = Math.max(...conversionToolNames.map((name) => name.length)); // few: the tools
  return conversionToolNames
    .map((name) => {
      const { title, detail } = conversionTools[name];
      return `  ${name.padEnd(widest)}  ${title}：${detail}${options[name] ? `  ${options[name]}` : ''}`;
    })
    .join('\n');
}
