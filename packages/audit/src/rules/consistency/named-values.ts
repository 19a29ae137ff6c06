/** What has one number, make, origin or address: told in the body and otherwise in an attachment. */
import type { Contract } from '@wenjian/contract';
import type { Finding } from '../../rule.ts';
import { type Statement, statementsOf } from './statements.ts';

export function differingNamedValues(contract: Contract): Finding[] {
  return [
    ...differingNumbers(contract),
    ...differingAddresses(contract),
    ...differingMakes(contract),
    ...differingProperties(contract),
  ];
}

interface Told {
  readonly value: string;
  readonly statement: Statement;
}

const numbers: readonly (readonly [name: string, words: string])[] = [
  ['不动产权证号', '(?:不动产权|房产|房屋所有权|产权|土地使用)(?:证书?|权证)(?:编)?号码?'],
  ['车牌号', '(?:车牌|牌照)号码?'],
  ['车架号', '车架号码?|车辆识别代号'],
  ['发动机号', '发动机号码?'],
  ['专利号', '专利号'],
  ['商标注册号', '商标注册证?号|注册号'],
  ['著作权登记号', '(?:著作权|软著)登记号'],
  ['主合同编号', '主合同(?:的)?编号'],
  ['合同编号', '(?<!主|原)合同编号'],
];
const SHORTEST_NUMBER = 5;

/** Exactly one number in the body and another one in the attachments. */
function differingNumbers(contract: Contract): Finding[] {
  const all = statementsOf(contract);
  return numbers.flatMap(([name, words]) => {
    if (name === '商标注册号' && !/商标/.test(contract.document.text)) return [];
    const pattern = new RegExp(
      `(?:${words})(?:为|：|:|是)?((?:[\\u4e00-\\u9fff]{0,2}[（(〔[]\\d{4}[）)〕\\]])?[^，。；、（(]{4,40})`,
    );
    const told = all.flatMap((statement): Told[] => {
      const { label, text } = statement;
      const said = label === '' ? text : `${label}：${text}`;
      const value = (pattern.exec(said)?.[1] ?? '').replace(/[^A-Za-z\d]/g, '');
      return value.length < SHORTEST_NUMBER ? [] : [{ value, statement }];
    });
    return oneAgainstOne(name, told, (one, other) => one !== other);
  });
}

function oneAgainstOne(
  name: string,
  told: readonly Told[],
  isOther: (one: string, other: string) => boolean,
): Finding[] {
  const body = told.filter(({ statement }) => !statement.isAttachment);
  const attached = told.filter(({ statement }) => statement.isAttachment);
  const [[one], [other]] = [body, attached];
  if (one === undefined || other === undefined) return [];
  const isSingle = [body, attached].every((half) => new Set(half.map(({ value }) => value)).size === 1);
  if (!isSingle || !isOther(one.value, other.value)) return [];
  return [
    {
      span: other.statement.place,
      related: [one.statement.place],
      detail: `${name}一处为${one.value}，一处为${other.value}`,
    },
  ];
}

const address =
  /(?:房屋|房产|物业|商铺|店铺|场地|标的物?|租赁物|抵押物|工程)?(?:坐落|座落|位置|地址)(?:于|为|：|在|位于)*([^，。；（(]{6,50})/;
const numbered = /(\d{1,5}|[一二三四五六七八九十]{1,3})(号楼|号|幢|栋|座|单元|室|层)/g;

/** 3幢502室 and 3幢602室: the same parts with other numbers. */
function differingAddresses(contract: Contract): Finding[] {
  const told = statementsOf(contract).flatMap((statement): Told[] => {
    const { label, text } = statement;
    const said = label === '' ? text : `${label}：${text}`;
    if (!/坐落|座落|(?:房屋|商铺|店铺|工程)地址/.test(said) || /通知|送达|联系|住所|住址/.test(said))
      return [];
    const value = address.exec(said)?.[1] ?? '';
    return numbersIn(value).size < 2 ? [] : [{ value, statement }];
  });
  return oneAgainstOne('房屋坐落', told, (one, other) => {
    const mine = numbersIn(one);
    return [...numbersIn(other)].some(([part, number]) => (mine.get(part) ?? number) !== number);
  });
}

function numbersIn(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(numbered)].map((match) => [match[2] ?? '', match[1] ?? '']));
}

/** 立邦牌乳胶漆 in the body, another make in the row of the same material. */
function differingMakes(contract: Contract): Finding[] {
  const all = statementsOf(contract);
  const body = all.filter(({ isAttachment, text }) => !isAttachment && text.includes('牌'));
  return all.flatMap((row): Finding[] => {
    const { label, head, text, isAttachment } = row;
    if (!isAttachment || !/品牌|厂牌|厂家/.test(head) || !/^[\u4e00-\u9fff]{2,8}$/.test(label)) return [];
    if (/或|同等|档次|详见|待定|另|任选/.test(text)) return [];
    const named = new RegExp(`([\\u4e00-\\u9fffA-Za-z]{2})牌[^，。；、]{0,8}${label}`);
    const said = body.filter((statement) => named.test(statement.text));
    const [only, another] = said;
    const make = named.exec(only?.text ?? '')?.[1];
    if (only === undefined || another !== undefined || make === undefined || text.includes(make)) return [];
    return [{ span: row.place, related: [only.place], detail: `${label}的品牌在两处不同` }];
  });
}

const property =
  /([\u4e00-\u9fff]{0,6})(产地|材质|颜色|面料|成分)(?:为|：|是|采用|选用)([^，。；、（(]{2,14})/;

/** 外壳材质为304不锈钢 and 201不锈钢. */
function differingProperties(contract: Contract): Finding[] {
  const told = statementsOf(contract).flatMap((statement) => {
    const { label, head, text } = statement;
    const said = label === '' ? text : `${label}${/产地|材质|颜色/.test(head) ? head : ''}：${text}`;
    const [, of = '', what = '', value = ''] = property.exec(said) ?? [];
    if (what === '' || /或|等|按|以|双方|同等|指定|确认|详见|附件|一致/.test(value)) return [];
    return [{ statement, value, of: of.slice(-PAIR), what }];
  });
  const keys = new Set(told.map(({ of, what }) => `${of}${what}`));
  return [...keys].flatMap((key) =>
    oneAgainstOne(
      key,
      told.filter(({ of, what }) => `${of}${what}` === key),
      isOtherWord,
    ),
  );
}

const PAIR = 2;

function isOtherWord(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one)) return false;
  const [mine, theirs] = [one, other].map((text) => text.match(/\d+/g)?.join(' ') ?? '');
  if (mine !== '' && theirs !== '') return mine !== theirs;
  return !Array.from({ length: one.length - 1 }, (_, at) => one.slice(at, at + PAIR)).some((pair) =>
    other.includes(pair),
  );
}
