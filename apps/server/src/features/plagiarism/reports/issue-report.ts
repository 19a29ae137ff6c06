/** The number and the code of a report: both are on its front page, the code is kept as a hash. */
import { createHash, randomInt } from 'node:crypto';
import type { IssuedFacts } from '@wenjian/api';
import { beijingToday } from '../../../platform/people/beijing-day.ts';

/** No 0 and O, no 1, I and L: a code is copied from paper by hand. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const NUMBER_SIGNS = 8;
/** 31 signs to the power of 16: more than 79 bits. */
const CODE_SIGNS = 16;
const PREFIX = 'WJ';

export function newNumber(issuedAt: Date): string {
  return `${PREFIX}-${beijingToday(issuedAt).replaceAll('-', '')}-${randomSigns(NUMBER_SIGNS)}`;
}

export function newCode(): string {
  return (randomSigns(CODE_SIGNS).match(/.{4}/g) ?? []).join('-');
}

function randomSigns(count: number): string {
  return Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** However it was typed: small letters, blanks, full-width signs and other dashes count as the printed ones. */
export function plainNumber(typed: string): string {
  const signs = signsOf(typed);
  const [, prefix, day, rest] = /^([A-Z]{2})(\d{8})(.*)$/.exec(signs) ?? [];
  return prefix === undefined ? signs : `${prefix}-${day}-${rest}`;
}

export function hashOfCode(typed: string): string {
  return createHash('sha256').update(signsOf(typed)).digest('hex');
}

function signsOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
}

/** What is stored shows no more of a file's name than its first sign and its ending. */
export function maskFacts(facts: IssuedFacts): IssuedFacts {
  return { ...facts, files: facts.files.map(({ name, sha256 }) => ({ name: maskFileName(name), sha256 })) };
}

export function maskFileName(name: string): string {
  const ending = /\.[0-9A-Za-z]{1,8}$/.exec(name)?.[0] ?? '';
  return `${firstSign(name.slice(0, name.length - ending.length))}***${ending}`;
}

/** A masked phone number stays as it is. */
export function maskPerson(name: string): string {
  return name.includes('*') ? name : `${firstSign(name)}**`;
}

function firstSign(words: string): string {
  return [...words][0] ?? '';
}
