/** Works that are covered before anybody saw them, and the frame of a building handed to a subcontractor. */
import { levels } from '../../../checks/build-rule.ts';
import { civilCode, constructionLaw } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { anyKind, kindOf, provisionsWith } from '../provision.ts';
import { isBuilding, isDecoration } from './construction.words.ts';

const provision = provisionsWith('payer');
const isWholeSubcontract = kindOf(/^(?!.*劳务).*分包/);

export const constructionCoveredRules: readonly Rule[] = [
  provision({
    id: 'acceptance.covered-without-check',
    title: '隐蔽工程未经检查即可覆盖且不得复验',
    family: 'acceptance',
    levels: levels('H/-/M'),
    examines: '隐蔽工程覆盖前是否通知、检查，事后是否可以复验',
    reason:
      '隐蔽前承包人应当通知发包人检查，没有检查的可以顺延工期；期限极短、可以自行覆盖并且不得要求打开复验，质量问题只能由发包人承担。',
    basis: [
      civilCode(
        '第七百九十八条',
        '隐蔽工程在隐蔽以前，承包人应当通知发包人检查；没有及时检查的，可以顺延工期并请求赔偿停工损失。',
      ),
    ],
    suggestion:
      '隐蔽工程覆盖前，{performer}应提前【48】小时书面通知{payer}检查，经签字确认后方可覆盖；{payer}事后可以要求打开复验，合格的费用由{payer}承担，不合格的由{performer}返工并承担费用。',
    applies: anyKind(isBuilding, isDecoration),
    ways: [
      [
        /隐蔽|封(?:槽|闭|板|墙|堵)|覆盖|掩埋|回填|包封/,
        /(?:可|有权|即|直接|自行|先行)[^，。；]{0,8}(?:封闭|覆盖|隐蔽|回填|封板|封槽|掩埋|继续施工|下道工序)|视为(?:合格|验收|通过|认可)/,
        /不得[^，。；]{0,10}(?:打开|剥离|拆开|揭开|开孔|复[验检查]|再检|要求)|由甲方[^，。；]{0,8}(?:承担|负责|自费|自理|处理)|无[需须](?:另行)?通知|口头/,
      ],
      [
        /隐蔽|封(?:槽|闭|板|墙)|覆盖/,
        /(?:半天|[一二三四五六1-6](?:个)?小时|当[日天]|十二小时|12小时)内/,
        /视为(?:合格|验收|通过|认可)|(?:可|有权)(?:自行)?(?:封闭|覆盖|隐蔽)/,
      ],
    ],
    unless:
      /合格的?[^。；]{0,14}(?:发包人|甲方)承担[^。；]{0,20}不合格|不合格[^。；]{0,14}(?:承包人|乙方)承担|签字(?:确认)?后方可|乙方不得/,
  }),
  provision({
    id: 'validity.frame-subcontracted',
    title: '主体结构交由分包人施工',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '专业分包的范围是否包含主体结构',
    reason: '建设工程主体结构的施工必须由承包人自行完成，分包主体结构属于违法分包，合同无效。',
    basis: [
      civilCode('第七百九十一条', '建设工程主体结构的施工必须由承包人自行完成。'),
      constructionLaw('第二十九条', '施工总承包的，建筑工程主体结构的施工必须由总承包单位自行完成。'),
    ],
    suggestion: '分包范围不含主体结构；主体结构的施工由{payer}自行完成。',
    applies: isWholeSubcontract,
    ways: [
      [
        /主体(?:结构|框架|工程)?|框架(?:结构|柱|梁|施工|部分)|承重(?:结构|柱|墙)|剪力墙|柱、?梁|梁、?板/,
        /钢筋|模板|混凝土|商品砼|砼|浇筑|包工包料|施工|承包(?:范围|内容)|分包(?:范围|内容)|范围/,
      ],
    ],
    unless:
      /不(?:含|包括|得|在)|除外|以外|非主体|由甲方(?:自行)?(?:完成|施工)|总承包(?:人|单位)(?:自行)?(?:完成|施工)|已(?:完成|竣工|封顶|验收)|验收(?:合格)?后|保护|损坏|质量保修|保修期|设计文件|合理使用年限|由(?:总包[人方]?|总承包[人方]?|承包[人方])自行(?:完成|施工)|劳务作业/,
  }),
];
