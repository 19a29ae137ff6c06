/** Where disputes go, and which law governs. */
import type { Contract, DisputeClause } from '../contract.ts';
import { found, type KeyFact, notFound } from './key-fact.ts';
import { keyFactText as text } from './key-facts.text.ts';
import { bodySentences, quoteAround, quoteOf } from './quotes.ts';

const LISTED = 3;

export function disputeResolution(contract: Contract): KeyFact {
  const chosen = withoutBare(contract.disputes.filter((dispute) => isChoice(contract, dispute))).slice(
    0,
    LISTED,
  );
  if (chosen.length > 0)
    return found({
      shown: [...new Set(chosen.map(shownDispute))].join('；'),
      places: chosen.map((dispute) => quoteAround(contract, dispute)),
    });
  const talked = bodySentences(contract).find(({ text: words }) => talks.test(words));
  return talked === undefined ? notFound : found({ shown: text.talksOnly, places: [quoteOf(talked)] });
}

/** 向法院起诉 in passing says less than the court that is named elsewhere. */
function withoutBare(disputes: readonly DisputeClause[]): readonly DisputeClause[] {
  const isBare = ({ kind, body }: DisputeClause) => kind === 'court' && /^(?:人民)?法院$/.test(body ?? '');
  return disputes.some((dispute) => dispute.kind === 'court' && !isBare(dispute))
    ? disputes.filter((dispute) => !isBare(dispute))
    : disputes;
}

const talks = /(?:争议|纠纷|分歧)[^。；]{0,40}(?:友好)?(?:协商|商量|商议)(?:解决|处理|一致)/;

/** Only sentences about disputes: a court that seized a thing, or an order of a court, chooses nothing. */
function isChoice({ document }: Contract, { start, end }: DisputeClause): boolean {
  const around = document.text.slice(Math.max(0, start - 60), end);
  return (
    /争议|纠纷|协商不成|调解不成|商量不成|诉讼|起诉|管辖|仲裁/.test(around) &&
    !/查封|失信|强制执行|判决书/.test(document.text.slice(start, end))
  );
}

function shownDispute({ kind, body }: DisputeClause): string {
  const way = kind === 'court' ? text.court : text.arbitration;
  const name = body?.replace(/\s/g, '').replace(/^(?:有管辖权的|依法)/, '') ?? text.unnamed;
  return `${way}：${/^(?:有关|相关|当地)?仲裁(?:机构|部门)$/.test(name) ? `${name}（${text.unnamed}）` : name}`;
}

const governing =
  /(?:适用|受|依照|依据|按照)(?<law>中华人民共和国|中国(?:大陆|内地)?|香港(?:特别行政区)?|澳门(?:特别行政区)?|台湾地区?|英国|英格兰(?:和威尔士)?|美国[^，。；法]{0,10}|新加坡(?:共和国)?|日本国?|德国|法国|韩国|瑞士)(?:现行)?(?:的)?(?:有关|相关)?(?:法律?|法规)/;
const aboutLaw = /适用法律|法律适用|准据法|争议|解释|效力|管辖/;

export function governingLaw(contract: Contract): KeyFact {
  for (const sentence of bodySentences(contract)) {
    const match = governing.exec(sentence.text);
    const law = match?.groups?.law;
    if (match === null || law === undefined) continue;
    const isChosen =
      match[0].startsWith('适用') ||
      aboutLaw.test(sentence.text) ||
      aboutLaw.test(sentence.clause?.heading ?? '');
    if (isChosen) return found({ shown: `${law}法律`, places: [quoteOf(sentence)] });
  }
  return notFound;
}
