/**
 * Long names said a second time in other words: 第四届木偶艺术节 and 第四届皮影艺术节, the school of the project and another
 * school as its place. In: the facts of the contract. Out: remarks at the later name.
 */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

const kinds =
  '工程|项目|艺术节|文化节|诗歌节|音乐节|电影节|美食节|旅游节|戏剧节|运动会|博览会|展览会|交易会|研讨会|年会|论坛|大赛|竞赛|邀请赛|锦标赛|试验|课题|工作站|实验室|示范区|产业园|基地|花园|小区|广场|大厦|公园|古镇|学徒班|培训班|管理平台|管理系统|信息系统|服务平台|操作系统';
const nameAtEnd = new RegExp(`[\\u4e00-\\u9fff]{3,22}?(?:${kinds})`);
/** What stands before a name: 关于第四届…, 承建清流河…. */
const leading =
  /^.*(?:关于|委托|承建|承接|承包|负责|实施|举办|承办|主办|就|对|为|将|的|了|开发|建设单位|参加|组织|名称[：:])/;
const LEAST_LENGTH = 7;
const MOST_NAMES = 12;
/** Characters that tell two things of one name apart. */
const tellsApart = /[一二三四五六七八九十\dA-Za-z东南西北上下前后新旧老大小总分子母首期段批次标届]/;
/** 城西 for 城东. */
const side = /^[东南西北]$/;
const nameBreak = /[，。；：:\n“”《》（）()、\s]/;

export function checkLongNames(contract: Contract): CorrectionDraft[] {
  const { text } = contract.document;
  const names = longNames(contract);
  const found = names.flatMap((name) => otherForms(text, name));
  const unique = new Map([...found, ...otherKinds(contract)].map((draft) => [draft.start, draft]));
  return [...unique.values(), ...placeNames(contract)];
}

/** From the title, the line of the project and the definitions. */
function longNames({ title, terms, document: { text } }: Contract): readonly string[] {
  const first = /(?:项目|工程)名称[：:]\s*([^\n，。；]{5,40})/.exec(text)?.[1] ?? '';
  const sources = [title?.text ?? '', firstLine(text), first, ...terms.map(({ meaning }) => meaning)];
  const names = sources.flatMap((source) => {
    const name = nameAtEnd.exec(source.replace(leading, ''))?.[0];
    return name === undefined || name.length < LEAST_LENGTH || nameBreak.test(name) ? [] : [name];
  });
  return [...new Set(names)].slice(0, MOST_NAMES);
}

const systemKinds = ['系统', '平台', '软件', '项目', '工程', '中心', '小程序'];
const quotedName = /“([\u4e00-\u9fff]{6,24})”[^。；\n]{0,4}[（(][^（()）\n]{0,8}简称/g;

/** “智慧档案管理平台” that is called 智慧档案管理系统 once. */
function otherKinds({ document: { text } }: Contract): CorrectionDraft[] {
  return [...text.matchAll(quotedName)].flatMap(([, name = '']) => {
    const kind = systemKinds.find((each) => name.endsWith(each));
    if (kind === undefined) return [];
    const head = name.slice(0, -kind.length);
    return systemKinds.flatMap((other) => {
      const at = text.indexOf(head + other);
      if (other === kind || at < 0 || text.split(head + other).length > 2) return [];
      const span = { start: at, end: at + head.length + other.length };
      return [remark(span, 'terms', 'long-name', 'suspect', graphText.longName(name))];
    });
  });
}

function firstLine(text: string): string {
  return text.slice(0, LONGEST_LINE).split('\n')[0] ?? '';
}

const LONGEST_LINE = 60;
const TAIL = 3;
const LEAST_HEAD = 2;
const LEAST_ALIKE = 5;
const MOST_DIFFERENT = 3;

/** The same beginning and end, and other words between them. */
function otherForms(text: string, name: string): CorrectionDraft[] {
  const tail = name.slice(-TAIL);
  const drafts: CorrectionDraft[] = [];
  for (let at = text.indexOf(tail); at >= 0; at = text.indexOf(tail, at + 1)) {
    const end = at + TAIL;
    if (text.endsWith(name, end)) continue;
    const start = [0, 1, -1, 2, -2]
      .map((more) => end - name.length - more)
      .find((from) => from >= 0 && isOtherForm(text.slice(from, end), name));
    if (start === undefined) continue;
    const written = text.slice(start, end);
    // Named twice it is another thing of that kind.
    if (text.split(written).length > 2) continue;
    drafts.push(remark({ start, end }, 'terms', 'long-name', 'suspect', graphText.longName(name)));
  }
  return drafts;
}

function isOtherForm(written: string, name: string): boolean {
  if (written === name || nameBreak.test(written)) return false;
  const shorter = Math.min(written.length, name.length);
  let head = 0;
  while (head < shorter && written[head] === name[head]) head++;
  let tail = 0;
  while (tail < shorter - head && written.at(-1 - tail) === name.at(-1 - tail)) tail++;
  const own = written.slice(head, written.length - tail);
  const other = name.slice(head, name.length - tail);
  const isSwapped = own.length === 1 && other.length === 1 && head > 0;
  const isSide = isSwapped && side.test(own) && side.test(other);
  if (own === '' || other === '' || (tellsApart.test(own + other) && !isSide)) return false;
  if (!isSwapped && (head < LEAST_HEAD || head + tail < LEAST_ALIKE)) return false;
  return own.length <= MOST_DIFFERENT && other.length <= MOST_DIFFERENT;
}

const bodies =
  '人民医院|中医医院|中心医院|妇幼保健院|医院|实验中学|第[一二三四五六七八九十]中学|中学|小学|幼儿园|大学|职业学院|学院|学校|图书馆|博物馆|体育馆|文化馆|档案馆|福利院|敬老院|养老院|卫生院|管理处|管理局|中心';
const place = new RegExp(
  `(?:交货|安装|施工|服务|实施|送货|收货|项目|工程|建设|履行)地[点址][：:为是在位于]{0,3}\\s*(?<region>[\\u4e00-\\u9fff]{1,6}[省市县区镇乡])(?<own>[\\u4e00-\\u9fff]{0,6}?(?:${bodies}))`,
  'dg',
);

/** 安装地点 at another school than that of the title. */
function placeNames({ title, document: { text } }: Contract): CorrectionDraft[] {
  const project = /(?:项目|工程)名称[：:]\s*([^\n，。；]{5,40})/.exec(text)?.[1] ?? '';
  const heads = `${title?.text ?? ''}\n${firstLine(text)}\n${project}`;
  return [...text.matchAll(place)].flatMap((match): CorrectionDraft[] => {
    const { region = '', own = '' } = match.groups ?? {};
    const written = region + own;
    const named = new RegExp(`${region}[\\u4e00-\\u9fff]{0,6}?(?:${bodies})`).exec(heads)?.[0];
    if (named === undefined || named === written || kindOf(named) !== kindOf(written)) return [];
    if (text.split(written).length > 2) return [];
    const [start = 0] = match.indices?.groups?.region ?? [];
    const span = { start, end: start + written.length };
    const draft = remark(span, 'terms', 'place-name', 'suspect', graphText.placeName(named));
    return [draft];
  });
}

/** 医院, 中学. */
function kindOf(name: string): string {
  return name.slice(-2);
}
