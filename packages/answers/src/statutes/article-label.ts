/** Article labels, as a law writes them and as they are cited: 第五百八十四条, 第584条, 第一百三十三条之一, 第１２ 条. */
import { readNumber, writeNumberLike } from '@wenjian/contract';

export interface ArticleAddress {
  readonly number: number;
  /** 1 of 之一, else 0. */
  readonly sub: number;
}

const digits = '[零〇○一二三四五六七八九十百千两0-9０-９]';
/** With the groups `number` and `sub`. */
export const articlePattern = `第\\s{0,2}(?<number>${digits}{1,9})\\s{0,2}条(?:之(?<sub>[一二三四五六七八九十]{1,3}))?`;

/** From the groups of `articlePattern`; null when the digits are not a number. */
export function readAddress(number: string | undefined, sub: string | undefined): ArticleAddress | null {
  const value = readNumber(number ?? '');
  if (value === null || value < 1 || !Number.isInteger(value)) return null;
  return { number: value, sub: sub === undefined ? 0 : (readNumber(sub) ?? 0) };
}

const whole = new RegExp(`^${articlePattern}`);
const figures = /^(?<number>\d{1,5})(?:-(?<sub>\d{1,2}))?$/;

/** An article as somebody names it by itself: 第五百八十四条第二款, 第584条, 584, 133-1. Null: it names none. */
export function readArticleLabel(said: string): ArticleAddress | null {
  const named = whole.exec(said)?.groups;
  if (named !== undefined) return readAddress(named.number, named.sub);
  const { number, sub } = figures.exec(said)?.groups ?? {};
  const address = readAddress(number, undefined);
  return address === null ? null : { ...address, sub: Number(sub ?? 0) };
}

export function writeLabel({ number, sub }: ArticleAddress): string {
  const chinese = (value: number) => writeNumberLike(value, '一') ?? String(value);
  return `第${chinese(number)}条${sub === 0 ? '' : `之${chinese(sub)}`}`;
}
