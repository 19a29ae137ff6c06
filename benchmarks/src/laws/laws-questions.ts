/**
 * Everyday questions with the articles that answer them, written by us, and how often a search returns one of
 * them among its first ten.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shortLawName } from '@wenjian/contract';

const CORPORA = join(import.meta.dirname, '../../corpora/laws');

export interface LawQuestion {
  readonly text: string;
  /** 民法典 585.0; any of them answers it. */
  readonly answers: ReadonlySet<string>;
}

export interface FoundAddress {
  readonly law: string;
  readonly number: number | null;
  readonly sub: number;
}

/** Answers are written 民法典:585,586;刑法:276之1. `file`: one of ours, or the path of another. */
export function readLawQuestions(file: string): readonly LawQuestion[] {
  const lines = readFileSync(file.includes('/') ? resolve(file) : join(CORPORA, file), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [text = '', answers = ''] = line.split('\t');
    return { text, answers: new Set(answers.split(';').flatMap(addressesIn)) };
  });
}

function addressesIn(written: string): readonly string[] {
  const [law = '', numbers = ''] = written.split(':');
  return numbers.split(',').map((each) => {
    const [number = '', sub] = each.split('之');
    return keyOf({ law, number: Number(number), sub: sub === undefined ? 0 : 1 });
  });
}

function keyOf({ law, number, sub }: FoundAddress): string {
  return `${shortLawName(law)} ${number}.${sub}`;
}

export interface Recall {
  readonly questions: number;
  /** Share of questions with one right article among the first ten. */
  readonly any: number;
  /** Share of the right articles among the first ten. */
  readonly all: number;
  readonly missed: readonly string[];
}

export function recallAt(
  questions: readonly LawQuestion[],
  found: readonly (readonly FoundAddress[])[],
  top: number,
): Recall {
  let [any, all] = [0, 0];
  const missed: string[] = [];
  questions.forEach(({ text, answers }, at) => {
    const keys = new Set((found[at] ?? []).slice(0, top).map(keyOf));
    const hit = [...answers].filter((answer) => keys.has(answer)).length;
    if (hit > 0) any++;
    else missed.push(text);
    all += hit / answers.size;
  });
  return { questions: questions.length, any: any / questions.length, all: all / questions.length, missed };
}
