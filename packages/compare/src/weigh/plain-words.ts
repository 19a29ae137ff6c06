/**
 * In: a sentence. Out: the same in the plainest of several set phrases of contracts that have one effect: 违反本合同约定的 and 违约的,
 * 赔偿由此给对方造成的损失 and 赔偿对方因此遭受的损失. Promise: nobody, no duty, no condition and no value comes or goes.
 */

type Rewriting = readonly [sign: string, form: RegExp, plain: string];

const part = '[^，。；：、\\n]';
const who = '(?:[甲乙丙丁]方|对方|另一方|守约方|相对方|[买卖委受出承发][^，。；：、的\\n给向]{0,4}[方人])';
const must = '(?:应当?|必须|须|需)';

const rewritings: readonly Rewriting[] = [
  ['任何第三', /任何(?=第三[方人])/g, ''],
  ['绝不', /绝不/g, '决不'],
  ['本金', /本金\s?(?:[和及与、]|以及)\s?利息/g, '本息'],
  ['还', /(?:归还|清偿|偿付)(?=(?:全部|到期|应付|未付)?(?:借款|贷款|本息|本金|欠款|债务))/g, '偿还'],
  ['违反', /违反(?:本)?(?:合同|协议)(?:的)?(?:约定|规定)(?!的(?!，))|违反约定(?!的(?!，))/g, '违约'],
  [
    '赔偿',
    new RegExp(`向(${who})赔偿(?:由此|因此|因其违约|因违约)(?:行为)?所?(?:造成|产生|引起)的`, 'g'),
    '赔偿$1的',
  ],
  [
    '赔偿',
    new RegExp(`赔偿(?:由此|因此|因其违约|因违约)(?:行为)?给(${who})(?:所)?(?:造成|带来)的`, 'g'),
    '赔偿$1的',
  ],
  ['赔偿', new RegExp(`赔偿(${who})(?:因此|由此)所?(?:遭受|受到|产生)的`, 'g'), '赔偿$1的'],
  [
    '给',
    new RegExp(
      `将(${part}{2,16})(披露|透露|泄露|提供|转让|出租|出售|交付|移交|转借|许可)给(${part}{2,12})(?=[，。；]|$)`,
      'g',
    ),
    '向$3$2$1',
  ],
  [
    '行使',
    /(?:未|没有|不)行使(?:或者?|、)(?:迟延|延迟)行使|(?:迟延|延迟)行使(?:或者?|、)(?:未|没有|不)行使/g,
    '未行使或迟延行使',
  ],
  [
    '放弃',
    new RegExp(
      `不(?:应当?)?(?:被)?(?:视为|构成|解释为|理解为|认定为|认为是)(?:对)?(${part}{2,16})的放弃(?=[，。；]|$)`,
      'g',
    ),
    '不视为放弃$1',
  ],
  ['视为', /不应当?被?视为(?=放弃)|不被视为(?=放弃)/g, '不视为'],
  ['行为', new RegExp(`(?:从事|实施|进行|作出)(?=${part}{2,20}的行为(?:[，。；]|$))`, 'g'), '从事'],
  ['正文', /与(?:本(?:合同|协议))?正文(?=[具同有]{1,2})/g, '与本合同'],
  ['附件', /本(?:合同|协议)的?附件(?=[是为系构均])/g, '附件'],
  ['不可分割', /不可分割(?:的|之)?(?:一部分|部分|组成部分)|(?<=本(?:合同|协议))之?(?:一部分)/g, '组成部分'],
  ['本着', new RegExp(`本着(${part}{2,8})的(?:精神|原则)`, 'g'), '$1'],
  ['银行', new RegExp(`(?<=[商农业设通生大兴]银行)股份有限公司(?=${part}{2,14}[支分]行)`, 'g'), ''],
  [
    '正当',
    /(?:无|没有)正当的?理由[，,]?(?:均|也|亦)?不得([^，。；：、\n]{1,30})(?=[，。；]|$)/g,
    '$1的，应当有正当理由',
  ],
  ['正当', new RegExp(`的[，,]${must}(?:具有|具备|有)正当的?理由`, 'g'), '的，应当有正当理由'],
  ['同意', new RegExp(`未(?:取得|征得|获得)(${part}{2,10}?)的?(事先)?(书面)?同意`, 'g'), '未经$1$2$3同意'],
  [
    '同意',
    new RegExp(
      `(?:的[，,])?${must}(事先)?(?:经过|经|取得|征得|获得)(${part}{2,10}?)的?(事先)?(书面)?同意(?=[。；]|$)`,
      'g',
    ),
    '的，须经$2$1$3$4同意',
  ],
];

export function inPlainWords(text: string): string {
  let plain = withCode(text);
  for (const [sign, form, written] of rewritings) {
    if (plain.includes(sign)) plain = plain.replace(form, written);
  }
  return plain;
}

const basis =
  /^(?:鉴于|为[^，。；]{2,20}[，,])?\s*(?:依据|根据|依照|按照|遵照|依)[^。；第]{4,80}(?:订立|签订|签署|达成|制定|制订)[^。；]{0,30}[。；]?$/;
const repealed =
  /《(?:中华人民共和国)?(?:合同法|物权法|担保法|侵权责任法|民法通则|民法总则|婚姻法|继承法|收养法)》/g;

const CODE = '《中华人民共和国民法典》';
const repeatedCode = new RegExp(`${CODE}(?:[、和及与，]?${CODE}){1,6}`, 'g');

/** The Civil Code took the place of these laws; where a contract only says what it is made on the basis of, nothing changes. */
function withCode(text: string): string {
  if (!text.includes('》') || !basis.test(text)) return text;
  return text.replace(repealed, CODE).replace(repeatedCode, CODE);
}
