/** Whether a named court has a connection to the contract, by the district or city in its name. */
import type { Contract, DisputeClause, Party } from '@wenjian/contract';
import { findSentences, says, sentenceAt } from '../../checks/find-sentences.ts';
import type { Finding } from '../../rule.ts';

/** Disputes about house leases, construction and house sales go to the court at the place of the property. */
export function isAboutProperty(contract: Contract): boolean {
  const { type } = contract.type;
  if (type === 'construction' || type === 'houseSale') return true;
  return (
    type === 'lease' &&
    says(contract, /房屋|商铺|铺面|厂房|写字楼|办公室|办公楼|公寓|住宅|仓库|场地|土地|门面|店面/)
  );
}

export function courtsWithoutConnection(contract: Contract): Finding[] {
  return namedCourts(contract).flatMap(({ dispute, place }) => {
    const { text } = contract.document;
    const elsewhere = text.slice(0, dispute.start) + text.slice(dispute.end);
    return isConnected(elsewhere, place) ? [] : [findingAt(contract, dispute)];
  });
}

export function wrongCourtsForProperty(contract: Contract): Finding[] {
  const location = findSentences(
    contract,
    /坐落|座落|位于|地点在|房屋为|房号|楼盘|小区|项目在|工程地点|建设地点|施工地点|项目地点|工程地址|房屋地址|地址[：为]|地点[：为]|(?:商品房|房屋|商铺|厂房|仓库|工程)[^，。；]{0,10}(?:在|：)/,
    /^(?:住所|住址|地址|通讯地址|联系地址|注册地址)/,
  )
    .map(({ sentence }) => sentence.text)
    .join('');
  const named = namedCourts(contract).filter(({ place }) => location !== '' && !isConnected(location, place));
  const ofParty = contract.disputes.filter(
    ({ kind, body }) =>
      kind === 'court' &&
      body !== null &&
      /住所|注册地|户籍|(?:甲方|乙方|出租|承租|发包|承包|被告|原告|买|卖)[^，。；]{0,6}所在地/.test(body),
  );
  return [
    ...named.map(({ dispute }) => findingAt(contract, dispute)),
    ...ofParty.map((dispute) => findingAt(contract, dispute)),
  ];
}

/** A named court at the place of one party but not of the other, with the party it favours. */
export function courtsOfOneSide(contract: Contract): { dispute: DisputeClause; party: Party }[] {
  const { parties, document } = contract;
  return namedCourts(contract).flatMap(({ dispute, place }) => {
    const near = parties.slice(0, 2).filter((party, index) => {
      const end = parties[index + 1]?.span.start ?? party.span.start + INTRODUCTION_REACH;
      const home = document.text.slice(party.span.start, Math.max(party.span.start, end));
      return isConnected(home.slice(0, INTRODUCTION_REACH), place);
    });
    const [party, another] = near;
    return party === undefined || another !== undefined || parties.length < 2 ? [] : [{ dispute, party }];
  });
}

/** How many characters after a party's name may contain its address. */
const INTRODUCTION_REACH = 300;

interface Place {
  readonly city: string | null;
  readonly district: string | null;
}

function namedCourts(contract: Contract): { dispute: DisputeClause; place: Place }[] {
  return contract.disputes.flatMap((dispute) => {
    if (
      dispute.kind !== 'court' ||
      dispute.body === null ||
      /所在地|住所地|履行地|签订地|签约地|有管辖权|管辖/.test(dispute.body)
    )
      return [];
    const place = placeOf(dispute.body.replace(/\s/g, ''));
    return place.city === null && place.district === null ? [] : [{ dispute, place }];
  });
}

function placeOf(court: string): Place {
  const words =
    /^(?:.*?(?:省|自治区))?(?:([\u4e00-\u9fff]{2,6}?)(?:市|州|地区))?(?:([\u4e00-\u9fff]{2,6}?)(?:新区|区|县|市|旗))?(?:第[一二三四五])?(?:高级|中级|基层|初级)?人民法院/.exec(
      court,
    );
  return { city: words?.[1] ?? null, district: words?.[2] ?? null };
}

/** The district is named elsewhere, or the city is, without another district of it. */
function isConnected(text: string, { city, district }: Place): boolean {
  if (district !== null && text.includes(district)) return true;
  if (city === null || !text.includes(city)) return false;
  if (district === null) return true;
  const otherDistrict = new RegExp(`${city}市?[\\u4e00-\\u9fff]{2,5}?(?:新区|区|县)`);
  return !otherDistrict.test(text);
}

function findingAt(contract: Contract, dispute: DisputeClause): Finding {
  return { span: sentenceAt(contract, dispute) ?? dispute };
}
