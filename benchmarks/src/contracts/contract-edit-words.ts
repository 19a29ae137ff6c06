/** Edits of a few words inside a text, by class. Null when the text has nothing of the kind. */
import type { Random } from '../contract-text.ts';
import type { BodyChange, ExpectedSignificance, TextEditClass } from './contract-truth.ts';
import { companyWords, synonyms } from './contract-words.ts';

export interface TextChange extends BodyChange {
  readonly text: string;
  readonly expected: ExpectedSignificance;
}

export function changeText(name: TextEditClass, text: string, random: Random): TextChange | null {
  switch (name) {
    case 'amount':
      return replaceFigure(/(?<=人民币)[0-9,]+(?=元)/g, text, random);
    case 'percentage':
      return replaceFigure(/[0-9]+\.[0-9](?=[%‰])/g, text, random);
    case 'period':
      return replaceFigure(/[0-9]+(?=个?(?:日|工作日|小时|日历天))(?<!月[0-9]{1,2})/g, text, random);
    case 'date':
      return replaceFigure(/(?<=年)[0-9]{1,2}(?=月)|[0-9]{4}(?=年)|(?<=月)[0-9]{1,2}(?=日)/g, text, random);
    case 'obligation':
      return swapWord(obligations, text, random, 'major');
    case 'party':
      return replaceName(text, random);
    case 'wording':
      return swapWord(synonyms, text, random, 'minor');
    case 'punctuation':
      return swapWord(punctuation, text, random, 'noise');
  }
}

/** Another figure of the same form. */
export function changeFigure(figure: string, random: Random): string {
  const positions = [...figure].flatMap((character, index) => (/[1-9]/.test(character) ? [index] : []));
  const at = positions[random(positions.length)] ?? 0;
  const digit = 1 + ((Number(figure[at]) + random(8)) % 9);
  return figure.slice(0, at) + String(digit) + figure.slice(at + 1);
}

const obligations: readonly (readonly [string, string])[] = [
  ['应承担', '不承担'],
  ['应在', '可在'],
  ['应于', '可于'],
  ['应提前', '可提前'],
  ['不得', '可以'],
  ['可以', '应当'],
  ['有权', '无权'],
  ['必须', '可以'],
  ['应予', '可予'],
  ['应赔偿', '不赔偿'],
  ['应当', '可以'],
  ['应向', '不得向'],
];

const punctuation: readonly (readonly [string, string])[] = [
  ['，', ','],
  ['；', ';'],
  ['：', ':'],
  ['“', '"'],
  ['人民币', '人民币 '],
  ['（', '('],
  ['甲方应', '甲方 应'],
];

function swapWord(
  pairs: readonly (readonly [string, string])[],
  text: string,
  random: Random,
  expected: ExpectedSignificance,
): TextChange | null {
  const first = random(pairs.length);
  for (let step = 0; step < pairs.length; step++) {
    const [word, other] = pairs[(first + step) % pairs.length] ?? ['', ''];
    const at = text.indexOf(word);
    if (at >= 0) return changed(text, at, word, other, expected);
  }
  return null;
}

function replaceFigure(form: RegExp, text: string, random: Random): TextChange | null {
  const matches = [...text.matchAll(form)];
  const match = matches[random(matches.length)];
  if (match === undefined) return null;
  return changed(text, match.index, match[0], changeFigure(match[0], random), 'major');
}

function replaceName(text: string, random: Random): TextChange | null {
  const trades = companyWords.trade.join('|');
  const match = new RegExp(`(?:${companyWords.name.join('|')})(?=(?:${trades})有限公司)`).exec(text);
  if (match === null) return null;
  const others = companyWords.name.filter((name) => name !== match[0]);
  return changed(text, match.index, match[0], others[random(others.length)] ?? '', 'major');
}

/** The changed text without the common ends of both words. */
function changed(
  text: string,
  at: number,
  word: string,
  other: string,
  expected: ExpectedSignificance,
): TextChange {
  let head = 0;
  while (head < Math.min(word.length, other.length) && word[head] === other[head]) head++;
  let tail = 0;
  while (tail < Math.min(word.length, other.length) - head && word.at(-1 - tail) === other.at(-1 - tail))
    tail++;
  return {
    text: text.slice(0, at) + other + text.slice(at + word.length),
    expected,
    oldStart: at + head,
    oldEnd: at + word.length - tail,
    newStart: at + head,
    newEnd: at + other.length - tail,
  };
}
