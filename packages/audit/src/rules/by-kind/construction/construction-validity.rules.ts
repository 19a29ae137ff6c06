/** Building works: permits, qualification, waived rights, quality and safety. */
import { type Contract, readNumber, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, notApplicable } from '../../../checks/build-rule.ts';
import { civilCode, constructionInterpretation, constructionLaw } from '../../../checks/laws.ts';
import { anyOf, notLiable } from '../../../checks/words.ts';
import type { Rule } from '../../../rule.ts';
import { constructionQualityRegulation } from '../../commercial-laws.ts';
import { anyKind, provisionsWith } from '../provision.ts';
import { buildingSafetyRegulation } from './construction.laws.ts';
import { employer, isBuilding, isConstruction, isSupervision } from './construction.words.ts';

const provision = provisionsWith('payer');

const priority = /优先受偿|优先权|优先于|先于其他|优先清偿|优先支付/;
const sold = /折价|拍卖|变卖|工程(?:价)?款|价款|受偿/;
/** Height of a building in metres by class of general contractor. */
const heightByGrade: readonly (readonly [RegExp, number])[] = [
  [/(?:总承包|资质|等级)[^，。；]{0,8}[三叁3]级|[三叁]级(?:总承包|资质)?/, 50],
  [/(?:总承包|资质|等级)[^，。；]{0,8}[二贰2]级|[二贰]级(?:总承包|资质)?/, 100],
];

/** 证上批的是两层, 实际建三层. */
const permittedFloors =
  /(?:批准|批的|审批|许可|规划)[^。；]{0,24}?(?<floors>[一二两三四五六七八九十\d]{1,2})层/;
const builtFloors =
  /(?:实际|加建|加盖|改建|改为|多建|约定建|另建)[^。；]{0,8}?(?<floors>[一二两三四五六七八九十\d]{1,2})层/;

export const constructionValidityRules: readonly Rule[] = [
  provision({
    id: 'validity.works-priority-waived',
    title: '放弃建设工程价款优先受偿权',
    family: 'validity',
    levels: levels('M/H/H'),
    examines: '承包人是否没有放弃、限制建设工程价款优先受偿权',
    reason:
      '放弃或者限制优先受偿权损害建筑工人利益的，发包人据此主张承包人不享有优先权的不予支持；承包人失去最重要的收款保障。',
    basis: [
      civilCode('第八百零七条', '发包人逾期不支付价款的，承包人可以就工程折价或者拍卖的价款优先受偿。'),
      constructionInterpretation('第四十二条', '约定放弃或者限制优先受偿权损害建筑工人利益的，不予支持。'),
    ],
    suggestion: '承包人依法享有建设工程价款优先受偿权，任何融资安排不影响该权利。',
    applies: isConstruction,
    ways: [
      [
        priority,
        sold,
        /放弃|不(?:得|再|就|享有|主张|行使|提出|会|向|要求)|无权|劣后|让渡|后于|次于|承诺不|同意[^，。；]{0,10}(?:银行|抵押权|债权人)优先/,
      ],
    ],
    unless: /不(?:影响|得要求|得限制)|依法享有|有权[^，。；]{0,14}优先受偿|不得放弃|不(?:构成|视为|意味)/,
  }),
  {
    id: 'validity.qualification-too-low',
    title: '超越资质等级承揽工程',
    family: 'validity',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '承包人的资质等级与建筑高度是否相符',
    reason:
      '超越资质等级订立的施工合同无效：建筑工程施工总承包三级可承担高度五十米以下、二级可承担一百米以下的建筑工程。',
    basis: [
      constructionInterpretation('第一条', '承包人未取得建筑业企业资质或者超越资质等级的，施工合同无效。'),
      constructionLaw(
        '第二十六条',
        '承包单位应当在其资质等级许可的业务范围内承揽工程；三级资质可承担高度50米以下、二级100米以下的建筑工程。',
      ),
    ],
    suggestion: '由具有与本工程规模相适应资质等级的施工企业承包，资质证书由双方各执一份。',
    check(contract) {
      return isConstruction(contract) ? hitOrPassed(overQualified(contract)) : notApplicable;
    },
  },
  provision({
    id: 'validity.works-permit-missing',
    title: '未取得规划、施工许可即施工',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '是否在没有规划许可、施工许可的情况下签约、开工',
    reason: '未取得建设工程规划许可证等规划审批手续的施工合同无效；未领取施工许可证不得开工。',
    basis: [
      constructionInterpretation(
        '第三条',
        '发包人未取得建设工程规划许可证等规划审批手续的，施工合同无效，起诉前取得的除外。',
      ),
      constructionLaw('第七条', '建筑工程开工前，建设单位应当领取施工许可证，限额以下的小型工程除外。'),
    ],
    suggestion:
      '发包人应在开工前取得建设工程规划许可证和施工许可证；未取得的，开工日期顺延，发包人赔偿停工损失。',
    applies: isBuilding,
    ways: [
      [
        /规划许可|施工许可|规划审批|报建|开工手续|审批手续|许可证|立项/,
        /(?:尚未|未|没有|暂未|无|正在|尚在|补办|后补|待)[^，。；]{0,12}(?:取得|办理|办妥|申领|领取|补办|批准|办下)?|(?:正在|后续|边)[^，。；]{0,6}办理|办理(?:中|之中)/,
        /先行|开工|施工|进场|不影响|同意|边|后补|补办|承担|知悉|责任/,
      ],
      [permittedFloors, builtFloors],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|顺延|应(?:当)?(?:在|于)?开工前|由甲方[^，。；]{0,10}办(?:理|妥)|发包人(?:应|负责)|安全生产许可证|排污|夜间|不涉及[^，。；]{0,6}结构/,
    judge: ({ text }) => {
      const permitted = floorsIn(permittedFloors, text);
      const built = floorsIn(builtFloors, text);
      if (permitted === null || built === null) return {};
      return built > permitted ? { detail: `许可为${permitted}层，约定建${built}层` } : null;
    },
  }),
  provision({
    id: 'validity.use-before-acceptance',
    title: '未经竣工验收先行使用',
    family: 'validity',
    levels: levels('H/M/H'),
    examines: '是否约定未经竣工验收即投入使用、交付',
    reason:
      '建设工程未经验收或者验收不合格的不得交付使用；发包人擅自使用后，一般不能再以使用部分质量不合格主张权利。',
    basis: [
      civilCode(
        '第七百九十九条',
        '建设工程竣工经验收合格后，方可交付使用；未经验收或者验收不合格的，不得交付使用。',
      ),
      constructionLaw('第六十一条', '未经验收或者验收不合格的，不得交付使用。'),
    ],
    suggestion: '工程经竣工验收合格后方可交付使用；确需提前使用部分工程的，应先对该部分组织验收并办理移交。',
    applies: isConstruction,
    ways: [
      [
        /(?:未|尚未|没有|无须|无需|不)[^，。；]{0,8}(?:竣工)?验收|验收(?:合格)?(?:之)?前|(?:竣工|组织)[^，。；]{0,4}验收(?:之)?前|边(?:验收|施工)边使用|提前(?:使用|进驻|入住|启用|投产)/,
        /使用|进驻|入住|启用|投产|交付|占用|投入|搬入|开业|营业/,
        /可以?|有权|得|先行|先|同意|允许|应予配合|提前/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|禁止|擅自使用|擅自|使用的，|未经验收[^。；]{0,20}(?:视为|承担|不能)|隐蔽工程|材料|部分验收|保管|应先(?:行)?(?:办理|组织|进行)[^，。；]{0,16}验收/,
  }),
  provision({
    id: 'validity.works-schedule-compressed',
    title: '任意压缩工期、降低质量安全标准',
    family: 'validity',
    levels: levels('M/H/H'),
    examines: '发包人是否不得任意压缩工期或者要求降低质量、安全标准',
    reason: '发包单位不得任意压缩合理工期，不得明示或者暗示违反工程建设强制性标准、降低工程质量。',
    basis: [
      constructionQualityRegulation(
        '第十条',
        '发包单位不得任意压缩合理工期，不得明示或者暗示违反强制性标准、降低工程质量。',
      ),
      buildingSafetyRegulation(
        '第七条',
        '建设单位不得提出不符合安全生产强制性标准的要求，不得压缩合同约定的工期。',
      ),
    ],
    suggestion:
      '工期应符合工期定额和施工规范，发包人不得任意压缩；确需赶工的，应采取保证质量安全的措施并承担赶工费。',
    applies: anyKind(isBuilding, isSupervision),
    ways: [
      [
        /(?:压缩|缩短|提前)[^，。；]{0,14}(?:工期|竣工|完工|交付)|工期[^，。；]{0,10}(?:压缩|缩短|提前)|赶工|抢工/,
        employer,
        /无条件|有权|可将|可以|不得提出异议|随时|任意|不(?:另|增加|支付|计|调整|予)[^，。；]{0,8}(?:费|补偿|价款)|单方/,
      ],
      [
        /(?:法定|定额|合理)工期[^，。；]{0,10}(?:压缩|缩短|减半|一半)|(?:压缩|缩短)[^，。；]{0,8}(?:法定|定额|合理)工期/,
        /./,
      ],
      [
        /(?:降低|放宽|低于|简化|减少)[^，。；]{0,16}(?:质量|标准|强度|配筋|安全|防火|等级|检测|验收)|偷工减料|以次充好/,
        /可以?|有权|同意|允许|要求|认可/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|禁止|严禁|赶工费由|(?<!不|另行|不予)支付赶工|不(?:降低|低于)|协商/,
  }),
  provision({
    id: 'validity.works-safety-shifted',
    title: '安全事故与发包人、总包无关',
    family: 'validity',
    levels: levels('M/H/H'),
    examines: '是否约定安全事故、人身伤亡一概由承包人（分包人）承担',
    reason:
      '建设单位、总承包单位对施工安全有法定责任，总承包单位与分包单位对分包工程的安全承担连带责任，不能以约定免除。',
    basis: [
      buildingSafetyRegulation(
        '第二十四条',
        '总承包单位对施工现场安全生产负总责，与分包单位对分包工程的安全承担连带责任。',
      ),
      civilCode('第五百零六条', '造成对方人身损害的免责条款无效。'),
    ],
    suggestion: '各方按照法律规定和过错承担安全责任；因发包人（总包人）原因造成的事故，由其承担责任。',
    applies: isConstruction,
    ways: [
      [
        /安全(?:生产)?(?:事故|责任)|伤亡|工伤|人身(?:伤害|损害)|事故/,
        anyOf(notLiable, /(?:一切|全部|所有|任何|均|概)[^，。；]{0,16}(?:由|归)(?:乙方|承包|分包|施工|丙方)/),
        /甲方|发包|总包|总承包|建设单位|业主|乙方|承包|分包/,
      ],
    ],
    unless:
      /甲方(?:原因|过错|责任)|发包人(?:原因|过错|责任)|(?:因|由于)(?:乙方|承包人|分包人|承包方)[^，。；]{0,10}(?:原因|过错|违规|违章|管理)|各自|依法承担/,
  }),
];

function overQualified(contract: Contract) {
  const said = sentencesOf(contract).filter(
    ({ text }) =>
      /资质|总承包/.test(text) &&
      /[二三贰叁]级/.test(text) &&
      !/以上|不低于|及以上|防火|耐火|抗震|负荷|质量/.test(text),
  );
  return said.flatMap((sentence) => {
    const limit = heightByGrade.find(([grade]) => grade.test(sentence.text))?.[1];
    if (limit === undefined) return [];
    const tall = sentencesOf(contract).find(({ text }) => {
      const height =
        /(?:高度|檐高|檐口|建筑高|总高|楼高)[^，。；]{0,8}?([\d.]+)(?:米|m)/i.exec(text)?.[1] ?? '';
      return (readNumber(height) ?? 0) > limit;
    });
    return tall === undefined ? [] : [{ span: sentence, related: [tall] }];
  });
}

function floorsIn(words: RegExp, text: string): number | null {
  const floors = words.exec(text)?.groups?.floors;
  return floors === undefined ? null : readNumber(floors);
}
