/** Guarantees: their kind, period, extent and who gives them. */
import { sentencesOf } from '@wenjian/contract';
import { absent, hitOrPassed, levels, missingClause, notApplicable } from '../../../checks/build-rule.ts';
import { findSentences } from '../../../checks/find-sentences.ts';
import { civilCode, guaranteeInterpretation } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { provisionsWith } from '../provision.ts';
import { hasSecurity, isGuarantee, stillLiable } from './finance.words.ts';

const provision = provisionsWith('performer');

const joint = /连带/;
const onlyAfter =
  /(?:不能|不足以|无力|无法|确无|未能)[^，。；]{0,14}(?:清偿|偿还|履行|还款|支付|还)|不足(?:的)?部分|不足清偿|强制执行[^，。；]{0,10}(?:仍|后)|先(?:向|由|找|就)[^，。；]{0,12}(?:债务人|借款人|乙方)/;
const directly =
  /(?:可以?|有权|得)?(?:不(?:找|向|先向|经)|直接|径行|无须先|无需先|首先)[^，。；]{0,18}(?:要求|向|找|请求)[^，。；]{0,10}(?:本人|保证人|担保人|丙方|丁方|其)/;

export const financeGuaranteeTermRules: readonly Rule[] = [
  {
    id: 'validity.guarantee-kind-contradiction',
    title: '保证方式前后矛盾',
    family: 'validity',
    types: 'all',
    levels: levels('M/H/M'),
    examines: '一般保证的表述（不能清偿时承担）与连带责任是否并存',
    reason:
      '既约定债务人不能清偿时才承担责任，又约定连带或者直接清偿，保证方式不明；有债务人先承担责任之意的，会被认定为一般保证。',
    basis: [
      guaranteeInterpretation(
        '第二十五条',
        '约定债务人不能履行或者无力偿还时才承担保证责任的，认定为一般保证。',
      ),
      civilCode('第六百八十六条', '保证方式没有约定或者约定不明确的，按照一般保证承担责任。'),
    ],
    suggestion: '保证人承担连带责任保证，债务人不履行到期债务时，债权人可以直接要求保证人承担保证责任。',
    check(contract) {
      if (!hasSecurity(contract)) return notApplicable;
      const about = sentencesOf(contract).filter(
        ({ text }) =>
          /保证|担保|清偿|承担|偿还|欠款/.test(text) &&
          !/合伙人|为一般保证|为连带责任保证|股东|抵押权|质权|放弃[^，。；]{0,4}先诉|公司法|不享有先诉/.test(
            text,
          ),
      );
      const general = about.filter(
        ({ text }) =>
          onlyAfter.test(text) &&
          /由(?:丙方|丁方|其|保证人|担保人)|保证人|担保人|丙方|丁方|保证责任|承担|清偿/.test(text) &&
          !/乙方的付款|付款不足|不足以(?:支付|弥补|覆盖|清偿全部到期)/.test(text),
      );
      const mixed = general.find(({ text }) => joint.test(text) || directly.test(text));
      if (mixed !== undefined) return hitOrPassed([{ span: mixed }]);
      const [first] = general.filter(({ text }) =>
        /一般保证|(?:丙方|丁方|保证人|担保人|其)[^，。；]{0,20}(?:清偿|承担|偿还|负责)/.test(text),
      );
      const other = about.find(
        ({ text, start }) =>
          start !== first?.start &&
          (/连带(?:责任)?(?:保证|清偿|责任)|承担连带/.test(text) || directly.test(text)) &&
          sharedWord(first?.text ?? '', text),
      );
      return first === undefined || other === undefined
        ? absent
        : hitOrPassed([{ span: first, related: [other] }]);
    },
  },
  {
    id: 'validity.guarantee-period-not-later',
    title: '保证期间不晚于债务到期日',
    family: 'validity',
    types: 'all',
    levels: levels('-/H/M'),
    examines: '保证期间是否不早于或者等于主债务履行期限',
    reason: '保证期间早于主债务履行期限或者与其同时届满的，视为没有约定，只有债务到期之日起六个月。',
    basis: [
      civilCode(
        '第六百九十二条',
        '保证期间早于或者与主债务履行期限同时届满的，视为没有约定，为债务到期之日起六个月。',
      ),
    ],
    suggestion: '保证期间为主债务履行期限届满之日起三年。',
    check(contract) {
      if (!hasSecurity(contract)) return notApplicable;
      const said = findSentences(
        contract,
        /(?:保证|担保)(?:责任)?期(?:间|限)?[^。；]{0,24}(?:与|同|和)[^，。；]{0,12}(?:借款|主债务|债务|还款|主合同|租赁)[^，。；]{0,8}(?:期限|期间|履行期)?[^，。；]{0,6}(?:相同|一致|同时|等同)|(?:保证|担保)(?:责任|期间|期限|期|义务)[^。；]{0,24}(?:至|到|止于|截止)[^。；]{0,16}(?:借款|债务|主债务|还款|履行)[^，。；]{0,8}(?:到期|届满|期满|还款日)(?:之?日|时)?(?:前一日)?(?:止|为止)?(?!.{0,4}(?:起|后))|(?:保证|担保)(?:责任)?期(?:间|限)?(?:等)?(?:同于?|与)(?:主)?(?:借款|债务|合同|贷款)(?:的)?(?:履行)?期限?(?=[，。；]|$)|(?:仅|只)?在(?:主合同)?(?:借款|债务|履行)期限?内[^，。；]{0,10}(?:保证|担保)责任|(?:保证|担保)(?:责任)?期(?:间|限)[^。；]{0,16}自(?:本合同|合同)?(?:签订|签署|生效|放款)[^。；]{0,12}(?:起)?[^。；]{0,8}(?:年|月)/,
        /届满之日起|到期之日起|届满后[^，。；]{0,4}(?:年|月)|清偿|还清/,
      );
      return hitOrPassed(said.map(({ sentence }) => ({ span: sentence })));
    },
  },
  provision({
    id: 'validity.guarantee-unlimited-debts',
    title: '担保范围不确定、没有限额',
    family: 'validity',
    levels: levels('H/-/M'),
    examines: '是否对债务人现在和将来的一切债务提供担保而没有最高限额',
    reason: '对将来不特定的一切债务提供担保而没有期间和限额，担保人的责任无法预计。',
    basis: [
      civilCode(
        '第六百九十条',
        '可以协商订立最高额保证合同，约定在最高债权额限度内就一定期间连续发生的债权提供保证。',
      ),
      civilCode(
        '第六百八十四条',
        '保证合同一般包括被保证的主债权种类、数额、履行期限、保证方式、范围和期间。',
      ),
    ],
    suggestion: '担保的主债权为【】合同项下本金【】元及其利息；超出部分不在担保范围之内。',
    applies: isGuarantee,
    ways: [
      [
        /(?:现在|现有|已有|过去|目前)[^，。；]{0,8}(?:和|及|与|以及|或|、)[^，。；]{0,4}(?:将来|今后|未来|将有|以后)|(?:今后|将来|以后|未来)[^，。；]{0,10}(?:发生|产生|形成)?[^，。；]{0,6}(?:一切|全部|所有|任何)/,
        /债务|欠款|借款|款项|债权|义务/,
        /担保|保证|负责|承担/,
      ],
      [
        /(?:一切|全部|所有|任何)(?:债务|欠款|款项)/,
        /无论何时|不论金额|不受(?:金额|数额|限额)[^，。；]{0,4}限|没有(?:金额|限额)|不设(?:上限|限额)/,
      ],
    ],
    unless: /最高(?:债权)?额|限额|不超过|期间内|期限内|抵押财产|追偿/,
    unlessNearby: /最高(?:债权|本金)?(?:限)?额[^。；]{0,10}\d|不超过[^。；]{0,10}\d/,
  }),
  provision({
    id: 'validity.guarantor-defence-waived',
    title: '担保人放弃抗辩权',
    family: 'validity',
    levels: levels('M/-/M'),
    examines: '担保人是否没有概括放弃债务人的抗辩或者一切抗辩',
    reason:
      '担保人可以主张债务人对债权人的抗辩，债务人放弃的也可以主张；概括放弃抗辩使担保人失去基本的保护。',
    basis: [
      civilCode('第七百零一条', '保证人可以主张债务人对债权人的抗辩，债务人放弃抗辩的，保证人仍有权主张。'),
    ],
    suggestion: '担保人可以主张债务人对债权人的抗辩，包括抵销、时效和主合同履行中的抗辩。',
    applies: hasSecurity,
    ways: [
      [
        /(?:保证人|担保人|抵押人|出质人|[乙丙丁]方|本人|我方)/,
        /放弃|不(?:得|再|能|可|会)?(?:行使|主张|提出|援引|以)|无权/,
        /抗辩|异议权|撤销权|抵销权/,
      ],
      [
        /(?:一切|任何|所有|全部)[^，。；]{0,6}(?:抗辩|异议)/,
        /放弃|不(?:得|再|可|会)|无条件/,
        /保证|担保|付款|偿还/,
      ],
    ],
    unless: /先诉抗辩(?!权?以外)|诉讼时效|时效|决议|不影响|有权(?:主张|行使)|债务人放弃/,
  }),
  provision({
    id: 'validity.other-security-released',
    title: '债权人放弃其他担保而担保人责任不减',
    family: 'validity',
    levels: levels('M/-/M'),
    examines: '债权人放弃债务人的物保或者其他担保时，担保人是否仍承担全部责任',
    reason:
      '债权人放弃债务人自己提供的担保，其他担保人在丧失优先受偿权益的范围内本可免责；排除该规则加重了担保人的责任。',
    basis: [
      civilCode(
        '第四百零九条',
        '债务人以自己的财产抵押，抵押权人放弃抵押权的，其他担保人在丧失优先受偿权益的范围内免除责任，承诺仍担保的除外。',
      ),
      civilCode('第三百九十二条', '没有约定的，债务人自己提供物的担保的，债权人应当先就该物的担保实现债权。'),
    ],
    suggestion:
      '债权人放弃债务人提供的担保或者怠于行使权利的，担保人在债权人丧失优先受偿权益的范围内免除责任。',
    applies: hasSecurity,
    ways: [
      [
        /(?:放弃|解除|免除|变更|释放|怠于|丧失|注销|涂销|退还|不行使|未行使)[^。；]{0,20}(?:(?:其他|该等|上述|该项|任何|全部|部分)担保|抵押|质押|质物|担保物|物的?担保|物保|顺位|其他保证|担保权|(?:债务人|借款人|第三人)[^，。；]{0,10}担保)/,
        stillLiable,
      ],
    ],
    unless: /范围内免除|不再承担|相应免除|不得放弃/,
  }),
  provision({
    id: 'validity.branch-guarantor',
    title: '分支机构或者内设部门提供担保',
    family: 'validity',
    levels: levels('M/H/H'),
    examines: '担保人是否为分公司、职能部门而没有公司决议',
    reason: '分支机构未经公司决议对外担保的，公司和分支机构都可能不承担责任。',
    basis: [
      guaranteeInterpretation(
        '第十一条',
        '分支机构未经公司股东会或者董事会决议对外担保的，公司及分支机构不承担担保责任。',
      ),
    ],
    suggestion: '由公司作为担保人签署，并提交公司股东会（董事会）决议。',
    applies: hasSecurity,
    ways: [
      [
        /(?:保证人|担保人|抵押人|保证方|担保方)[^。；]{0,30}(?:分公司|分行|分店|办事处|项目部|营业部|经营部|财务部|分支机构|工会)|(?:分公司|项目部|办事处|分支机构|营业部|财务部)[^。；]{0,24}(?:提供|作为|承担|负)[^。；]{0,12}(?:保证|担保)/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|公司(?:股东会|董事会)|总公司(?:同意|授权|决议)|开户|账户|决议|不(?:承担|作为|具有)[^，。；]{0,6}(?:保证人|担保人)/,
  }),
  provision({
    id: 'validity.new-loan-for-old-hidden',
    title: '借新还旧未告知担保人',
    family: 'validity',
    levels: levels('H/M/M'),
    examines: '新贷用于偿还旧贷时是否告知担保人',
    reason: '以新贷偿还旧贷而担保人不知情的，担保人可以不承担责任。',
    basis: [
      guaranteeInterpretation('第十六条', '以新贷还旧贷的，新贷担保人不知道且不应当知道的，不承担担保责任。'),
    ],
    suggestion: '担保人确认知悉本借款用于偿还【】合同项下的借款，并自愿继续提供担保。',
    applies: hasSecurity,
    ways: [
      [
        /借新还旧|以新(?:贷|款)(?:还|偿|抵)旧|(?:用于|用来)[^，。；]{0,10}(?:偿还|归还|清偿|结清)[^，。；]{0,14}(?:旧(?:贷|债)|原(?:借款|贷款|合同)|此前|上一笔|前期|到期(?:借款|贷款))/,
        /(?:保证人|担保人|抵押人|出质人|丙方|丁方)/,
        /无(?:须|需)|不(?:必|需|再|论|管)|未|知情与否|是否知/,
      ],
      [
        /归还[^，。；]{0,16}存量|借新还旧|以新(?:贷|款|债)[^，。；]{0,4}(?:还|偿|抵|换)[^，。；]{0,2}旧|(?:用于|用来|用以|用途为|变更为|改为)[^，。；]{0,10}(?:偿还|归还|清偿|结清|置换|偿付|还)[^，。；]{0,20}(?:旧(?:贷|债|款|欠|借)|原(?:有|借|贷|欠|合同)|此前|上一笔|前(?:期|一笔)|到期(?:的)?(?:借款|贷款|债务)|已有|既有|存量|先前)/,
        /保证人|担保人|抵押人|出质人|[乙丙丁]方|我方|本人/,
        /(?:无[须需]|不(?:必|需|用|再|另行|予)|未|没有|不负|不论|无论|不管)[^，。；]{0,12}(?:告知|通知|知会|征|同意|知|说明|披露)|不得以此|不得[^，。；]{0,10}(?:为由|抗辩|拒绝)|仍(?:应|须|需)?[^，。；]{0,8}(?:承担|担保|保证)|责任不(?:受影响|变|减)|自愿放弃/,
        /保证|担保|抵押|质押|授信|贷款|用途/,
      ],
    ],
    unless: /已(?:经)?(?:知悉|知晓|明知)|确认知|应当?(?:事先|书面|及时)?(?:告知|通知)/,
  }),
  missingClause({
    id: 'validity.guarantee-scope-missing',
    title: '未约定担保范围',
    family: 'validity',
    types: ['guarantee'],
    levels: levels('L/M/L'),
    examines: '是否约定担保的范围',
    reason:
      '没有约定担保范围的，依法包括本金、利息、违约金、损害赔偿金和实现债权的费用，双方对费用是否包括容易发生争议。',
    basis: [
      civilCode(
        '第六百九十一条',
        '保证的范围包括主债权及其利息、违约金、损害赔偿金和实现债权的费用，另有约定的除外。',
      ),
    ],
    suggestion: '担保范围包括主债权本金、利息、违约金、损害赔偿金以及实现债权和担保权利的合理费用。',
    present:
      /(?:担保|保证|抵押|质押)(?:的)?范围|(?:担保|保证|抵押|质押)[^。；]{0,30}(?:本金|利息|费用)|最高(?:债权)?额[^。；]{0,30}包括/,
    proof:
      /(?:担保|保证|抵押|质押)(?:的)?范围(?:为|包括|是|：|及于|限于|仅|，)|(?:担保|保证(?!金|人?(?:应|将)?(?:按|如期|及时|归还|偿还|在))|抵押|质押)[^。；]{0,40}(?:本金|主债权)[^。；]{0,30}(?:利息|违约金|费用|罚息)|最高(?:债权)?额[^。；]{0,30}包括/,
    proofUnless: /转入/,
    after: /担保|保证|抵押|债权/,
  }),
];

/** Whether both sentences are about the same guarantor, by a word for a party they share. */
function sharedWord(one: string, other: string): boolean {
  const words = one.match(/[甲乙丙丁戊]方|保证人|担保人/g) ?? [];
  return words.some((word) => word !== '甲方' && other.includes(word)) || /本人|您/.test(other);
}
