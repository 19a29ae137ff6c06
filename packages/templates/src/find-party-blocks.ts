/** 甲方：____ and the lines of its details below: 法定代表人, 统一社会信用代码, 地址, 电话. */
import { type Line, letterPattern, rolePattern } from '@wenjian/contract';
import { append } from '@wenjian/document';
import type { PartyItem, Place } from './template.ts';

export interface FoundParty {
  readonly start: number;
  readonly role: string;
  readonly items: readonly { readonly item: PartyItem; readonly place: Place }[];
}

const itemWords: readonly (readonly [RegExp, PartyItem])[] = [
  [/^(?:单位|公司|企业)?名称$|^姓名$/, 'name'],
  [/^法定代表人(?:[（(]?或?负责人[）)]?|[/／]负责人)?$|^法人代表$|^负责人$/, 'legalRepresentative'],
  [/^(?:委托|授权)(?:代理人|代表)$/, 'agent'],
  [/^统一社会信用代码(?:证号)?$|^(?:税号|纳税人识别号)$/, 'creditCode'],
  [/^(?:居民)?身份证(?:号码?|件号码?)?$|^证件号码?$/, 'idNumber'],
  [/^(?:注册|联系|通讯|通信|住所|经营)?地址$|^住所(?:地)?$|^住址$/, 'address'],
  [/^联系人$/, 'contact'],
  [/^(?:联系)?电话$|^手机号?码?$|^联系方式$/, 'phone'],
  [/^(?:电子)?(?:邮箱|邮件)$|^E-?mail$/i, 'email'],
  [/^开户(?:银)?行$|^开户行名称$/, 'bank'],
  [/^(?:银行)?(?:账|帐)(?:号|户)$/, 'account'],
];

/** 甲方（出租方）： at the beginning of a line. */
export const partyHeading = new RegExp(
  `^[ \\u3000]*(?<role>${letterPattern}|${rolePattern})(?:[（(][^）)]{0,16}[）)])?[ \\u3000]*[：:]`,
);
const signing = /盖章|签章|签字|签名/;
/** A label with its colon, at the beginning of a line or after space. */
export const itemLabel = /(?<=^|[ \u3000])(?<label>[^：:，。；_＿\s【】]{1,14})[ \u3000]*[：:][ \u3000]*/g;

export function partyBlocksIn(
  lines: readonly Line[],
  blanksOf: (line: Line) => readonly Place[],
): readonly FoundParty[] {
  const found: OpenParty[] = [];
  let open: OpenParty | undefined;
  for (const line of lines) {
    const heading = signing.test(line.text) ? null : partyHeading.exec(line.text);
    const items = signing.test(line.text) ? [] : itemsOf(line, blanksOf(line), heading?.[0] ?? null);
    if (heading?.groups?.role !== undefined) {
      open = { start: line.start, role: heading.groups.role, items: [...items] };
      found.push(open);
    } else if (open !== undefined && (items.length > 0 || hasKnownLabel(line.text))) {
      append(open.items, items);
    } else open = undefined;
  }
  return found.filter(({ items }) => items.length > 0);
}

/** A party whose lines are still being read. */
interface OpenParty extends FoundParty {
  readonly items: FoundParty['items'][number][];
}

/** Each label of the line with the blank after it. A last label with nothing after it has a blank as well. */
function itemsOf(line: Line, blanks: readonly Place[], heading: string | null): FoundParty['items'] {
  const labels = [
    ...(heading === null ? [] : [{ item: 'name' as PartyItem, end: heading.length }]),
    ...[...line.text.matchAll(itemLabel)].flatMap(({ index, groups, ...match }) => {
      const item = itemNamed(groups?.label ?? '');
      return item === null ? [] : [{ item, end: index + match[0].length }];
    }),
  ];
  return labels.flatMap(({ item, end }) => {
    const from = line.start + end;
    const blank = blanks.find(({ start, end: stop }) => start <= from + MAX_GAP && stop >= from);
    if (blank !== undefined) return [{ item, place: blank }];
    return line.text.slice(end).trim() === '' ? [{ item, place: { start: line.end, end: line.end } }] : [];
  });
}

/** A blank may start with the space after the colon. */
const MAX_GAP = 3;

function hasKnownLabel(text: string): boolean {
  return [...text.matchAll(itemLabel)].some(({ groups }) => itemNamed(groups?.label ?? '') !== null);
}

export function itemNamed(words: string): PartyItem | null {
  const name = words.replaceAll(/[ \u3000]/g, '');
  return itemWords.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
