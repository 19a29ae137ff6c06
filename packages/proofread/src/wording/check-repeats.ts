/** Repeated characters and words: 的的, 应当应当. */
import type { CorrectionDraft } from '../correction.ts';
import { contractVocabulary } from '../language/contract-vocabulary.words.ts';
import { proofreadText } from '../proofread.text.ts';

/** Function characters that are never doubled, except in the words in `doubledInWords`. */
const doubledCharacter = /([的了是和或把被该而且但在])\1/g;
const doubledInWords =
  /目的的|标的的|有的的|的的确|的的士|为了了|了了解|了了结|罢了了|不是是|是是否|是是非|于是是|凡是是|共和和|和和解|和和谐|和和平|调和和|缓和和|总和和|饱和和|温和和|或或|应该该|本该该|而而|且且|不但但|况且且|暂且且|把把|被被|但但|[现存所正实内潜外自旨]在在/;
const DOUBLED_WINDOW = 2;

/** 一式四四份; not 二〇二二年, 八八折 or 三三两两. */
const doubledNumeral =
  /(?<![\d零〇○Ｏ一二三四五六七八九十百千万亿两])([二三四五六七八九十])\1(?=份|名|台|套|日内|日前|天|次|项|条|期|批|间|吨|周|个|小时|工作日)/g;

/** 百分之百分之五. */
const doubledShare = /([百千万]分之)\1/g;

/** A repeated string; two characters only when they are a word of contracts: 企业创业创新 repeats nothing. */
const doubledWord = /([\u3400-\u9fff]{2,8})\1/g;
const contractWords: ReadonlySet<string> = new Set(contractVocabulary);
const SHORTEST_STRETCH = 3;
/** 逐项逐项, 一个一个, 某某某某, 大写 numerals, and words that are repeated on purpose. */
const mayRepeat = /^[一二三四五六七八九十百千万零〇壹贰叁肆伍陆柒捌玖拾佰仟两几每某各逐]|^(.)\1+$/;
/** 商量商量: what is done a little. */
export const doneALittle =
  /研究|讨论|考虑|商量|商议|合计|琢磨|打听|介绍|了解|学习|休息|打扫|收拾|锻炼|活动|走动|体验|参谋/;

function mayBeMeant(word: string): boolean {
  if (mayRepeat.test(word) || doneALittle.test(word)) return true;
  return word.length < SHORTEST_STRETCH && !contractWords.has(word);
}

export function checkRepeats(text: string): readonly CorrectionDraft[] {
  const drafts: CorrectionDraft[] = [];
  for (const match of [...text.matchAll(doubledCharacter), ...text.matchAll(doubledNumeral)]) {
    const start = match.index;
    const around = text.slice(Math.max(0, start - DOUBLED_WINDOW), start + DOUBLED_WINDOW + 1);
    const character = match[1] ?? '';
    if (doubledInWords.test(around) || isPairOfPairs(text, start)) continue;
    drafts.push({
      start,
      end: start + match[0].length,
      suggestion: character,
      ruleId: 'typo.doubled-character',
      family: 'typo',
      tier: 'error',
      confidence: 0.95,
      reason: proofreadText.doubledCharacter(character),
    });
  }
  const words = [...text.matchAll(doubledWord)].filter(({ 1: word = '' }) => !mayBeMeant(word));
  for (const match of [...words, ...text.matchAll(doubledShare)]) {
    const word = match[1] ?? '';
    drafts.push({
      start: match.index,
      end: match.index + match[0].length,
      suggestion: word,
      ruleId: 'typo.doubled-word',
      family: 'typo',
      tier: 'suspect',
      confidence: 0.88,
      reason: proofreadText.doubledWord(word),
    });
  }
  return drafts;
}

/** 和和美美, 是是非非: two pairs that belong together. */
function isPairOfPairs(text: string, start: number): boolean {
  const isPair = (at: number): boolean =>
    /[\u4e00-\u9fff]/.test(text.charAt(at)) && text.charAt(at) === text.charAt(at + 1);
  return isPair(start) && (isPair(start + 2) || (start > 1 && isPair(start - 2)));
}
