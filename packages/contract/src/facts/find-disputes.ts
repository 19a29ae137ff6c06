/**
 * Dispute clauses: sentences that choose a court or arbitration, with the named body. Sentences only about
 * fees or awards choose nothing.
 */

import type { DisputeClause } from '../contract.ts';
import { inLine, type Line } from '../text/body-lines.ts';

const sentence = /[^。；;！？]+[。；;！？]?/g;
const chosenCourt =
  /(?:向|由|至|到|找|交|提交|提请|诉至|诉诸|归|依法向)(?<body>[^，。；、：:（）()向由]{0,40}?法院)/;
const courtWords = /起诉|诉讼|管辖|诉至|诉诸|裁判|裁决|判决|审理|解决|处理|打官司|裁断|断$|断。|告/;
const institution = '(?:仲裁委员会|仲裁委|仲裁院|仲裁中心|仲裁机构|仲裁庭|仲裁协会|仲裁部门|仲裁局)';
const chosenInstitution = new RegExp(
  `(?:提交|提请|向|由|至|到|交由?|申请|通过|递交|或者?|和|及|、)(?:位于)?(?<body>[^，。；、：:向由或\\s]{1,40}?${institution})`,
  'g',
);
const anyArbitration =
  /(?:提交|提请|申请|交由|通过|进行|采[取用]|以|向|由|诉诸)[^，。；]{0,30}仲裁(?!费|裁决|员|庭|规则|协议|程序)|仲裁(?:解决|处理|方式)/;
/** 不得起诉, 放弃申请仲裁的权利: gives up a right and chooses nothing. */
const givenUp = /(?:不(?:得|再|向|可)|免经|无须|无需|放弃)[^，。；]{0,30}(?:法院|诉讼|起诉|仲裁)/g;
const MAX_SENTENCE = 400;

export function findDisputes(lines: readonly Line[]): readonly DisputeClause[] {
  const found: DisputeClause[] = [];
  for (const line of lines) {
    if (!/法院|仲裁/.test(line.text)) continue;
    for (const match of line.text.matchAll(sentence)) {
      const whole = match[0].slice(0, MAX_SENTENCE);
      const words = whole.replace(givenUp, '');
      const indent = whole.length - whole.trimStart().length;
      const span = inLine(line, match.index + indent, match.index + whole.trimEnd().length);
      for (const body of institutionsOf(words)) found.push({ ...span, kind: 'arbitration', body });
      const court = chosenCourt.exec(words);
      if (court !== null && courtWords.test(words) && !isEnforcement(words)) {
        found.push({ ...span, kind: 'court', body: court.groups?.body ?? null });
      }
    }
  }
  return found;
}

/** One for each named institution; a choice of arbitration without a name gives one entry without a body. */
function institutionsOf(words: string): readonly (string | null)[] {
  if (!words.includes('仲裁')) return [];
  const bodies = [...words.matchAll(chosenInstitution)].map((match) => match.groups?.body ?? null);
  if (bodies.length > 0) return [...new Set(bodies)];
  return anyArbitration.test(words) ? [null] : [];
}

/** 向人民法院申请强制执行: enforcement after the dispute was decided. */
function isEnforcement(words: string): boolean {
  return /申请(?:强制)?执行/.test(words) && !/起诉|诉讼|管辖/.test(words);
}
