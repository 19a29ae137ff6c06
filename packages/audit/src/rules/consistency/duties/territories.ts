/** The area of a right in two places: a whole province in the body, two of its cities in the attachment. */
import type { Contract } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';
import { lineAround, type Statement, statementsOf } from '../statements.ts';

interface Area {
  readonly provinces: readonly string[];
  readonly cities: readonly string[];
  readonly isWhole: boolean;
  readonly statement: Statement;
}

const about =
  /(?:独家|授权|经销|代理|销售|许可|特许|加盟|推广|服务|保护|配送|合作|使用)(?:的)?(?:区域|地域|地区|范围|城市|省份)|(?:独家|总|特约|区域)(?:经销|代理|销售)(?:商|权)?|区域(?:为|：|范围)/;
const provinceNames =
  '北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆|香港|澳门|台湾';
const province = new RegExp(`(${provinceNames})(?:省|市|自治区|壮族自治区|回族自治区|维吾尔自治区)?`, 'g');
const city =
  /(?<=^|[、，：和及与（(为在于含省]|下辖|包括|限于)([\u4e00-\u9fff]{2,4})(?:市|州|盟)(?!场|政|民|区域)/g;
const whole = /全[省市境域区国]|省内|境内|整个|全部(?:城市|区域|地区)|所有(?:城市|地区)|范围内/;
/** Where somebody lives, is sued, ships to, or may not go: no area of the right. */
const elsewhere =
  /住所|地址|法院|仲裁|开户|账号|注册地|交货|送货|仓库|签订|区域外|以外|之外|不得|违约|违反|另行|如|若|变更|扩大|调整|除外|机场|港|培训|户名|身份证/;

export function differingTerritories(contract: Contract): Finding[] {
  const told = statementsOf(contract).flatMap((statement) => areaIn(contract, statement));
  const [first] = told;
  const other = told.find((area) => first !== undefined && area !== first && isAnother(first, area));
  if (first === undefined || other === undefined) return [];
  return [
    {
      span: other.statement.place,
      related: [first.statement.place],
      detail: '授权或者服务的区域在两处范围不同',
    },
  ];
}

function areaIn(contract: Contract, statement: Statement): readonly Area[] {
  const { label, head, text } = statement;
  const said = label === '' ? partsAbout(fieldsOf(contract, statement) ?? text) : `${label}${head}：${text}`;
  if (!about.test(said) || elsewhere.test(said)) return [];
  const bare = said.replace(/[\u4e00-\u9fff]{2,12}(?:有限公司|商行|公司|中心)/g, '');
  const provinces = [...new Set([...bare.matchAll(province)].map((match) => match[1] ?? ''))];
  const cities = [...new Set([...bare.matchAll(city)].map((match) => match[1] ?? ''))].filter(
    (name) => !provinces.some((one) => name.includes(one)),
  );
  const isWhole = whole.test(bare) || (cities.length === 0 && provinces.length > 0);
  if (/全国/.test(bare) && provinces.length === 0)
    return [{ provinces: ['全国'], cities, isWhole, statement }];
  return provinces.length === 0 && cities.length === 0 ? [] : [{ provinces, cities, isWhole, statement }];
}

/** The parts of a sentence that name the area or a place, without what is forbidden outside of it. */
function partsAbout(text: string): string {
  return text
    .split(/(?<=[，；])/)
    .filter((part) => about.test(part) || (part.match(province) ?? part.match(city)) !== null)
    .filter((part) => !/区域外|以外|之外|不得|不含|除外/.test(part))
    .join('');
}

/** 省份：江西省；独家城市：赣州市: the fields of a line belong together. */
function fieldsOf(contract: Contract, statement: Statement): string | null {
  const line = lineAround(contract, statement);
  return /^[^，。；：]{2,8}：[^；。]{1,30}；[^，。；：]{2,8}：/.test(line) ? line : null;
}

/** Few cities can be told from the list of all cities of a province. */
const MOST_CITIES = 5;

function isAnother(one: Area, other: Area): boolean {
  const isSameProvince =
    one.provinces.length === 0 || other.provinces.length === 0 || isSameSet(one.provinces, other.provinces);
  if (!isSameProvince) return true;
  if (one.cities.length > 0 && other.cities.length > 0) return !isSameSet(one.cities, other.cities);
  const [listed, open] = one.cities.length > 0 ? [one, other] : [other, one];
  return listed.cities.length > 0 && listed.cities.length <= MOST_CITIES && open.isWhole && !listed.isWhole;
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
