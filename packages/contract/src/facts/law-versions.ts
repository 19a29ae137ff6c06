/**
 * Former wordings that are cited by year or by the number of the decree, forms and standards that were
 * replaced, and what single articles are about.
 */
import { type Law, lawNamed, shortLawName } from './law-register.ts';

interface FormerWording {
  /** ISO date from which the present wording holds. */
  readonly since: string;
  /** What holds now: 《供电营业规则》（国家发展和改革委员会令第14号）. */
  readonly now: string;
}

/** Rules issued again under the same name: the decree or year that marks the former wording. */
const reissued: readonly (readonly [name: string, mark: RegExp, since: string, now: string])[] = [
  [
    '供电营业规则',
    /1996|电力工业部|部令第?8号/,
    '2024-06-01',
    '2024年国家发展和改革委员会令第14号公布的《供电营业规则》',
  ],
  [
    '政府采购货物和服务招标投标管理办法',
    /2004|第18号/,
    '2017-10-01',
    '财政部令第87号公布的《政府采购货物和服务招标投标管理办法》',
  ],
  [
    '保障中小企业款项支付条例',
    /2020|第728号/,
    '2025-06-01',
    '国务院令第802号修订的《保障中小企业款项支付条例》',
  ],
  [
    '建筑工程施工发包与承包计价管理办法',
    /2001|第107号/,
    '2014-02-01',
    '住房和城乡建设部令第16号公布的《建筑工程施工发包与承包计价管理办法》',
  ],
  [
    '商业特许经营信息披露管理办法',
    /2007|第16号/,
    '2012-04-01',
    '商务部令2012年第2号公布的《商业特许经营信息披露管理办法》',
  ],
  [
    '商业特许经营备案管理办法',
    /2007|第15号/,
    '2012-02-01',
    '商务部令2011年第5号公布的《商业特许经营备案管理办法》',
  ],
  [
    '家用汽车产品修理、更换、退货责任规定',
    /2012|第150号/,
    '2022-01-01',
    '《家用汽车产品修理更换退货责任规定》',
  ],
  [
    '建设工程质量保证金管理办法',
    /2016|295号/,
    '2017-07-01',
    '建质〔2017〕138号《建设工程质量保证金管理办法》',
  ],
];

const YEAR = /(?:19|20)\d\d/;
const versionWords = /修正|修订|修改|版|颁布|公布|发布|施行|实施|年$/;

/** `note`: the words in brackets behind the title. Null when it names the present wording, or none. */
export function formerWording(name: string, note: string): FormerWording | null {
  const short = shortLawName(name);
  const again = reissued.find(([known, mark]) => known === short && mark.test(note));
  if (again !== undefined) return { since: again[2], now: again[3] };
  const year = Number(YEAR.exec(note)?.[0] ?? Number.NaN);
  const law = lawNamed(name);
  if (law === null || Number.isNaN(year) || !versionWords.test(note)) return null;
  // A law passed at the end of one year is often in force from the next.
  return year < yearOf(law) - 1 ? { since: law.since, now: `现行《${law.name}》` } : null;
}

function yearOf({ since }: Law): number {
  return Number(since.slice(0, 4));
}

/** Standards and model forms: the former, the present, in force since. */
const standards: readonly (readonly [former: RegExp, now: string, since: string])[] = [
  [/GB\/?T?35273-2017/, 'GB/T 35273—2020', '2020-10-01'],
  [/GB\/?T?22239-2008/, 'GB/T 22239—2019', '2019-12-01'],
  [/GB\/?T?50500-(?:2003|2008|2013)/, 'GB/T 50500—2024', '2025-09-01'],
  [/GB\/?T?19001-(?:2000|2008)/, 'GB/T 19001—2016', '2017-07-01'],
  [/GB\/?T?24001-2004/, 'GB/T 24001—2016', '2017-05-01'],
  [/GB\/?T?28001-(?:2001|2011)/, 'GB/T 45001—2020', '2020-03-06'],
  [/GB\/?T?50300-2001/, 'GB 50300—2013', '2014-06-01'],
  [/GB\/?T?50210-2001/, 'GB 50210—2018', '2018-09-01'],
  [/GB\/?T?50325-(?:2001|2010)/, 'GB 50325—2020', '2020-08-01'],
  [/GB\/?T?18883-2002/, 'GB/T 18883—2022', '2023-02-01'],
  [/GF-(?:1999|2013)-0201/, 'GF—2017—0201', '2017-10-01'],
  [/GF-2000-0202/, 'GF—2012—0202', '2012-03-27'],
];

const cited = /(?:GB|GF)[A-Z/\s]{0,4}[-—–－]{0,2}\s?\d{3,6}(?:\.\d{1,2})?\s?[-—–－]{1,2}\s?\d{4}/g;

/** Where a text names a standard or a model form that was replaced. */
export function formerStandards(
  text: string,
): readonly (FormerWording & { readonly index: number; readonly length: number })[] {
  return [...text.matchAll(cited)].flatMap((match) => {
    const name = match[0].replace(/\s/g, '').replace(/[-—–－]+/g, '-');
    const known = standards.find(([former]) => former.test(name));
    return known === undefined
      ? []
      : [{ index: match.index, length: match[0].length, now: known[1], since: known[2] }];
  });
}

/** What articles are about, for citations that say so themselves: 第二十条关于委托处理的规定. */
const contents: readonly (readonly [law: string, content: RegExp, articles: readonly number[]])[] = [
  ['个人信息保护法', /委托处理/, [21]],
  ['个人信息保护法', /共同(?:决定|处理)/, [20]],
  ['个人信息保护法', /(?:影响)?评估/, [55, 56]],
  ['个人信息保护法', /敏感个人信息/, [28, 29, 30, 31, 32]],
  ['个人信息保护法', /出境|境外提供|跨境/, [38, 39, 40, 41, 42, 43]],
  ['民法典', /定金/, [586, 587, 588]],
  ['民法典', /违约金(?:调整|过高|酌减)?/, [585, 588]],
  ['民法典', /不可抗力/, [180, 590, 563, 194]],
  ['民法典', /格式条款/, [496, 497, 498]],
  ['民法典', /情势变更|情事变更/, [533]],
  ['民法典', /不安抗辩/, [527, 528]],
  ['民法典', /同时履行抗辩/, [525]],
  ['民法典', /后履行抗辩|先履行抗辩/, [526]],
  ['民法典', /保证期间/, [692, 693, 694]],
  ['民法典', /买卖不破租赁/, [725]],
  ['民法典', /(?:流押|流质)/, [401, 428]],
  ['民法典', /最高额抵押/, [420, 421, 422, 423, 424]],
  ['民法典', /工程(?:价款)?优先受偿/, [807]],
  ['民法典', /债权转让/, [545, 546, 547, 548, 549, 550]],
  ['民法典', /免责条款无效/, [506, 497]],
  ['劳动合同法', /试用期/, [19, 20, 21, 39]],
  ['劳动合同法', /竞业限制/, [23, 24, 90]],
  ['劳动合同法', /服务期(?![^。；]{0,40}(?:过错|解除))/, [22]],
  ['劳动合同法', /经济补偿/, [46, 47, 85, 97]],
  ['公司法', /(?:对外|公司)担保/, [15, 135]],
];

/** The articles about a content; null when the law or the content is not known here. */
export function articlesAbout(law: string, content: string): readonly number[] | null {
  const short = shortLawName(law);
  return contents.find(([known, words]) => known === short && words.test(content))?.[2] ?? null;
}

/**
 * Acts that only certain articles govern, so that a citation beside them can be checked without saying what it is
 * about: 依据某法第五十三条办理租赁登记备案.
 */
const acts: readonly (readonly [law: string, act: RegExp, articles: readonly number[]])[] = [
  ['城市房地产管理法', /租赁[^，。；]{0,6}(?:登记)?备案/, [54]],
  ['著作权法', /(?:委托|受托)(?:创作|作品|完成的作品)/, [19]],
  ['著作权法', /职务作品|法人作品/, [11, 18]],
  ['公司法', /章程[^，。；]{0,10}(?:无须|无需|不需|不必)[^，。；]{0,6}(?:股东会)?[^，。；]{0,4}表决/, [87]],
  ['公司法', /(?:其他股东|优先)[^，。；]{0,10}(?:优先购买|购买权)/, [84, 85, 227]],
  [
    '公司法',
    /(?:提供|对外)担保[^。；]{0,16}(?:决议|股东会|董事会)|(?:决议|股东会|董事会)[^。；]{0,16}担保/,
    [15, 135, 163],
  ],
  ['公司法', /认缴[^。；]{0,20}五年/, [47]],
  ['民法典', /定金罚则|双倍返还定金|定金[^，。；]{0,8}百分之二十/, [586, 587, 588]],
  ['民法典', /违约金[^，。；]{0,10}(?:调整|酌减|过高|过分高于)/, [585]],
  ['民法典', /优先承租/, [734]],
  ['民法典', /优先购买权?[^，。；]{0,10}(?:承租|租赁|房屋)|承租人[^，。；]{0,10}优先购买/, [726, 727, 728]],
  ['民法典', /保证期间/, [692, 693, 694, 695, 696, 698, 699]],
  ['民法典', /(?:任意|随时)解除[^，。；]{0,6}委托|委托[^，。；]{0,8}(?:任意|随时)解除/, [933]],
  ['民法典', /建设工程价款[^，。；]{0,6}优先/, [807]],
  ['民法典', /(?:预先|提前)(?:在本金中)?扣除利息|利息[^，。；]{0,6}预先(?:在本金中)?扣除/, [670]],
  ['民法典', /(?:情势|情事)变更/, [533]],
  ['民法典', /不安抗辩/, [527, 528]],
  ['民法典', /流(?:押|质)/, [401, 428]],
  ['劳动合同法', /竞业限制/, [23, 24, 90]],
  ['劳动合同法', /试用期[^，。；]{0,8}(?:期限|不得超过|工资)/, [19, 20, 70, 83]],
  ['劳动合同法', /^(?!.*(?:过错|解除劳动合同)).*(?:专项培训|服务期)/, [22, 90]],
  ['劳动合同法', /经济补偿[^，。；]{0,8}(?:标准|计算|年限)/, [46, 47, 87, 97]],
  ['劳动合同法', /无固定期限/, [14, 82]],
  ['个人信息保护法', /委托(?:他人)?处理/, [21, 59]],
  ['个人信息保护法', /向(?:境外|境外接收方)提供|出境/, [38, 39, 40, 41, 42, 43, 55]],
  ['民事诉讼法', /协议(?:选择)?管辖/, [35]],
  ['民事诉讼法', /专属管辖/, [34]],
  ['消费者权益保护法', /三倍|惩罚性赔偿|增加赔偿/, [55]],
  ['消费者权益保护法', /七日(?:内)?无理由退货/, [25]],
  ['建设工程质量管理条例', /最低保修期限|保修期限/, [40]],
  ['招标投标法', /背离合同实质性内容/, [46]],
];

/** From when the numbers above hold, where a law was renumbered. */
const numberedSince: Readonly<Record<string, string>> = {
  公司法: '2024-07-01',
  民事诉讼法: '2024-01-01',
  著作权法: '2021-06-01',
};
const CIVIL_CODE_SINCE = '2021-01-01';

export interface Governing {
  readonly articles: readonly number[];
  /** ISO date from which the numbers hold. */
  readonly since: string;
}

/** The articles that govern an act named in a text; null when none is known here. */
export function articlesGoverning(law: string, text: string): Governing | null {
  const short = shortLawName(law);
  const articles = acts.find(([known, act]) => known === short && act.test(text))?.[2];
  return articles === undefined ? null : { articles, since: numberedSince[short] ?? CIVIL_CODE_SINCE };
}
