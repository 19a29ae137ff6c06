/**
 * Text in a line that must not be corrected: names of parties, persons, places and products, quoted titles,
 * 大写 numerals, codes, addresses of all kinds. Recognised by context, not by lists. In: a line and the names
 * in the contract. Out: spans in order.
 */

export interface ProtectedSpan {
  readonly start: number;
  readonly end: number;
}

const han = '\\u3400-\\u9fff';
/** A name starts after one of these, or at the beginning of a clause. */
const beforeName = '(?<=^|[，。；：、（(“"《\\s:]|[与和及由向为是对给经将至在即如系]|[甲乙丙丁]方|公司)';

/** Of a name; what somebody does or what something is for is none. */
const nameCharacter = `(?:(?!的|或者|应当|有权|不得|可以|作为|提交|负责|委托|支付|收到|之日|日内|聘请|指定|选定|通知|要求|经过|汇入|汇至|转入|存入|[以已]于)[${han}（）()A-Za-z0-9·])`;
/** 经办支行, 监管银行: any bank that does this. */
const someBank =
  '(?<!经办|监管|开户|贷款|收款|付款|代理|托管|发卡|放款)(?:支行|分行|银行(?!转账|汇款|电汇|承兑|账[户号]|保函|存款|贷款|同期|利率|流水|授信|票据|卡))';

/** Each with the group `name` around the protected text. A name contains no 的: 甲方所在地的仲裁委员会 is not one. */
const patterns: readonly RegExp[] = [
  /《(?<name>[^《》\n]{1,60})》/dg,
  /“(?<name>[^“”\n]{1,40})”/dg,
  /「(?<name>[^「」\n]{1,40})」/dg,
  /(?<![A-Za-z0-9._%+-])(?<name>[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5})/dg,
  /(?<name>(?:https?:\/\/|www\.)[^\s\u3000-\u303f\u3400-\u9fff\uff00-\uffef]+)/dg,
  /(?<name>[A-Za-z0-9]+(?:[-_/.][A-Za-z0-9]+)*)/dg,
  /(?<name>[零〇壹贰叁肆伍陆柒捌玖拾佰仟][零〇壹贰叁肆伍陆柒捌玖拾佰仟万亿元圆角分整正]+)/dg,
  new RegExp(
    `${beforeName}(?<name>(?![在由向把将])${nameCharacter}{2,24}?(?:有限责任公司|股份有限公司|有限公司|集团公司|合伙企业|事务所|研究院|研究所|大学|学院|医院|${someBank}|(?<![出进离返到入回贵我本该各此往])厂|商行|经营部))`,
    'dg',
  ),
  // What kind of court or committee it is, is no name: 合肥众裁委员会.
  new RegExp(
    `${beforeName}(?<name>(?:(?![向日可由应须将被对于起有案选聘请再])${nameCharacter}){2,24}?)(?=(?!再地)[${han}]{2}(?:委员会|法院))`,
    'dg',
  ),
  new RegExp(
    `(?:人|者|代表|经理|主管|专员|会计|出纳|[^老]师|医生|姓名|签名|签字)(?:姓名|（签字）|（签名）|（签章）)?[：:]\\s*(?<name>[${han}·]{2,4})(?![${han}])`,
    'dg',
  ),
  /(?:地址|住所地?|住址|坐落|座落|通讯地址)(?!有管辖|的|[^，。；\s]{0,4}(?:法院|仲裁委))(?:[为在：:]\s*|(?=[^，。；\s]{1,30}[省市区县路街巷镇乡村号楼室]))(?<name>[^，。；\s]{3,60})/dg,
  /(?:交货地点|项目地点|工程地点)[为在：:]\s*(?<name>[^，。；\s]{3,60})/dg,
  /(?<!单)位于(?<name>[^，。；、\s的]{3,40})/dg,
  /(?:品名|产品名称|货物名称|商品名称|品牌|商标|型号|规格型号|项目名称|工程名称|开户行|开户银行|户名)[为：:]\s*(?<name>[^，。；\s]{2,40})/dg,
  new RegExp(
    `(?<name>(?:(?![与在从至]|(?<=[落订署位])于)[${han}]){2,6}(?:(?<![我本全该各外])省|自治区)|(?:(?![与在从由至有案再的]|(?<=[落订署位])于)[${han}]){2,5}市[${han}]{2,5}[区县]|[${han}]{1,3}县[${han}]{1,4}[镇乡]|[${han}]{2,6}(?:路|街|大道|巷|弄)\\d+号?)`,
    'dg',
  ),
  // The number of a licence or an official letter.
  new RegExp(
    `(?<name>[${han}]{1,8}字?(?:〔|第(?=[\\d０-９]{3})|[\\[（(](?=(?:19|20|１９|２０)[\\d０-９]{2}[\\]）)])))`,
    'dg',
  ),
  // Foreign names contain a dot.
  new RegExp(`(?<name>[${han}]{1,8}(?:·[${han}]{1,8})+)`, 'dg'),
  new RegExp(`(?<name>[${han}]某[甲乙丙丁某]?|[${han}]{1,2}(?:先生|女士))`, 'dg'),
];

export function findProtected(text: string, names: readonly string[]): readonly ProtectedSpan[] {
  const spans: ProtectedSpan[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const place = match.indices?.groups?.name;
      if (place !== undefined) spans.push({ start: place[0], end: place[1] });
    }
  }
  for (const name of names) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      spans.push({ start: at, end: at + name.length });
    }
  }
  return spans.sort((a, b) => a.start - b.start || a.end - b.end);
}
