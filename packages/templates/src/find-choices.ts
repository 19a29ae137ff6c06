/** □ 银行转账 □ 现金: boxes to tick. Boxes on one line or on consecutive lines form one choice. */
import type { Line } from '@wenjian/contract';
import { append } from '@wenjian/document';
import type { ChoiceField } from './template.ts';

const box = /[□☐▢]/g;
/** The characters that end the words of an option. */
const optionEnd = /[□☐▢，。；;、_＿【[\n]|[ \u3000]{2,}/;
const MAX_LABEL = 30;

export interface FoundChoice extends Pick<ChoiceField, 'isMultiple'> {
  readonly start: number;
  /** The words before the first box. */
  readonly heading: string;
  readonly options: readonly { readonly label: string; readonly start: number; readonly end: number }[];
}

export function choicesIn(lines: readonly Line[]): readonly FoundChoice[] {
  const found: OpenChoice[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const options = optionsOf(line);
    const [first] = options;
    if (first === undefined) {
      isOpen = false;
      continue;
    }
    const before = line.text.slice(0, first.start - line.start).trim();
    const last = found.at(-1);
    if (isOpen && last !== undefined && before === '') {
      append(last.options, options);
      continue;
    }
    const heading = before === '' ? headingBefore(lines[index - 1]) : before;
    const isMultiple = /可多选|多选|可复选/.test(`${heading}${line.text}`);
    found.push({ start: first.start, heading, options: [...options], isMultiple });
    isOpen = true;
  }
  // A single box is ticked or not.
  return found.map((choice) => ({ ...choice, isMultiple: choice.isMultiple || choice.options.length === 1 }));
}

/** A choice whose lines are still being read. */
interface OpenChoice extends FoundChoice {
  readonly options: FoundChoice['options'][number][];
}

function optionsOf(line: Line): FoundChoice['options'] {
  return [...line.text.matchAll(box)].map(({ index }) => {
    const rest = line.text.slice(index + 1).trimStart();
    const stop = rest.search(optionEnd);
    const label = (stop < 0 ? rest : rest.slice(0, stop))
      .trim()
      .replace(/(?<![：:（(])[：:（(]+$/, '')
      .slice(0, MAX_LABEL);
    return { label, start: line.start + index, end: line.start + index + 1 };
  });
}

function headingBefore(line: Line | undefined): string {
  const text = line?.text.trim() ?? '';
  return /[：:]$/.test(text) ? text : '';
}
