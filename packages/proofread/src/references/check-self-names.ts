/**
 * What a document calls itself and its parties: 本合同 in an agreement that says 本协议 everywhere else, 买方 in a contract
 * of 甲方 and 乙方. In: the facts of the contract. Out: remarks at the name that is out of line.
 */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

/** The usual name stands so often, the other one once. */
const OFTEN = 3;
const OFTEN_PARTY = 5;

export function checkSelfNames(contract: Contract): CorrectionDraft[] {
  return [...ownName(contract), ...roleWords(contract), ...roleOfKind(contract), ...staff(contract)];
}

/** Another document is spoken of, too, or the name is introduced. */
const twoDocuments =
  /主合同|原合同|原协议|主协议|框架协议|框架合同|补充协议|借款合同|[（(]以下简?称[：:]?“?本(?:合同|协议)/;

function ownName({ document: { text }, title }: Contract): CorrectionDraft[] {
  const places = (word: string) => [...text.matchAll(new RegExp(`${word}(?!书|文|中未|条款)`, 'g'))];
  const [contracts, agreements] = [places('本合同'), places('本协议')];
  const isAgreement = agreements.length > contracts.length;
  const [many, few] = isAgreement ? [agreements, contracts] : [contracts, agreements];
  const [odd, another] = few;
  if (odd === undefined || another !== undefined || many.length < OFTEN) return [];
  // 补充协议 is named in most contracts and is then itself called 该补充协议.
  if (twoDocuments.test(text.replaceAll(/签订(?:书面)?补充协议|补充协议与本/g, ''))) return [];
  const usual = isAgreement ? '本协议' : '本合同';
  if (title !== null && !title.text.includes(usual.slice(1))) return [];
  const span = { start: odd.index, end: odd.index + odd[0].length };
  return [{ ...remark(span, 'terms', 'own-name', 'suspect', graphText.ownName(usual)), suggestion: usual }];
}

const roles =
  /(?<![\u4e00-\u9fff]方|第三|被|共同|联合|总|分|任何|其他|该|其|原|新|各|按揭|提)(?:买方|卖方|供方|需方|出租方|承租方|委托方|受托方|发包方|承包方|转让方|受让方|借款方|贷款方|托运方|承运方|出卖方|买受方)(?![式案面便向法可能才])/g;

/** 甲方 and 乙方 everywhere, and once 买方, whom nobody has introduced. */
function roleWords({ document: { text }, parties }: Contract): CorrectionDraft[] {
  const isLettered = parties.length === 2 && parties.every(({ label }) => /^[甲乙]方$/.test(label));
  const times = text.split(/[甲乙]方/).length - 1;
  if (!isLettered || times < OFTEN_PARTY) return [];
  const known = new Set(parties.flatMap(({ aliases }) => aliases));
  const found = [...text.matchAll(roles)].filter(([word]) => !known.has(word));
  const [odd, another] = found;
  if (odd === undefined || another !== undefined) return [];
  const isIntroduced = /^[：:（(”"]|^(?:为|是|系|指)/.test(text.slice(odd.index + odd[0].length));
  if (isIntroduced || /[“"（(]$/.test(text.slice(0, odd.index))) return [];
  const span = { start: odd.index, end: odd.index + odd[0].length };
  return [remark(span, 'terms', 'role-word', 'suspect', graphText.roleWord(odd[0]))];
}

/** Roles of one kind of contract, by its title. */
const rolesOfKind: readonly (readonly [title: RegExp, words: RegExp])[] = [
  [/租赁|出租|承租/, /(?<![新原次转各其该共同]|其他|任何)(?:出租人|承租人)(?!优先|的优先)/g],
  [/承包|施工|分包|工程/, /(?<![新原次转各其该共同总分]|其他|任何)(?:发包人|承包人)/g],
  [/委托|代理/, /(?<![新原次转各其该共同]|其他|任何)(?:委托人|受托人)/g],
  [/买卖|购销|采购|供货|销售/, /(?<![新原次转各其该共同]|其他|任何)(?:出卖人|买受人)/g],
  [/借款|贷款/, /(?<![新原次转各其该共同]|其他|任何)(?:出借人|借款人)/g],
  [/承揽|加工|定作/, /(?<![新原次转各其该共同]|其他|任何)(?:定作人|承揽人)/g],
  [/仓储|保管/, /(?<![新原次转各其该共同]|其他|任何)(?:存货人|保管人|寄存人)/g],
  [/运输/, /(?<![新原次转各其该共同]|其他|任何)(?:托运人|承运人)/g],
];

/** 出租人 once in a lease that says 甲方 and 乙方 everywhere and has not introduced it. */
function roleOfKind({ document: { text }, parties, title }: Contract): CorrectionDraft[] {
  const isLettered = parties.length === 2 && parties.every(({ label }) => /^[甲乙]方$/.test(label));
  const times = text.split(/[甲乙]方/).length - 1;
  const words = rolesOfKind.find(([kind]) => kind.test(title?.text ?? ''))?.[1];
  if (!isLettered || times < OFTEN_PARTY || words === undefined) return [];
  const [odd, another] = [...text.matchAll(words)];
  if (odd === undefined || another !== undefined) return [];
  // 甲方可以更换承运人: another one is meant.
  if (/(?:更换|选择|寻找|另行|委托|第三方|[本该此]类)$/.test(text.slice(0, odd.index))) return [];
  const isIntroduced = /^[：:（(”"、及与和]|^(?:为|是|系|指|之间)/.test(
    text.slice(odd.index + odd[0].length),
  );
  if (isIntroduced || /[“"（(、及与和]$/.test(text.slice(0, odd.index))) return [];
  const span = { start: odd.index, end: odd.index + odd[0].length };
  return [remark(span, 'terms', 'role-word', 'suspect', graphText.roleWord(odd[0]))];
}

/** Whom a rule of a company speaks of, at the head of a clause. */
const staffWords = ['员工', '职工', '工人', '雇员', '劳动者', '职员'] as const;
const OFTEN_STAFF = 6;

/** 职工 once in a handbook that says 员工 everywhere else. */
function staff({ document: { text } }: Contract): CorrectionDraft[] {
  const countOf = (word: string): number => text.split(word).length - 1;
  const usual = staffWords.find((word) => countOf(word) >= OFTEN_STAFF);
  if (usual === undefined) return [];
  return staffWords.flatMap((word) => {
    if (word === usual) return [];
    const places = [
      ...text.matchAll(
        new RegExp(
          `(?<=[。；，、\\n\\s]|应当|公司|对|向|与|给|由)${word}(?=请假|应|不得|未|可以?|有权|在|因|违反|享|连续|提出|离职|入职|辞职|须|需|如|违|必须|每|按|本人)`,
          'g',
        ),
      ),
    ];
    const [odd, another] = places;
    // 女职工 and 职工代表大会 are what the law calls them; a word said of them more often is its own.
    const others = countOf(word) - places.length;
    if (odd === undefined || another !== undefined || (word !== '职工' && others > 0)) return [];
    const span = { start: odd.index, end: odd.index + word.length };
    return [
      { ...remark(span, 'terms', 'own-name', 'suspect', graphText.roleVariant(usual)), suggestion: usual },
    ];
  });
}
