/** One place of delivery, one boundary, one account: named in two ways. */
import type { Contract } from '@wenjian/contract';
import type { Finding } from '../../rule.ts';
import { type Statement, statementsOf } from './statements.ts';

const placeTopics: readonly (readonly [name: string, said: RegExp])[] = [
  ['交货地点', /(?:交货|到货|送货)(?:的)?地点/],
  ['交付地点', /(?:交付|交接)(?:的)?地点/],
  ['产权分界点', /产权分界(?:点|处)/],
  ['储存地点', /(?:储存|仓储|保管)(?:场所|地点)/],
  ['施工地点', /(?:施工|工程)地点/],
  ['签订地点', /签[订署]地点?/],
  ['授课地点', /(?:授课|上课|培训)(?:的)?地点/],
  ['服务地点', /服务(?:的)?地点/],
  ['活动地点', /(?:活动|演出|举办|会议|婚宴|宴会)(?:的)?(?:地点|场地)/],
  ['安装地点', /安装(?:的)?地点/],
  ['提货地点', /(?:提货|取货)(?:的)?地点/],
  ['工作地点', /工作(?:的)?地点/],
  ['装运港', /(?:装运|起运|启运|装货)港/],
  ['目的港', /(?:目的|卸货)港/],
];

const placePatterns = placeTopics.map(([name, said]) => ({
  name,
  said,
  named: new RegExp(`(?:${said.source})(?:为|是|：|位于|设在)+([^，。；（(]+)`),
}));

export function differingPlaces(contract: Contract): Finding[] {
  const statements = statementsOf(contract);
  return placePatterns.flatMap(({ name, said, named }): Finding[] => {
    const told = statements.flatMap((statement) => {
      const place = placeIn(statement, said, named);
      return place === null ? [] : [{ statement, place }];
    });
    const [first] = told;
    const other = told.find(({ place }) => first !== undefined && isElsewhere(first.place, place));
    if (first === undefined || other === undefined) return [];
    return [
      {
        span: other.statement.place,
        related: [first.statement.place],
        detail: `${name}一处为${first.place}，一处为${other.place}`,
      },
    ];
  });
}

const open = /指定|通知|订单|另行|附件|双方|确认|约定|变更|各|本合同|之|前款|如|等|所在地$/;

function placeIn({ text, label }: Statement, said: RegExp, named: RegExp): string | null {
  const isRow = label !== '';
  if (isRow && !said.test(label)) return null;
  const place = isRow ? (text.split(/[，。；（(]/)[0] ?? '') : (named.exec(text)?.[1] ?? '');
  const isShort = place.length < SHORTEST && !/^[\u4e00-\u9fff]{2,4}[市区县港]$/.test(place);
  return isShort || place.length > LONGEST || open.test(place) ? null : place.replace(country, '');
}

const country = /^(?:中国|德国|美国|日本|韩国|英国|法国|荷兰|比利时|越南|印度|新加坡)(?=..)/;
const SHORTEST = 5;
const LONGEST = 40;
/** So many signs in a row in common: the same place, told more or less exactly. */
const COMMON = 5;

function isElsewhere(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one)) return false;
  const [short = '', long = ''] = [one, other].sort((mine, theirs) => mine.length - theirs.length);
  if (short.length < SHORTEST) return !long.includes(short.slice(0, 2));
  for (let at = 0; at + COMMON <= one.length; at++)
    if (other.includes(one.slice(at, at + COMMON)) && /\d|号|路|[室楼栋]/.test(one.slice(at, at + COMMON)))
      return false;
  return true;
}

const account = /(?:账号|账户号码|卡号|帐号)(?:为|：|:)?\s*(\d[\d ]{7,28}\d)/g;
const holder =
  /(?:户名|账户名称|开户名|收款人|账户名|名称)(?:为|：|:)?\s*([\u4e00-\u9fff（）()A-Za-z]{2,30})/g;

/** Two accounts of one holder. */
export function differingAccounts(contract: Contract): Finding[] {
  const { text } = contract.document;
  const holders = [...text.matchAll(holder)];
  const told = [...text.matchAll(account)].flatMap((match) => {
    const name = holders.findLast(({ index }) => index < match.index && match.index - index < NEAR)?.[1];
    // 账号：… of an attachment is a field, whose statement begins with the number.
    const last = match.index + match[0].length - 1;
    const statement = statementsOf(contract).find(({ start, end }) => start <= last && last < end);
    if (name === undefined || statement === undefined || special.test(statement.text)) return [];
    return [
      { name: name.replace(/(?:开户|账).*$/, ''), number: (match[1] ?? '').replace(/\s/g, ''), statement },
    ];
  });
  return told.flatMap(({ name, number, statement }, index): Finding[] => {
    const first = told.slice(0, index).find((earlier) => earlier.name === name);
    if (first === undefined || first.number === number) return [];
    return [
      {
        span: statement.place,
        related: [first.statement.place],
        detail: `${name}的账号一处为${first.number}，一处为${number}`,
      },
    ];
  });
}

const NEAR = 80;
const special = /共管|监管|专户|变更|更换|保证金账户|工资|农民工|退款|另一/;
