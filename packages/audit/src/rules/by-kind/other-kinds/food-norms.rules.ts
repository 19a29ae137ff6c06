/** Food that is past its date, records that are kept too briefly, harm to those who eat, and kitchens without a licence. */
import { levels } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { foodSafetyLaw } from '../trade-laws.ts';

const applies = about(/食品|食材|餐饮|饭菜|餐费|供餐|团餐|配餐|食堂|粮油|饮料|糕点|调味|预制菜|农产品/);
const LEAST_DAYS_KEPT = 180;

export const foodNormRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.food-expired-used',
    title: '超过保质期、变质的食品折价收货或者继续使用',
    family: 'validity',
    applies,
    levels: levels('H/H/H'),
    examines: '超过保质期、腐败变质的食品是否一律不收、不用、不售',
    reason: '腐败变质、超过保质期的食品和食品添加剂禁止生产经营，折价收货也不例外，消费者可以要求十倍赔偿。',
    basis: [foodSafetyLaw('第三十四条', '禁止生产经营腐败变质、超过保质期的食品、食品添加剂。')],
    suggestion: '超过保质期或者感官异常的食品一律拒收、封存并退回销毁，不得折价收货、使用或者销售。',
    ways: [
      [
        /(?:超过?|过了?)保质期|保质期(?:已过|届满|满后|过后)|过期|变质|发霉|霉变|腐败/,
        /折价|降价|打折|让利|(?:可以?|仍|照常|继续|酌情)[^，。；]{0,12}(?:收(?:货|下|取)?|使用|销售|出售|供应|配送|加工|食用|接收|上架)|不(?:得|能|予)(?:拒收|退货|退换)|(?:内|天|日)[^，。；]{0,6}(?:视为合格|不影响)/,
      ],
    ],
    unless:
      /(?:不得|严禁|禁止|一律不|不能|不可|不予)[^，。；]{0,8}(?:收|使用|销售|供应|配送|出售|加工|交付|接收)|拒收(?!的)|销毁|无害化|收运|有资质|饲料|非食品|软件|授权/,
  }),
  provisionRule({
    id: 'acceptance.food-records-short',
    title: '食品进货查验记录和凭证保存时间过短',
    family: 'acceptance',
    applies,
    levels: levels('M/M/M'),
    examines: '进货查验记录和凭证是否保存至保质期满后六个月、没有保质期的不少于二年',
    reason:
      '进货查验记录和凭证保存期限不得少于产品保质期满后六个月，没有明确保质期的不得少于二年，食用农产品不得少于六个月。',
    basis: [
      foodSafetyLaw(
        '第五十条',
        '记录和凭证保存期限不得少于产品保质期满后六个月；没有明确保质期的，不得少于二年。',
      ),
      foodSafetyLaw('第六十五条', '食用农产品进货查验记录保存期限不得少于六个月。'),
    ],
    suggestion: '进货查验记录和凭证保存至产品保质期满后【6】个月，没有保质期的保存【2】年。',
    ways: [
      [
        /(?:查验|进货|送货|验收|销售|采购|检测|快检|留样)?(?:记录|凭证|单据|台账|票据|报告|送货单)/,
        /保存|留存|保管|存档|留档/,
        /[个月日天年周]/,
      ],
    ],
    unless: /留样|保质期(?:满|届满|期满)|监控|录像|视频|不(?:少于|低于)(?:六个月|6个月|二年|2年|两年)/,
    judge: ({ sentence: { text } }) => {
      const kept = /(?:保存|留存|保管|存档|留档)[^。；]{0,24}/.exec(text)?.[0] ?? '';
      const found = daysIn(kept);
      const isShort = found.length > 0 && found.every((count) => count > 2 && count < LEAST_DAYS_KEPT);
      return isShort ? { detail: '保存时间少于法定的六个月。' } : null;
    },
  }),
  provisionRule({
    id: 'liability.food-harm-on-buyer',
    title: '食品造成的人身损害由采购方负责',
    family: 'liability',
    applies,
    levels: levels('H/-/H'),
    examines: '因食材、餐食不合格造成人身损害时是否由供货方赔偿',
    reason:
      '违反食品安全法造成损害的依法承担赔偿责任；免除造成对方人身损害的责任的条款无效，以退货款为限也不例外。',
    basis: [
      foodSafetyLaw('第一百四十七条', '造成人身、财产或者其他损害的，依法承担赔偿责任。'),
      foodSafetyLaw(
        '第一百四十八条',
        '消费者可以向经营者要求赔偿损失，也可以向生产者要求赔偿损失，首负责任。',
      ),
    ],
    suggestion:
      '因{performer}供应的食材、餐食不符合食品安全标准造成人身损害的，由{performer}承担医疗费、赔偿金和行政处罚等全部责任。',
    ways: [
      [
        /食材|食品|餐食|饭菜|菜品|供餐|货物|原料|产品/,
        /身体不适|食物中毒|中毒|腹泻|就医|伤害|人身损害|不良反应|食源性|食品安全事故|过敏/,
        /(?:由|归)(?:PAYER|采购方|需方|买方|学校|食堂|消费者|就餐(?:人员|者))[^，。；]{0,8}(?:自行|全部|负责|承担|处理|赔付|解决)|(?:PERFORMER|供货方|供方)[^，。；]{0,6}(?:概不|不(?:再|予)?(?:承担|负|赔|担责))|(?:最多|至多|仅|只|以)[^，。；]{0,8}(?:退还|退回|赔偿|退)[^，。；]{0,12}(?:货款|餐费|该批|当餐|当次)|与(?:PERFORMER|供货方|供方)无关/,
      ],
    ],
    unless:
      /PAYER(?:原因|保管不当|加工不当|储存不当|自身)|(?:保管|储存|加工)不当|由PERFORMER(?:承担|负责|赔偿)(?!不)/,
  }),
  provisionRule({
    id: 'parties.food-licence-later',
    title: '没有食品经营、生产许可先供餐、开业',
    family: 'parties',
    applies,
    levels: levels('H/H/H'),
    examines: '供餐、经营食品之前是否已取得食品生产、经营许可',
    reason: '从事食品生产、销售和餐饮服务应当依法取得许可，未取得许可经营的没收违法所得并处罚款。',
    basis: [foodSafetyLaw('第三十五条', '从事食品生产、食品销售、餐饮服务，应当依法取得许可。')],
    suggestion: '{performer}在供餐（开业）前取得食品经营许可证并向{payer}出示，未取得的不得供餐。',
    ways: [
      [
        /(?:食品|餐饮)[^，。；]{0,8}(?:许可|证照)|卫生许可|许可证|证照|资质/,
        /(?:尚未|未|没有|暂未|正在|待)[^，。；]{0,8}(?:取得|办理|办妥|下来|申领|办出|申请)|(?:办理|申请|审批)(?:期间|过程中|中)|(?:后补|补办|慢慢补|边[^，。；]{0,4}边)/,
        /(?:先行?|可以?|照常|提前|不影响|期间)[^，。；]{0,10}(?:供餐|开业|营业|开门|经营|供货|供应|生产|销售|试营业|接单)/,
      ],
    ],
    unless: /不得|严禁|禁止|(?<![甲乙丙])方可|后(?:再|才)|解除|违约|原许可证|变更|有效期内|仍有效/,
  }),
  provisionRule({
    id: 'validity.food-recall-waived',
    title: '发现食品不合格仍卖完为止、不召回',
    family: 'validity',
    applies,
    levels: levels('H/H/H'),
    examines: '发现食品不符合标准后是否停止经营并召回',
    reason: '发现食品不符合安全标准的，应当立即停止生产经营、召回并记录，继续售完会扩大责任。',
    basis: [
      foodSafetyLaw('第六十三条', '发现食品不符合食品安全标准的，应当立即停止生产，召回已经上市销售的食品。'),
    ],
    suggestion: '发现食品不符合安全标准的，立即停止销售，由{performer}召回、换货并承担费用。',
    ways: [
      [
        /不(?:合格|符合[^，。；]{0,8}标准)|质量问题|抽检|检出|超标|异物/,
        /(?:不|无[须需]|免)[^，。；]{0,4}召回|售完为止|卖完为止|(?:继续|仍可?|照常)[^，。；]{0,8}(?:销售|使用|供应|售完|卖完)|不(?:停止|下架|停售)/,
      ],
    ],
    unless: /不得|严禁|禁止|立即|停止(?:销售|供应)(?!的)/,
  }),
];
