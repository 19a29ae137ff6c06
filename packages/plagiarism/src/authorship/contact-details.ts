/**
 * In: a document. Out: the addresses, phone numbers and codes of persons or companies in its text, with their
 * positions.
 */
import { blockAt, blockTypeNames, type Document, documentOffset, documentSpan } from '@wenjian/document';
import { places } from './authorship.text.ts';
import type { EvidenceKind } from './evidence.ts';
import type { Observation } from './observation.ts';

type Contact = Pick<Observation, 'kind' | 'key' | 'value' | 'where'> & Required<Pick<Observation, 'span'>>;

export function contactDetails(document: Document): readonly Contact[] {
  return patterns.flatMap(({ kind, pattern, keyOf }) =>
    [...document.text.matchAll(pattern)].flatMap((match) => {
      const key = keyOf(match[0]);
      if (key === null) return [];
      const span = documentSpan(match.index, match.index + match[0].length);
      return [{ kind, key, value: match[0], where: placeOf(document, match.index), span }];
    }),
  );
}

/** The page if known, else the kind of block. */
export function placeOf(document: Document, offset: number): string {
  const block = blockAt(document, documentOffset(offset));
  if (block?.page !== undefined) return places.pageText(block.page);
  return places.text(block === undefined ? '' : blockTypeNames[block.type]);
}

interface ContactPattern {
  readonly kind: EvidenceKind;
  readonly pattern: RegExp;
  /** Null for a false match. */
  readonly keyOf: (match: string) => string | null;
}

const digits = (text: string): string => text.replaceAll(/\D/g, '');

const patterns: readonly ContactPattern[] = [
  {
    kind: 'email',
    pattern: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
    keyOf: (match) => match.toLowerCase(),
  },
  {
    // Mobile numbers, and landlines with their area code.
    kind: 'phone',
    pattern:
      /(?<![\d.-])(?:(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}|0\d{2,3}[-－ ]\d{7,8}(?:[-－转]\d{1,6})?)(?![\d-]|\.\d)/g,
    keyOf: (match) => digits(match).replace(/^86(?=1\d{10}$)/, ''),
  },
  {
    // 12 to 21 digits after a label that names them; order numbers have the same length.
    kind: 'bankAccount',
    pattern: /(?<=(?:账号|帐号|账户|帐户|卡号)[^\d\n]{0,8})\d(?:[ -]?\d){11,20}(?!\d)/g,
    keyOf: digits,
  },
  {
    kind: 'creditCode',
    pattern: /(?<![0-9A-Z])[159Y][1239][1-9]\d{5}[0-9A-HJ-NPQRTUWXY]{10}(?![0-9A-Z])/g,
    keyOf: (match) => (isCreditCode(match) ? match : null),
  },
  {
    kind: 'identityNumber',
    pattern: /(?<!\d)[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g,
    keyOf: (match) => (isIdentityNumber(match.toUpperCase()) ? match.toUpperCase() : null),
  },
];

/** GB 32100-2015. */
const CREDIT_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

function isCreditCode(code: string): boolean {
  let sum = 0;
  let weight = 1;
  for (const character of code.slice(0, 17)) {
    sum += CREDIT_CHARACTERS.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return CREDIT_CHARACTERS[(31 - (sum % 31)) % 31] === code[17];
}

/** GB 11643-1999. */
const IDENTITY_CHECKS = '10X98765432';

function isIdentityNumber(number: string): boolean {
  const sum = [...number.slice(0, 17)].reduce(
    (total, digit, index) => total + Number(digit) * (2 ** (17 - index) % 11),
    0,
  );
  return IDENTITY_CHECKS[sum % 11] === number[17];
}
