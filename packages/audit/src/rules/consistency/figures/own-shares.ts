/**
 * What one party gets of what is earned together, told in two places: 乙方拿45% in the body, 乙方：35% in the table of an attachment; 甲方分四成，乙方分六成 and 一人一半.
 * Promise: silent where a year, a level or another income makes it another share, and where a party has several in one place.
 */
import { type Contract, factsWithin } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { Finding } from '../../../rule.ts';
import { isSameCase } from '../duties/same-case.ts';
import { attachmentHeads, type Statement, statementsOf } from '../statements.ts';

interface Share {
  readonly who: string;
  readonly percent: number;
  readonly noun: string;
  readonly written: string;
  readonly statement: Statement;
  readonly words: string;
}

const earned = /分成|分红|分润|利润|收益|净收入|盈利|盈余|打赏|票房/;
const otherMatter =
  /逾期|违约|超过|超出|以[上下内]|至少|不低于|第[一二三四五六七八九十\d]+[年月档]|首[年月]|前[一二三四五六七八九十\d]+[年月个]|回本|清算|退出|退伙|增资|调整|每(?:增|超|月[^，。；]{0,4}达)|亏损|税|费用|成本|出资|投资|持股|股权|管理费|预留|提取|公积金/;
const nouns =
  /净利润|毛利|分红|节能效益|销售收入|广告收入|票房|门票收入|租金收入|打赏|佣金|直播|带货|服务费/g;

export function ownShares(contract: Contract): Finding[] {
  const heads = attachmentHeads(contract);
  const all = statementsOf(contract).flatMap((statement) => sharesIn(contract, statement, heads));
  const byParty = Map.groupBy(all, ({ who }) => who);
  const findings = [...byParty.values()].flatMap(differingIn);
  return findings.filter(
    ({ span, related: [first] = [] }, index) =>
      findings.findIndex(
        (one) => one.span.start === span.start && one.related?.[0]?.start === first?.start,
      ) === index,
  );
}

function differingIn(told: readonly Share[]): readonly Finding[] {
  const [first, second, another] = told;
  if (first === undefined || second === undefined || another !== undefined) return [];
  if (Math.abs(first.percent - second.percent) < EXACT || first.statement.start === second.statement.start)
    return [];
  if (!isSameCase(first.words, second.words) || isOfAnother(first, second)) return [];
  return [
    {
      span: second.statement.place,
      related: [first.statement.place],
      detail: `${first.who}应得的比例一处为${first.written}，一处为${second.written}`,
    },
  ];
}

const EXACT = 0.01;

/** 打赏 and 门票收入: both name what is divided, and nothing in common. 分红 is what is divided of 净利润. */
function isOfAnother(one: Share, other: Share): boolean {
  const [mine, theirs] = [one.noun, other.noun].map((noun) =>
    noun.split(' ').filter((word) => word !== '' && !/分红|净利润/.test(word)),
  );
  if (mine === undefined || theirs === undefined || mine.length === 0 || theirs.length === 0) return false;
  return !mine.some((word) => theirs.includes(word));
}

const equally =
  /一人一半|对半(?:分|开)|五五(?:分|开)|平均分配|均分|平分|各(?:占|得|分|享)?(?:一半|50[%％]|百分之五十)/;
const gets =
  /([甲乙丙丁]方)(?:应?(?:分得?|拿|得|占|享有|享|获得|取得?|提取|收取|为|：|分到|可分))?(?:其中的?|净利润的?|利润的?|收益的?)?$/;
const REACH = 14;

function sharesIn(
  contract: Contract,
  statement: Statement,
  heads: readonly { readonly start: number }[],
): readonly Share[] {
  const { text } = contract.document;
  const headAt = heads.findLast(({ start }) => start <= statement.start)?.start;
  const head = headAt === undefined ? '' : (text.slice(headAt, headAt + LONGEST_HEAD).split('\n')[0] ?? '');
  const said = `${statement.isAttachment ? head : ''}${statement.label}${statement.text}`;
  if (!earned.test(said) || otherMatter.test(said)) return [];
  const noun = (said.match(nouns) ?? []).join(' ');
  const shareOf = (who: string, percent: number, written: string): Share => ({
    who,
    percent,
    noun,
    written,
    statement,
    words: `${statement.label}${statement.text}`,
  });
  const half = equally.exec(statement.text)?.[0];
  if (half !== undefined)
    return contract.parties.length === 2 ? ['甲方', '乙方'].map((who) => shareOf(who, HALF, half)) : [];
  return factsWithin(contract.percentages, documentSpan(statement.start, statement.end)).flatMap(
    (share): Share[] => {
      const before = `${statement.label === '' ? '' : `${statement.label}：`}${text.slice(Math.max(statement.start, share.start - REACH), share.start).replace(/\s/g, '')}`;
      const who = gets.exec(before)?.[1];
      return who === undefined || share.per !== null || share.value >= 1
        ? []
        : [shareOf(who, share.value * 100, text.slice(share.start, share.end))];
    },
  );
}

const LONGEST_HEAD = 40;
const HALF = 50;
