/** Sentences that no rule about a single provision may take for one, whatever words they contain. */
import type { Contract, Sentence } from '@wenjian/contract';
import type { LevelsBySide, Rule } from '../rule.ts';
import { partAround, reaches } from './denied-words.ts';

/** The title of the contract, a heading, who a party is, a row of a list, or a rule against one side where the sentence treats both alike. */
export function isHarmless({ title }: Contract, sentence: Sentence, levels: LevelsBySide): boolean {
  const { start, text } = sentence;
  return (
    (title !== null && start === title.start) ||
    isHeading(sentence) ||
    isRecord(text) ||
    (isAgainstOneSide(levels) && mutual.test(text) && !oneSided.test(text))
  );
}

/** 第七条 不侵权保证, 第十九条 夫妻共同债务: names what the clause is about, and the clause goes on. */
function isHeading({ start, end, text, clause }: Sentence): boolean {
  return (
    clause !== null &&
    clause.heading !== null &&
    clause.start === start &&
    end < clause.end &&
    !/[，。；：]/.test(text) &&
    (!saysSomething.test(text) || clause.heading.length <= SHORTEST_PROVISION)
  );
}

/** 任意解除, 视为验收: too short to say who may do it. */
const SHORTEST_PROVISION = 4;

const saysSomething =
  /不(?:予|退|得|再|承担|负|赔|可|能|设|含|变)|一律|概不|应|须|(?<!所)有权|可以|归|视为|自动|随时|任意|放弃|无[须需]/;

/** 丙方：陈某，身份证号：…，住址：…; 车辆一｜别克｜月租金6,300元: says who or what it is and lays down nothing. */
function isRecord(text: string): boolean {
  const isKind = (identity.test(text) && !account.test(text)) || text.split(/[|｜]/).length > 2;
  return isKind && !laysDown.test(text);
}

const identity =
  /(?:身份证(?:件)?号码?|公民身份号码|统一社会信用代码|法定代表人|住所地?|住址|资质(?:证书|等级))[^，。；：:]{0,4}[：:]/;
const account = /户名|账[户号]|收款|开户/;
const laysDown =
  /[应须无未免归视]|不(?!动产)|可以?|有权|由|同意|承诺|放弃|借用|挂靠|暂|待|正在|另|按|[付交结]清|全[部额]|一次性|自动|随时|任[何意]/;

/** 任何一方可以…, 双方互不…: the same for both. 双方同意, 双方确认 may introduce anything and say nothing. */
const mutual =
  /任[何一]一?方(?:均|都)?(?:不|可|有权|应|无须|无需)|(?:双方|各方|甲乙双方)(?:均|互不|互相|相互|各自|都)|互不(?:承担|追究|赔偿)|非因?(?:双方|任何一方)(?:的)?(?:原因|过错)|(?<!任何|另|任|某)一方[^。；]{0,40}(?:另一方|对方|守约方)(?:均|都)?(?:可|有权|应|得)/;

/** 双方均按实际面积结算，乙方不得退房: mutual at first, then the right of one side is taken away. */
const oneSided = /[甲乙丙](?:方)[^，。；]{0,4}(?:不得|无权|放弃)/;

/**
 * Against a rule that may report a serious risk: a sentence that keeps the other side's protection in so many words (但不得低于…, 因甲方原因造成的除外), or whose
 * very words are what the law asks for (依法足额缴纳, 应事先取得…许可, 已办妥…备案). A promise beside the risk does not undo it.
 */
export function isSound(
  { levels }: Pick<Rule, 'levels'>,
  text: string,
  said: readonly RegExpExecArray[],
): boolean {
  if (!Object.values(levels).includes('high')) return false;
  if (keeping.test(text)) return true;
  const duty = performing.exec(text);
  if (duty === null || withReserve.test(text)) return false;
  const part = partAround(text, duty.index);
  return said.some((words) => reaches(words, part));
}

const keeping =
  /但[^，。；]{0,6}(?:不得(?:低于|少于|降低|损害)|不免除|对[^，。；]{1,10}负责)|不在此限|(?:原因|过错|过失|不当)[^，。；]{0,6}除外/;
const performing =
  /应(?:当)?(?:事先|先行?|另行|同时|依法|按规定){0,2}(?:取得|办理|经|具备|持有)[^，。；]{0,18}(?:批准|验收|评估|审批|登记|备案|资质|资格|许可证|规划许可|行政许可)|依法(?:足额|按时|及时|另行)?(?:为[^，。；]{1,8})?(?:缴纳|办理|取得|申报|参加|开具|订立|计算|申请|减少)|已(?:经|依法)?(?:取得|办理|办妥|具备)[^，。；]{0,20}(?:许可|登记|资质|资格|证|备案|评估|审批|手续)/;
/** What is promised with one hand and taken with the other. */
const withReserve =
  /否则|放弃|不(?!低于|少于|超过|影响|变|属于|动产|可抗力|因)|无[须需权]|免|视为|补办|补签|后补|即可|先行|自愿|挂靠|概|一律|名义/;

function isAgainstOneSide({ payer, performer }: LevelsBySide): boolean {
  return (payer === null) !== (performer === null);
}

/**
 * Whether the words of a guard excuse a sentence. Guards look for 不得, because a ban on the provision is harmless; a
 * ban that takes a right away (不得异议, 不得要求退款) is part of the provision and excuses nothing.
 */
export function isGuarded(guard: RegExp | undefined, text: string): boolean {
  if (guard?.test(text) !== true) return false;
  return !text.includes('不得') || guard.test(text.replace(waiver, '〇〇'));
}

const waiver =
  /不得(?![^，。；]{0,20}(?:免除|免责|减轻))(?=[^，。；]{0,12}(?:异议|反对|主张|索赔|追究|抗辩|拒付|反悔|追偿|投诉|为由|据此|因此|(?<!甲方|乙方)要求[^，。；]{0,10}(?:减|免|退|返|补偿|赔偿|解除|调整|打开|剥离|复[检验查]|重新)))/g;
