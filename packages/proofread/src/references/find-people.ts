/** The people a contract names: its parties and representatives, and who is named with an office. In: the facts of the contract. Out: their names, each once. */
import type { Contract } from '@wenjian/contract';

const office =
  '法定代表人|负责人|联系人|项目经理|授权代表|委托代理人|经办人|代理人|董事长|总经理|主持人|记\\s{0,4}录|共同借款人|配偶|收件人|驻场代表|总监理工程师|财务总监|董事会秘书|律师|见证人|代表人|项目联系人|执行董事|经营者|出借人|借款人|保证人|出租人|承租人|转让方|受让方|监护人';
const labelled = new RegExp(
  `(?:${office})(?:[（(][^（()）\\n]{1,8}[）)])?\\s?[：:为是]\\s?(?<name>[\\u4e00-\\u9fff]{3,4})(?=[，。；、（(\\s]|$|先生|女士|为|担任)`,
  'gm',
);
const appointed =
  /(?:指派|委派|指定|聘任|任命|委托)(?:其|员工)?(?<name>[\u4e00-\u9fff]{3,4}?)(?:先生|女士|同志|律师)?(?:为|担任|作为|出任)/g;
const withOffice =
  /(?:董事长|总经理|财务总监|董事会秘书|监事|经理)(?<name>[\u4e00-\u9fff]{3})(?=[，。；、（(\s]|同志|先生|女士)/g;
const notName =
  /公司|双方|甲方|乙方|项目|盖章|签字|签名|身份|电话|地址|以下|单位|部门|本人|具有|一名|专人|代表|经理/;
const MOST_PEOPLE = 40;

export function findPeople({ parties, document: { text } }: Contract): readonly string[] {
  const ofParties = parties.flatMap(({ isPerson, name, representative }) => [
    (isPerson ? name : null) ?? '',
    representative ?? '',
  ]);
  const named = [labelled, appointed, withOffice].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }) => groups?.name ?? ''),
  );
  const names = [...ofParties, ...named].filter(
    (name) => /^[\u4e00-\u9fff]{3,4}$/.test(name) && !notName.test(name),
  );
  return [...new Set(names)].slice(0, MOST_PEOPLE);
}
