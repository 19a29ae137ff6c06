/** What people write into a cell, as the value of a field. What cannot be read stays as it is, so that the check of the values names it. */
import type { ChoiceField, FieldValue, TemplateField } from './template.ts';

/** Null for a party, whose details have a cell each. */
export function readCell(field: TemplateField, cell: string): FieldValue | null {
  switch (field.kind) {
    case 'text':
      return { kind: 'text', text: cell };
    case 'amount':
      return { kind: 'amount', yuan: readSum(cell) };
    case 'date':
      return { kind: 'date', date: readDate(cell) };
    case 'choice':
      return { kind: 'choice', optionIds: readOptions(field, cell) };
    case 'party':
      return null;
  }
}

const sum =
  /^(?:人民币|RMB|CNY)?\s?[￥¥]?\s?(?<figures>[\d,，]{1,20}(?:\.\d{1,6})?)\s?(?<scale>万)?[元圆]?整?$/i;
const FEN_OF_TEN_THOUSAND = 6;

/** 8,500 · ￥8500元 · 0.85万元, in yuan. */
function readSum(cell: string): string {
  const { figures, scale } = sum.exec(cell)?.groups ?? {};
  if (figures === undefined) return cell;
  const plain = figures.replaceAll(/[,，]/g, '');
  if (scale === undefined) return plain;
  const [whole = '', fraction = ''] = plain.split('.');
  const fen = `${whole}${fraction.padEnd(FEN_OF_TEN_THOUSAND, '0')}`;
  return `${fen.slice(0, -2)}.${fen.slice(-2)}`;
}

const day = /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?(?: 0{1,2}:00(?::00)?)?$/;
/** Excel counts days when a cell has no format: these are 1982 to 2119. */
const counted = /^[3-7]\d{4}$/;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** 2026-3-1 · 2026/03/01 · 2026年3月1日 and the number of a day. */
function readDate(cell: string): string {
  const parts = day.exec(cell)?.groups;
  if (parts) return `${parts.year}-${parts.month?.padStart(2, '0')}-${parts.day?.padStart(2, '0')}`;
  if (counted.test(cell)) return new Date(FIRST_DAY + Number(cell) * DAY_MS).toISOString().slice(0, 10);
  return cell;
}

/** The words of the options; what is none of them stays, and is refused. */
function readOptions({ options, isMultiple }: ChoiceField, cell: string): readonly string[] {
  const idOf = (words: string): string | undefined => options.find(({ label }) => label.trim() === words)?.id;
  const whole = idOf(cell);
  if (whole !== undefined) return [whole];
  if (!isMultiple) return [cell];
  return cell
    .split(/[、,，;；\n]/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words) => idOf(words) ?? words);
}
