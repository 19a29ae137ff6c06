/** What a demand asks: about which matter, in which form, of which party. Words that fit no form are kept: they are what cannot be judged. */
import { type Contract, understandContract } from '@wenjian/contract';
import { buildDocument } from '@wenjian/document';
import { monthsOf } from '../checks/find-numbers.ts';
import { type FigureKind, figureMatters, type Matter } from './matters.words.ts';
import { plainMatters } from './plain-matters.words.ts';

export type DemandForm =
  | {
      readonly kind: 'limit';
      readonly bound: 'most' | 'least';
      readonly of: FigureKind;
      readonly value: number;
      readonly written: string;
    }
  /** A limit whose size was not read: 不超过合理范围. */
  | { readonly kind: 'unreadLimit' }
  | { readonly kind: 'severalLimits' }
  /** The contract must not provide it (自动续期); of an act: must forbid it (转租). */
  | { readonly kind: 'unwanted' }
  | { readonly kind: 'owner'; readonly words: string }
  | { readonly kind: 'present' }
  | { readonly kind: 'question' }
  /** 合理, 公平, 清楚: nothing in the text can prove it. */
  | { readonly kind: 'judged'; readonly word: string };

export interface ReadDemand {
  readonly matter: Matter | null;
  readonly form: DemandForm;
  readonly side: 'own' | 'other' | null;
  /** Content that neither matter nor form explains; empty when everything is understood. */
  readonly unread: string;
  /** What is asked about, without the words for asking. */
  readonly phrase: string;
}

export function readDemand(sentence: string): ReadDemand {
  const text = sentence.replace(/\s+/g, '').replace(/[。！!]{1,3}$/, '');
  const form = formOf(text);
  const matter = matterOf(text, form);
  const phrase = [text.replace(asking, ' ').trim().replace(/\s+/g, ' ')].join('');
  return { matter, form, side: sideOf(text), unread: unreadIn(text, matter), phrase };
}

/** What a text asks about, by the words of users: also what a rule is about. */
export function isAbout(matter: Matter, text: string): boolean {
  return (matter.rules ?? matter.asked).test(text);
}

function matterOf(text: string, form: DemandForm): Matter | null {
  const wanted = form.kind === 'limit' ? form.of : null;
  const asked = [...figureMatters, ...plainMatters].filter((matter) => matter.asked.test(text));
  return (
    asked.find(({ of }) => wanted === null || of === wanted) ?? (wanted === null ? null : (asked[0] ?? null))
  );
}

const most =
  /不(?:得|能|应当?|可以?|宜|要|该|许|会|允许)?(?:超过|高于|大于|多于|长于|超出)|最(?:多|高|长|晚|迟)|至多|以内|以下|(?<!不(?:得|能|应当?|可以?|宜|要|该|许|会|允许)?)(?:低于|少于|小于|短于)|≤|控制在|限于/g;
const least =
  /不(?:得|能|应当?|可以?|宜|要|该|许|会|允许)?(?:低于|少于|小于|短于|早于)|最(?:少|低|短)|至少|以上|(?<!不(?:得|能|应当?|可以?|宜|要|该|许|会|允许)?)(?:超过|高于|大于|多于|长于)|≥/g;
const judgement =
  /合理|公平|过[高低长短]|太[高低长短]|清楚|明确|有利|不利|方便|对等|平等|风险|问题|陷阱|坑|充分|完整|合法|有效|妥当|注意/;
const unwanted =
  /(?:不得|不能|不应|不要|不可|不允许|不接受|不同意|禁止|删除|没有|不含|排除|不得有|不能有|避免|拒绝|不许)/;
const owner =
  /归(?!属|还|谁|哪)[^，。；]{1,10}$|归[^，。；谁哪]{1,8}(?:所有|享有)|由[^，。；谁哪]{1,12}(?:承担|负担|负责|支付|出|缴纳|办理|管辖|审理)|(?:我方|我们|我司|对方|甲方|乙方|丙方|双方|违约方)(?:自行)?(?:承担|负担|所有|享有)|(?:所在地|住所地)/;
const question = /(?:(.)不\1)|多少|多久|多长|几[个年月天日期次]|[哪谁]|什么|怎么|怎样|如何|何时|何地/;

function formOf(text: string): DemandForm {
  const bounds = boundsIn(text);
  const figures = figuresIn(text);
  const [bound] = bounds;
  if (bounds.length > 1 || (bounds.length === 1 && figures.length > 1)) return { kind: 'severalLimits' };
  const [figure] = figures;
  if (bound !== undefined && figure !== undefined) return { kind: 'limit', bound, ...figure };
  if (bound !== undefined && !/有没有|是否/.test(text)) return { kind: 'unreadLimit' };
  const word = judgement.exec(text)?.[0];
  if (word !== undefined && !/(?:是否|有没有)?(?:约定|写)(?:明确|清楚)/.test(text))
    return { kind: 'judged', word };
  // 解除提前三十日通知: what the contract says of it, because more or less is not told.
  if (question.test(text) || figure !== undefined) return { kind: 'question' };
  if (owner.test(text)) return { kind: 'owner', words: owner.exec(text)?.[0] ?? '' };
  if (/有没有|有无|是否/.test(text)) return { kind: 'present' };
  if (unwanted.test(text)) return { kind: 'unwanted' };
  return { kind: 'present' };
}

/** 至少12个月以上 is one bound, said twice. */
function boundsIn(text: string): readonly ('most' | 'least')[] {
  const found = [
    ...[...text.matchAll(most)].map(({ index }) => ({ index, bound: 'most' as const })),
    ...[...text.matchAll(least)].map(({ index }) => ({ index, bound: 'least' as const })),
  ].sort((one, other) => one.index - other.index);
  const kept = found.filter(({ index, bound }, place) => {
    const earlier = found[place - 1];
    return earlier?.bound !== bound || /[，,；;、且和与及并或]/.test(text.slice(earlier.index, index));
  });
  return kept.map(({ bound }) => bound);
}

type Figure = Extract<DemandForm, { readonly kind: 'limit' }>;

/** Read as a contract is read. */
function figuresIn(text: string): readonly Omit<Figure, 'kind' | 'bound'>[] {
  const { periods, percentages, amounts, document }: Contract = understandContract(
    buildDocument({
      readerVersion: 'demand',
      kind: 'txt',
      pages: null,
      blocks: [{ type: 'paragraph', text }],
      notRead: [],
    }),
  );
  const written = ({ start, end }: { readonly start: number; readonly end: number }) =>
    document.text.slice(start, end);
  return [
    ...periods.map((period) => ({
      of: 'period' as const,
      value: monthsOf(period),
      written: written(period),
    })),
    ...percentages.map((share) => ({ of: 'share' as const, value: share.value, written: written(share) })),
    ...amounts.flatMap((amount) =>
      amount.fen === null ? [] : [{ of: 'amount' as const, value: amount.fen, written: written(amount) }],
    ),
  ];
}

function sideOf(text: string): ReadDemand['side'] {
  if (/我方|我们|我司|本公司|咱们/.test(text)) return 'own';
  return /对方|他们|另一方/.test(text) ? 'other' : null;
}

/** Words for asking, for parties, for figures: they carry no matter of their own. */
const asking =
  /是否|有没有|有无|能否|可否|能不能|会不会|是不是|什么时候|什么|哪些|哪里|哪儿|哪[一方个家]{0,2}|哪|谁|怎么|怎样|如何|何时|多久|多少|多长|几[个年月天日期次]|为何|请|检查|审查|核对|确认|看看|看下|重点|关注|注意|应当|应该|应|必须|须|不得|不能|不应|不要|不可|不宜|不许|不允许|不接受|不同意|禁止|避免|拒绝|删除|没有|需要|需|要求|要|我方|我们|我司|本公司|对方|甲方|乙方|丙方|双方|本?合同|协议|条款|内容|约定|写明|写清楚?|写了|写|明确|规定|说明|载明|清楚|合理|公平|方便|对等|承担|负担|负责|支付|享有|所有|归属|归|由|向|所在地|住所地|法院|后果|处理|解决|提交|采用|通过|方式|存在|出现|包含|包括|设置|设定|设有|有|吗|呢|吧|的|了|和|与|及|等|在|为|对|内|里|中|是|可以|得|能|让|给|就|按|以|其|一个|个|方|者|都|全部|每|日|天|月|年|不|超过|高于|低于|少于|大于|小于|多于|长于|短于|早于|超出|最多|最高|最长|最低|最少|至少|至多|以内|以上|以下|控制|限于|≤|≥|[\d.,%％‰]+|[一二三四五六七八九十百千万分之两零半]+|元|人民币|个月|工作日|小时|周|[，,、？?；;：:“”"'（）()]/g;

const judgementWords = new RegExp(judgement.source, 'g');
/** One character left over is mostly a suffix. */
const LEAST_CONTENT = 2;

function unreadIn(text: string, matter: Matter | null): string {
  if (matter === null) return '';
  const known = [matter.asked, matter.said].map((words) => new RegExp(words.source, 'g'));
  const rest = [...known, judgementWords, detail, asking]
    .reduce((left, words) => left.replace(words, ' '), text)
    .split(' ')
    .filter((part) => part.length >= LEAST_CONTENT);
  return rest.join('、');
}

/** Words that come with most matters and change nothing. */
const detail =
  /累计|开票|开具|现场|别人|同意|员工|客户|保护|报修后?|发票|离职|总额|地址|允许|商铺|店铺|故障|商业|提供|排除|办理|节点|安排|限制|期限|时间|时限|比例|金额|数额|数值|标准|上限|条件|义务|责任|权利|费用|书面|总价款?|合同价|价款|逾期|迟延|延迟|通知|提前|期满|租赁|服务|设备|货物|产品|房屋|软件|系统|平台|付款|支付|违约|解除|中国|中华人民共和国|法律|机构|人民|涨|退还|赔偿|第三[方人]|第三|他人|单方|随时/g;
