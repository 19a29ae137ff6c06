/** Work to order: drawings and materials of the customer, moulds, the maker's lien. */
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';

const work = ['workContract', 'sale', 'procurementFramework', 'service', 'other'] as const;

export const workRules: readonly Rule[] = [
  provisionRule({
    id: 'acceptance.batch-rejected-for-one',
    title: '一件不合格即拒收整批',
    family: 'acceptance',
    levels: levels('-/H/M'),
    examines: '抽检发现个别不合格时是否可以拒收整批或者不付全部价款',
    reason: '个别产品不合格应当修理、更换或者减少价款，一件不合格就拒收整批、不付报酬，与瑕疵的程度不相当。',
    basis: [
      civilCode(
        '第五百八十二条',
        '履行不符合约定的，可以根据标的的性质和损失的大小合理选择修理、重作、更换、退货、减少价款等。',
      ),
    ],
    suggestion:
      '抽检不合格率超过【2】%的，{payer}可以要求对该批全数检验，不合格品由{performer}更换；合格品应予接收并付款。',
    ways: [
      [
        /(?:任何|任意|任一|只要有?|有|发现|出现)[^，。；]{0,4}(?:一|1)?(?:套|件|台|个|只|箱|支|块|单位|处)[^，。；]{0,8}(?:不合格|缺陷|不符|瑕疵)|(?:一|1)(?:件|套|台|个|只)不合格/,
        /(?:整批|该批(?:次)?|当批|全批|全部)[^，。；]{0,8}(?:产品|货物|拒收|退货|判|不予|退回|加工费|货款|作废)|拒收[^，。；]{0,4}(?:该批|整批|全部)/,
        /拒收|退货|退回|不(?:予)?(?:支付|付款|接收)|判定?(?:为)?不合格|拒付|作废/,
      ],
    ],
    unless: /药品|疫苗|食品安全|致命|重新(?:抽检|检验)|加倍抽|全(?:数|部)检验/,
  }),
  provisionRule({
    id: 'liability.drawing-defect-on-maker',
    title: '定作人图纸、材料的缺陷由承揽人负责',
    family: 'liability',
    types: [...work, 'construction'],
    levels: levels('-/M/M'),
    examines: '定作人提供的图纸、材料有缺陷时由谁承担责任',
    reason:
      '图纸、技术要求或者材料由定作人提供，其不合理造成的返工和损失应当由定作人承担，转由承揽人负责有失公平。',
    basis: [
      civilCode(
        '第七百七十六条',
        '承揽人发现图纸或者技术要求不合理应当及时通知；因定作人怠于答复等造成损失的，定作人应当赔偿。',
      ),
      civilCode('第七百七十五条', '定作人应当按照约定提供材料，承揽人应当及时检验，发现不符应当及时通知。'),
    ],
    suggestion:
      '因{payer}提供的图纸、技术要求或者材料存在缺陷造成的返工、延期和损失由{payer}承担；{performer}发现不合理的应及时书面通知。',
    ways: [
      [
        /(?:PAYER)[^，。；]{0,10}(?:提供|交付|指定|确认)的?[^，。；]{0,8}(?:图纸|技术要求|设计|样品|工艺|来料|材料|原料|坯料|文件|设备)|来料|甲供|供料|主材|图纸|样板/,
        /错误|缺陷|不合理|瑕疵|问题|不符|不合格|误差|变质|迟延|延误|延迟|逾期|不及时/,
        /(?:由|均由|仍由|概由)(?:PERFORMER)[^，。；]{0,10}(?:承担|负责|赔偿)|(?:PERFORMER)(?:仍|均|也|亦)?(?:应|须)[^，。；]{0,12}(?:承担|负责|赔偿|免费)|PAYER[^，。；]{0,6}(?:不(?:承担|负)|概不)/,
      ],
    ],
    unless:
      /(?:未|没有|怠于)(?:及时)?(?:通知|提出|检验|告知|答复)|PERFORMER(?:提供|自购|采购)的|承揽人(?:提供|采购)的|应(?:当)?(?:及时)?(?:书面)?(?:通知|提出)|伤亡|人身|人员/,
  }),
  provisionRule({
    id: 'validity.lien-waived',
    title: '预先放弃留置权',
    family: 'validity',
    levels: levels('-/M/L'),
    examines: '承揽人、承运人、保管人是否被要求放弃留置权',
    reason: '对方不付报酬时，留置是承揽人、承运人、保管人最直接的保障，预先放弃后只能作为普通债权人追讨。',
    basis: [
      civilCode(
        '第七百八十三条',
        '定作人未支付报酬或者材料费的，承揽人对完成的工作成果享有留置权或者有权拒绝交付。',
      ),
      civilCode('第四百四十七条', '债务人不履行到期债务，债权人可以留置已经合法占有的债务人的动产。'),
    ],
    suggestion: '{payer}未付清报酬的，{performer}对已经占有的工作成果（货物）依法享有留置权。',
    ways: [[/留置/, /放弃|不得|不享有|排除|无权|不行使|不主张/]],
    unless: /第三[人方]|保证[^，。；]{0,20}(?:不存在|没有)|标的物[^，。；]{0,10}不存在/,
  }),
  provisionRule({
    id: 'price.rework-free-forever',
    title: '修改、返工次数不限且不另付费',
    family: 'price',
    types: [...work, 'technologyDevelopment', 'technologyService'],
    levels: levels('-/M/M'),
    examines: '修改、返工是否没有次数和范围的限制',
    reason: '修改直至对方满意、不限次数且不另付费，履行一方的成本没有上限，交付和收款可以被无限推迟。',
    basis: [civilCode('第七百七十七条', '定作人中途变更承揽工作的要求，造成承揽人损失的，应当赔偿损失。')],
    suggestion: '{performer}免费修改【2】次；超出次数或者超出原定要求的修改，双方书面确认费用和时间后实施。',
    ways: [
      [
        /修改|返工|重做|重新制作|调整|改稿|改版|完善/,
        /不限次数|次数不限|无限次|直(?:至|到)[^，。；]{0,12}(?:满意|认可|通过|同意)|反复|多次|任意次/,
      ],
    ],
    unless: /收费|另行支付|另计|不超过|质量不合格/,
  }),
  missingClause({
    id: 'subject.mould-ownership-missing',
    title: '模具、工装的归属与保管未约定',
    family: 'subject',
    types: work,
    levels: levels('M/M/M'),
    examines: '涉及模具、工装时，费用、归属和返还是否约定',
    reason: '模具、工装由谁付费、归谁所有、由谁保管和返还没有约定，终止合作时常成为争议焦点。',
    basis: [civilCode('第五百一十条', '内容没有约定或者约定不明确的，可以协议补充。')],
    suggestion:
      '模具由{payer}付费并归{payer}所有，由{performer}妥善保管、不得为他人使用，合同终止后【15】日内返还。',
    applies: about(/模具(?:费|开发|制作)|开模|工装(?:费|夹具)/),
    present:
      /(?:模具|工装)[^。；]{0,50}(?:归|所有|权属|返还|交还|退还|摊销)|(?:归|所有)[^。；]{0,16}(?:模具|工装)/,
    after: /标的|材料|图纸|知识产权|价款/,
  }),
];
