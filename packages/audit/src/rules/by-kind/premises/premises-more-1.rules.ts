/** Property service: rooms let out, lifts, and taking over. */
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { law } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { provisionsWith } from '../provision.ts';
import { propertyRegulation } from './premises.laws.ts';
import { isProperty } from './premises.words.ts';

const provision = provisionsWith('payer');
const equipmentRegulation = law('《特种设备安全监察条例》', '2009-05-01');

const LONGEST_LIFT_DAYS = 15.5;

export const premisesMoreRules: readonly Rule[] = [
  provision({
    id: 'validity.property-rooms-let',
    title: '物业服务用房改作他用、出租',
    family: 'validity',
    levels: levels('M/M/M'),
    examines: '物业服务用房是否可以由物业服务人出租、抵押或者改变用途',
    reason: '物业服务用房属于业主共有，未经业主大会同意，物业服务人不得改变用途，租金也不归物业服务人。',
    basis: [
      propertyRegulation(
        '第三十七条',
        '物业管理用房的所有权属于业主，未经业主大会同意，物业服务企业不得改变其用途。',
      ),
    ],
    suggestion:
      '物业服务用房仅用于物业服务；闲置部分的使用和收益由业主大会决定，{performer}不得出租或者改变用途。',
    applies: isProperty,
    ways: [
      [
        /(?:物业|服务|管理|办公)(?:服务|管理)?用房|闲置(?:的)?(?:房间|用房|房屋|部分)|空余(?:的)?(?:房间|用房)|配套用房|业主活动用房|架空层|会所|值班室/,
        /出租|转租|租给|招租|对外(?:经营|使用)|开设|经营|改(?:作|为|建|变用途)|改变[^，。；]{0,12}用途|作为(?:宿舍|商铺|仓库|门店)|抵押|转借|借给/,
        /乙方|物业/,
      ],
    ],
    unless:
      /不得(?!影响|妨碍|干扰)|禁止|不能|移交|交还|返还|退出|经业主大会[^，。；]{0,6}(?:同意|决定)|归(?:全体)?业主|业主共有/,
  }),
  provision({
    id: 'subject.lift-care-rare',
    title: '电梯维护保养间隔超过十五日',
    family: 'subject',
    levels: levels('M/M/M'),
    examines: '电梯维护保养的频次是否至少每十五日一次',
    reason:
      '电梯应当至少每十五日进行一次清洁、润滑、调整和检查；间隔更长的约定不合规定，出事故时责任难以免除。',
    basis: [equipmentRegulation('第三十一条', '电梯应当至少每15日进行一次清洁、润滑、调整和检查。')],
    suggestion: '电梯由取得许可的单位维护保养，至少每十五日一次，并保存记录。',
    applies: (contract) => /电梯/.test(contract.document.text),
    ways: [
      [
        /电梯|升降机|扶梯/,
        /维保|保养|维护|检修|润滑/,
        /每(?:个|一)?(?:月|季|季度|半年|年)[^，。；]{0,6}[一二两1-2]次|每[^，。；]{0,6}(?:日|天|周|月)/,
      ],
    ],
    unless: /年检|年度检验|定期检验|限速器|校验|大修|更换|记录|费|两次|2次/,
    judge: ({ text }) => {
      // Other equipment in the same sentence has its own intervals.
      const own = text
        .split('，')
        .filter((part) => !/消防|水箱|水泵|供水|配电|监控|空调|门禁/.test(part))
        .join('，');
      const monthly = /每(?:个|一)?(?:月|季|季度|半年|年)[^，。；]{0,6}(?:一|1)次/.test(own);
      const said = /每([^，。；月年]{1,6}?(?:日|天|周|个月))/.exec(own)?.[1] ?? '';
      return monthly || daysIn(said).some((days) => days > LONGEST_LIFT_DAYS) ? {} : null;
    },
  }),
  missingClause({
    id: 'delivery.property-inspection-missing',
    title: '未约定物业承接查验',
    family: 'delivery',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '进场时共用部位、设施设备的查验和资料移交是否约定',
    reason: '没有承接查验，进场时设施设备的现状和原有缺陷由谁负责说不清楚。',
    basis: [
      propertyRegulation(
        '第三十六条',
        '物业服务企业承接物业时，应当与业主委员会办理物业验收手续并移交资料。',
      ),
    ],
    suggestion:
      '{performer}进场前【15】日内，双方对共用部位、共用设施设备共同查验，签署查验记录并移交竣工图、设备档案等资料。',
    applies: (contract) => isProperty(contract) && contract.document.text.length > 1500,
    present:
      /承接查验|(?:承接|接管|进场|接收|交接)[^。；]{0,30}(?:查验|验收|清点|现状|确认|记录|清单)|(?:查验|验收)[^。；]{0,20}(?:共用|共有|设施|设备)|(?:生效|签订|进场|入驻|服务期?(?:开始|起算))[^。；]{0,40}移交[^。；]{0,40}(?:设施|设备|资料)|(?:共用|共有|设施设备)[^。；]{0,30}(?:查验|验收记录|现状)/,
    after: /基本情况|概况|服务期限|用房|权利/,
  }),
];
