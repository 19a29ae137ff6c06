/** Figures for the user: in their written notation, and in calculations. */
import {
  decimalText,
  FEN,
  type Figure,
  ONE,
  type Relation,
  roundTo,
  size,
  writeUppercaseAmount,
} from '@wenjian/contract';

const PERCENT = ONE / 100n;

/**
 * The value in the notation of the figure: its unit, its separators, at least its decimals. Null when it
 * cannot be written this way.
 */
export function writeLike(figure: Figure, written: string, value: bigint): string | null {
  if (figure.unit === null || (value * ONE) % figure.unit !== 0n) return null;
  const scale = /[百千]?[万亿]$/.exec(written)?.[0] ?? '';
  const digits = written.slice(0, written.length - scale.length).trimEnd();
  const gap = written.slice(digits.length, written.length - scale.length);
  const decimals = /[.．](\d+|[０-９]+)$/.exec(digits)?.[1]?.length ?? 0;
  const text = decimalText((value * ONE) / figure.unit, decimals);
  const grouped = /[,，]/.test(digits) || !/[0-9０-９]{4}/.test(digits) ? text : text.replaceAll(',', '');
  return (/[０-９]/.test(digits) ? widened(grouped) : grouped) + gap + scale;
}

const capitals = /^(?<before>[^零壹贰叁肆伍陆柒捌玖拾]*)[零〇壹贰叁肆伍陆柒捌玖拾佰仟万亿元圆角分整正\s]+$/;

/** A sum in 大写 with the right value, ended as it was; null when it is not written so. */
export function writeCapitals(written: string, value: bigint): string | null {
  const before = capitals.exec(written)?.groups?.before;
  const right = value % FEN === 0n ? writeUppercaseAmount(Number(value / FEN)) : null;
  if (before === undefined || right === null) return null;
  const ended = /[整正]\s*$/.test(written) ? right : right.replace(/整$/, '');
  const named = /正\s*$/.test(written) ? ended.replace(/整$/, '正') : ended;
  const whole = /[元圆]/.test(written) ? named : named.replace('元', '');
  return before + (written.includes('圆') ? whole.replace('元', '圆') : whole);
}

const FULL_WIDTH_SHIFT = 0xfee0;

/** Keeps full-width digits: their width is a separate correction. */
function widened(text: string): string {
  return text.replaceAll(/[0-9.,]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH_SHIFT));
}

/** 206,400.00元 · 2,400 · 13%. */
export function figureText(
  value: bigint,
  { kind, currency = '元' }: Pick<Figure, 'kind' | 'currency'>,
): string {
  if (kind === 'rate') return `${decimalText((value * ONE) / PERCENT)}%`;
  return kind === 'count' ? decimalText(value) : `${decimalText(roundTo(value, 100n), 2)}${currency}`;
}

/** Longer sums are cut short. */
const MOST_PARTS = 12;

/** The left side of the equation. */
export function calculationText(relation: Relation): string {
  const plain = (figure: Figure): string =>
    figureText(figure.value, figure).replace(figure.currency ?? '元', '');
  switch (relation.kind) {
    case 'product':
      return relation.factors.map(plain).join(' × ');
    case 'sum': {
      const shown = relation.parts.slice(0, MOST_PARTS).map((part, index) => {
        const isTaken = part.isDeduction === true || part.value < 0n;
        const text = plain({ ...part, value: size(part.value) });
        return index === 0 ? `${isTaken ? '-' : ''}${text}` : `${isTaken ? '-' : '+'} ${text}`;
      });
      return `${shown.join(' ')}${relation.parts.length > MOST_PARTS ? ' + …' : ''}`;
    }
    case 'markup':
      return `${plain(relation.net)} × (1 + ${plain(relation.rate)})`;
    case 'contained':
      return `${plain(relation.gross)} ÷ (1 + ${plain(relation.rate)}) × ${plain(relation.rate)}`;
  }
}
