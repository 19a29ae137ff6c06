/** Staff that one party keeps at the premises of the other: outsourcing, dispatch, dangerous work, hours. */
import { levels } from '../../../checks/build-rule.ts';
import { civilCode, labourContractLaw, labourLaw } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { dispatchRules } from '../by-kind-laws.ts';

const isStaffed = about(
  /(?:保洁|保安|秩序|驻场|派驻|派遣|服务|作业|外包|安保|护理|餐饮)[^，。；]{0,4}(?:人员|员工|员)/,
);
const staff = /保洁(?:人员|员)|保安(?:人员|员)|驻场|派驻|派遣|服务人员|作业人员|外包人员|员工|人员|工人/;
/** Beyond these no arrangement of hours is lawful. */
const LONGEST_DAY_HOURS = 11;

export const staffOnSiteRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.sham-outsourcing',
    title: '名为外包、实为派遣：由委托方直接管理对方人员',
    family: 'validity',
    applies: isStaffed,
    levels: levels('H/M/H'),
    examines: '承包、外包人员的考勤、排班、调岗、奖惩由谁负责',
    reason: '以承揽、外包名义按派遣用工的，依照劳务派遣的规定处理，委托方可能承担用工单位的责任。',
    basis: [
      dispatchRules('第二十七条', '以承揽、外包等名义按劳务派遣用工形式使用劳动者的，按照劳务派遣处理。'),
      labourContractLaw(
        '第九十二条',
        '违反劳务派遣规定给被派遣劳动者造成损害的，派遣单位与用工单位承担连带赔偿责任。',
      ),
    ],
    suggestion:
      '服务人员由{performer}自行招用、考勤、排班、奖惩和管理，{payer}只按本合同对服务结果进行检查。',
    ways: [
      [
        staff,
        /由(?:PAYER)[^，。；]{0,10}(?:考勤|排班|调岗|奖惩|处罚|管理|调配|考核)|(?:服从|遵守|接受)(?:PAYER)[^，。；]{0,8}(?:规章制度|劳动纪律|管理|安排|调配)|(?:PAYER)[^，。；]{0,4}(?:有权|可以?|负责|直接)[^，。；]{0,12}(?:考勤|排班|调岗|奖惩|处罚|辞退)/,
        /考勤|排班|调岗|奖惩|辞退|规章制度|劳动纪律/,
      ],
    ],
    unless:
      /派遣(?:协议|员工|人员|劳动者)|由(?:PERFORMER)[^，。；]{0,10}(?:考勤|排班|管理)|安全(?:管理)?(?:制度|规定)|门禁/,
  }),
  provisionRule({
    id: 'liability.injury-cost-on-client',
    title: '对方员工的工伤费用由委托方承担',
    family: 'liability',
    applies: isStaffed,
    levels: levels('H/-/M'),
    examines: '服务人员工伤的费用由谁承担',
    reason: '工伤保险责任由与劳动者建立劳动关系的用人单位承担，转给委托方没有依据，金额也无法控制。',
    basis: [
      civilCode(
        '第一千一百九十一条',
        '用人单位的工作人员因执行工作任务造成他人损害的，由用人单位承担侵权责任。',
      ),
      dispatchRules(
        '第十条',
        '被派遣劳动者因工伤亡的，派遣单位应当依法申请工伤认定，承担工伤保险责任，可以与用工单位约定补偿办法。',
      ),
    ],
    suggestion:
      '{performer}应为其人员缴纳工伤保险；其人员发生工伤的，由{performer}依法处理并承担费用，{payer}有过错的承担相应责任。',
    ways: [[/工伤|因工(?:受伤|伤亡|负伤)|伤亡/, staff, /由(?:PAYER)[^，。；]{0,8}(?:承担|负担|支付|负责)/]],
    unless:
      /因(?:PAYER)[^，。；]{0,10}(?:原因|过错|设施|设备)|(?:PAYER)(?:有过错|过错)|由(?:PERFORMER)[^，。；]{0,6}承担|各自(?:承担|负担|负责)|不可抗力|保费由|依法参加工伤保险/,
  }),
  provisionRule({
    id: 'validity.uncertified-work',
    title: '特种、高处、危险作业由无证人员或者个人承做',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '高处、电工、焊接、有限空间、管道清洗等作业是否由持证人员、有条件的单位承担',
    reason:
      '特种作业人员须经专门培训取得资格，不得将项目发包给不具备安全生产条件的单位或者个人，发生事故时双方都要承担责任。',
    basis: [
      {
        law: '《中华人民共和国安全生产法》',
        article: '第三十条',
        gist: '特种作业人员必须经专门的安全作业培训，取得相应资格，方可上岗作业。',
        since: '2021-09-01',
      },
      {
        law: '《中华人民共和国安全生产法》',
        article: '第四十九条',
        gist: '不得将生产经营项目、场所发包给不具备安全生产条件或者相应资质的单位或者个人。',
        since: '2021-09-01',
      },
      labourLaw('第五十五条', '从事特种作业的劳动者必须经过专门培训并取得特种作业资格。'),
    ],
    suggestion:
      '高处、用电、焊接、有限空间等作业由持有相应资格证书的人员实施，作业前应提交证书并落实安全措施，不得交给个人承做。',
    ways: [
      [
        /外墙|高[处空]|登高|油烟管道|电工|电气|焊[接工]|动火|有限空间|吊装|起重|特种(?:作业|设备)|水电改造/,
        /普通(?:保洁员|员工|工人|人员)|无证|没有[^，。；]{0,6}证|不(?:要求|必|需)[^，。；]{0,6}(?:持证|证书|资格)|(?:交给|交由|转给|发包给|包给)(?:个人|自然人|散工|临时工)|个人承(?:做|包|揽)|临时工/,
      ],
    ],
    unless: /不得|禁止|严禁|的，[^。；]{0,20}(?:责任|停止|处罚|离场)/,
  }),
  provisionRule({
    id: 'validity.staff-hours-unlawful',
    title: '服务人员的工作时间、休息少于法定标准',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '每日工作时间、每周休息是否符合法定标准',
    reason:
      '每日不超过八小时、每周至少休息一日，延长工作时间每月不超过三十六小时；长期超时违法，也容易引发事故和连带责任。',
    basis: [
      labourLaw('第三十六条', '实行每日工作时间不超过八小时、平均每周不超过四十四小时的工时制度。'),
      labourLaw('第三十八条', '用人单位应当保证劳动者每周至少休息一日。'),
    ],
    suggestion: '服务人员每日工作不超过8小时、每周至少休息一日；需要全天服务的，由{performer}增加人员轮班。',
    ways: [
      [
        /(?:每月|每人每月|月)(?:只|仅)?(?:休息?|轮休|休假)[一二两三1-3](?:天|日)|无休|全年无休(?!息日营业)/,
        staff,
      ],
      [
        staff,
        /(?:每日|每天|每班|日)工作(?:时间)?(?:为|不少于)?[^，。；]{0,4}(?:1[1-9]|2[0-4]|十[一二三四五六])个?小时/,
      ],
      [staff, /[0-9]{1,2}[:：][0-9]{2}(?:至|到|-|—|~)[0-9]{1,2}[:：][0-9]{2}/, /工作|上班|班次|在岗/],
    ],
    unless: /轮班|两班|三班|综合(?:计算)?工时|不定时|营业时间|服务时间|开放/,
    judge: ({ sentence: { text } }) => {
      const [, from = '', to = ''] =
        /([0-9]{1,2})[:：][0-9]{2}(?:至|到|-|—|~)([0-9]{1,2})[:：]/.exec(text) ?? [];
      if (from === '' || /每月(?:只|仅)?(?:休息?|轮休)[一二两三1-3]|无休|小时/.test(text)) return {};
      return Number(to) - Number(from) >= LONGEST_DAY_HOURS ? {} : null;
    },
  }),
  provisionRule({
    id: 'validity.relatives-count-as-breach',
    title: '亲属的从业、行为视为本人违约',
    family: 'validity',
    levels: levels('M/H/H'),
    examines: '是否把配偶、父母、兄弟姐妹的从业行为当作劳动者、合作方违约',
    reason: '竞业限制只约束签约的人，亲属的职业自由不能由他人放弃，本人对亲属的行为也没有支配力。',
    basis: [
      labourContractLaw(
        '第二十四条',
        '竞业限制的人员限于高级管理人员、高级技术人员和其他负有保密义务的人员。',
      ),
      civilCode('第四百六十五条', '依法成立的合同仅对当事人具有法律约束力，法律另有规定的除外。'),
    ],
    suggestion:
      '删去亲属从业视为违约的约定；仅在{performer}利用亲属名义从事竞争业务时，按{performer}违约处理。',
    ways: [
      [
        /配偶|父母|子女|兄弟姐妹|亲属|家属|家人/,
        /从事|任职|经营|投资|就业|开办|工作/,
        /视为(?:乙方|甲方|劳动者|员工|本人|PAYER|PERFORMER)?[^，。；]{0,8}(?:违反|违约)|(?:由|按)(?:乙方|劳动者|本人)[^，。；]{0,6}(?:违约|承担)/,
      ],
    ],
    unless: /名义|利用|代持|实际控制/,
  }),
];
