/** Whether a retention, deposit or security has a date on which it is returned. */
import { articleSentences, type Contract, factsWithin, type Sentence, sentencesOf } from '@wenjian/contract';
import { levels } from '../../checks/build-rule.ts';
import { says } from '../../checks/find-sentences.ts';
import type { RuleOutcome } from '../../rule.ts';

const retention = /质保金|质量保证金|质保款|(?<!投标|农民工工资)保证金|押金|保修金/;
const returning = /退还|返还|退回|退付|归还|释放|付清|支付|结清|退|返/;

/** 用于冲抵最后一期租金: comes back as what is not paid. */
const setOff = /(?:冲抵|抵作|抵扣)[^，。；]{0,6}最后/;

/** Whether, when and how much is given back is up to the one who holds it. */
const atDiscretion =
  /酌(?:情|定)[^，。；]{0,8}(?:返|退)|(?:视|根据|结合|按照?)[^，。；]{0,14}(?:表现|情况|评估|考核|态度)[^，。；]{0,8}(?:返还|退还|决定|确定)|(?:是否|何时)[^，。；]{0,4}(?:返|退)[^，。；]{0,4}由|由[^，。；]{1,10}(?:决定|确定|研究)[^，。；]{0,4}(?:是否|何时|如何)?(?:返|退)|(?:甲方|乙方|平台|总部|公司)[^，。；]{0,4}(?:认为|满意)[^，。；]{0,30}[时后的]，?[^，。；]{0,12}(?:返|退)/;
/** Those who are admitted to a brand or a platform pay a deposit to the one who admits them. */
const admitted = /特许|加盟|入驻|经销商?(?:合同|协议)|学员|会员/;

/** 履约保证金用于担保…。合同终止后…应在30日内无息退还: the next sentence speaks of it without its name, or the one behind that. */
function nextOf(contract: Contract, sentence: Sentence): readonly Sentence[] {
  const all = sentencesOf(contract);
  const at = all.indexOf(sentence) + 1;
  return all
    .slice(at, at + NEXT)
    .filter(({ block, text }) => block === sentence.block && /退还|返还|退回/.test(text));
}

/** Of other money, or given back in a sentence behind it. */
export function isReturnedNearby(contract: Contract, sentence: Sentence): boolean {
  return isOtherMoney(sentence.text) || nextOf(contract, sentence).length > 0;
}

/** Sentences of the same paragraph. */
const NEXT = 3;

/** 保证金全部归甲方所有: another rule speaks of what is never returned. */
function isForfeited(about: readonly Sentence[]): boolean {
  return (
    about.some(({ text }) => /保证金[^。；]{0,14}归[^，。；]{1,6}所有/.test(text)) &&
    !about.some(({ text }) => /退还|返还|退回/.test(text))
  );
}

/** 质保金｜质量保证期满后十日内｜5%: a line of the table of payments. */
const tabled =
  /(?:质保金|保修金|质量保证金|保证金|押金)[^|｜\n]{0,6}[|｜][^\n]{0,20}(?:期满|届满|终止|验收|退房|交还)[^|｜\n]{0,10}[日天月]内?[^|｜\n]{0,6}[|｜]/;

const otherMoney =
  /不(?:得)?向[^，。；]{1,10}收取[^。；]{0,14}(?:押金|保证金)|自行领[回取]|不(?:另|再|另行)?(?:预|扣)?留[^，。；]{0,6}(?:保证金|质保金)|不得[^。；]{0,16}(?:收取|要求|索取)[^。；]{0,10}(?:押金|保证金)|(?:基础|主|原|另一?)合同[^，。；]{0,10}(?:押金|保证金|质保金)|可退还?的?(?:押金|保证金)|农民工工资保证金|物业[^。；]{0,30}装修(?:押金|保证金)|装修(?:押金|保证金)[^。；]{0,30}物业|(?:[向去由找到]|给)物业[^。；]{0,30}(?:交|缴|收|押金)|不(?:再|得|另|予)?(?:另行|另|再|额外)?收取?[^，。；]{0,12}(?:押金|保证金)|(?:免收?|无需|无须)[^，。；]{0,6}(?:押金|保证金)|投标保证金|不[^，。；]{0,12}(?:扣除|扣收|加收|增收)[^，。；]{0,6}(?:押金|保证金)|融资融券|保证金比例|(?:房租|租金)(?:及|和|、|与)押金|^第?[^。；，]{0,14}$|[|｜].*[|｜]/;

/** Paid to somebody else, not paid at all, or only named. */
function isOtherMoney(text: string): boolean {
  return otherMoney.test(text);
}

export function checkReturn(contract: Contract): RuleOutcome {
  const about = sentencesOf(contract).filter(({ text }) => retention.test(text) && !isOtherMoney(text));
  const [first] = about;
  if (first === undefined) return { kind: 'notApplicable' };
  if (tabled.test(contract.document.text)) return { kind: 'passed' };
  const isReturned = [...about, ...about.flatMap((sentence) => nextOf(contract, sentence))].some(
    (sentence) =>
      (returning.test(sentence.text) || setOff.test(sentence.text)) &&
      !atDiscretion.test(sentence.text) &&
      (factsWithin(contract.periods, sentence).some(({ end }) =>
        /^\s*(?:之?内|以内|后|届满|期满)/.test(contract.document.text.slice(end, end + 4)),
      ) ||
        /当日|同时|当天|即时|次日|(?:终止|期满|届满|退租|解除|结束|还[车房机物]|归还|返还|交还|退房|退住|离院)时(?!间)|(?:期满|届满|到期|合格)后?，?(?:予以|无息|全额|一次性)?(?:返还|退还|退回)/.test(
          sentence.text,
        ) ||
        setOff.test(sentence.text)),
  );
  if (isReturned || isForfeited(about)) return { kind: 'passed' };
  const returned = about
    .flatMap((sentence) => articleSentences(contract, sentence))
    .find(
      ({ text }) =>
        atDiscretion.test(text) || /^(?:此|该|上述|这)[^，。；]{0,4}[款金][^。；]*[退返]还?/.test(text),
    );
  const quoted = returned ?? about.find(({ text }) => /退|返/.test(text)) ?? first;
  const isPaidByPayer = contract.type.type === 'lease' || says(contract, admitted);
  return {
    kind: 'hit',
    findings: [{ span: quoted, levels: isPaidByPayer ? levels('H/L/M') : levels('L/H/M') }],
  };
}
