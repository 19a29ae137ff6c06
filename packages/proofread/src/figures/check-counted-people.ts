/**
 * People counted behind their names or their offices: 组长：甲某；成员：乙某、丙某，共四人; 厨师三名、服务员六名，共十人; 由七人组成，其中…. In: the
 * contract. Out: remarks with the count; all 疑似.
 */
import { type Contract, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

const count = '[一二两三四五六七八九十]{1,3}|\\d{1,3}';
const total = new RegExp(
  `[，（(、；](?:以上)?(?:共计?|合计|总计|总共)(?<count>${count})[人名位](?![次日天月年均份])`,
  'dg',
);
/** How far a list is read back. */
const LONGEST_LIST = 300;
const MOST_OFF = 3;

export function checkCountedPeople({ document: { text } }: Contract): CorrectionDraft[] {
  return [...totals(text), ...partsOfWhole(text)];
}

function totals(text: string): CorrectionDraft[] {
  return [...text.matchAll(total)].flatMap((match) => {
    const said = numberOf(match.groups?.count ?? '');
    const before =
      text
        .slice(Math.max(0, match.index - LONGEST_LIST), match.index)
        .split(/[。\n]/)
        .at(-1) ?? '';
    if (said === null || /其中|除|另|不含|以上|至少|不少于|等(?=[，；、]|$)/.test(before)) return [];
    const parts = partsIn(before);
    const names = parts.length >= 2 ? [] : namesIn(before);
    const [right, formula] =
      parts.length >= 2
        ? [parts.reduce((sum, part) => sum + part, 0), parts.join(' + ')]
        : [names.length, names.join('、')];
    if (right < 2 || right === said || Math.abs(right - said) > MOST_OFF) return [];
    const written = parts.length >= 2 ? `${formula} = ${right} ≠ ${said}` : `${formula}：${right} ≠ ${said}`;
    return [told(match, written)];
  });
}

const part = new RegExp(`(?<![第每各共\\d一二三四五六七八九十])(${count})[名人位](?![次日天])`, 'g');

function partsIn(before: string): readonly number[] {
  const numbers = [...before.matchAll(part)].map((match) => numberOf(match[1] ?? ''));
  return numbers.flatMap((each) => each ?? []);
}

/** A piece between two marks that may be a name. */
const name = /^[\u4e00-\u9fff]{2,4}$/;
const noName =
  /[的须由在将被把对与及或不未等各]|公司|单位|人员|部门|代表|小组|如下|名单|科室|专家|员工|项目|方$|长$|部$|处$|科$|组$|员$/;

/** None where one piece is no name: something else is listed. */
function namesIn(before: string): readonly string[] {
  const [bare = ''] = before.replace(/[（(][^（()）]{0,30}[）)]/g, '').split(/[（(]/);
  const pieces = bare
    .split(/[、，；\s]/)
    .map((piece) => piece.split('：').at(-1) ?? '')
    .filter((piece) => piece !== '');
  const isLabelled = /：/.test(bare);
  const names = pieces.filter((piece) => name.test(piece) && !noName.test(piece));
  return isLabelled && names.length === pieces.length && names.length >= 3 ? names : [];
}

const whole = new RegExp(
  `(?:由|共计?|合计|配备|配置|派出|安排)(?<count>${count})[名人位](?:成员|委员|专家|董事|人员)?(?<all>组成)?，其中[：:]?(?<parts>[^。；\\n]{4,80})`,
  'dg',
);

/** 由七人组成，其中技术专家四名，招标人代表两名: where all of them are named. */
function partsOfWhole(text: string): CorrectionDraft[] {
  return [...text.matchAll(whole)].flatMap((match) => {
    const said = numberOf(match.groups?.count ?? '');
    const written = match.groups?.parts ?? '';
    const parts = partsIn(written);
    const sum = parts.reduce((all, each) => all + each, 0);
    if (said === null || parts.length < 2 || sum === said) return [];
    // 共八人，其中…: some of them may be left out, but no more can be named.
    if (match.groups?.all === undefined && sum < said) return [];
    if (Math.abs(sum - said) > 1 || /不少于|至少|以上|主任|组长|兼|其余/.test(written)) return [];
    return [told(match, `${parts.join(' + ')} = ${sum} ≠ ${said}`)];
  });
}

function numberOf(written: string): number | null {
  return readNumber(written.replace('两', '二'));
}

function told(match: RegExpExecArray, formula: string): CorrectionDraft {
  const [start = 0, end = 0] = match.indices?.groups?.count ?? [];
  return { ...remark({ start, end }, 'figures', 'sum', 'suspect', figuresText.saidTwice), formula };
}
