/** Dispute resolution 争议解决: whether the chosen forum exists, may be chosen, and suits this side. */
import { type Contract, partyMentions, sentencesOf } from '@wenjian/contract';
import {
  hitOrPassed,
  levels,
  missingClause,
  notApplicable,
  passed,
  sentenceRule,
} from '../../checks/build-rule.ts';
import { findSentences, type SentenceMatch, sentenceAt } from '../../checks/find-sentences.ts';
import { levelsAgainst, otherSide } from '../../checks/find-side.ts';
import {
  arbitrationInterpretation,
  arbitrationLaw,
  civilCode,
  civilProcedureInterpretation,
  civilProcedureLaw,
  foreignRelationsLaw,
  labourDisputeLaw,
} from '../../checks/laws.ts';
import type { Finding, Rule } from '../../rule.ts';
import { isLabour } from '../by-kind/labour/labour.words.ts';
import {
  courtsOfOneSide,
  courtsWithoutConnection,
  isAboutProperty,
  wrongCourtsForProperty,
} from './dispute-courts.ts';

const threeElements = arbitrationLaw(
  '第二十七条',
  '仲裁协议应当有请求仲裁的意思表示、仲裁事项和选定的仲裁机构。',
);
const noInstitution = arbitrationLaw(
  '第二十九条',
  '对仲裁事项或者仲裁机构没有约定或者约定不明确，又达不成补充协议的，仲裁协议无效。',
);

export const disputeRules: readonly Rule[] = [
  missingClause({
    id: 'dispute.missing',
    title: '没有约定争议解决方式',
    family: 'dispute',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否约定争议的解决方式',
    reason: '没有约定争议解决方式的，只能按法定管辖起诉，可能需要到对方所在地诉讼。',
    basis: [civilCode('第四百七十条', '解决争议的方法是合同一般应包括的条款。')],
    suggestion: {
      payer:
        '因本合同引起的或者与本合同有关的争议，双方应协商解决；协商不成的，任何一方均可向{payer}住所地有管辖权的人民法院提起诉讼。',
      performer:
        '因本合同引起的或者与本合同有关的争议，双方应协商解决；协商不成的，任何一方均可向{performer}住所地有管辖权的人民法院提起诉讼。',
      neutral:
        '因本合同引起的或者与本合同有关的争议，双方应协商解决；协商不成的，任何一方均可向被告住所地有管辖权的人民法院提起诉讼。',
    },
    present: (contract) =>
      contract.disputes.length > 0 ||
      findSentences(
        contract,
        /(?:争议|纠纷|争执|分歧)[^。；]{0,60}(?:解决|起诉|诉讼|仲裁|法院|管辖|调解)|(?:向|由|到)[^，。；]{0,24}(?:法院|仲裁委员会)/,
        /不起诉|放弃|承诺不|不申请仲裁|不再向|强制执行|保全/,
      ).length > 0,
    after: /违约|不可抗力|通知|解除|终止/,
  }),
  {
    id: 'dispute.institution-unnamed',
    title: '约定仲裁但没有写明仲裁机构',
    family: 'dispute',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '约定仲裁的，是否写明仲裁机构的名称',
    reason: '没有选定仲裁机构或者约定不明、又达不成补充协议的，仲裁协议无效。',
    basis: [threeElements, noInstitution],
    suggestion:
      '因本合同引起的或者与本合同有关的任何争议，均提请北京仲裁委员会按照其现行仲裁规则进行仲裁，仲裁裁决是终局的，对双方均有约束力。',
    excuses: (_, { text }) => namesInstitution(text),
    check(contract) {
      const chosen = arbitrationChoices(contract);
      if (chosen.length === 0) return notApplicable;
      // 提交中国国际经济贸易仲裁委员会…。仲裁庭由三人组成: named in a sentence before.
      const isNamed = sentencesOf(contract).some(
        ({ text }) => /提交|提请|申请/.test(text) && namesInstitution(text),
      );
      if (
        isNamed ||
        chosen.some(
          ({ sentence: { text } }) =>
            namesInstitution(text) || (ODD_INSTITUTION.test(text) && !/当地|所在地|本地/.test(text)),
        )
      )
        return passed;
      return hitOrPassed(chosen.map(({ sentence }) => ({ span: sentence })));
    },
  },
  sentenceRule({
    id: 'dispute.institution-not-exist',
    title: '仲裁机构名称不准确或者约定了两个机构',
    family: 'dispute',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '仲裁机构的名称是否准确、唯一',
    reason: '约定两个仲裁机构或者机构不存在，双方又不能就机构达成一致的，仲裁协议无效。',
    basis: [
      arbitrationInterpretation('第三条', '仲裁机构名称不准确但能够确定具体机构的，视为选定。'),
      arbitrationInterpretation('第五条', '约定两个以上仲裁机构又不能达成一致选择的，仲裁协议无效。'),
    ],
    suggestion: '因本合同引起的或者与本合同有关的任何争议，均提请北京仲裁委员会按照其现行仲裁规则进行仲裁。',
    pattern:
      /(?:新加坡|香港|英国|伦敦|美国|德国|法国|日本|瑞典|瑞士|国际商会)[^，。；]{0,10}仲裁委员会|(?:中国|国家|中华|全国)仲裁(?:委员会|院|机构)|[\u4e00-\u9fff]{2,8}[省县区]仲裁(?:委员会|委)|(?<!国际|国际经济|经济)(?:经济|贸易|合同|房地产|民商事|工商|建筑)[\u4e00-\u9fff]{0,4}仲裁委员会|仲裁(?:部门|局|处|所|法院|协会|法庭)|仲裁(?:委员会|院|委|中心|部门|机构)[^。；]{0,8}(?:或者?|和|及|、|与)[^。；]{0,24}仲裁(?:委|院|中心|部门|机构)|[\u4e00-\u9fff]{2,6}[市省]仲裁(?!委|院|中心|机构|协|部|局)/,
    unless: /劳动|人事|农村土地|自治区仲裁|当地|所在地|本地/,
    applies: ({ type }) => type.type !== 'labour',
  }),
  {
    id: 'dispute.court-no-connection',
    title: '约定的法院与争议没有实际联系',
    family: 'dispute',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '约定的法院是否在当事人住所地、合同履行地、签订地或者标的物所在地',
    reason: '协议管辖应选择与争议有实际联系地点的法院，没有联系的约定无效。',
    basis: [
      civilProcedureLaw(
        '第三十五条',
        '可以书面协议选择被告住所地、合同履行地、合同签订地、原告住所地、标的物所在地等与争议有实际联系地点的法院。',
      ),
    ],
    suggestion: {
      payer: '协商不成的，任何一方均可向{payer}住所地有管辖权的人民法院提起诉讼。',
      performer: '协商不成的，任何一方均可向{performer}住所地有管辖权的人民法院提起诉讼。',
      neutral: '协商不成的，任何一方均可向被告住所地有管辖权的人民法院提起诉讼。',
    },
    check: (contract) =>
      isAboutProperty(contract) ? notApplicable : hitOrPassed(courtsWithoutConnection(contract)),
  },
  {
    id: 'dispute.other-side-forum',
    title: '约定由对方所在地管辖',
    family: 'dispute',
    types: 'all',
    levels: levels('M/M/L'),
    examines: '约定的法院或者仲裁机构是否在对方所在地',
    reason: '在对方所在地解决争议，会增加差旅、取证和执行成本。',
    basis: [civilProcedureLaw('第三十五条', '双方可以协议选择与争议有实际联系地点的法院。')],
    suggestion: '协商不成的，任何一方均可向被告住所地有管辖权的人民法院提起诉讼。',
    check: (contract) =>
      // The place of performance of a loan is the lender's anyway.
      contract.type.type === 'labour' || contract.type.type === 'loan'
        ? notApplicable
        : hitOrPassed([...forumsOfOneSide(contract), ...namedForums(contract)]),
  },
  {
    id: 'dispute.exclusive-violated',
    title: '违反不动产纠纷专属管辖',
    family: 'dispute',
    types: ['lease', 'houseSale', 'construction'],
    levels: levels('M/M/M'),
    examines: '不动产租赁、建设工程等纠纷约定的法院是否为不动产所在地法院',
    reason: '房屋租赁、建设工程施工等纠纷按不动产纠纷由不动产所在地法院专属管辖，约定其他法院的条款无效。',
    basis: [
      civilProcedureLaw('第三十四条', '不动产纠纷由不动产所在地人民法院专属管辖。'),
      civilProcedureInterpretation(
        '第二十八条',
        '房屋租赁合同、建设工程施工合同等纠纷按照不动产纠纷确定管辖。',
      ),
    ],
    suggestion: '协商不成的，任何一方均应向不动产（工程）所在地有管辖权的人民法院提起诉讼。',
    check: (contract) =>
      isAboutProperty(contract) ? hitOrPassed(wrongCourtsForProperty(contract)) : notApplicable,
  },
  sentenceRule({
    id: 'dispute.labour-arbitration-waived',
    title: '劳动争议排除劳动仲裁',
    family: 'dispute',
    types: 'all',
    applies: isLabour,
    levels: levels('M/M/M'),
    examines: '劳动争议是否约定向劳动争议仲裁机构申请仲裁',
    reason: '劳动争议实行仲裁前置，未经劳动争议仲裁委员会仲裁不能直接起诉，也不能提交商事仲裁。',
    basis: [
      labourDisputeLaw(
        '第五条',
        '发生劳动争议，可以申请调解，可以向劳动争议仲裁委员会申请仲裁，对裁决不服的可以起诉。',
      ),
    ],
    suggestion:
      '因履行本合同发生的劳动争议，双方可以协商或者申请调解；不愿协商、调解或者协商、调解不成的，可以向有管辖权的劳动人事争议仲裁委员会申请仲裁，对裁决不服的，可以依法向人民法院起诉。',
    ways: [
      [/(?:由|向|到)[^。；]{0,24}法院[^。；]{0,6}(?:管辖|起诉|诉讼|处理|解决|审理)/, /争议|纠纷|诉讼/],
      [/(?:提交|提请|由|向)(?![^。；]{0,16}(?:劳动|人事))[^。；]{0,16}(?:仲裁委员会|仲裁中心|仲裁院)/],
    ],
    unlessAnywhere:
      /(?<!免经|不经|无须|无需|放弃|不通过)劳动(?:人事)?(?:争议)?仲裁(?:委员会|机构|院)?[^。；]{0,40}(?:不服|起诉|诉讼)|(?<!(?:放弃|不再?|无[需须]|免于)[^，。；]{0,8})(?:向|申请)[^，。；]{0,16}劳动[^，。；]{0,6}仲裁/,
    pattern:
      /(?<!争议)仲裁委员会[^。；]{0,6}(?:终局|一裁终局|最终)|商事仲裁|直接[^。；]{0,10}(?:法院|诉讼)|(?:免经|无[需须]|不经|不必|放弃|不再?申请|排除|不通过|跳过)[^。；]{0,16}(?:劳动)?仲裁|直接[^。；]{0,24}(?:起诉|提起诉讼|诉至|诉讼)|(?:提交|提请|由|向)(?![^。；]{0,16}(?:劳动|人事))[^。；]{0,16}(?<!争议)仲裁委员会|(?:均|只能|仅)[^，。；]{0,6}(?:向|由)[^。；]{0,24}法院/,
    unless:
      /劳动(?:人事)?(?:争议)?仲裁委员会[^。；]{0,12}(?:申请)?仲裁[^。；]{0,30}(?:不服|再)|对(?:仲裁)?裁决不服|先[^，。；]{0,6}(?:向|申请)/,
  }),
  sentenceRule({
    id: 'dispute.foreign-law',
    title: '境内合同约定适用境外法律',
    family: 'dispute',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '没有涉外因素的合同是否约定适用境外法律',
    reason: '没有涉外因素的合同约定适用境外法律，一般不被认可，并会增加查明和适用的不确定性。',
    basis: [foreignRelationsLaw('第三条', '当事人依照法律规定可以明示选择涉外民事关系适用的法律。')],
    suggestion: '本合同的订立、效力、解释、履行及争议解决，均适用中华人民共和国法律。',
    applies: ({ parties }) =>
      !parties.some(({ name }) => name !== null && /[A-Za-z]{4}|香港|澳门|台湾|新加坡/.test(name)),
    pattern:
      /(?:适用|依据?|依照|按照?|受|遵循|根据|以|为)[^，。；]{0,8}(?:新加坡|英国|英格兰|英属|美国|美利坚|香港|澳门|台湾|日本|德国|法国|纽约|加利福尼亚|加州|特拉华|开曼|百慕大|瑞士|瑞典|韩国|大韩|澳大利亚|加拿大|荷兰|卢森堡|境外|外国)[^，。；]{0,14}法(?!院|人|定)/,
    unless:
      /不适用|排除|^(?!.*(?:适用|依据?|依照|遵循|管辖|解释))|中(?:华人民共和)?国(?:大陆)?法律|出口|进口|标准/,
  }),
  sentenceRule({
    id: 'dispute.two-laws',
    title: '同时适用两个国家或者地区的法律',
    family: 'dispute',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否约定同一合同同时适用两个法域的法律',
    reason: '两个法域的规定不同时，以哪一个为准没有答案，法院或者仲裁庭只能另行确定适用的法律。',
    basis: [
      foreignRelationsLaw(
        '第四十一条',
        '当事人可以协议选择合同适用的法律；没有选择的，适用最密切联系地的法律。',
      ),
    ],
    suggestion:
      '本合同适用中华人民共和国法律，不包括其冲突规范；【适用／不适用】《联合国国际货物销售合同公约》。',
    pattern:
      /(?:适用|受|依照?|按照?|遵循)[^，。；]{0,8}(?:中华人民共和国|中国|我国)(?:大陆)?(?:法律?|法)(?:、|以及|和|及|与|并|，同时(?:适用|受)?)[^，。；]{0,10}(?:[\u4e00-\u9fff]{1,8}(?:共和国|联邦|王国|合众国)|新加坡|香港|澳门|英国|美国|德国|法国|日本|韩国|买方所在国|卖方所在国)[^，。；]{0,4}法|(?:适用|受|依照?)[^，。；]{0,6}(?:双方所在(?:国|地)|两国|各自(?:国家|所在地))[^，。；]{0,6}法律/,
    unless: /不适用|排除|进出口|出口管制|海关|检验检疫|应(?:当)?遵守|遵守|制裁/,
  }),
  sentenceRule({
    id: 'dispute.negotiation-blocking',
    title: '协商或者调解前置期限阻碍救济',
    family: 'dispute',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '是否约定必须协商、调解一定期限才可起诉或者仲裁',
    reason: '强制的协商、调解期可能被用来拖延，影响及时起诉、保全和时效。',
    basis: [civilCode('第一百八十八条', '向人民法院请求保护民事权利的诉讼时效期间为三年。')],
    suggestion:
      '发生争议的，双方可以协商解决；协商不成或者不愿协商的，任何一方均可随时按照本合同约定的争议解决方式主张权利。',
    evenNegated: true,
    pattern:
      /(?:期满前|届满前|期限届满前|期间内?)[^。；]{0,12}不得[^。；]{0,10}(?:起诉|诉讼|仲裁)|(?:日|天|月)内[^。；]{0,10}不得(?:起诉|提起|申请仲裁|诉讼)|(?:须|应|必须|应当)(?:先|首先)(?:行|经|进行)?[^。；]{0,14}(?:调解|协商|磋商)[^。；]{0,30}(?:方|才|始)|(?:协商|磋商|调解|谈判|沟通)[^。]{0,40}(?:方可|方能|方得|才(?:可|能|有权|得)|始得|否则不得|之前不得|前不得|后方|后才)[^。]{0,24}(?:起诉|诉讼|仲裁|司法|法院|诉诸)?|(?:未经|未满|未达|不满|在)[^。；]{0,30}(?:协商|调解|磋商|日|天|个月)[^。；]{0,16}不得[^。；]{0,14}(?:起诉|诉讼|仲裁|诉诸)|必须(?:先|首先)[^。；]{0,14}(?:调解|协商|磋商)/,
    also: [/起诉|诉讼|仲裁|司法|法院|诉诸|争议|纠纷/],
    unless:
      /(?:协商|调解)(?:、调解|、协商)?不成(?:的|时|，)[^。；]{0,20}(?:可以?|有权|均可)|劳动|协商不成|仲裁规则|保全[^，。；]{0,6}不受|^[\d.、（）()]{0,6}(?:争议|纠纷)由双方(?:先行|友好)?协商[；。]$/,
  }),
];

const ODD_INSTITUTION =
  /(?:新加坡|香港|英国|伦敦|美国|德国|法国|日本|瑞典|瑞士|国际商会)[^，。；]{0,10}仲裁委员会|[省县区]仲裁(?:委员会|委)|仲裁(?:部门|局|处|所|法院|协会|法庭)|[市省]仲裁(?!委|院|中心|机构)/;

function arbitrationChoices(contract: Contract): readonly SentenceMatch[] {
  if (contract.type.type === 'labour') return [];
  return findSentences(
    contract,
    /(?:提交|提请|申请|交由?|由|向|通过|进行|采[取用]|以|诉诸|送交|递交|付诸)[^，。；]{0,36}仲裁(?!费|员|规则|协议|程序|裁决书|裁决|地|期间|文书|条款|机构受理)|仲裁(?:解决|处理|方式)|仲裁(?:委员会|机构|庭)[^，。；]{0,8}(?:裁决|解决|裁断|处理)/,
    /劳动|费用|不服|(?:保密|披露|泄露|提供)[^。；]{0,40}仲裁机构|仲裁机构[^。；]{0,30}披露|不得[^，。；]{0,10}仲裁|放弃|承诺不|保全|律师费|不向|既可以?[^。]{0,30}也|仲裁[^。；]{0,24}(?:或者?|也可)[^。；]{0,30}(?:诉讼|起诉|法院)|(?:起诉|诉讼|法院)[^。；]{0,20}(?:或者?|也可)[^。；]{0,20}仲裁|期间|方可|才能|未满/,
  );
}

/** A place or a proper name right before 仲裁委员会; 当地, 有关, 甲方所在地 are not names. */
function namesInstitution(text: string): boolean {
  return [
    ...text.matchAll(
      /([\u4e00-\u9fff]{2,24}?)(?:仲裁委员会|仲裁委|国际仲裁院|仲裁院|国际仲裁中心|仲裁中心)/g,
    ),
  ].some((match) => {
    const name = (match[1] ?? '').replace(
      /^.*(?:提交|提请|申请|交由|由|向|至|到|的|位于|在|将争议|争议)/,
      '',
    );
    return (
      name.length >= 2 &&
      !/当地|所在|住所|有关|相关|管辖|签订地|履行地|双方|任[何一]|本地|该地|上级|认可|指定|选定/.test(name)
    );
  });
}

function forumsOfOneSide(contract: Contract): Finding[] {
  return findSentences(
    contract,
    /(?:总部|主要办事机构|营业所|经营主体|工商)?(?:住所地?|所在[地市区]?|登记地|注册地|住址|营业地|户籍地|经常居住地|当地|那[边里])[^，。；]{0,24}(?:法院|仲裁)/,
    /原告|被告|守约方|违约方|任何一方所在|劳动/,
  ).flatMap(({ sentence, match }) => {
    const nearest = partyMentions(contract, sentence.text.slice(0, match.index + 1)).at(-1);
    const party =
      nearest === undefined || match.index - nearest.index - nearest.word.length > 2 ? null : nearest.party;
    // Both home courts may be chosen.
    if (
      party === null ||
      party.side === null ||
      /(?:或者?|和|及)[^，。；]{0,6}(?:住所|所在)/.test(sentence.text)
    )
      return [];
    return [
      {
        span: sentenceAt(contract, sentence) ?? sentence,
        levels: levelsAgainst(otherSide(party.side), 'medium'),
      },
    ];
  });
}

/** For real estate the law determines the court; it cannot be chosen. */
function namedForums(contract: Contract): Finding[] {
  if (isAboutProperty(contract)) return [];
  return courtsOfOneSide(contract).flatMap(({ dispute, party }) =>
    party.side === null
      ? []
      : [
          {
            span: sentenceAt(contract, dispute) ?? dispute,
            levels: levelsAgainst(otherSide(party.side), 'medium'),
          },
        ],
  );
}
