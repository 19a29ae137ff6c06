/**
 * The shapes of one-sided terms in any contract: discretion without recourse, own duties disclaimed, whatever the
 * cause, what was paid is lost. They speak up only where no rule with a name of its own does.
 */
import { levels } from '../../checks/build-rule.ts';
import { bearerAt, levelsAgainst, otherSide } from '../../checks/find-side.ts';
import { civilCode } from '../../checks/laws.ts';
import { provisionRule } from '../../checks/provision-rule.ts';
import type { Rule } from '../../rule.ts';

const unfair = civilCode(
  '第四百九十七条',
  '格式条款不合理地免除或者减轻自己责任、加重对方责任、限制或者排除对方主要权利的无效。',
);

export const shapeRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.discretion-without-recourse',
    title: '一方可以单方决定，对方不得异议或者索赔',
    family: 'validity',
    yields: true,
    levels: levels('M/M/M'),
    examines: '一方单方决定重要事项时，对方是否被排除异议、补偿或者退出的权利',
    reason:
      '一方可以自行变更、调整或者决定影响对方利益的事项，对方只能接受、不得异议或者索赔，权利义务明显失衡，作为格式条款可能无效。',
    basis: [unfair, civilCode('第五百四十三条', '当事人协商一致，可以变更合同。')],
    suggestion:
      '上述变更应提前【30】日书面通知并经对方书面同意；对方不同意的，按原约定执行，或者可以解除合同并结算已履行的部分。',
    ways: [
      [
        /(?:有权|可以?|得|保留)[^，。；]{0,12}(?:随时|自行|单方|酌情|视|根据|依据|参照|按[其照]|任意|不经)[^。；]{0,24}(?:调整|变更|更改|改变|更换|缩小|扩大|增设|增加|提高|减少|取消|暂停|停止|收回|指定|安排|决定|确定|调换|修改|重新)|由(?:PAYER|PERFORMER|平台|总部|厂家|公司)(?:自行|单方|随机|统一|全权)?(?:决定|确定|安排|调整|指定)/,
        /(?:不得|无权|不能|不可)[^，。；]{0,14}(?:异议|主张|索赔|要求|追究|拒绝|拒付|反对|解除|退)|放弃|(?:不持|无|没有)(?:任何)?异议|(?:均|应|须|必须|只能)(?:予|无条件)?(?:接受|服从|执行|遵照|照办|配合)|视为(?:同意|接受|认可)|不(?:承担|予|作|做|另|补|退)[^，。；]{0,8}(?:责任|补偿|赔偿|退还|补|退)|概不/,
      ],
    ],
    unless:
      /协商一致|双方|书面同意|经[^，。；]{0,10}(?:同意|确认|认可)|不可抗力|违约|整改|法律|法规|国家|主管部门|安全|紧急|验收|质量|不合格|合理(?:理由|范围)|提前[^，。；]{0,10}(?:日|天|月)[^。；]{0,20}(?:可以?|有权)[^。；]{0,10}(?:解除|退)|催告|依法|(?:对方|PAYER|PERFORMER)(?:可以?|有权)(?:解除|终止|拒绝|不接受)|相应(?:调整|顺延|增加|补偿|减)/,
    judge: ({ sentence, match }, contract) => {
      const actor = bearerAt(contract, sentence, match.index + 2);
      return actor === 'payer' || actor === 'performer'
        ? { levels: { ...levelsAgainst(otherSide(actor), 'medium'), neutral: 'medium' } }
        : {};
    },
  }),
  provisionRule({
    id: 'liability.own-duty-disclaimed',
    title: '一方对自己的履行概不负责',
    family: 'liability',
    yields: true,
    levels: levels('M/-/M'),
    examines: '提供货物、服务的一方是否对质量、效果、真实性、时限等自己的义务不承担责任',
    reason: '提供货物、服务的一方对自己应当履行的内容不保证、不负责，对方付了款却没有可以追究的责任。',
    basis: [
      unfair,
      civilCode('第五百七十七条', '不履行义务或者履行不符合约定的，应当承担继续履行、补救或者赔偿等责任。'),
    ],
    suggestion:
      '{performer}应对其履行的质量、时限和真实性负责；不符合约定的，应在【】日内补救，并赔偿{payer}因此受到的损失。',
    ways: [
      [
        /质量|效果|性能|品质|真实性|准确性|合法性|完整性|时效|延误|迟延|延迟|晚到|差错|错误|故障|中断|丢失|短少|损坏|毁损|瑕疵|缺陷|漏|失误|可用性|指标|未达(?:到|标)/,
        /(?:PERFORMER|经营者|商家|平台|总部|厂家)[^，。；]{0,12}(?:概不|不(?:承担|负|作|做|保证|予|再)|无[须需]|免(?:于|除|责))[^，。；]{0,14}(?:责任|负责|保证|担保|赔|补偿|承诺|义务|退|换)|与(?:PERFORMER)(?:无关|无涉)|不属于(?:PERFORMER)[^，。；]{0,4}(?:责任|义务)|不补不退|不退不补|概不(?:负责|退|补|赔)|未达(?:到|标)[^，。；]{0,6}不予(?:赔偿|补偿)|(?:仅|只)退(?:还)?[^，。；]{0,14}(?:费|款|%|部分)|不承担其他(?:任何)?责任/,
      ],
      [
        /(?<!因)(?:PERFORMER)[^，。；]{0,10}(?:逾期|迟延|延迟|未(?:按|能)|延误)[^，。；]{0,20}，(?:概|均|亦|也)?(?:概不|不(?:承担|负)|无[须需](?:承担|赔)|免(?:于|除|责))/,
      ],
    ],
    unless:
      /不因[^，。；]{0,20}(?:免|减)|因(?:PAYER|对方|不可抗力|第三)[^，。；]{0,16}|(?:PAYER)[^，。；]{0,10}(?:原因|自行|擅自|提供|未|违反|使用不当|操作不当|要求|指定|过错)|不可抗力|除外|但(?:是)?|质保期(?:满|届满|外)|超(?:过|出)(?:质保|保修|异议)|正常损耗|自然损耗|合理损耗|政府|故意|不(?:因此)?免除|双方|保密|违约金|不承担(?:保证|连带|担保)责任/,
  }),
  provisionRule({
    id: 'liability.regardless-of-cause',
    title: '不论原因一律由一方承担',
    family: 'liability',
    yields: true,
    levels: levels('M/M/M'),
    examines: '是否约定不论谁的原因、任何变化都由一方承担费用、损失或者继续履行',
    reason: '不论原因、不分过错一律由一方承担，把对方的过错和不可控的风险也转给了该方。',
    basis: [unfair, civilCode('第五百九十二条', '双方都违反合同的，应当各自承担相应的责任。')],
    suggestion:
      '因一方原因造成的，由该方承担；双方都有过错的，按过错承担；因不可抗力造成的，按法律规定处理。',
    ways: [
      [
        /(?:不论|无论|不管|不问)[^，。；]{0,14}(?:原因|理由|缘由|情形|情况|责任|过错|如何|与否|何方|谁)|(?:因|在)?任何(?:原因|情况|情形|理由)(?:下)?/,
        /(?:均|都|一律|全部|概|仍)?由(?:PAYER|PERFORMER)[^，。；]{0,8}(?:自行)?(?:承担|负责|负担|赔偿|解决|消化)|(?:PAYER|PERFORMER)(?:均|仍|一律|都|亦)(?:应|须|需)[^，。；]{0,16}(?:支付|承担|赔偿|履行|付清|补足)|(?:合同价|价款|价格|费用|租金|工期)[^，。；]{0,8}(?:一律|均|概)?不(?:予|作|得|再)?(?:调整|减|退|顺延|变)/,
      ],
    ],
    unless:
      /因(?:PAYER|PERFORMER)(?:的)?(?:原因|过错|违约)|过错方|责任方|各自|双方|不可抗力[^，。；]{0,6}除外|保密|终止(?:后|时)[^，。；]{0,14}(?:返还|归还|结清|移交)|据实|按(?:实际|比例)|除外/,
    judge: ({ sentence, match }, contract) => {
      const bearer =
        bearerAt(contract, sentence, sentence.text.length) ?? bearerAt(contract, sentence, match.index);
      return bearer === 'payer' || bearer === 'performer'
        ? { levels: { ...levelsAgainst(bearer, 'medium'), neutral: 'medium' } }
        : {};
    },
  }),
  provisionRule({
    id: 'termination.payments-forfeited',
    title: '一有违约，已付款项全部归对方',
    family: 'termination',
    yields: true,
    levels: levels('M/M/M'),
    examines: '是否约定逾期、违约、退出时已付的全部款项归对方所有',
    reason: '不论已经履行多少、损失多大，已付款项全部归对方，相当于畸高的违约金，可以请求酌减。',
    basis: [
      civilCode('第五百六十六条', '合同解除后可以请求恢复原状、采取其他补救措施并赔偿损失。'),
      civilCode('第五百八十五条', '违约金过分高于造成的损失的，可以请求适当减少。'),
    ],
    suggestion:
      '合同解除的，按已履行的部分结算，其余已付款项应在【10】日内退还；违约方按合同总价的【10】%承担违约金。',
    ways: [
      [
        /(?:已|所|前期|先前|此前)(?:经)?(?:支付|缴纳|交纳|付|缴|交|投入|出资)(?:的)?[^，。；]{0,12}(?:款|费|金|价|元|资金|部分|出资)|预付款|首付款|房款|保证金|全部款项/,
        /归(?:PAYER|PERFORMER|对方|守约方|另一方|其他(?:方|合伙人|股东)|公司|出卖人|总部)|不(?:予|再|得)?(?:退还|返还|退|返|结算)|没收|抵作(?:违约金|赔偿|对价)|作为(?:违约金|赔偿|对价|补偿)/,
        /逾期|违约|未(?:按|能|在)|退出|解除|终止|解约|中途|反悔|取消/,
      ],
    ],
    unless:
      /定金|双倍|据实|按(?:实际|比例|已)|扣除[^，。；]{0,16}后[^，。；]{0,8}(?:退|返)|多退少补|租赁物|工资|投标|相应(?:部分|款项)|超过部分|仅|不得/,
  }),
];
