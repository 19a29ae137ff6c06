/** Validity of guarantees and collateral. */
import type { Contract, Party } from '@wenjian/contract';
import {
  hitOrPassed,
  levels,
  missingClause,
  notApplicable,
  passed,
  sentenceRule,
} from '../../checks/build-rule.ts';
import { findSentences, says } from '../../checks/find-sentences.ts';
import { civilCode, companyLaw, contractInterpretation, guaranteeInterpretation } from '../../checks/laws.ts';
import { securedThings } from '../../checks/words.ts';
import type { Finding, Rule } from '../../rule.ts';

/** In contracts of other kinds 保证, 担保 alone may mean that a side warrants something. */
const namesSurety = /保证期[间限]|担保期[间限]|保证人|担保人|连带(?:责任)?保证|(?<!质量)(?:保证|担保)责任/;

export const validityGuaranteeRules: readonly Rule[] = [
  sentenceRule({
    id: 'validity.forfeiture-of-collateral',
    title: '流押、流质条款',
    family: 'validity',
    types: 'all',
    levels: levels('H/M/H'),
    examines: '是否约定债务到期不履行时担保财产直接归债权人所有',
    reason:
      '债务履行期届满前约定担保财产直接归债权人所有的，债权人只能就该财产优先受偿，不能直接取得所有权。',
    basis: [
      civilCode('第四百零一条', '约定抵押财产归债权人所有的，只能依法就抵押财产优先受偿。'),
      civilCode('第四百二十八条', '约定质押财产归债权人所有的，只能依法就质押财产优先受偿。'),
      contractInterpretation(
        '第二十八条',
        '约定到期没有清偿、抵债财产归债权人所有的无效，只能请求拍卖、变卖、折价。',
      ),
    ],
    suggestion:
      '债务人不履行到期债务的，债权人可以与担保人协议以担保财产折价，或者请求拍卖、变卖该财产，并就所得价款优先受偿。',
    ways: [
      [
        /顶给|抵给|抵债|抵偿|抵顶|冲抵|作价|折抵|过户(?:给|到|至)?|转归|移转于?|转移(?:给|至|于)|(?:直接|当然|自动|即|就|便)(?:取得|归|属)|所有权[^，。；]{0,6}归/,
        securedThings,
        /到期|届期|逾期|期满|还不[上清了]|无力|不能?(?:如期|按期|按时)?(?:偿还|清偿|还)|未(?:获|能)?(?:清偿|偿还|还清)/,
      ],
      [
        /转归|归(?:属)?于?(?:甲方|乙方|质权人|抵押权人|债权人|出借人)|抵给|由(?:质权人|抵押权人|债权人|出借人|甲方|乙方)(?:收取|取得|所有|收走|处分)/,
        /抵押|出质|质押|质物|担保物|抵给/,
        /逾期|到期|届期|未(?:能)?[^，。；]{0,24}(?:付清|还清|清偿|赎回|支付|偿还)|不还/,
      ],
    ],
    pattern:
      /(?:房子|房屋|房产|车子|车辆|股权|抵押物|质物)[^。；]{0,6}(?:就|即|便)(?:是|属于?|归)[^，。；]{0,10}(?:的|所有)?|(?:抵押|质押|质物|担保物|房屋|房产|商铺|股权|车辆?|设备|机|财产|物)[^。；]{0,60}(?:归|转归|归属|抵给|抵偿给?|抵债给?|抵顶给?|抵作|过户(?:给|至|到)|转移给|变更(?:登记)?(?:至|到)|交由|折抵)[^，。；]{0,14}|取得[^，。；]{0,14}(?:抵押物|质物|质押物|抵押财产|抵押房屋|担保物|房屋|车辆|股权)[^，。；]{0,4}所有权|(?:有权|可以?)[^，。；]{0,8}(?:直接)?(?:占有|收走|收归|没收)[^，。；]{0,14}(?:抵押|质押|质物|担保物)/,
    unless:
      /^(?!.*(?:无[需须]|不必|不经|毋须|不需|未经|不再|不用|免)[^，。；]{0,6}(?:折价|拍卖|变卖)).*(?:折价|拍卖|变卖)|优先受偿|不得|协商一致|解除抵押|注销/,
    judge: ({ sentence }) =>
      /(?:到期|逾期|届满|届时|期满|不履行|不按|不能|未能?|无法|违约)[^。；]{0,30}(?:偿还|清偿|归还|还款|履行|支付|还清|付清|结清|债务|本息|欠款)|[未不](?:还|付|偿)|逾期|还不[上清了]|无力|不按期|不按时|不能如期|未获|未(?:能)?[^，。；]{0,24}(?:付清|赎回)/.test(
        sentence.text,
      ) &&
      /抵押|出质|质押|质物|质权|担保|借款|债务|债权|出借|还款|欠款|还清|主合同|本息|偿还|清偿|抵债|抵给|不还/.test(
        sentence.text,
      )
        ? {}
        : null,
  }),
  {
    id: 'validity.guarantee-by-public',
    title: '保证人不具有担保资格',
    family: 'validity',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '保证人是否为机关法人或者以公益为目的的学校、医院等',
    reason: '机关法人以及以公益为目的的非营利法人、非法人组织不得为保证人，其提供的保证无效。',
    basis: [
      civilCode('第六百八十三条', '机关法人和以公益为目的的非营利法人、非法人组织不得为保证人。'),
      guaranteeInterpretation('第五条', '机关法人提供担保的，担保合同无效，国务院批准转贷的除外。'),
      guaranteeInterpretation(
        '第六条',
        '公益性学校、幼儿园、医疗机构、养老机构提供担保的，除法定例外，担保合同无效。',
      ),
    ],
    suggestion: '保证人应为具有代为清偿能力且依法可以提供担保的法人、非法人组织或者自然人；请更换保证人。',
    check: publicGuarantor,
  },
  {
    id: 'validity.guarantee-kind-unclear',
    title: '保证方式没有约定或者约定不明',
    family: 'validity',
    types: ['guarantee', 'loan'],
    levels: levels('M/M/M'),
    examines: '保证责任是一般保证还是连带责任保证',
    reason:
      '保证方式没有约定或者约定不明的，按一般保证承担责任，债权人须先向债务人主张并强制执行未果后才能要求保证人承担责任。',
    basis: [civilCode('第六百八十六条', '保证方式没有约定或者约定不明确的，按照一般保证承担保证责任。')],
    suggestion:
      '保证人就主债务承担连带责任保证，债务人不履行到期债务时，债权人可以直接要求保证人在保证范围内承担保证责任。',
    check(contract) {
      if (/抵押|质押/.test(contract.title?.text ?? '') && !says(contract, /保证人|保证责任|连带/))
        return notApplicable;
      const promises = promisesOfGuarantee(contract);
      const first = promises.find(({ sentence }) => /责任|负责|之责|作保/.test(sentence.text)) ?? promises[0];
      if (first === undefined) return notApplicable;
      return says(contract, KIND) ? passed : hitOrPassed([{ span: first.sentence }]);
    },
  },
  sentenceRule({
    id: 'validity.guarantee-period-until-paid',
    title: '保证期间约定至债务清偿为止',
    family: 'validity',
    types: 'all',
    levels: levels('L/H/M'),
    examines: '保证期间是否写明具体的起止',
    reason:
      '约定保证责任直至主债务本息还清为止的，视为约定不明，保证期间只有主债务履行期限届满之日起六个月。',
    basis: [
      civilCode('第六百九十二条', '保证期间没有约定或者约定不明确的，为主债务履行期限届满之日起六个月。'),
      guaranteeInterpretation(
        '第三十二条',
        '约定承担保证责任直至主债务本息还清的，视为约定不明，保证期间为六个月。',
      ),
    ],
    suggestion: '保证期间为主债务履行期限届满之日起三年。',
    ways: [
      [
        /(?:保到|保至|担保至|担保到|保证至|保证到|保证期|担保期|保证责任|担保责任|保证人|担保人)/,
        /(?:至|到|直至|直到|未|前)[^。；]{0,30}(?:还清|还完|清偿|偿清|付清|结清|了结|消灭|实现|归还完毕|履行完毕)|(?:还清|还完|清偿|付清|结清)[^。；]{0,8}(?:为止|那天|之日|时止|前)/,
        /为止|止|那天|持续有效|一直有效|之日[。，；]?$|不(?:免除|解除)/,
      ],
    ],
    pattern:
      /(?:保证|担保)(?:期间|期限|责任)[^。；]{0,30}(?:履行完毕|清偿|还清|结清|付清)[^。；]{0,6}(?:之?前|期间)|(?:保证|担保|承担责任|责任)[^。；]{0,40}(?:直至|直到|持续到|持续至|到|至)[^。；]{0,50}(?:清偿|还清|偿清|履行完毕|结清|付清|偿还|还完|全部归还|清|消灭|了结|实现)[^。；]{0,8}(?:为止|止|终了|终止|一直有效|有效|$|。|，|；)/,
    also: [/保证|担保|丙方|连带/],
    unless:
      /直接要求(?:保证人|担保人|丙方)|的含义|(?:未|没有)在保证期间|责任(?:即|当然|随之)?消灭|届满之?日?(?:起|后)[^。；]{0,8}(?:年|月)|之日起[一二三两\d]+(?:年|个月)|抵押权|质权|利息|保证(?:按|及时|如期|将)|责任依法消灭|^[\d.、（）\s]{0,8}本(?:合同|协议)[^，。；]{0,24}生效|(?:签章|签字|签署|盖章|签订)[^。；]{0,10}生效，至/,
    judge: ({ sentence: { text } }, { type: { type } }) =>
      type === 'guarantee' || type === 'loan' || namesSurety.test(text) ? {} : null,
  }),
  missingClause({
    id: 'validity.company-guarantee-no-resolution',
    title: '公司担保未提及内部决议',
    family: 'validity',
    types: ['guarantee'],
    levels: levels('M/M/M'),
    examines: '公司提供担保的，是否约定提交股东会或者董事会决议',
    reason: '公司为他人提供担保须经董事会或者股东会决议；债权人未审查决议的，担保可能对公司不发生效力。',
    basis: [
      companyLaw(
        '第十五条',
        '公司为他人提供担保，按照章程由董事会或者股东会决议；为股东或者实际控制人担保的，须经股东会决议。',
      ),
      guaranteeInterpretation('第七条', '法定代表人越权担保且相对人非善意的，担保合同对公司不发生效力。'),
    ],
    suggestion:
      '担保人应于本合同签订时向债权人提交其股东会（或者董事会）同意提供本担保的有效决议及公司章程，该决议由双方各执一份。',
    applies: (contract) => guarantors(contract).some(({ name }) => name?.includes('公司') === true),
    present:
      /(?:股东会|股东大会|董事会|股东)[^，。；]{0,14}(?:决议|决定|同意|批准)|公司章程|内部(?:决策|审议|决议|授权|批准)/,
    proof:
      /(?:股东会|股东大会|董事会|股东)[^，。；]{0,14}(?:决议|决定|同意|批准)|(?:已|经)[^。；]{0,8}内部(?:决策|审议|决议|授权|批准)/,
    proofUnless: /无须|无需|不需|不必|未/,
    after: /保证|担保|声明/,
  }),
];

const GUARANTOR = /保证人|担保人|保证方|担保方|抵押人|出质人|反担保/;
const PUBLIC_BODY =
  /(?:人民政府|政府|财政局|教育局|管理局|公安局|街道办事处|村民委员会|居民委员会|村委会|居委会|管理委员会|学校|中学|小学|大学|学院|幼儿园|医院|卫生院|卫生服务中心|养老院|敬老院|福利院|图书馆|博物馆)$/;

/** The third party is meant when nobody is named, and only where it secures something. */
function guarantors(contract: Contract): readonly Party[] {
  const { parties } = contract;
  const named = parties.filter((party) =>
    [party.label, ...party.aliases].some((word) => GUARANTOR.test(word)),
  );
  if (named.length > 0) return named;
  return says(
    contract,
    /丙方[^。；]{0,40}(?:(?:承担|提供|作为|负|愿)[^，。；]{0,14}(?:保证|担保|连带|偿还|清偿)|连带|代偿|代为(?:偿|清|还)|保证人|担保人|作保|提供[^，。；]{0,10}(?:抵押|质押))|丙方[^。；]{0,20}[为对就][^，。；]{0,24}(?:担保|保证|抵押|质押|负责)/,
  )
    ? parties.filter(({ label }) => label === '丙方')
    : [];
}

/** 丙方 may be anybody: a school that receives a gift, an agent, a consignee. */
function isGuarantor(contract: Contract, { label, aliases }: Party): boolean {
  if ([label, ...aliases].some((word) => GUARANTOR.test(word))) return true;
  const promise = new RegExp(
    `(?:${label}|其)[^。；]{0,40}(?:担保|(?:连带|一般)(?:责任)?保证|保证(?:责任|人)|连带(?:清偿)?责任|代为(?:清偿|偿还))`,
  );
  return findSentences(contract, promise, /质量|真实|保证金/).length > 0;
}

function promisesOfGuarantee(contract: Contract) {
  const words = guarantors(contract).flatMap(({ label, aliases }) => [label, ...aliases]);
  const byName =
    words.length === 0
      ? []
      : findSentences(
          contract,
          new RegExp(`(?:${words.join('|')})[^。；]{0,40}(?:担保|保证|负责|代偿|偿还|承担)`),
          NO_PROMISE,
        );
  const said = findSentences(
    contract,
    /(?:承担|提供|负)[^，。；]{0,10}(?:担保责任|保证责任|保证担保|担保|保证)(?!金|书|质量)|作保|(?:担保|保证)之责|作(?:为)?担保/,
    NO_PROMISE,
  );
  return [...byName, ...said].sort((one, other) => one.sentence.start - other.sentence.start);
}

const KIND =
  /连带(?:责任)?(?:的)?(?:保证|担保|清偿|偿还|还款)|(?:保证|担保|保证人|担保人|[丙丁]方|乙方)[^。；]{0,30}连带|一般保证|先诉抗辩/;

const NO_PROMISE =
  /质量|保证金|售后|真实|瑕疵|抵押|质押|保函|权利|(?:身份证|地址|住所|电话)|^(?:甲方|乙方|丙方|丁方|保证人|担保人|连带保证人)[^：，]{0,8}：/;

function publicGuarantor(contract: Contract) {
  const findings: Finding[] = guarantors(contract)
    .filter((party) => isGuarantor(contract, party))
    .filter(({ name }) => name !== null && PUBLIC_BODY.test(name.replace(/[（(][^（）()]*[）)]$/, '')))
    .map(({ span }) => ({ span }));
  if (findings.length > 0) return hitOrPassed(findings);
  const said = findSentences(
    contract,
    /(?:人民政府|财政局|教育局|管理局|管委会|管理委员会|街道办事处|村民委员会|居民委员会|村委会|学校|中学|小学|大学|学院|幼儿园|医院|卫生院|养老院|福利院)(?:）)?(?:自愿|同意|愿意|作为|为|以|对|就|将|出具|承诺|提供)[^。；]{0,60}(?:提供[^，。；]{0,14}(?:保证|担保)|(?:保证|担保)(?:人|方)|承担[^，。；]{0,8}(?:保证|担保)责任)|(?:保证人|担保人|保证方|担保方)[^，。；]{0,4}[：为系由][^，。；]{0,30}(?:人民政府|财政局|学校|中学|小学|大学|幼儿园|医院|卫生院|村民委员会|居民委员会)(?![^，。；]{0,10}公司)/,
    /不得|并非|有限公司/,
  );
  return hitOrPassed(said.map(({ sentence }) => ({ span: sentence })));
}
