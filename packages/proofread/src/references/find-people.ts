/** The people a contract names: its parties and representatives, and who is named with an office. In: the facts of the contract. Out: their names, each once. */
import type { Contract } from '@wenjian/contract';

const office =
  '法定代表人|负责人|联系人|项目经理|授权代表|委托代理人|经办人|代理人|董事长|总经理|主持人|记\\s{0,4}录|共同借款人|配偶|收件人|驻场代表|总监理工程师|财务总监|董事会秘书|律师|见证人|代表人|项目联系人|执行董事|副?组长|副?主任|召集人|主席|牵头人|主编|财务负责人|监事|董事|院长|科长|经营者|出借人|借款人|保证人|出租人|承租人|转让方|受让方|监护人';
const labelled = new RegExp(
  `(?:${office})(?:[（(][^（()）\\n]{1,8}[）)])?\\s?[：:为是]\\s?(?<name>[\\u4e00-\\u9fff]{2,4})(?=[，。；、（(\\s]|$|先生|女士|为|担任)`,
  'gm',
);
const appointed =
  /(?:指派|委派|指定|聘任|任命|委托)(?:其|员工)?(?<name>[\u4e00-\u9fff]{3,4}?)(?:先生|女士|同志|律师)?(?:为|担任|作为|出任)/g;
const withOffice =
  /(?:董事长|总经理|财务总监|董事会秘书|监事|经理)(?<name>[\u4e00-\u9fff]{3})(?=[，。；、（(\s]|同志|先生|女士)/g;
const notName =
  /公司|双方|甲方|乙方|项目|盖章|签字|签名|身份|电话|地址|以下|单位|部门|本人|具有|一名|专人|代表|经理/;
const MOST_PEOPLE = 40;

const roll =
  /(?:出席|列席|参会|参加|与会|到会|在场)(?:人员|人|的?代表|董事|监事|委员|会议人员)?\s?[：:](?<people>[^。\n]{6,200})|(?:^|[；，\s])(?:组\s?员|成\s?员|委\s?员)\s?[：:](?<members>[^。\n]{6,160})/gm;
const listedName = /^[\u4e00-\u9fff]{3}$/;

/** Those named in a roll of who was there or belongs to it, with the surname and two characters. */
export function peopleInRolls(contract: Contract): readonly string[] {
  return onlyOnce(listed(contract).filter((name) => listedName.test(name)));
}

export function findPeople(contract: Contract): readonly string[] {
  return onlyOnce(named(contract).filter((name) => /^[\u4e00-\u9fff]{3,4}$/.test(name)));
}

/** Everybody, those with a single character behind the surname, too: whatever stands behind such a label, a model has nothing to change in it. */
export function peopleToProtect(contract: Contract): readonly string[] {
  const names = [...named(contract), ...listed(contract)];
  return onlyOnce(names.filter((name) => /^[\u4e00-\u9fff]{2,4}$/.test(name) && !noName.test(name)));
}

/** 待定, 同上: what stands where no name is filled in. */
const noName = /^(?:待定|同上|暂无|空白|本人|另定|如下|详见|姓名)/;

function onlyOnce(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name) => !notName.test(name)))].slice(0, MOST_PEOPLE);
}

function listed({ document: { text } }: Contract): readonly string[] {
  return [...text.matchAll(roll)].flatMap(({ groups }) =>
    (groups?.people ?? groups?.members ?? '').replace(/[（(][^（()）]{0,30}[）)]/g, '').split(/[、，；\s]/),
  );
}

function named({ parties, document: { text } }: Contract): readonly string[] {
  const ofParties = parties.flatMap(({ isPerson, name, representative }) => [
    (isPerson ? name : null) ?? '',
    representative ?? '',
  ]);
  const told = [labelled, appointed, withOffice].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }) => groups?.name ?? ''),
  );
  return [...ofParties, ...told];
}
