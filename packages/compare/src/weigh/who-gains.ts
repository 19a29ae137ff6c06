/**
 * In: a sentence before and after, and what changed in it. Out: the party that gains by the change, or null. Promise:
 * silent unless every reading of the change points to the same party; swapping the sentences gives the other one.
 */
import type { SignalName } from '../compare.text.ts';
import type { Meaning } from './find-meanings.ts';
import { meaningTokens } from './meaning-tokens.ts';
import type { SignalChange, Weight } from './weight.ts';

export function whoGains(old: string, target: string, weight: Weight): string | null {
  if (weight.case !== 'meaning' || old.length + target.length > MAX_LENGTH) return null;
  const sides: Sides = { old: createSide(old), new: createSide(target) };
  if (old === '' || target === '') return gainOfSentence(sides, old === '');
  const names = new Set(weight.signals.map(({ name }) => name));
  if (![...names].every((name) => isVoting(name, names.size))) return null;
  let gainer: string | null = null;
  for (const signal of weight.signals) {
    const vote = votes[signal.name]?.(signal, sides) ?? null;
    if (vote === null || (gainer !== null && vote !== gainer)) return null;
    gainer = vote;
  }
  return gainer;
}

/** Who another party is instead, is sure only where nothing else changed. */
function isVoting(name: SignalName, count: number): boolean {
  return votes[name] !== undefined && (name !== 'party' || count === 1);
}

/** Both sentences together; more is a passage with more than one position in it. */
const MAX_LENGTH = 400;

/** Read when somebody asks: most changes say nothing of who gains. */
interface Side {
  readonly text: string;
  readonly parties: readonly Meaning[];
  readonly modals: readonly Meaning[];
}

interface Sides {
  readonly old: Side;
  readonly new: Side;
}

const nobody: ReadonlySet<string> = new Set([
  '双方',
  '甲乙双方',
  '各方',
  '任何一方',
  '对方',
  '违约方',
  '守约方',
  '败诉方',
  '胜诉方',
  '第三方',
]);

function createSide(text: string): Side {
  return {
    text,
    get parties() {
      return meaningsIn(text).filter(
        ({ name, text: written }) => name === 'party' && /[方人]$|单位$|业主$|客户$|用户$/.test(written),
      );
    },
    get modals() {
      return meaningsIn(text).filter(({ name }) => name === 'obligation');
    },
  };
}

function meaningsIn(text: string): readonly Meaning[] {
  return meaningTokens(text).flatMap(({ meaning }) => meaning ?? []);
}

/** Words with two counterparts (借款人: 出借人, 贷款人) are left out: the sentence does not say which. */
const pairs = new Map(
  '甲方/乙方 买方/卖方 买受人/出卖人 需方/供方 出租人/承租人 出租方/承租方 发包人/承包人 发包方/承包方 委托人/受托人 委托方/受托方 转让方/受让方 转让人/受让人 许可方/被许可方 许可人/被许可人 出借方/借款方 债权人/债务人 用人单位/劳动者 定作人/承揽人 定作方/承揽方 托运人/承运人 存货人/保管人 披露方/接收方'
    .split(' ')
    .flatMap((pair) => {
      const [one = '', other = ''] = pair.split('/');
      return [
        [one, other],
        [other, one],
      ] as const;
    }),
);

/** The other side of a contract of two; null when a third one is named beside it. */
function other(party: string, sides: Sides): string | null {
  if ([sides.old, sides.new].some(({ text }) => /[丙丁戊]方/.test(text))) return null;
  return pairs.get(party) ?? null;
}

function named(meaning: Meaning | undefined): string | null {
  if (meaning === undefined || nobody.has(meaning.key)) return null;
  return meaning.text.replace(/\s/g, '');
}

/** The nearest party before a place in its sentence. */
function subjectAt(side: Side, at: number): string | null {
  return named(side.parties.filter(({ end }) => end <= at).at(-1));
}

const bears =
  /^(?:各自|自行|全部|单独|先行|负责)?(?:应|须)?[^，。；]{0,16}?(?:承担|负担|负责|支付|赔偿|垫付|缴纳|办理|自负|自理|出资)/;
const enjoys = /^(?:单独|共同)?(?:所有|享有|所在地|住所地|有权|可以?|拥有|支配|使用|决定|注册地|仓库)/;

function gainOfParty({ old, new: target }: SignalChange, sides: Sides): string | null {
  const [lost, gained] = [named(old[0]), named(target[0])];
  if (old.length !== 1 || target.length !== 1 || lost === null || gained === null) return null;
  const rest = sides.old.text.slice(old[0]?.end ?? 0);
  const before = sides.old.text.slice(0, old[0]?.start ?? 0);
  if (enjoys.test(rest) || /归$|受益人[为是：:]?$/.test(before)) return gained;
  return bears.test(rest) ? lost : null;
}

const burdens = new Map([
  ['应', 1],
  ['不得', 1],
  ['放弃', 1],
  ['可', -1],
  ['无需', -1],
  ['保留', -1],
  ['有义务', -1],
]);

function gainOfDuty({ old, new: target }: SignalChange, sides: Sides): string | null {
  if (old.length > 1 || target.length > 1) return null;
  const burden = (meaning: Meaning | undefined): number =>
    meaning === undefined ? 0 : (burdens.get(meaning.key) ?? 0);
  const change = burden(target[0]) - burden(old[0]);
  const subjects = [
    old[0] && subjectAt(sides.old, old[0].start),
    target[0] && subjectAt(sides.new, target[0].start),
  ].filter((subject) => subject !== undefined);
  const [subject = null] = subjects;
  if (subject === null || change === 0 || subjects.some((name) => name !== subject)) return null;
  return change < 0 ? subject : other(subject, sides);
}

function gainOfNegation({ old, new: target }: SignalChange, sides: Sides): string | null {
  if (old.length + target.length !== 1) return null;
  const side = old.length === 1 ? sides.old : sides.new;
  const [mark] = [...old, ...target];
  if (mark === undefined) return null;
  const rest = side.text.slice(mark.end);
  if (!/^(?:由[^，。；]{1,8})?[^，。；]{0,6}?(?:承担|负担|负责|支付|赔偿|退还)/.test(rest)) return null;
  const subject = rest.startsWith('由')
    ? named(side.parties.find(({ start }) => start >= mark.end))
    : subjectAt(side, mark.start);
  if (subject === null) return null;
  return target.length === 1 ? subject : other(subject, sides);
}

/** Whoever has to pay a sum gains when it is smaller. */
function gainOfSum({ old, new: target }: SignalChange, sides: Sides): string | null {
  const [before, after] = [old[0], target[0]];
  if (old.length !== 1 || target.length !== 1 || before?.size == null || after?.size == null) return null;
  const segment =
    sides.old.text
      .slice(0, before.start)
      .split(/[。；]/)
      .at(-1) ?? '';
  if (
    !/(?:应|须|需)[^，。；]{0,24}(?:支付|赔偿|缴纳|承担|偿付|补偿)|赔偿(?:总额|责任|金额)|违约金/.test(
      segment,
    )
  )
    return null;
  if (/预付|总价的$|价款的$/.test(segment.slice(-4)) && !/违约金|赔偿/.test(segment)) return null;
  const payers = new Set(sides.old.parties.filter(({ end }) => end <= before.start).map(named));
  const [payer = null] = payers;
  if (payer === null || payers.size !== 1 || /收取|有权/.test(segment)) return null;
  return after.size < before.size ? payer : other(payer, sides);
}

/** More time for a duty is good for whoever has it; a longer notice is a burden. */
function gainOfPeriod({ old, new: target }: SignalChange, sides: Sides): string | null {
  const [before, after] = [old[0], target[0]];
  if (old.length !== 1 || target.length !== 1 || before?.size == null || after?.size == null) return null;
  if (before.size === after.size) return null;
  const rest = sides.old.text.slice(before.end);
  const lead = sides.old.text.slice(0, before.start);
  const duty = sides.old.modals.filter(({ end }) => end <= before.start).at(-1);
  if (duty?.key !== '应' || !/^(?:之|以)?内|^前/.test(rest)) return null;
  const subject = subjectAt(sides.old, duty.start);
  if (subject === null) return null;
  const isLonger = after.size > before.size !== /提前[^，。；]{0,3}$/.test(lead);
  return isLonger ? subject : other(subject, sides);
}

function gainOfGrant({ old, new: target }: SignalChange, sides: Sides): string | null {
  const isExclusive = (meanings: readonly Meaning[]): boolean => meanings.some(({ key }) => key === '独家');
  if (isExclusive(old) === isExclusive(target)) return null;
  const granted = /(?:授予|许可|授权|委托|指定)(?=(?<to>[甲乙]方|被许可方|被许可人|受托方))/.exec(
    sides.old.text,
  )?.groups?.to;
  if (granted === undefined) return null;
  return isExclusive(target) ? granted : other(granted, sides);
}

/** A whole sentence that came or went: one subject, one kind of modal. */
function gainOfSentence(sides: Sides, isAdded: boolean): string | null {
  const side = isAdded ? sides.new : sides.old;
  const kinds = new Set(side.modals.map(({ key }) => burdens.get(key) ?? 0));
  const subjects = new Set(side.modals.map(({ start }) => subjectAt(side, start)));
  const [kind = 0] = kinds;
  const [subject = null] = subjects;
  if (kinds.size !== 1 || subjects.size !== 1 || subject === null || kind === 0) return null;
  return kind > 0 === isAdded ? other(subject, sides) : subject;
}

const votes: Readonly<Partial<Record<SignalName, (signal: SignalChange, sides: Sides) => string | null>>> = {
  party: gainOfParty,
  obligation: gainOfDuty,
  negation: gainOfNegation,
  amount: gainOfSum,
  percentage: gainOfSum,
  period: gainOfPeriod,
  exclusivity: gainOfGrant,
};
