/** What the parties share in, told twice: 甲方分享20%，乙方分享80% in the body, 分享比例：甲方30%，乙方70% in an attachment. */
import { type Contract, factsWithin, sentencesOf } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { Finding } from '../../../rule.ts';
import { isSameCase } from '../duties/same-case.ts';
import { type Statement, statementsOf } from '../statements.ts';
import { shareHolders, stretches } from './whole-shares.ts';

interface Division {
  readonly of: Topic;
  readonly noun: string;
  readonly shares: ReadonlyMap<string, number>;
  readonly written: string;
  readonly statement: Statement;
}

type Topic = 'gain' | 'cost' | 'loss' | 'holding' | 'paid-in';

const topics: readonly (readonly [Topic, RegExp])[] = [
  ['cost', /(?:费用|成本)的?(?:承担|分摊|分担)/],
  ['loss', /亏损|债务承担|风险承担|分担/],
  ['gain', /分享|分成|分配|分红|分润|利润|收益|收入|效益|所得/],
  ['holding', /股权|持股|股份|占股/],
  ['paid-in', /出资|投资|认缴|实缴|投入/],
];
/** What is divided: one noun for each, where one is named. */
const nouns =
  /净利润|净收益|毛利|可分配利润|节能效益|销售收入|营业收入|广告收入|票房收入|门票收入|租金收入|服务费|佣金|(?!合作|项目|全部|上述|所有|其他|[的该总])[\u4e00-\u9fff]{2}收入/;

export function differingDivisions(contract: Contract): Finding[] {
  const all = [...joined(contract), ...statementsOf(contract).filter(({ label }) => label !== '')].flatMap(
    (statement) => divisionIn(contract, statement),
  );
  return all.length > MOST_DIVISIONS ? [] : [...toldTwice(all), ...againstPaidIn(contract, all)];
}

/** More are a register of them. */
const MOST_DIVISIONS = 100;

/** 甲方投资2,880万元，占60%；乙方投资1,920万元，占40%: sentences that semicolons join are read as one. */
function joined(contract: Contract): readonly Statement[] {
  const byPlace = new Map<number, Statement>(
    statementsOf(contract).map((statement) => [statement.start, statement]),
  );
  return stretches(sentencesOf(contract)).flatMap((sentences): Statement[] => {
    const first = byPlace.get(sentences[0]?.start ?? -1);
    const end = sentences.at(-1)?.end;
    if (first === undefined || end === undefined || first.label !== '') return [];
    const text = sentences.map((sentence) => sentence.text).join('');
    return [{ ...first, end, text, place: documentSpan(first.place.start, end) }];
  });
}

function toldTwice(all: readonly Division[]): Finding[] {
  return all.flatMap((one, index): Finding[] => {
    const same = all.filter((other) => other !== one && isSame(one, other));
    const [first] = same;
    // Several divisions of it: by year, by kind of income.
    if (first === undefined || same.length > 1 || all.indexOf(first) > index || agree(one, first)) return [];
    return [
      {
        span: one.statement.place,
        related: [first.statement.place],
        detail: `同一比例一处为${first.written}，一处为${one.written}`,
      },
    ];
  });
}

function isSame(one: Division, other: Division): boolean {
  const isElsewhere = one.statement.isAttachment !== other.statement.isAttachment;
  const isNamed = one.noun !== '' && one.noun === other.noun;
  const isOther = one.noun !== '' && other.noun !== '' && one.noun !== other.noun;
  return (
    one.of === other.of &&
    !isOther &&
    !isOfAnother(one, other) &&
    (isElsewhere || isNamed) &&
    one.shares.size === other.shares.size &&
    [...one.shares.keys()].every((who) => other.shares.has(who)) &&
    isSameCase(one.statement.text, other.statement.text)
  );
}

const numbered = /([A-Z]|[一二三四五六\d]号?)(?:项目|地块|产品|门?店)/;

/** A项目利润 and B项目利润. */
function isOfAnother(one: Division, other: Division): boolean {
  const [mine, theirs] = [one, other].map(({ statement }) => numbered.exec(statement.text)?.[1]);
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}

function agree(one: Division, other: Division): boolean {
  return [...one.shares].every(([who, share]) => Math.abs((other.shares.get(who) ?? 0) - share) < 0.01);
}

const otherMatter =
  /逾期|违约|超过|超出|以[上下内]|至少|不低于|前[一二三四五六七八九十\d]+年|第[一二三四五六七八九十\d]+年|首年|之前|以前|回本|清算|退出|转让(?:前|后)|变更(?:前|后)|增资(?:前|后)|调整|每[年月季增超]/;

function divisionIn(contract: Contract, statement: Statement): Division[] {
  const { label, text, start, end } = statement;
  const said = label + text;
  const of = topics.find(([, words]) => words.test(said))?.[0];
  if (of === undefined || otherMatter.test(said) || factsWithin(contract.percentages, statement).length < 2)
    return [];
  const holders = shareHolders(contract, documentSpan(start, end), end);
  if (holders === null) return [];
  const shares = new Map(holders.map(({ who, percent }) => [who, percent]));
  const written = holders.map(({ who, percent }) => `${who}${percent}%`).join('、');
  return [{ of, noun: nouns.exec(said)?.[0] ?? '', shares, written, statement }];
}

const byPaidIn =
  /(?<noun>净利润|净收益|利润|收益|盈余|分红)[^，。；]{0,12}按(?:照)?(?:其|各自|各方)?的?(?:实缴|认缴)?(?:投资|出资|持股)[^，。；]{0,4}比例(?:分配|分享|享有|分成)/;

/** 净收益由双方按投资比例分配, and elsewhere 净收益分配比例为甲方65%、乙方35% where 60% and 40% were invested. */
function againstPaidIn(contract: Contract, all: readonly Division[]): Finding[] {
  const paidIn = all.filter(({ of }) => of === 'paid-in' || of === 'holding');
  const [invested] = paidIn;
  if (invested === undefined) return [];
  return statementsOf(contract).flatMap((statement): Finding[] => {
    const noun = byPaidIn.exec(statement.text)?.groups?.noun;
    if (noun === undefined || otherMatter.test(statement.text)) return [];
    const told = all.filter(({ of, statement: at }) => of === 'gain' && at.text.includes(noun));
    const [only, another] = told;
    if (
      only === undefined ||
      another !== undefined ||
      agree(only, invested) ||
      only.statement.start === statement.start
    )
      return [];
    return [
      {
        span: only.statement.place,
        related: [statement.place, invested.statement.place],
        detail: `一处按出资比例（${invested.written}），一处为${only.written}`,
      },
    ];
  });
}
