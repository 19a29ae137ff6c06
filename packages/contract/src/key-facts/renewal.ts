/** What happens at the end: renewal, and how a party may end the contract before. */
import type { Contract, Period } from '../contract.ts';
import { factsWithin, type Sentence } from '../text/sentences.ts';
import { found, type KeyFact, notFound } from './key-fact.ts';
import { keyFactText as text } from './key-facts.text.ts';
import { bodySentences, quoteOf } from './quotes.ts';

const renewed =
  /续期|续约|续签|续租|续订|续展|续聘|续借|(?<![布撤参会])展期|自动(?:延长|延续|顺延|续)|(?:合同|协议|有效期|租期|期限)(?:自动)?(?:顺延|延长)(?:至|[一二三0-9])/;
const ofTerm = /期满|届满|到期|期限|期内|有效期|合同|协议/;
/** The date of a duty is put off, not the contract. */
const ofDuty =
  /(?:工期|交货|交付|付款|竣工|交房|时间|日期|节假日|履行)[^，。；]{0,8}(?:相应)?顺延|顺延(?:工期|履行|交)/;
const automatic =
  /自动(?:续|顺延|延长|延续|展期)|(?:视为|即|则)(?:同意)?(?:续|自动|按[^，。；]{0,10}续)|(?:均?(?:未|无|不)[^，。；]{0,16}(?:异议|提出|通知)[^。；]{0,30})(?:续展|续期|续约|顺延|延长|延续)/;
const onRequest = /协商|另行|重新|书面|同意|新的|签订|申请|优先/;
const notAutomatic =
  /(?:不(?:再|会|得|予)?|无|并不)自动(?:续|顺延|延长|展期)|(?:不再|不予|不得)(?:续[约签租期订]|顺延|延长)(?!的|时|，应)|自动(?:终止|结束|失效)/;

export function renewalOf(contract: Contract): KeyFact {
  const told = bodySentences(contract).filter(
    ({ text: words }) =>
      renewed.test(words) &&
      ofTerm.test(words) &&
      !ofDuty.test(words) &&
      !(contract.type.type !== 'labour' && /劳动合同/.test(words)),
  );
  const sentence =
    told.find(({ text: words }) => automatic.test(words) && !notAutomatic.test(words)) ??
    told.find(({ text: words }) => notAutomatic.test(words)) ??
    told[0];
  if (sentence === undefined) return notFound;
  const words = sentence.text;
  const kind =
    automatic.test(words) && !notAutomatic.test(words)
      ? text.automatic
      : notAutomatic.test(words)
        ? text.notAutomatic
        : onRequest.test(words)
          ? text.onRequest
          : text.mentioned;
  const notice = noticeIn(contract, sentence);
  return found({
    shown: notice === null ? kind : `${kind}，${text.notice(notice)}`,
    places: [quoteOf(sentence)],
  });
}

const ends = /解除|终止|解约|退租|辞职|解聘/;
const given = /通知|告知|书面/;
const party =
  /(?<who>任何一方|任一方|一方|双方均?|各方|(?:[甲乙丙丁]方)|(?:买|卖|出租|承租|委托|受托|发包|承包|用人)(?:方|人|单位)|劳动者|员工)[^，。；]{0,30}$/;
const LISTED = 2;

/** Only what needs no reason besides the notice: 提前三十日书面通知对方可以解除. */
export function terminationNotice(contract: Contract): KeyFact {
  const notices = bodySentences(contract).flatMap((sentence) => {
    if (
      !ends.test(sentence.text) ||
      !/提前/.test(sentence.text) ||
      !given.test(sentence.text) ||
      renewed.test(sentence.text)
    )
      return [];
    const notice = noticeIn(contract, sentence);
    if (notice === null) return [];
    const at = sentence.text.search(/提前|至少|应于|须于/);
    const who = party.exec(sentence.text.slice(0, Math.max(0, at)))?.groups?.who ?? null;
    const shown = `${who === null ? '' : /一方|双方|各方/.test(who) ? text.eitherParty : who}${text.notice(notice)}`;
    return [{ shown, place: quoteOf(sentence) }];
  });
  if (notices.length === 0) return notFound;
  const listed = notices.slice(0, LISTED);
  return found({
    shown: [...new Set(listed.map(({ shown }) => shown))].join('；'),
    places: listed.map(({ place }) => place),
  });
}

/** 提前30日, 期满前三十日, 届满前一个月. */
function noticeIn(contract: Contract, sentence: Sentence): string | null {
  const period = factsWithin(contract.periods, sentence).find((each) => isNotice(contract, each));
  return period === undefined
    ? null
    : contract.document.text.slice(period.start, period.end).replace(/\s/g, '');
}

function isNotice({ document }: Contract, { start, end }: Period): boolean {
  const before = document.text.slice(Math.max(0, start - 12), start).replace(/\s/g, '');
  const after = document.text.slice(end, end + 4);
  return (
    /提前(?:至少|不少于)?[^，。；]{0,3}$|(?:期满|届满|到期|终止|到期日|之日)(?:之?前)(?:至少)?[^，。；]{0,3}$/.test(
      before,
    ) ||
    (/(?:期满|届满|到期)[^，。；]{0,3}$/.test(before) && /^之?前/.test(after))
  );
}
