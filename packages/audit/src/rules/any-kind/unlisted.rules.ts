/**
 * Burdens for which no rule has a name: sentences that read like one-sided, unlawful or open terms of any kind. The check itself finds
 * nothing; `recognise/unlisted-burdens.ts` finds the sentences and gives each to the first shape whose words it has.
 */
import { absent, levels } from '../../checks/build-rule.ts';
import { civilCode } from '../../checks/laws.ts';
import type { LegalBasis, Rule, RuleFamily } from '../../rule.ts';

const unfair = civilCode(
  '第四百九十七条',
  '格式条款不合理地免除或者减轻自己责任、加重对方责任、限制或者排除对方主要权利的无效。',
);
const fair = civilCode('第六条', '民事活动应当遵循公平原则，合理确定各方的权利和义务。');

interface Shape {
  readonly id: string;
  readonly title: string;
  readonly family: RuleFamily;
  readonly examines: string;
  readonly reason: string;
  readonly basis: readonly LegalBasis[];
  readonly suggestion: string;
  /** What a sentence of this shape says. */
  readonly words: RegExp;
}

/** The first one that fits names the finding. */
const shapes: readonly Shape[] = [
  {
    id: 'liability.unlisted-exemption',
    title: '一方的责任被免除或者减轻',
    family: 'liability',
    examines: '是否有其他免除、减轻一方责任的约定',
    reason: '该约定免除或者减轻了一方本应承担的责任，另一方受到的损失没有人承担。',
    basis: [
      unfair,
      civilCode('第五百零六条', '造成对方人身损害，或者因故意、重大过失造成对方财产损失的免责条款无效。'),
    ],
    suggestion: '把免责限于不可抗力和对方原因，并写明一方违约时应当承担的责任。',
    words:
      /(?:不(?:再|予|需|用|必|应)?|无[须需]|概不|免(?:予|于|除)?)[^，。；]{0,6}(?:承担|负责|赔偿|补偿|担责|责任|违约金)|与[^，。；]{1,10}无(?:关|涉)|不(?:构成|视为|算|属于|作为)[^，。；]{0,6}违约|免责|(?:仅|只|以)[^，。；]{0,20}为限/,
  },
  {
    id: 'validity.unlisted-waiver',
    title: '一方放弃或者不得行使权利',
    family: 'validity',
    examines: '是否有其他使一方放弃权利、不得主张权利的约定',
    reason: '该约定使一方事先放弃或者不得行使依法享有的权利，事后没有救济。',
    basis: [unfair, fair],
    suggestion: '删去放弃权利的约定，或者写明在什么条件下、以什么方式行使该项权利。',
    words:
      /放弃|无权|丧失|不(?:得|能|可|再|提出|持|享有|享受)[^，。；]{0,16}(?:要求|主张|提出|异议|查阅|检查|检测|拒绝|解除|退|索赔|追究|请求|起诉|抗辩|减免|优先|复核|更换|变更|中止|享受|享有|参与|干涉|过问|另行)|(?:不|无)(?:提出)?异议/,
  },
  {
    id: 'validity.unlisted-deeming',
    title: '以“视为”推定对一方不利的后果',
    family: 'validity',
    examines: '是否有其他以沉默、逾期或者某种事实推定不利后果的约定',
    reason: '该约定以推定代替当事人的真实意思或者事实，一方可能在不知情时承担不利后果。',
    basis: [
      civilCode('第一百四十条', '沉默只有在有法律规定、当事人约定或者符合交易习惯时，才可以视为意思表示。'),
      unfair,
    ],
    suggestion: '写明合理的期限、通知和催告程序，并保留相反证据可以推翻推定的余地。',
    words: /视为|视同|视作|即(?:构成|告|为)|推定|当作|默认/,
  },
  {
    id: 'property.unlisted-taking',
    title: '款项、收益、成果或者财产归一方所有',
    family: 'property',
    examines: '是否有其他使利益、成果或者财产单方面归一方所有的约定',
    reason: '该约定使款项、收益、成果或者财产归一方所有，另一方没有相应的对价或者结算。',
    basis: [fair, civilCode('第五百八十五条', '约定的违约金过分高于造成的损失的，可以请求适当减少。')],
    suggestion: '按各方的投入和履行情况分配，写明结算、返还的标准和期限。',
    words: /归[^，。；]{1,14}|无偿|不(?:予|再|作)?(?:退还|返还|退|结算|分配|找补|抵扣)|没收|全部留/,
  },
  {
    id: 'validity.unlisted-discretion',
    title: '一方可以单方决定、变更或者不经通知行事',
    family: 'validity',
    examines: '是否有其他由一方单方决定、变更，或者不经通知、同意行事的约定',
    reason: '该约定由一方单方决定或者变更影响对方利益的事项，对方不能参与，也没有监督和退出的办法。',
    basis: [civilCode('第五百四十三条', '当事人协商一致，可以变更合同。'), unfair],
    suggestion:
      '写明决定或者变更的条件和标准，提前【】日书面通知并取得对方书面同意；对方不同意的，可以按原约定履行或者解除合同。',
    words:
      /自行|单方|随时|直接|任意|酌情|全权|有权|自主|(?:可以?|得)(?:根据|视|按|将|把|在|对|向|要求|从|以|不)|(?:由|以)[^，。；]{1,16}(?:决定|确定|指定|核定|认定|解释|为准|掌握|安排)|(?:无|不)(?:须|需|必|用|再|经)[^，。；]{0,8}(?:通知|告知|同意|批准|公布|说明|催告|提供|评估|审阅|征得|确认|另行)/,
  },
  {
    id: 'liability.unlisted-burden',
    title: '费用、风险或者责任转由一方承担',
    family: 'liability',
    examines: '是否有其他使费用、风险、责任由一方承担的约定',
    reason: '该约定把费用、风险或者责任放在一方身上，没有区分原因和过错，也没有上限。',
    basis: [fair, unfair],
    suggestion: '按原因和过错分担：由造成的一方承担；双方都有责任的按责任分担；并约定承担的上限。',
    words:
      /(?:由|向)[^，。；]{1,20}(?:承担|负担|负责|支付|赔偿|赔付|缴纳|出资|补足)|自(?:行)?(?:承担|负|理|担)|(?:应|须|需)[^，。；]{0,20}(?:支付|赔偿|承担|补足|补交|退还|返还)|加收|扣(?:除|减|罚|发)|罚/,
  },
  {
    id: 'subject.unlisted-vague',
    title: '重要事项约定不明',
    family: 'subject',
    examines: '是否有其他留待以后决定或者没有标准的重要约定',
    reason: '该约定没有明确的标准、时间或者数额，履行时容易发生争议，也难以追究责任。',
    basis: [
      civilCode(
        '第五百一十条',
        '没有约定或者约定不明确的，可以协议补充；不能达成的按有关条款或者交易习惯确定。',
      ),
    ],
    suggestion: '写明标准、数额、时间和达不到时的后果。',
    words:
      /另行|届时|以后|日后|再(?:议|定|商|行)|争取|尽(?:量|快|力|早)|视[^，。；]{1,12}(?:而定|情况)|适当|合理|酌|相关|有关|协商|若干|大约|左右/,
  },
];

/** A sentence without the words of any shape. */
const other: Omit<Shape, 'words'> = {
  id: 'validity.unlisted-term',
  title: '表述与不利或者违规的约定相近',
  family: 'validity',
  examines: '是否有其他与不利或者违规约定相近的表述',
  reason: '该约定与合同中常见的不利或者违反规定的约定表述相近，需要人工判断。',
  basis: [fair],
  suggestion: '核对该约定是否符合法律规定、是否对己方不利，必要时改写或者删去。',
};

function unlistedRule({ words: _, ...shape }: Omit<Shape, 'words'> & { readonly words?: RegExp }): Rule {
  return {
    ...shape,
    types: 'all',
    levels: levels('M/M/M'),
    yields: true,
    editMode: 'none',
    check: () => absent,
  };
}

export const unlistedRules: readonly Rule[] = [...shapes, other].map(unlistedRule);

/** 不得以停水、停电等方式迫使…搬离, 学员未经许可不得离开校区: a ban that protects somebody takes nothing away. */
const protecting =
  /不得(?:以|采取|采用|通过|使用)[^。；]{0,40}(?:方式|手段|措施)|^[^，。；]{0,40}(?:看护|陪护|照看)[^。；]{0,20}不得离开|提(?:交|请)[^，。；]{2,14}仲裁委员会[^，。；]{0,12}仲裁/;

export function isProtecting(text: string): boolean {
  return protecting.test(text);
}

export function hasShape(text: string): boolean {
  return shapes.some(({ words }) => words.test(text));
}

/** The rule under which a sentence is shown. */
export function unlistedRuleFor(text: string): string {
  return shapes.find(({ words }) => words.test(text))?.id ?? other.id;
}
