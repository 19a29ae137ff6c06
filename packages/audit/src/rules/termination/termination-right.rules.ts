/** Who may end the contract, how, and what follows. */
import {
  type Contract,
  type ContractType,
  factsWithin,
  type PartySide,
  partyMentions,
  sentencesOf,
  subjectAt,
} from '@wenjian/contract';
import {
  hitOrPassed,
  levels,
  missingClause,
  notApplicable,
  passed,
  sentenceRule,
} from '../../checks/build-rule.ts';
import { allLast, monthsOf } from '../../checks/find-numbers.ts';
import { findSentences, passageOf, type SentenceMatch, says } from '../../checks/find-sentences.ts';
import { bearerAt, levelsAgainst, otherSide } from '../../checks/find-side.ts';
import { civilCode } from '../../checks/laws.ts';
import { ending, may, unpaid, wording } from '../../checks/words.ts';
import type { Finding, Rule, RuleOutcome } from '../../rule.ts';
import { allTypesBut, longRunning } from '../commercial-types.ts';

const DAYS_OF_MONTH = 30.4375;
const MIN_NOTICE_DAYS = 15;
const notLabour: readonly ContractType[] = allTypesBut('labour', 'loan', 'guarantee');

export const terminationRightRules: readonly Rule[] = [
  missingClause({
    id: 'termination.missing',
    title: '没有解除或终止条款',
    family: 'termination',
    types: [...longRunning, 'transport'],
    // A single carriage ends by itself.
    applies: (contract) =>
      contract.type.type !== 'transport' ||
      says(contract, /(?:合同|协议|合作)(?:有效)?期限?[^。；]{0,30}[年月]/),
    levels: levels('M/M/M'),
    examines: '是否约定解除或者终止的情形',
    reason: '持续履行的合同没有约定解除的情形和程序，合作不下去时只能依靠法定解除，退出成本高。',
    basis: [
      civilCode('第五百六十二条', '当事人可以约定一方解除合同的事由。'),
      civilCode('第五百六十三条', '不可抗力、预期违约、迟延履行经催告仍不履行等情形下可以解除合同。'),
    ],
    suggestion:
      '一方违约，经对方书面催告后【15】日内仍未改正的，对方可以书面通知解除合同；因不可抗力持续超过【60】日不能履行的，任何一方可以解除合同。',
    present: (contract) =>
      sentencesOf(contract).some(
        ({ text }) =>
          wayOut.test(text) &&
          !/不可抗力|持续超过|影响程度|(?:不得|放弃|不享有|不行使|无权)[^，。；]{0,20}(?:解除|终止)|^[^，。；]{0,4}$/.test(
            text,
          ),
      ),
    after: /违约责任|违约|期限|不可抗力/,
  }),
  {
    id: 'termination.one-sided',
    editMode: 'add',
    title: '只有一方可以解除',
    family: 'termination',
    types: notLabour,
    levels: levels('H/H/M'),
    examines: '解除权是否双方都有',
    reason: '只有一方有约定的解除权，另一方在对方违约时缺少退出的约定途径，双方地位不对等。',
    basis: [
      civilCode('第五百六十二条', '当事人可以约定一方解除合同的事由，事由发生时解除权人可以解除。'),
      civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。'),
    ],
    suggestion: {
      payer:
        '{performer}逾期履行超过【15】日或者履行不符合约定，经书面催告后【15】日内仍未改正的，{payer}有权解除合同并要求返还已付款项、赔偿损失。',
      performer:
        '{payer}逾期付款超过【15】日或者不履行协助义务，经书面催告后【15】日内仍未改正的，{performer}有权解除合同并要求支付已履行部分的价款、赔偿损失。',
      neutral: '任何一方违约，经对方书面催告后【15】日内仍未改正的，对方均有权解除合同。',
    },
    check: checkOneSided,
  },
  sentenceRule({
    id: 'termination.at-will',
    title: '一方可以随时解除且不补偿',
    family: 'termination',
    types: allTypesBut('labour', 'entrustment', 'loan', 'guarantee'),
    levels: levels('H/H/M'),
    examines: '一方是否可以随时、无理由解除而不作补偿',
    reason: '一方可以随时无理由解除而不补偿，另一方已经投入的成本和预期收益没有保障。',
    basis: [
      civilCode('第五百六十六条', '合同解除后，当事人有权请求赔偿损失。'),
      civilCode(
        '第七百八十七条',
        '定作人在承揽人完成工作前可以随时解除合同，造成承揽人损失的，应当赔偿损失。',
      ),
    ],
    suggestion:
      '任何一方提前解除合同的，应提前【30】日书面通知对方，结清已履行部分的价款，并赔偿对方因此受到的直接损失。',
    ways: [
      [
        /随时|任何时候|为其便利|因[^，。；]{0,6}业务调整|自用|另有打算|不附理由|无[须需][^，。；]{0,4}理由/,
        ending,
        unpaid,
      ],
    ],
    pattern:
      /(?:随时|任何时候|任意|无需(?:任何|说明)?理由|无须(?:任何|说明)?理由|无条件|不需要?(?:任何)?理由|无理由|不必说明|无须说明|自行决定|单方(?:面)?决定|无论何种原因|视(?:自身|经营|情况)[^，。；]{0,8}需要|说停就停)[^。；]{0,40}(?:解除|终止|停止|叫停|喊停|中止|撤销|取消|收回|结束|退出|解约|更换[^，。；]{0,6}人)/,
    unless:
      /(?:七|7|十四|14)日内[^。；]{0,16}(?:无条件|无理由)[^。；]{0,16}(?:全额|全部)退|按(?:照)?(?:下列|以下)[^，。；]{0,8}退[费款还]|按(?:照)?(?:未|剩余|实际)[^。；]{0,20}退[费款还]|危及[^，。；]{0,12}(?:安全|健康)|(?:隐患|隐瞒|虚假|严重违约|拖欠|伪造|安全事故)[^。；]{0,16}的，|双方|任何一方|任一方|各方|均可|均有权|不定期|^(?![^。；]{0,200}(?:无条件|单方|无[需须]|任何时候|任意|无理由|不必说明|随时[^，。；]{0,6}(?:解除|终止|停止|取消|收回)))[^。；]{0,200}随时(?:可以?|有权)?(?:查看|查询|查阅|检查|抽查|了解|联系|咨询)|受试者|试用期[^。；]{0,16}(?:停止使用|取消|退出)|无论[^，。；]{0,6}(?:原因|理由)[^，。；]{0,4}(?:终止|解除)|不享有|(?:预订|预约|报名)[^。；]{0,16}(?:原路|全额)?退[回还]|委托书[^。；]{0,16}(?:撤销|撤回)|撤回[^，。；]{0,6}同意/,
    judge: ({ sentence, match }, contract) => {
      const noPay =
        /(?:不|无须|无需|不必|概不|不因此)[^，。；]{0,14}(?:补偿|赔偿|责任|费用|承担)|(?:补偿|赔偿|责任)[^，。；]{0,6}不/;
      const isPaid = /(?:应|须|并)(?!不|无)[^。；]{0,20}(?:赔偿|补偿|支付|结算|结清)/;
      if (isPaid.test(sentence.text) && !noPay.test(sentence.text) && !unpaid.test(sentence.text))
        return null;
      const actor = bearerAt(contract, sentence, match.index + 1);
      if (actor === 'both') return null;
      return actor === null ? {} : { levels: levelsAgainst(otherSide(actor), 'high') };
    },
  }),
  sentenceRule({
    id: 'termination.no-cure-period',
    title: '违约即解除而没有宽限期',
    family: 'termination',
    types: allTypesBut('labour'),
    levels: levels('M/M/M'),
    examines: '解除前是否有催告和改正的期限',
    reason: '轻微违约也可以立即解除，没有催告和改正的机会，另一方的履行利益缺乏保障。',
    basis: [
      civilCode('第五百六十三条', '迟延履行主要债务的，经催告后在合理期限内仍未履行，对方可以解除合同。'),
    ],
    suggestion:
      '一方违约的，对方应书面催告并给予不少于【15】日的改正期；期满仍未改正的，对方可以书面通知解除合同。',
    ways: [
      [
        /(?:迟|晚|逾期|拖|过|欠)[^，。；]{0,6}(?:一|1)[日天]|任何(?:一项|违约)|(?:有权|可以?|得|即)?(?:立即|当即|即可|即行)/,
        ending,
        /违约|违反|未|逾期|拖|迟|欠|不(?:付|履行|交|改|按|符)/,
      ],
    ],
    pattern:
      /(?:有权|可以?|得|即|均可|会)?(?:立即|即刻|即可|即有权|当即|直接|马上|即行|随即|当日|当天|径行)[^。；]{0,24}(?:解除|终止|收回|停止合作|提前到期|宣布|解约)|(?:哪怕|即使|只要)?[^，。；]{0,10}(?:迟|晚|逾期|延误|拖欠)[^，。；]{0,8}(?:一|1)(?:日|天)[^。；]{0,40}(?:解除|终止|收回)|(?:违反|违背|不符合)[^，。；]{0,14}任(?:何|一|意)[^。；]{0,40}(?:解除|终止)|(?:一旦|只要|但凡|凡)[^。；]{0,20}(?:逾期|违反|违约|迟延|未|不)[^。；]{0,40}(?:解除|终止)|(?:无须|无需|不必|不经|未经)(?:任何|事先)?(?:催告|通知|宽限|预告|警告)[^。；]{0,20}(?:解除|终止|收回|提前到期)|逾期[1一](?:日|天)[^。；]{0,30}(?:解除|终止)|(?:解除|终止)[^。；]{0,20}(?:无须|无需|不必)[^，。；]{0,6}(?:催告|宽限|改正)/,
    unless:
      /提起诉讼|申请仲裁|因解除[^，。；]{0,6}造成|收回(?:其|该|相应)?(?:系统|访问|操作|使用)?(?:权限|账号|门禁|证件|钥匙)|违法(?:处理|经营|使用|提供)|安全(?:事件|事故)|伪造|欺诈|虚假|行贿|吊销|泄露|(?<!无须|无需|不必|不经|未经)(?:催告|宽限|改正|补救|整改|纠正)(?!期?的?义务)[^。；]{0,20}(?:仍|未|后|期|内)|(?:超过|达|逾期|满)[\d二三四五六七八九十两]+个?(?:工作)?(?:日|天|月)|[日天]内(?:仍)?(?:未|不)|根本违约|严重违|重大违|目的(?:不能|无法|落空)|破产|擅自转租|违法(?:活动|犯罪)|刑事|随时|(?:解除|终止)[^，。；]{0,4}(?:后|之日|时)[^。；]{0,20}立即|立即(?:停止|返还|通知|采取)|不可抗力/,
    judge: ({ sentence, match }, contract) => {
      const at = match.index + Math.max(0, sentence.text.slice(match.index).search(ending));
      const actor = rightHolder(contract, sentence.text, at);
      return actor === null
        ? {}
        : { levels: { ...levelsAgainst(otherSide(actor), 'medium'), neutral: 'medium' } };
    },
  }),
  {
    id: 'termination.notice-too-short',
    title: '解除的提前通知期过短',
    family: 'termination',
    types: [...longRunning, 'sale', 'workContract', 'transport'],
    levels: levels('M/M/L'),
    examines: '提前解除的通知期是否不短于十五日',
    reason: '提前通知的时间过短，另一方来不及安排替代方案、搬迁或者处理存货。',
    basis: [civilCode('第五百六十三条', '不定期继续性合同可以随时解除，但是应当在合理期限之前通知对方。')],
    suggestion: '任何一方提前解除合同的，应提前【30】日书面通知对方。',
    thresholds: { minDays: MIN_NOTICE_DAYS },
    excuses: (contract, sentence, { minDays = MIN_NOTICE_DAYS }) => allLast(contract, sentence, minDays),
    check: checkNoticePeriod,
  },
];

/**
 * Who may act at `at`: the party named in the same clause of the sentence, else the one the sentence begins
 * with, unless that is the party in breach.
 */
function rightHolder(contract: Contract, text: string, at: number): PartySide | null {
  const from = text.lastIndexOf('，', at) + 1;
  const near = subjectAt(contract, text.slice(from), at - from + 1)?.party?.side ?? null;
  if (near !== null) return near;
  const [first] = partyMentions(contract, text);
  const side = first?.party?.side ?? null;
  if (first === undefined || side === null) return null;
  const next = text.slice(first.index + first.word.length);
  return /^[^，。；]{0,12}(?:逾期|违反|违约|未|迟|不|延误|拖欠|晚)/.test(next) &&
    !/^(?:发现|认为|认定)/.test(next)
    ? otherSide(side)
    : side;
}

const wayOut = wording`${may}[^。；]{0,40}${ending}|(?:有下列|下列|以下|如下)[^。；]{0,24}(?:解除|终止)|(?:提前|任何一方|需要|需)[^，。；]{0,12}(?:解除|终止)|(?:解除|终止|退出|退租)[^。；]{0,12}(?:应|须|需)?提前|^[^，。；]{0,14}(?:解除|终止|退租|收回)[^，。；]{0,8}$|自动(?:终止|解除)|协商一致[^。；]{0,10}(?:解除|终止)`;

const grant =
  /(?<!不|无|未)(?:有权|可以?|均可|得)(?!以?(?:要求|请求|追究))[^，。；]{0,24}(?:解除|终止)(?!后|之日)|(?:有权|可以?|得)[^，。；]{0,16}(?:收回房屋|解约)|(?:解除|终止)(?:本)?(?:合同|协议)的权利|享有[^，。；]{0,10}解除权|(?<!不|无|未)(?:有权|可以?|均可|得)(?:要求|请求)[^。；]{0,40}(?:或者?|并|和)(?:书面)?(?:通知)?[^，。；]{0,6}(?:解除|终止)(?:本)?(?:合同|协议)/;

function checkOneSided(contract: Contract): RuleOutcome {
  const free = freeExit(contract);
  if (free !== null) return free;
  // An employee is bound by a ban on competition alone, and may leave it unpaid.
  if (/竞业/.test(contract.title?.text ?? '')) return notApplicable;
  const grants = findSentences(
    contract,
    grant,
    /依法解除|不可抗力|法律规定|劳动合同|协商一致|持续超过|影响程度|冷静期|(?:签(?:订|署|约)|订立)(?:之日|后)?起?[^，。；]{0,6}[日天]内/,
  );
  if (
    grants.some(({ sentence }) =>
      /(?:双方|任何一方|任一方|各方|守约方|对方|另一方|一方|[人方]或者?[^，。；]{1,6}[人方])[^，。；]{0,20}(?:可|有权|得|均)/.test(
        sentence.text,
      ),
    )
  )
    return passed;
  const isDenied = says(contract, deniedExit);
  const holders = grants.flatMap((found): { found: SentenceMatch; side: 'payer' | 'performer' }[] => {
    const at = found.match.index + 1;
    const side = bearerAt(contract, found.sentence, at);
    return side === 'payer' || side === 'performer' ? [{ found, side }] : [];
  });
  const sides = new Set(holders.map(({ side }) => side));
  const [only] = sides;
  const own = holders.filter(({ found }) => isDenied || !isGivenByLaw(found.sentence.text));
  const [first] = own;
  if (sides.size !== 1 || only === undefined || first === undefined) return passed;
  if (only === 'payer' && (isConsumers(contract) || /物业/.test(contract.title?.text ?? ''))) return passed;
  return hitOrPassed([
    {
      span: passageOf(contract, [first.found.sentence, ...own.slice(1).map(({ found }) => found.sentence)]),
      levels: levelsAgainst(otherSide(only), 'medium'),
    },
  ]);
}

/** The law gives everybody a way out after a breach that lasts or is grave; to name it for one side takes nothing from the other. */
function isGivenByLaw(text: string): boolean {
  return graveBreach.test(text) && !/任何|任意|一经|立即|无[须需]/.test(text);
}

const graveBreach =
  /(?:逾期|超过|超出|达到?|满|迟延|延误)[^，。；]{0,10}[\d一二三四五六七八九十百]+个?(?:工作)?(?:日|天|月)|催告|限期[^，。；]{0,6}(?:整改|改正)|[两二三四2-9]次[^。；]{0,12}(?:不合格|未|仍)|仍[未不无]|连续[^，。；]{0,8}(?:次|日|天|月|季)|根本违约|严重(?:违约|违反|扰乱|危害)|重大违约|目的[^，。；]{0,6}(?:不能|无法|落空)|屡[教次]|拒不/;
/** 经销商无论何种情形均不得解除合同. */
const deniedExit =
  /(?:不得|无权|不能|不可|不享有|放弃)[^，。；]{0,16}(?:单方|提前|中途|任意|要求|提出)?[^，。；]{0,6}(?:解除|终止|退出|退[租单房]|解约)/;

/** Who has been paid by a consumer needs no right of its own to leave. */
function isConsumers({ type, parties }: Contract): boolean {
  const isOrganised = parties.some(({ side, isPerson }) => side === 'performer' && !isPerson);
  return (
    (type.type === 'service' || (isOrganised && /^(?:construction|workContract)$/.test(type.type))) &&
    parties.some(({ side, isPerson }) => side === 'payer' && isPerson)
  );
}

/** A right to terminate without breach that only one side has, whatever both may do after a breach. */
function freeExit(contract: Contract): RuleOutcome | null {
  const exits = findSentences(
    contract,
    /提前[^。；]{0,16}(?:通知|告知|函告)[^。；]{0,30}(?:解除|终止|收回|退出|停止合作)|(?:解除|终止|收回|退出)[^。；]{0,24}提前[^。；]{0,16}(?:通知|告知)|单方(?:面)?(?:解除|终止)(?!的)|因[^，。；]{0,14}(?:需要|调整)[^。；]{0,24}(?:解除|终止|收回)/,
    /逾期|违约|违反|拖欠|催告|随时|双方|任何一方|任一方|各方|擅自|(?<!不予?|不作|无[须需])(?:赔|补)偿|违约金|不可抗力|续|冷静期|无理由|(?:签(?:订|署|约)|订立)(?:之日|后)?起?[^，。；]{0,6}[日天]内|(?:支付|按照?|结算|结清)[^，。；不]{0,16}已(?:经)?(?:完成|提供|履行|发生|交付|发布|实施|使用|服务|制作)|未(?:获|取得|通过|能获得)[^，。；]{0,16}(?:批准|许可|审批|核准)|因依法|(?:妥善)?安置|清算/,
  );
  const sides = exits.map(({ sentence, match }) => bearerAt(contract, sentence, match.index + 1));
  const [side] = sides;
  const [first] = exits;
  if (
    first === undefined ||
    (side !== 'payer' && side !== 'performer') ||
    sides.some((other) => other !== side)
  )
    return null;
  return hitOrPassed([{ span: first.sentence, levels: levelsAgainst(otherSide(side), 'high') }]);
}

function checkNoticePeriod(
  contract: Contract,
  { minDays = MIN_NOTICE_DAYS }: Readonly<Record<string, number>>,
): RuleOutcome {
  const findings: Finding[] = [];
  // Either side may end an entrustment at any time, and a consumer a course: a short notice is more than the law asks.
  const isFree = (text: string) =>
    (contract.type.type === 'entrustment' && /任何一方|双方|任一方/.test(text)) ||
    (isConsumers(contract) &&
      /^[^，。；]{0,30}(?:乙方|学员|消费者|会员|家长)[^。；]{0,30}(?:可以?|有权)/.test(text));
  for (const { sentence } of findSentences(
    contract,
    /提前|事先|预先|[日天月周](?:之)?前(?:书面)?(?:通知|告知)/,
    /催告|改正|整改|违约金|维修|检修|进入|变更(?:地址|联系)|联系信息|更换|调换|运单|订单|派车|车辆出发|发车/,
  )) {
    if (isFree(sentence.text)) continue;
    if (!ending.test(sentence.text) || !/通知|告知|函告|知会|提出|招呼|说一声/.test(sentence.text)) continue;
    const { text } = contract.document;
    const period = factsWithin(contract.periods, sentence).find(
      ({ start, end }) =>
        /(?:提前|事先|预先)[^，。；]{0,6}$/.test(text.slice(sentence.start, start)) ||
        /^(?:之)?前(?:书面)?(?:通知|告知)/.test(text.slice(end, end + 8)),
    );
    if (period === undefined) continue;
    const days = monthsOf(period) * DAYS_OF_MONTH;
    if (days >= minDays - 0.05) continue;
    findings.push({ span: sentence, detail: `提前通知期约为${Number(days.toFixed(1))}日，短于${minDays}日` });
  }
  return hitOrPassed(findings);
}
