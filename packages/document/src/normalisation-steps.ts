/**
 * The steps of `normalise`, one equivalence each. Order matters: width before spaces (U+3000 becomes a
 * space), spaces before punctuation (adjacent marks are folded together).
 */
import type { NormalisationStep } from './normalise.ts';

/** Distance between ！ (U+FF01) and ! (U+0021): the full-width block repeats ASCII in the same order. */
const FULL_WIDTH_SHIFT = 0xff01 - 0x21;

const fullWidthSymbols: Readonly<Record<string, string>> = { '\u3000': ' ', '￥': '¥', '￡': '£', '￠': '¢' };

/** Ａ１，（￥ → A1,(¥ */
export const foldWidth: NormalisationStep = {
  name: 'foldWidth',
  pattern: /[\uff01-\uff5e\u3000\uffe0\uffe1\uffe5]/g,
  replace: (match) => fullWidthSymbols[match] ?? String.fromCharCode(match.charCodeAt(0) - FULL_WIDTH_SHIFT),
};

/**
 * Zero-width space and joiners, byte order mark, soft hyphen, direction marks: in the file but invisible on
 * the page.
 */
export const removeInvisible: NormalisationStep = {
  name: 'removeInvisible',
  pattern: /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g,
  replace: () => '',
};

/**
 * Among them those that turn around the text behind them, up to an end mark: it is read in another order than it is written.
 * Before Arabic or Hebrew, which run that way by themselves, only \u202e turns anything.
 */
export const turningMarks =
  /(?:\u202e|[\u202b\u2067](?![^\n\u202c\u2069]{0,40}[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]))/g;

/**
 * One representative for marks that differ only by keyboard or font. 、 is not included: it does not mean the
 * same as ，.
 */
const punctuationVariants: Readonly<Record<string, string>> = {
  '。': '.',
  '｡': '.',
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '「': '"',
  '」': '"',
  '『': '"',
  '』': '"',
  '‘': "'",
  '’': "'",
  '′': "'",
  '【': '[',
  '】': ']',
  '〔': '(',
  '〕': ')',
  '﹙': '(',
  '﹚': ')',
  '〈': '<',
  '〉': '>',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '−': '-',
  '•': '·',
  '・': '·',
  '﹣': '-',
};

export const foldPunctuation: NormalisationStep = {
  name: 'foldPunctuation',
  // Runs are folded as a whole, so that folding twice changes nothing more.
  pattern: /[—―]+|(?:…|[.。｡]{3,})+|[。｡“”„‟「」『』‘’′【】〔〕﹙﹚〈〉‐‑–−•・﹣]/g,
  replace: (match) => {
    if (/^[—―]/.test(match)) return '—';
    if (/^(?:…|[.。｡]{3})/.test(match)) return '…';
    return punctuationVariants[match] ?? match;
  },
};

/** Any run of white space, line breaks included, becomes one space. */
export const collapseWhitespace: NormalisationStep = {
  name: 'collapseWhitespace',
  pattern: /\s+/g,
  replace: () => ' ',
};

/**
 * Handles single spaces only: on longer runs the look-around takes quadratic time, so this step comes after
 * the collapse.
 */
const dropSpaceBesideNonWord: NormalisationStep = {
  name: 'dropSpaceBesideNonWord',
  pattern: /(?<![0-9A-Za-z\u00c0-\u024f]) | (?![0-9A-Za-z\u00c0-\u024f])/g,
  replace: () => '',
};

/**
 * White space beside a Chinese character or a punctuation mark has no meaning; between two Latin letters or
 * digits it separates words.
 */
export const ignoreInsignificantWhitespace: readonly NormalisationStep[] = [
  collapseWhitespace,
  dropSpaceBesideNonWord,
];

/** Every difference that a reader of the page would not call a change. */
export const sameToTheEye: readonly NormalisationStep[] = [
  removeInvisible,
  foldWidth,
  ...ignoreInsignificantWhitespace,
  foldPunctuation,
];
