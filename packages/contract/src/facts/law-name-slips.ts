/**
 * Names of laws that do not exist but are close to one that does: 数据安全管理法 for 数据安全法, 著作权保护法 for 著作权法.
 * In: the name in a citation. Out: the law that is meant, in full; null where the name is right, or could be anything.
 */
import { editDistance } from '../text/edit-distance.ts';
import { isLawAbbreviation, lawNamed, laws, shortLawName } from './law-register.ts';
import { nationalLawNames } from './national-law-names.words.ts';
import { repealedLawNamed } from './repealed-laws.ts';

/** Passed after the day of the shipped library, or known as drafts. */
const laterLaws =
  '民营经济促进法 国家公园法 突发公共卫生事件应对法 原子能法 法治宣传教育法 国家发展规划法 生态环境法典 民族团结进步促进法 危险化学品安全法 检察公益诉讼法 托育服务法 国家消防救援人员法 社会救助法 金融法 金融稳定法 耕地保护和质量提升法 监察法实施条例 电信法 住房租赁条例 商事调解条例 机关运行保障法 土地增值税法 消费税法 房地产税法 房产税法 个人破产法 人工智能法 物业管理法 劳动保护法 社会保障法';

const names: readonly string[] = [
  ...new Set(
    [
      ...nationalLawNames.trim().split(/\s+/),
      ...laterLaws.split(' '),
      ...Object.values(laws).map(({ name }) => shortLawName(name)),
    ].filter((name) => repealedLawNamed(name) === null),
  ),
];
const known: ReadonlySet<string> = new Set(names);

const PREFIX = '中华人民共和国';
/** A name of law: 法, 条例, and what is said of how it is carried out. */
const ending = /(?:法典?|条例|实施细则|实施办法)$/;
/** What a writer adds or leaves out when he does not look it up; 实施条例 is another paper beside its law. */
const loose =
  /(?:(?:暂行|实施|施行)?(?:管理|保护|促进|监督管理|监督|规范|基本|权益保障|保障|治理|防治)?(?:暂行)?(?:法典|法|条例|规定|办法))$/;
/** Rules of a place and of other countries. */
const ofPlace = /省|州|特区|自治|(?<!城)市(?!场|政)|[香港澳美英德法日韩]国?(?=.{2,8}[法例]$)(?<=^.{1,2})/;
const SHORTEST_STEM = 2;
const SHORTEST_SLIP = 5;

/** Several laws of one stem: 道路交通安全法 and 道路交通安全法实施条例 have two, 消费者权益保护法 one. */
const lawsByStem = Map.groupBy(
  names.filter((name) => stemOf(name) !== null),
  (name) => stemOf(name) ?? '',
);

export function meantLaw(cited: string): string | null {
  const name = shortLawName(cited);
  const isNational = cited.includes(PREFIX);
  if (!ending.test(name) || /^关于|[第《〈]/.test(name)) return null;
  if (cited.startsWith(PREFIX) && isLawAbbreviation(cited.slice(PREFIX.length))) return `${PREFIX}${name}`;
  if (known.has(name) || lawNamed(name) !== null || repealedLawNamed(cited) !== null) return null;
  if (!isNational && ofPlace.test(name)) return null;
  const meant = byStem(name) ?? bySlip(name) ?? (isNational ? (byPart(name) ?? byShortSlip(name)) : null);
  return meant === null ? null : `${isNational ? PREFIX : ''}${meant}`;
}

function stemOf(name: string): string | null {
  const stem = name.replace(loose, '');
  return stem === name || stem.length < SHORTEST_STEM || /实施$/.test(stem) ? null : stem;
}

/** The law of that stem rather than the regulation; two laws of one stem could both be meant. */
function byStem(name: string): string | null {
  const stem = stemOf(name);
  if (stem === null || /(?:实施|施行)(?:条例|办法|细则)$/.test(name)) return null;
  // 合同条例: what is meant is the law that took the place of 合同法.
  const replaced = repealedLawNamed(`${stem}法`)?.successor;
  if (replaced != null) return shortLawName(replaced.name);
  const all = lawsByStem.get(stem) ?? [];
  const [law, another] = all.filter((each) => /法典?$/.test(each));
  if (law !== undefined) return another === undefined ? law : null;
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** One character written wrong, left out or put in. */
function bySlip(name: string): string | null {
  if (name.length < SHORTEST_SLIP) return null;
  const near = names.filter(
    (each) => Math.abs(each.length - name.length) <= 1 && editDistance(each, name) === 1,
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** 建设法: of a name so short another law is one character away by chance, so only one may be, and it must begin alike. */
function byShortSlip(name: string): string | null {
  if (name.length >= SHORTEST_SLIP || !name.endsWith('法')) return null;
  const near = names.filter(
    (each) => each.length === name.length && each[0] === name[0] && editDistance(each, name) === 1,
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** Repealed long ago; papers still speak of them. */
const formerLaws = new Set(['行政监察法', '暂行海关法']);

/** A law of the whole country by its full name that no register has; a draft or another paper may have such a name without 中华人民共和国. */
export function isUnknownNationalLaw(cited: string): boolean {
  const name = shortLawName(cited);
  if (!cited.startsWith(PREFIX) || !/^[\u4e00-\u9fff]{1,16}(?<!办)法$/.test(name)) return false;
  return (
    !known.has(name) && !formerLaws.has(name) && lawNamed(name) === null && repealedLawNamed(cited) === null
  );
}

/** 消费者保护法: two characters left out inside. */
function byPart(name: string): string | null {
  if (name.length < SHORTEST_SLIP) return null;
  const longer = names.filter((each) => each.length === name.length + 2 && isPartOf(name, each));
  return longer.length === 1 ? (longer[0] ?? null) : null;
}

function isPartOf(name: string, longer: string): boolean {
  let at = 0;
  for (const sign of longer) if (sign === name[at]) at += 1;
  return at === name.length && longer.startsWith(name.slice(0, SHORTEST_STEM));
}
