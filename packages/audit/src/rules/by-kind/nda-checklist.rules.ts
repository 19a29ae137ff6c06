/** What a good agreement of secrecy speaks of. Its absence is no risk by itself, so these rows are only answered: met, or not spoken of. */
import { levels } from '../../checks/build-rule.ts';
import { civilCode } from '../../checks/laws.ts';
import type { Rule } from '../../rule.ts';
import { rulesOf } from './provision-rule.ts';

const { absence } = rulesOf(({ type }) => type.type === 'confidentiality');

const secrets = civilCode(
  '第五百零一条',
  '当事人在订立合同过程中知悉的商业秘密或者其他应当保密的信息，不得泄露或者不正当地使用。',
);
const performance = civilCode(
  '第五百零九条',
  '当事人应当遵循诚信原则，根据合同的性质、目的和交易习惯履行通知、协助、保密等义务。',
);

export const ndaChecklistRules: readonly Rule[] = [
  absence({
    id: 'confidentiality.nda-purpose-unspoken',
    proofUnless: /^(?!.*(?:信息|资料|图纸|数据|文件|样品|秘密|技术|文档|内容))|(?:以外|之外)的?事[项宜]/,
    title: '没有限定保密信息的使用目的',
    levels: levels('-/-/-'),
    examines: '是否限定保密信息只能用于约定的目的',
    reason: '没有限定目的，接收方把信息用于合作以外的事项时难以认定违约。',
    basis: [secrets],
    suggestion: '接收方只能为约定的合作目的使用保密信息，不得用于其他用途。',
    present:
      /(?:(?<!不)仅|只能?|(?<!不|不仅)限于|专门)[^。；]{0,24}(?:用于|使用|目的|用途)|(?:目的|用途|事项)(?:以外|之外)|不得[^。；]{0,16}(?:用于|用作)[^。；]{0,12}(?:其他|任何其他|自身|本协议)/,
    proof: 'present',
    after: /保密义务|义务|使用/,
  }),
  absence({
    id: 'confidentiality.nda-recipients-unspoken',
    title: '没有限定可以接触保密信息的人员',
    levels: levels('-/-/-'),
    examines: '是否限定可以接触保密信息的人员',
    reason: '没有限定人员范围，信息在接收方内部扩散后难以追查。',
    basis: [secrets],
    suggestion: '接收方只能向为约定目的确有必要知悉的雇员和专业顾问提供保密信息。',
    present:
      /(?:需要|必要|必须|确需|有必要)[^。；]{0,10}(?:知悉|知道|知晓|接触|了解)|(?:(?<!不)仅|只|(?<!不|不仅)限于)[^。；]{0,20}(?:雇员|员工|人员|顾问)|知悉范围/,
    after: /保密义务|义务|使用/,
  }),
  absence({
    id: 'confidentiality.nda-recipients-bound-unspoken',
    title: '没有约定接触人员负有同等的保密义务',
    levels: levels('-/-/-'),
    examines: '接触保密信息的人员、顾问是否负有同等的保密义务',
    reason: '接触信息的人员没有保密义务的，泄露后只能追究接收方，接收方也难以追究个人。',
    basis: [performance],
    suggestion: '接收方应使接触保密信息的人员遵守不低于本协议的保密义务，并对其行为负责。',
    present:
      /(?:雇员|员工|人员|顾问|关联)[^。；]{0,40}(?:同等|不低于|相同|遵守|受[^。；]{0,6}约束|承担)[^。；]{0,20}(?:保密|义务|协议)|与其[^。；]{0,10}签[订署][^。；]{0,10}保密|对其[^。；]{0,10}(?:违反|违约|行为)[^。；]{0,10}(?:负责|承担)/,
    after: /保密义务|义务|使用/,
  }),
  absence({
    id: 'notices.nda-forced-disclosure-unspoken',
    title: '没有约定依法披露前的通知',
    levels: levels('-/-/-'),
    examines: '依法或者应机关要求披露时是否先通知披露方',
    reason: '没有通知，披露方来不及请求保护措施或者限缩披露范围。',
    basis: [performance],
    suggestion: '接收方依法须披露保密信息的，在法律允许的范围内应事先书面通知披露方，并只披露必要的部分。',
    present:
      /(?:法律|法规|法院|监管|司法|机关|依法|强制)[^。；]{0,40}(?:披露|提供)[^。；]{0,60}(?:通知|告知)|(?:通知|告知)[^。；]{0,30}(?:法律|机关|依法)[^。；]{0,20}披露/,
    after: /例外|保密义务|义务/,
  }),
  absence({
    id: 'property.nda-no-licence-unspoken',
    title: '没有说明披露不等于许可',
    levels: levels('-/-/-'),
    examines: '是否说明披露不构成许可、信息仍归披露方所有',
    reason: '没有说明时，接收方可能主张披露附带使用、实施的许可。',
    basis: [secrets],
    suggestion: '披露保密信息不构成对任何知识产权的许可或者转让，保密信息仍归披露方所有。',
    present:
      /(?:披露|提供)[^。；]{0,40}不(?:构成|视为|意味着|产生)[^。；]{0,30}(?:许可|授权|转让|权利)|不(?:授予|转让)[^。；]{0,20}(?:权利|许可|知识产权)|保密信息[^。；]{0,30}归(?:披露方|甲方|乙方|提供方)|所有权[^。；]{0,10}(?:归|属于)披露方/,
    after: /保密信息|权利|知识产权/,
  }),
  absence({
    id: 'confidentiality.nda-care-unspoken',
    title: '没有约定保护措施的程度',
    levels: levels('-/-/-'),
    examines: '接收方应采取何种程度的保护措施',
    reason: '没有约定注意程度，泄露后是否尽到义务容易争执。',
    basis: [secrets],
    suggestion: '接收方应以不低于保护自身同类信息的注意程度，采取合理的保密措施。',
    present:
      /(?:不低于|同等|合理)[^。；]{0,24}(?:注意|谨慎|程度|措施|标准)|采取[^。；]{0,20}(?:保密|保护|安全|合理)[^。；]{0,10}措施|妥善保管/,
    after: /保密义务|义务/,
  }),
  absence({
    id: 'notices.nda-leak-unspoken',
    title: '没有约定发现泄露时的通知和补救',
    levels: levels('-/-/-'),
    examines: '发现泄露时是否通知或者采取补救措施',
    reason: '没有通知和补救的约定，损失容易扩大。',
    basis: [performance],
    suggestion: '接收方发现保密信息泄露或者可能泄露的，应立即通知披露方并采取补救措施。',
    present:
      /(?:发现|发生)[^。；]{0,30}(?:泄露|泄密|丢失|失窃|不当使用)[^。；]{0,40}(?:通知|告知|报告|补救|制止)/,
    proof: 'present',
    after: /保密义务|违约|义务/,
  }),
  absence({
    id: 'confidentiality.nda-form-unspoken',
    title: '没有说明口头、未标注的信息是否保密',
    levels: levels('-/-/-'),
    examines: '口头、未标注保密字样的信息是否属于保密信息',
    reason: '没有说明信息的形式和标注，口头披露的内容是否受保护容易争执。',
    basis: [secrets],
    suggestion: '保密信息不论以书面、口头、电子或者其他形式披露，也不论是否标注保密字样。',
    present:
      /口头|标[明注有][^。；]{0,16}(?:保密|机密|秘密)|(?:无论|不论)[^。；]{0,20}(?:形式|载体|标[注明])|以(?:书面|任何)[^。；]{0,16}形式/,
    after: /保密信息|定义|范围/,
  }),
  absence({
    id: 'liability.nda-stop-unspoken',
    title: '没有约定停止侵害等补救',
    levels: levels('-/-/-'),
    examines: '违约时能否要求停止使用、停止披露',
    reason: '金钱赔偿往往不足以弥补泄密的损失，约定停止使用和披露便于及时制止。',
    basis: [
      civilCode(
        '第五百七十七条',
        '不履行合同义务或者履行不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。',
      ),
    ],
    suggestion: '接收方违反保密义务的，披露方可以要求其立即停止使用和披露、消除影响，并赔偿损失。',
    present: /停止(?:侵害|违约|使用|披露|该行为|违反)|禁令|行为保全|消除影响|采取补救措施/,
    after: /违约|责任/,
  }),
];
