/**
 * Another sum in place of a written one, in the same notation: 20万元 → 10万元, 200,000.00元 → 100,000.00元, 贰拾万元整 → 壹拾万元整. In: the written sum, the
 * new one in fen. Out: the edit; null when the notation is not understood. Promise: the new words read back as exactly the new sum.
 */
import { type Amount, type Contract, readNumber, writeUppercaseAmount } from '@wenjian/contract';
import type { Span } from '@wenjian/document';

export function sumEdit(
  { document }: Contract,
  { start, end, fen: said }: Amount,
  fen: number,
): (Span & { readonly text: string }) | null {
  const written = document.text.slice(start, end);
  const text = inFigures(written, said ?? 0, fen) ?? inFormalNumerals(written, fen);
  return text === null ? null : { start, end, text };
}

/** What comes before, the figures, the word that multiplies them, the unit with what is smaller. */
const FIGURES = /^(\D*)([\d,，]+(?:\.\d+)?)(\s*)([十百千]?[万亿]|[百千])?(\D.*)?$/s;

function inFigures(written: string, said: number, fen: number): string | null {
  const [, before = '', figures = '', gap = '', scale = '', unit = ''] = FIGURES.exec(written) ?? [];
  const zeros = FEN_ZEROS + [...scale].reduce((sum, word) => sum + (zerosOf[word] ?? 0), 0);
  const plain = figures.replaceAll(/[,，]/g, '');
  // Otherwise something else multiplies it: the head of a column in 万元.
  if (plain === '' || Math.abs(Number(plain) * 10 ** zeros - said) >= 10 ** FEN_ZEROS) return null;
  const decimals = plain.split('.')[1]?.length ?? 0;
  const value = withDecimals(fen / 10 ** zeros, zeros, scale === '' ? decimals : 0);
  if (Math.round(Number(value) * 10 ** zeros) !== fen) return null;
  const grouped = /[,，]/.test(figures) ? value.replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',') : value;
  return `${before}${grouped}${gap}${scale}${wholeUnit(unit, fen)}`;
}

const FEN_ZEROS = 2;
const zerosOf: Readonly<Record<string, number>> = { 十: 1, 百: 2, 千: 3, 万: 4, 亿: 8 };

/** As many as the value needs, and at least as many as were written. */
function withDecimals(value: number, most: number, least: number): string {
  const [whole = '', rest = ''] = value.toFixed(most).split('.');
  const kept = rest.replace(/0+$/, '').padEnd(Math.min(least, most), '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** 元伍角 and 元整 are 元 when the figures say the rest. */
function wholeUnit(unit: string, fen: number): string {
  const isWhole = fen % 10 ** FEN_ZEROS === 0;
  return isWhole && !/[角分]/.test(unit) ? unit : unit.replace(/(?<=[元圆]).*$/s, '');
}

function inFormalNumerals(written: string, fen: number): string | null {
  const formal =
    /[零壹贰貳叁肆伍陆陸柒捌玖拾佰仟万萬亿億]+([元圆])(?:[零壹贰貳叁肆伍陆陸柒捌玖]|[角分整正])*$/.exec(
      written,
    );
  const sum = writeUppercaseAmount(fen);
  if (formal === null || sum === null || readNumber(written.slice(0, formal.index)) !== null) return null;
  return written.slice(0, formal.index) + (formal[1] === '圆' ? sum.replace('元', '圆') : sum);
}
