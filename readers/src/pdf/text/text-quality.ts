/** In: a page's characters and images. Out: whether its text layer can be used. */
import { imageCoverage } from '../page/marks.ts';
import type { PageContent } from '../page/page-content.ts';

export type TextQuality =
  | 'good'
  /** Nothing on the page: no text, no image, no drawing. */
  | 'blank'
  /** No text and no image, only a few drawn shapes: the page must be rendered to know. */
  | 'drawn'
  /** An image or drawing without text. */
  | 'noText'
  /** A scan with a few characters of text, such as a stamped page number. */
  | 'littleText'
  /** There is text, but not the text that is visible on the page. */
  | 'garbage';

const SCAN_COVERAGE = 0.5;
const LITTLE_TEXT = 80;

/** This many drawn shapes on a page without text may be text converted to outlines. */
const OUTLINED_TEXT_SHAPES = 40;

/** From this share of meaningless characters on, the rest is not trusted either. */
const MAX_MEANINGLESS = 0.12;

/** Bytes of a Chinese encoding shown as Western letters: ÎÒÃÇ. Western languages have few accented letters in a row. */
const MAX_ACCENTED = 0.5;
const MAX_SYMBOLS = 0.6;
const MIN_SAMPLE = 20;

/**
 * In any Western language vowels are about two fifths of the letters; glyph numbers read as letters have
 * other shares.
 */
const MIN_VOWELS = 0.24;
const MAX_VOWELS = 0.65;

/** Wrongly mapped glyphs give random Chinese characters, hardly any of them common. */
const MIN_COMMON_HAN = 0.06;
const MIN_HAN_SAMPLE = 120;

/**
 * Frequent in any text of the last hundred years, simplified or traditional; together about a third of
 * running text.
 */
const commonHan: ReadonlySet<string> = new Set(
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运個這來為國說時會對們過發後裡樣學還無與長開關當將問頭體見產業應經實現點員氣題數報認論權書合同條款甲乙方付約支付價履行責任違协议签订本货期限',
);

export function textQuality(page: PageContent): TextQuality {
  const { glyphs } = page;
  const coverage = imageCoverage(page);
  const counts = countKinds(glyphs.codes, glyphs.guessed);
  if (counts.visible === 0) {
    if (coverage > 0.05 || page.shapeCount >= OUTLINED_TEXT_SHAPES) return 'noText';
    return coverage === 0 && page.shapeCount === 0 ? 'blank' : 'drawn';
  }
  if (isGarbage(counts)) return 'garbage';
  return coverage >= SCAN_COVERAGE && counts.visible < LITTLE_TEXT ? 'littleText' : 'good';
}

interface KindCounts {
  visible: number;
  meaningless: number;
  accented: number;
  letters: number;
  symbols: number;
  han: number;
  commonHan: number;
  kana: number;
  guessedLetters: number;
  guessedVowels: number;
}

function countKinds(codes: Uint32Array, guessed: Uint8Array): KindCounts {
  const counts: KindCounts = {
    visible: 0,
    meaningless: 0,
    accented: 0,
    letters: 0,
    symbols: 0,
    han: 0,
    commonHan: 0,
    kana: 0,
    guessedLetters: 0,
    guessedVowels: 0,
  };
  for (const [index, code] of codes.entries()) {
    if (code <= 0x20 || code === 0xa0 || code === 0x3000) continue;
    counts.visible++;
    if (guessed[index] === 1 && isAsciiLetter(code)) {
      counts.guessedLetters++;
      if (VOWELS.has(code | 0x20)) counts.guessedVowels++;
    }
    if (isMeaningless(code)) counts.meaningless++;
    else if (code >= 0x4e00 && code <= 0x9fff) {
      counts.han++;
      if (commonHan.has(String.fromCharCode(code))) counts.commonHan++;
    } else if (code >= 0x3040 && code <= 0x30ff) counts.kana++;
    else if (code >= 0xa1 && code <= 0xff) counts.accented++;
    else if (isAsciiSymbol(code)) counts.symbols++;
    else counts.letters++;
  }
  return counts;
}

const VOWELS: ReadonlySet<number> = new Set([...'aeiou'].map((letter) => letter.charCodeAt(0)));

function isAsciiLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/** Replacement, private use (except the bullets of symbol fonts), controls, noncharacters. */
function isMeaningless(code: number): boolean {
  if (code >= 0xf000 && code <= 0xf0ff) return false;
  return (
    code === 0xfffd ||
    (code >= 0xe000 && code <= 0xf8ff) ||
    code >= 0xf0000 ||
    (code >= 0x7f && code <= 0x9f) ||
    (code & 0xfffe) === 0xfffe
  );
}

function isAsciiSymbol(code: number): boolean {
  return code < 0x80 && !/[0-9A-Za-z.,_\-()]/.test(String.fromCharCode(code));
}

function isGarbage(counts: KindCounts): boolean {
  if (counts.meaningless > counts.visible * MAX_MEANINGLESS) return true;
  if (counts.visible < MIN_SAMPLE) return false;
  if (counts.accented > counts.visible * MAX_ACCENTED) return true;
  if (counts.symbols > counts.visible * MAX_SYMBOLS) return true;
  const vowels = counts.guessedVowels / Math.max(1, counts.guessedLetters);
  if (counts.guessedLetters >= MIN_SAMPLE && (vowels < MIN_VOWELS || vowels > MAX_VOWELS)) return true;
  const isChinese = counts.han >= MIN_HAN_SAMPLE && counts.kana < counts.han * 0.1;
  return isChinese && counts.commonHan < counts.han * MIN_COMMON_HAN;
}
