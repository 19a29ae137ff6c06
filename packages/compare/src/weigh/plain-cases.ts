/**
 * What a sentence may differ in without saying anything else: looks, page furniture, contact details, the order of
 * a list. In: two sentences. Out: which of them it is, or null.
 */
import { foldPunctuation, foldWidth, normalisedText } from '@wenjian/document';
import { measured } from '../prepare/clause-number.ts';
import { isReordered } from './list-order.ts';
import { remember } from './remember.ts';

export type PlainCase = 'looks' | 'numbering' | 'pageFurniture' | 'contact' | 'reordered';

export function plainCaseOf(old: string, target: string): PlainCase | null {
  const part = differingPart(old, target);
  const isOther = ideographsOf(part.old) !== ideographsOf(part.new);
  if (!isOther && bare(old) === bare(target)) return 'looks';
  if (!isOther && areBullets(old, target)) return 'looks';
  if (isRenumbered(old, target, isOther) || isRenumberedRow(old, target)) return 'numbering';
  if (isFurniture(old) && isFurniture(target)) return 'pageFurniture';
  if (isRunningHead(old, target)) return 'pageFurniture';
  const entry = contentsEntry(old);
  if (entry !== null && entry === contentsEntry(target)) return 'pageFurniture';
  if (isContact(old, target, isOther) || isContact(target, old, isOther)) return 'contact';
  if (!isOther && isOtherPhone(old, target)) return 'contact';
  return isReordered(old, target) ? 'reordered' : null;
}

const bullet = /^\s*([●◆▪•▶➢·■])\s*(?=[^●◆▪•▶➢·■\s])/;
const box = /[■□☐☑☒✓✔○◻]/;

/** ● for ■ before a line is another bullet; □ for ■ ticks a box, and so does ■ beside other boxes. */
function areBullets(old: string, target: string): boolean {
  const [one, other] = [bullet.exec(old), bullet.exec(target)];
  if (one === null || other === null || one[1] === other[1]) return false;
  const [left, right] = [old.slice(one[0].length), target.slice(other[0].length)];
  return !box.test(left) && !box.test(right) && bare(left) === bare(right);
}

interface DifferingPart {
  readonly old: string;
  readonly new: string;
}

/** Without what both begin and end with. */
function differingPart(old: string, target: string): DifferingPart {
  const shorter = Math.min(old.length, target.length);
  let start = 0;
  while (start < shorter && old.charCodeAt(start) === target.charCodeAt(start)) start++;
  const same = sameEnd(old.slice(start), target.slice(start));
  const [oldEnd, newEnd] = [old.length - same, target.length - same];
  return { old: old.slice(start, oldEnd), new: target.slice(start, newEnd) };
}

/** 运输、安装，调试由甲方负责 → 运输，安装、调试由甲方负责: the same words and other members of the list. */
export function isRegrouped(old: string, target: string): boolean {
  if (!old.includes('、') || !target.includes('、')) return false;
  if (ideographsOf(old) !== ideographsOf(target)) return false;
  const [one, other] = [separatorsOf(old), separatorsOf(target)];
  if (one.length !== other.length) return false;
  const isTurned = (from: string, to: string): boolean =>
    one.some((mark, index) => mark === from && other[index] === to);
  return isTurned('、', '，') && isTurned('，', '、');
}

function separatorsOf(text: string): readonly string[] {
  return text.replace(/,/g, '，').match(/[、，；;]/g) ?? [];
}

/** How many characters both end with. */
function sameEnd(old: string, target: string): number {
  const shorter = Math.min(old.length, target.length);
  let same = 0;
  while (
    same < shorter &&
    old.charCodeAt(old.length - 1 - same) === target.charCodeAt(target.length - 1 - same)
  )
    same++;
  return same;
}

/** No way of writing marks, spaces and figures hides an ideograph: with others, two texts are not the same. */
function ideographsOf(text: string): string {
  return text.replace(/[^\u4e00-\u9fff]+/g, '');
}

/** Without spaces, marks and blanks; marks and spaces inside a figure or a code stay. */
const bare = remember(readBare, 1024);

function readBare(text: string): string {
  return normalisedText(text, [foldWidth, foldPunctuation])
    .replace(minus, '负')
    .replace(phoneGroups, (phone) => phone.replace(/[-\s()]/g, ''))
    .replace(accountGroups, (account) => account.replace(/\s/g, ''))
    .replace(/[\u200b\ufeff_＿]+|(?<![0-9.,])\s+|\s+(?![0-9.,])/g, '')
    .replace(/(?<![0-9A-Za-z])[-.,:;/]|[-.,:;/](?![0-9A-Za-z])/g, '')
    .replace(/[。，；：、﹑！？…—～~·•●◆▪*“”"'‘’`()（）【】[\]《》<>「」『』]/g, '');
}

/** -18℃ is no mark before 18℃; 2℃-8℃ and a dash between words are. */
const minus =
  /(?<![0-9A-Za-z℃%])-(?=[0-9]{1,4}(?:\.[0-9]{1,3})?\s?(?:℃|°C|摄氏度|度|[%至到~]))|(?<=[为是至到于])-(?=[0-9])/g;
/** 6222 0212 3456 7890: spaces inside a long number are for the eye. */
const phoneGroups = /(?<=(?:电话|手机|传真|热线)[^0-9，。；]{0,6})[0-9(][0-9()\-\s]{5,20}[0-9]/g;
const accountGroups = /(?<![0-9])[0-9]{3,6}(?:[ \u3000][0-9]{2,8}){2,7}(?![0-9])/g;

const label =
  /^(?:[①-⑳⑴-⑽]|[a-z](?=[\u4e00-\u9fff])|第[0-9零〇一二三四五六七八九十百]{1,5}[编章节条款项]|[0-9]{1,2}(?:\.[0-9]{1,2})+(?![0-9%万元年月日个])|[0-9]{1,2}(?=[\u4e00-\u9fff])(?![万元年月日个份台套名人件次期倍天周]))/;

/** 表2　付款计划: the number of a table or picture above it; 表2所列 speaks of it. */
const caption =
  /^[表图][0-9一二三四五六七八九十]{1,3}(?:[-.][0-9]{1,3})?(?=[\u4e00-\u9fff])(?![所中内列的为载规第])/;

const CAPTION_LONGEST = 40;

/**
 * 8核, 10 箱 and 1.5 米 are quantities. A number labels what follows when a mark stands behind it (3. 安全责任), or when it
 * has white space or several levels (2.1人员配置) and no unit follows.
 */
const figureAtStart = /^\s*[0-9０-９]/;
const typedLabel = new RegExp(
  `^\\s*[0-9０-９]{1,2}(?:[.．][0-9０-９]{1,2})*(?:\\s*[.．、)）:：](?![0-9０-９])|(?:\\s+|(?<=[.．][0-9０-９]{1,2})(?=[\\u4e00-\\u9fff]))(?!\\s|${measured}|(?:平方|立方|千|毫|厘)?[米吨克升]|公[里斤吨升顷尺]|[千兆]?瓦|[a-zA-Z%％‰℃°元万亿]|小时|工作日|自然日|季度|号|楼|室(?!内)|成(?![立交品果员本])|倍|位(?![于置])|点(?=[前后整半至以])|审(?=终)|桌|顿|轮(?!胎)|角|分(?=利|息)|[瓦伏安级层核寸分秒度箱条桶块支根辆张组只亩袋包瓶盒卷捆株棵双对副片头艘架扇面幢栋户间处项批种页本册人名位次趟期年月日天周个件台套份倍斤里尺](?![\\u4e00-\\u9fff])))`,
);

function isRenumbered(old: string, target: string, isOther: boolean): boolean {
  if (isOther && beginsPlainly.test(old) && beginsPlainly.test(target)) return false;
  return withoutLabel(bare(old), old) === withoutLabel(bare(target), target);
}

/** With an ideograph that begins no label. */
const beginsPlainly = /^(?![第表图])[\u4e00-\u9fff]/;

function withoutLabel(text: string, written: string): string {
  if (serial.test(written)) return text.replace(/^(?:序号|项次|行号)[0-9]{1,4}/, '');
  if (figureAtStart.test(written) && !typedLabel.test(written)) return text;
  const plain = text.replace(label, '');
  return text.length <= CAPTION_LONGEST ? plain.replace(caption, '') : plain;
}

/** 序号5：变压器; 序号5所列 speaks of it. */
const serial = /^\s*(?:序号|项次|行号)\s?[0-9]{1,4}\s?[:：．.、)）\t]/;

/** A table row written in one line: only the running number before its cells differs. */
function isRenumberedRow(old: string, target: string): boolean {
  const one = serialRow.exec(old)?.groups?.cells;
  const other = one === undefined ? undefined : serialRow.exec(target)?.groups?.cells;
  return one !== undefined && other !== undefined && bare(one) === bare(other);
}

const serialRow =
  /^\s*(?:序号|项次|行号|编号)?\s*[0-9]{1,4}\s*(?=[|｜\t])(?<cells>(?:[|｜\t][^|｜\t]*){2,})$/;

const furniture =
  /^(?:第?[0-9一二三四五六七八九十]{1,9}页?(?:[/,，]?共?[0-9一二三四五六七八九十]{1,9}页?)?|[（(]?(?:以下|本页|此页|下页)(?:以下)?(?:无正文|空白|为空白).{0,40}|(?:序号|项次|行号)[0-9]{1,4}|续上页|接上页|转下页|接下页|见下页|续表|page[0-9]+(?:of[0-9]+)?)$/i;

function isFurniture(text: string): boolean {
  const isNamed = furnitureSign.test(text);
  if (!isNamed && beginsPlainly.test(text)) return false;
  const plain = bare(text);
  return plain === '' || (isNamed && furniture.test(plain));
}

const furnitureSign = /页|续表|无正文|空白|序号|项次|行号|page|^\s*[-—－]/i;

/** What a running head or foot counts or stamps: pages, rows, time of printing, path, version of the form. */
const stamps =
  /第\s*[0-9一二三四五六七八九十]{1,4}\s*[页行](?:\s*[/／,，]?\s*共\s*[0-9一二三四五六七八九十]{1,4}\s*页)?|页码?[:：]?\s*[0-9]{1,4}(?:\s*[/／]\s*[0-9]{1,4})?|共\s*[0-9]{1,4}\s*页|p(?:age)?\.?\s*[0-9]{1,4}(?:\s*(?:of|\/)\s*[0-9]{1,4})?\s*$|(?:打印|导出|生成|下载)[^\s0-9]{0,10}\s{0,20}[0-9年月日/.:：\-\s]{6,24}|(?<![a-z])[a-z]:\\[^\s]{3,120}|(?:文件)?路径[:：]\s*[^\s]{3,80}|文件名[:：]\s*[^\s]{3,80}/gi;
/** In a line with a stamp of its own; elsewhere it is what is delivered or what applies (V2.0, 2013版). */
const versions =
  /(?:版本号?|版次|修订版?)[:：]?\s*v?[0-9]{1,4}(?:\.[0-9]{1,4}){0,3}|(?<![a-z])v[0-9]{1,3}(?:\.[0-9]{1,3}){1,3}|(?:19|20)[0-9]{2}\s*(?:年)?版/gi;

const ofDocument = /合同|协议|机密|内部资料|范本|示范文本|表号|编号/;
const delivered = /软件|系统|(?:执行|适用|采用)?标准[:：]|规范|定额|图|产品|型号|许可|授权/;

/** Lines that are no sentence and differ in such stamps only; a line that came or went may hold a title beside one. */
function isRunningHead(old: string, target: string): boolean {
  if (old.endsWith('。') || target.endsWith('。')) return false;
  const lines = [old, target].filter((text) => text !== '');
  if (!lines.every((text) => text.length <= 60 && !/[。；;]|应|不得|按照/.test(text))) return false;
  const isStamped = lines.every(
    (text) => text.search(stamps) >= 0 || (ofDocument.test(text) && !delivered.test(text)),
  );
  const [one = '', other = one] = lines.map((text) => {
    const plain = text.replace(stamps, '');
    return bare(isStamped ? plain.replace(versions, '') : plain);
  });
  return one === other && (lines.length === 2 || pageStamp.test(lines[0] ?? ''));
}

const pageStamp = /第\s*[0-9]{1,4}\s*页|页码[:：]|(?:打印|导出)(?:日期|时间)/;

/** The heading of a line of a table of contents; null for any other line. */
function contentsEntry(text: string): string | null {
  // Few sentences end like this, and the form below looks far.
  if (!/[0-9页]\s*$/.test(text.slice(-8))) return null;
  const match =
    /^(?<heading>.{2,60}?)\s*(?:[-—–.．…·•_⋯]\s*){2,}(?:(?:[pP]\.?|第)\s*)?[0-9]{1,4}\s*(?:页\s*)?$|^(?<tabbed>.{2,60}?)\t+[0-9]{1,4}$/.exec(
      text,
    );
  const heading = match?.groups?.heading ?? match?.groups?.tabbed;
  // 安装费……300 is a price, not a page.
  return heading === undefined || /[费价款额金率数]$|比例$|数量$/.test(bare(heading)) ? null : bare(heading);
}

const contactLabel =
  /(?:联系人|联络人|经办人|热线|客服|电话|手机|移动电话|座机|传真|邮箱|电邮|电子邮件|e-?mail|邮编|邮政编码|qq|微信|网址|网站|收件人|通[讯信]地址|联系地址|邮寄地址|办公地址)(?:号码?|地址)?[：:为是]?/i;
const weighty =
  /(?<![供相反响效])应|须|不得|有权|(?<!不作为)送达|日内|(?<!对)[账帐]|开户|收款|付款|承担|法院|代表人|授权代表|验证/;
/** What a number is the name of stands behind it. */
const account = /^[^，。；:：]{0,6}(?:支付宝|微信)/;

/** The head of a column or the name beside a value: 联系电话, 邮箱; 客服响应时间 and 电话费 name something else. */
export function isContactHead(head: string): boolean {
  return contactHead.test(head.trim()) && !weighty.test(head);
}

const contactHead = new RegExp(
  `^[^0-9]{0,8}(?:${contactLabel.source}|联系方式)(?:姓名|信息|[/／及与和、]{1,2}(?:${contactLabel.source}))?$`,
  'i',
);

/** 手机 138 0013 8000, 0571-8800 1234, 400-820-8820: what it is shows without a name before it. */
const phone =
  /(?<![0-9])(?:1[3-9][0-9](?:[ -]?[0-9]{4}){2}|0[0-9]{2,3}[- ][0-9]{3,4}[ -]?[0-9]{4}|[48]00[- ][0-9]{3,4}[- ]?[0-9]{3,4})(?![0-9-])/g;
/** Beside these words it is an account, or money and approvals follow it. Who is called about notices and payments is a contact. */
const payable =
  /[账帐][号户]|收款[人方码]|转账|汇款|汇入|支付宝|微信(?:支付|收款)|验证|支付[至到]|转入|打入|退[至到]|充值|指令|钱包|视为送达/;
/** 客服电话24小时响应: a service level, no number to be called. */
const promised = /^\s{0,2}(?:个?小时|分钟|个?工作日|日|天|个?月|年|万?元|[%％×])/;

/** The sentences differ in telephone numbers only. */
function isOtherPhone(old: string, target: string): boolean {
  const [one, other] = [old, target].map((text) => text.replace(phone, '☎'));
  if (one === old || one === undefined || other === undefined || payable.test(one)) return false;
  return one === other;
}

/** Both sides have the same label of a contact detail, and only what follows it differs. */
function isContact(old: string, target: string, isOther: boolean): boolean {
  if (isOther && !contactLabel.test(old)) return false;
  const [one, other] = [old, target].map((text) => text.split(/[，。；\n\t]/));
  if (one === undefined || other === undefined || one.length !== other.length) return false;
  return one.every((segment, index) => {
    const beside = other[index] ?? '';
    if (segment === beside || bare(segment) === bare(beside)) return true;
    const found = contactLabel.exec(segment);
    if (found === null) return false;
    const head = segment.slice(0, found.index + found[0].length);
    // Up to the end of what differs: a label of its own may stand between.
    const after = sameEnd(segment, beside);
    const said = [segment, beside].map((text) => text.slice(0, text.length - after));
    const behind = segment.slice(segment.length - after);
    if (account.test(behind) || (promised.test(behind) && said.some((words) => /[0-9]$/.test(words))))
      return false;
    return beside.startsWith(head) && !said.some((words) => weighty.test(words));
  });
}
