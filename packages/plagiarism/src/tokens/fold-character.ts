/**
 * Classifies one character for matching. In: a character of the text. Out: its kind and its plain form.
 * Promise: characters that look alike or differ in width, case or script (繁简) have one plain form.
 */
import { isSimplifiedForm, removeInvisible, simplifiedForm } from '@wenjian/document';

export type CharacterClass =
  /** A character that is a word by itself: Chinese, kana. */
  | 'ideograph'
  | 'letter'
  | 'digit'
  /** In the file but not on the page. */
  | 'invisible'
  | 'space'
  | 'mark';

export interface FoldedCharacter {
  readonly class: CharacterClass;
  /** One or more characters for a word character, empty for all others. */
  readonly plain: string;
  /** A letter of another script that looks like a Latin letter, or a radical in place of a whole character. */
  readonly isLookAlike: boolean;
  readonly isFullWidth: boolean;
  /** A Latin letter or a digit in its usual form. */
  readonly isPlainLatin: boolean;
  readonly isTraditional: boolean;
  /** Usually written differently in traditional text. */
  readonly isSimplified: boolean;
}

const FIRST_RARE = 0x10000;
/** By code point; rare characters have a map of their own, so that this one stays dense. */
const usual = new Array<FoldedCharacter | undefined>(FIRST_RARE);
const rare = new Map<number, FoldedCharacter>();

export function foldCharacter(code: number): FoldedCharacter {
  const known = code < FIRST_RARE ? usual[code] : rare.get(code);
  if (known !== undefined) return known;
  const folded = fold(String.fromCodePoint(code));
  if (code < FIRST_RARE) usual[code] = folded;
  else rare.set(code, folded);
  return folded;
}

/** Cyrillic and Greek letters that look like the Latin letter beside them. */
const lookAlikes = new Map(
  (
    'аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw ӏl АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT ХX УY ' +
    'αa οo νv ρp ιi υu κk ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ɑa ɡg ıi'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
);

/**
 * Radicals that compatibility normalisation does not change; it resolves the Kangxi radicals (U+2F00–2FD5)
 * itself.
 */
const radicals = new Map(
  '⺟母 ⺠民 ⻄西 ⻅见 ⻆角 ⻉贝 ⻋车 ⻓长 ⻔门 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻨麦 ⻩黄 ⻬齐 ⻮齿 ⻰龙 ⻳龟'
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
);

const invisible = new RegExp(
  `${removeInvisible.pattern.source}|[\\u034f\\ufe00-\\ufe0f]|\\p{M}|\\p{Cf}`,
  'u',
);
const ideograph = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const notIdeographs = /^[々〆〻]$/u;

function fold(character: string): FoldedCharacter {
  if (invisible.test(character)) return { ...nothing, class: 'invisible' };
  if (/^\s$/u.test(character)) return { ...nothing, class: 'space' };
  const lookAlike = lookAlikes.get(character) ?? radicals.get(character);
  const composed = (lookAlike ?? character).normalize('NFKC');
  const traditional = simplifiedForm(composed);
  const plain = (traditional ?? composed).toLowerCase();
  const kind = classOf(plain);
  if (kind === 'mark') return { ...nothing, class: 'mark' };
  return {
    class: kind,
    plain,
    isLookAlike: lookAlike !== undefined || (kind === 'ideograph' && composed !== character),
    isFullWidth: /^[\uff01-\uff5e]$/.test(character),
    isPlainLatin: /^[0-9A-Za-z\u00c0-\u024f]$/.test(character),
    isTraditional: traditional !== undefined,
    isSimplified: traditional === undefined && isSimplifiedForm(plain),
  };
}

const nothing = {
  plain: '',
  isLookAlike: false,
  isFullWidth: false,
  isPlainLatin: false,
  isTraditional: false,
  isSimplified: false,
} as const;

function classOf(plain: string): CharacterClass {
  if (ideograph.test(plain) && !notIdeographs.test(plain)) return 'ideograph';
  // Modifier letters (ˑ, ʼ) are used between others like marks.
  if (/^\p{L}/u.test(plain) && !/^\p{Lm}/u.test(plain)) return 'letter';
  return /^\p{Nd}+$/u.test(plain) ? 'digit' : 'mark';
}
