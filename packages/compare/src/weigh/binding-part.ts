/**
 * In: two sentences. Out: whether they differ only in parts that bind nobody: the heading in front of a clause, a lead-in, a purpose, an example, a remark in
 * brackets, the same said once more, the title of what a number names already. What is left must be the same. Parts with a duty, a sum or a consequence are
 * kept.
 */
import { findMeanings } from './find-meanings.ts';
import { remember } from './remember.ts';
import { plainComparison } from './weigh-content.ts';

export function isSameBindingPart(old: string, target: string): boolean {
  if (old === '' || target === '' || !(aside.test(old) || aside.test(target))) return false;
  // A law that is named where none was says what holds already; another law than before does not.
  const isCiting = old.includes('《') !== target.includes('《');
  const texts = [old, target].map((text) => text.trim());
  const parts = texts.map((text) => bindingPart(isCiting ? withoutBasis(text) : text));
  // Where nothing is put aside, others look at what differs.
  const [one, other] = parts.map(loose);
  return parts.some((part, index) => part !== texts[index]) && one === other;
}

/** Most sentences have none of it. */
const aside =
  /[（(《：:孰较]|\s|[例比譬]如|举例|便|以利|^为|双方|确认|的是|提示|所述|言之|众所|也就是说|换句|亦即/;

function withoutBasis(text: string): string {
  return text.replace(
    /[，,]?(?:依据?|依照|根据|按照?)《[^《》]{2,30}(?:法|法典|条例)》(?:第[0-9一二三四五六七八九十百]{1,8}条)?(?:之|的)?(?:相关|有关)?规定[，,]?/,
    '',
  );
}

/** An example alone says nothing that is not said before it. */
export function isExample(text: string): boolean {
  return exampleAlone.test(text) && !duty.test(text.replace(exampleAlone, ''));
}

const bindingPart = remember(readBindingPart, 512);

function readBindingPart(text: string): string {
  let rest = withoutHeading(text).replace(leadIn, '');
  rest = rest.replace(gloss, '').replace(again, (part) => (bindingWords.test(part) ? part : ''));
  for (const form of asides) rest = rest.replace(form, (part) => (says(part) ? part : ''));
  return plainComparison(rest.replace(titleOfNumbered, ''));
}

/** Without spaces, but for those in a figure, and without the mark in front of what was put aside. */
function loose(text: string): string {
  return text
    .replace(/(?<![0-9])[\s\u3000]+|[\s\u3000]+(?![0-9])/g, '')
    .replace(/[，,](?=[。；]|$)/g, '')
    .replace(/[。；.;]$/, '');
}

const leadIn =
  /^(?:(?:为(?:避免|免)(?:疑义|歧义)|(?:甲乙)?双方(?:一致)?确认|(?:不得不|需要|应当|值得)(?:指出|说明|强调|注意)的是|特别提示|综上所述|总而言之|众所周知)[，,：:])+/;

/** Another name in brackets, or where something is found. */
const gloss = /[（(](?:即|俗称|又称|也称|亦称|英文|译作|原(?=[“"])|下同|详见|参见)[^（）()0-9]*[）)]/g;

/** The same said once more in other words. */
const again = /[，,](?:也就是说|换言之|换句话说|亦即)[^。；甲乙丙丁0-9０-９]{1,30}(?=[。；]|$)/g;

const asides: readonly RegExp[] = [
  /[（(][^（）()]{0,20}(?:附近|旁边?|对面|隔壁|地铁)[^（）()]{0,12}[）)]/g,
  /[，,。；]?(?:例如|比如|譬如|举例(?:而言|来说|说明)?)[，,：:]?[^。；]{1,60}(?=[。；]|$)/g,
  /[，,](?:以便于?|便于|以利于?|方便)[^，。；]{2,40}(?=[，。；]|$)/g,
  /(?:^|(?<=[。；]))为(?:了|便于|方便|规范|加强|更好地|进一步|促进|提高|明确)[^，。；]{2,40}[，,]/g,
];

/** GB/T 19001《质量管理体系 要求》, 附件二《产品技术规格书》: the number says which. */
const titleOfNumbered =
  /(?<=[A-Z]{2}(?:\/[A-Z])?\s?[0-9][0-9.\-—]{1,12}|附[件录表][0-9一二三四五六七八九十]{1,3}[：:]?\s?)《[^《》]{2,30}》/g;

/** A heading names its clause; a label (付款期限：30日内) is a part of what the line says, so what stands behind must name who acts. */
function withoutHeading(text: string): string {
  const heading = /^([\u4e00-\u9fff、]{2,14})(?:[：:]\s*|\s+)(?=[^：:]{10,})/.exec(text);
  const [whole = '', name = ''] = heading ?? [];
  if (whole === '' || conditional.test(name) || findMeanings(name).some((found) => tying.has(found.name)))
    return text;
  const body = text.slice(whole.length);
  return /[。；]\s*$/.test(body) && findMeanings(body).some((found) => found.name === 'party') ? body : text;
}

const conditional = /(?:[内外后前时中]|期间|情形|情况|的|之日|除外|方|人)$|甲|乙|丙|权利|义务|[应须可]/;
const tying: ReadonlySet<string> = new Set(['party', 'obligation', 'negation', 'condition', 'cap']);

const exampleAlone =
  /^\s*(?:为便于[^，。；]{1,8}，)?(?:例如|比如|譬如|举例(?:而言|来说|说明|如下)?|示例(?:如下)?|【?例】?[：:】])[，,：:]?/;
const duty = /应[当该]?(?!付)|必须|不得|有权|无权|视为|承担|赔偿|解除|仲裁|法院/;

/** What gives or takes something. */
export const bindingWords =
  /不得|有权|承担|赔偿|支付|解除|保密|第三方|仲裁|法院|诉|管辖|批准|同意|归|退|视为|逾期|期限/;

/** What an aside may not say and be nothing. */
function says(part: string): boolean {
  if (exampleAlone.test(part.replace(/^[，,。；]/, ''))) return duty.test(part);
  return findMeanings(part).some(({ name }) => weighty.has(name)) || duty.test(part);
}

const weighty: ReadonlySet<string> = new Set([
  'amount',
  'percentage',
  'date',
  'period',
  'account',
  'number',
  'obligation',
  'negation',
  'dispute',
  'liability',
  'ending',
  'exclusivity',
  'cap',
  'payment',
  'ownership',
  'unit',
  'currency',
]);
