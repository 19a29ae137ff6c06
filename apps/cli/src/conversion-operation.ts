/** What `wenjian convert` is asked to do, from its options; held to the same limits as a call of the API. */
import {
  type ConversionTaskName,
  type ConversionToolName,
  conversionChoices,
  conversionDefaults,
  conversionOperation,
  conversionToolNames,
  conversionTools,
  formatTargets,
  isFormatTool,
} from '@wenjian/api';
import type { ConversionOperation } from '@wenjian/writers';
import { cliText } from './cli.text.ts';
import { UnusableInput } from './command.ts';

const { every, mark, quality, start } = conversionDefaults;

export const operationOptions = {
  pages: { type: 'string' },
  every: { type: 'string' },
  ranges: { type: 'string' },
  text: { type: 'string' },
  angle: { type: 'string', default: String(mark.angle) },
  opacity: { type: 'string', default: String(mark.opacity) },
  layout: { type: 'string', default: mark.layout },
  size: { type: 'string', default: mark.size },
  quality: { type: 'string', default: quality },
  start: { type: 'string', default: String(start) },
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
  const { text, ranges, quality, layout, size } = values;
  if (isFormatTool(name)) return { kind: 'format', to: formatTargets[name][0] };
  switch (name) {
    case 'split':
      return ranges === undefined
        ? { kind: name, every: Number(values.every ?? every) }
        : { kind: name, ranges };
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

/** Each value with what the page calls it. */
function named(choices: Readonly<Record<string, string>>): string {
  return Object.entries(choices)
    .map(([value, word]) => `${value}（${word}）`)
    .join('|');
}

/** What each tool takes besides files. */
const options: Readonly<Partial<Record<ConversionToolName, string>>> = {
  split: '--every N | --ranges 1-3,5,8-',
  arrange: '--pages 3@90,1-2',
  watermark: `--text TEXT [--angle ${mark.angle}] [--opacity ${mark.opacity}] [--layout ${named(conversionChoices.layout)}] [--size ${named(conversionChoices.size)}]`,
  compress: `[--quality ${named(conversionChoices.quality)}]`,
  pageNumbers: `[--start ${start} | --remove]`,
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
