/** Intellectual property: who owns the results, and who is liable for infringement. */
import { type Contract, type ContractType, sentencesOf, sideWords } from '@wenjian/contract';
import { levels, missingClause, sentenceRule } from '../../checks/build-rule.ts';
import { findSentences, says } from '../../checks/find-sentences.ts';
import { civilCode, copyrightLaw } from '../../checks/laws.ts';
import { neverWithout } from '../../checks/never-without.ts';
import type { Rule } from '../../rule.ts';
import { softwareRegulation, trademarkLaw } from '../commercial-laws.ts';
import { isConsumedOrUsed } from '../commercial-types.ts';

const creative: readonly ContractType[] = [
  'technologyDevelopment',
  'technologyService',
  'service',
  'workContract',
  'cooperation',
];
const software: readonly ContractType[] = ['technologyDevelopment', 'softwareLicence'];

/** Software that is handed over: who subscribes to a service gets no code. */
const isSoftware = (contract: Contract) =>
  !/SaaS|软件即服务/i.test(contract.title?.text ?? '') &&
  says(contract, /软件|系统|程序|平台|APP|App|小程序|网站/);

/** Nothing of the performer's own is taken without such a word. */
const OWN_BEFORE =
  /背景|原有|既有|已有|固有|在先|自有|此前|之前|签[订署约](?:之)?前|履行前|通用|底层|基础|工具|框架|组件|一切|全部|任何|均/;

export const propertyRules: readonly Rule[] = [
  missingClause({
    id: 'property.ownership-missing',
    title: '成果归属未约定',
    family: 'property',
    types: ['technologyDevelopment', 'service', 'workContract', 'cooperation'],
    levels: levels('M/M/M'),
    examines: '开发、设计、创作成果的知识产权归属是否约定',
    reason:
      '成果归属没有约定时，委托开发的专利申请权属于研究开发人，委托作品的著作权属于受托人，付费一方可能只有使用的权利。',
    basis: [
      civilCode('第八百五十九条', '委托开发完成的发明创造，除另有约定外，申请专利的权利属于研究开发人。'),
      copyrightLaw('第十九条', '受委托创作的作品，合同未作明确约定的，著作权属于受托人。'),
    ],
    suggestion: {
      payer:
        '本合同产生的全部成果的知识产权自完成之日起归{payer}所有，{performer}保留其原有的背景技术，并授予{payer}为使用成果所必需的永久、免费许可。',
      performer:
        '{payer}付清全部价款后，成果的知识产权归{payer}所有；{performer}的背景技术、通用组件和工具仍归{performer}，{payer}享有随成果使用的许可。',
      neutral: '成果的知识产权自{payer}付清价款之日起归{payer}所有；各方的背景技术仍归各自所有。',
    },
    applies: (contract) =>
      !says(contract, /物业服务|物业费|养老|特许经营|加盟/) &&
      !/合伙|护理|照护|家政|培训|入驻/.test(contract.title?.text ?? '') &&
      (contract.type.type === 'technologyDevelopment' ||
        says(
          contract,
          /(?:设计|开发|创作|研发|撰写|拍摄|制作|策划|编制|绘制)[^。；]{0,30}(?:成果|作品|方案|软件|系统|图纸|视频|文案|标识|课程|报告|网站|素材|海报|脚本|样机|产品|稿)|共同(?:研发|开发|创作|经营|打造)|联合经营|合作(?:研发|开发|开设|经营)|研究成果|技术成果|设计(?:成果|稿|方案)/,
        )),
    present: (contract) =>
      findSentences(
        contract,
        /(?:知识产权|著作权|版权|专利|所有权|成果|商标|技术秘密|作品|稿件?|源代码)[^。；]{0,60}(?:归|属于|属|享有|共有|所有|转让|保留|共享|在[^，。；]{1,6}手)|归属/,
        /改进|押金|(?:甲方|委托方|定作人)提供的|不侵犯|侵权/,
      ).length > 0,
    after: /成果|验收|交付|服务|开发|知识产权/,
  }),
  neverWithout(
    OWN_BEFORE,
    sentenceRule({
      id: 'property.ownership-all-to-payer',
      title: '背景技术也归委托方',
      family: 'property',
      types: creative,
      levels: levels('-/H/M'),
      examines: '受托方原有的技术、工具是否也归委托方',
      reason: '连受托方原有的背景技术、通用工具也归委托方，受托方今后不能继续使用自己的技术基础。',
      basis: [
        civilCode(
          '第八百四十五条',
          '技术成果的归属和收益的分配办法由合同约定，应当区分原有技术与新产生的成果。',
        ),
      ],
      suggestion: {
        payer:
          '本合同新产生的成果归{payer}所有；成果中包含的{performer}背景技术仍归{performer}，{payer}享有永久、免费、可再许可的使用权。',
        performer:
          '{performer}在合同签订前已有或者独立于本合同取得的技术、工具、素材仍归{performer}；{payer}享有随成果使用的非独占许可。',
        neutral: '新产生的成果归{payer}所有；各方的背景技术仍归各自所有，{payer}享有使用成果所必需的许可。',
      },
      pattern:
        /(?:背景(?:技术|知识产权)|原有|既有|已有|固有|在先|自有|此前|之前(?:即|已|拥有)|签[订署约](?:之)?前|履行前|通用|底层|基础(?:代码|框架|平台|技术))[^。；]*(?:归|属于?|转移(?:给|至)|转让(?:给|予)?|让与)/,
      unless:
        /^(?![^。；]{0,200}(?:归|属于|转让|让与|转移))[^。；]{0,200}许可[^。；]{0,60}使用|仍归|仍属|归各自|归其?(?:所有|原)|除外|不(?:包括|转移|因)|保留|(?:归|属于?)(?:各方|原权利人|提供方|该方)|或者?原权利人|不构成|不属于|可以?自由使用|租金|用房/,
      judge: ({ sentence }, contract) =>
        new RegExp(`(?:归|属于?|转移(?:给|至)|转让(?:给|予)?|让与)(?:${sideWords(contract, 'payer')})`).test(
          sentence.text,
        )
          ? {}
          : null,
    }),
  ),
  sentenceRule({
    id: 'property.ownership-to-performer',
    title: '付费成果归受托方',
    family: 'property',
    types: ['technologyDevelopment', 'technologyService', 'service', 'workContract'],
    levels: levels('H/-/M'),
    examines: '委托方付费的成果是否归受托方所有',
    reason:
      '委托方支付了全部费用，成果却归受托方，委托方只能按约定范围使用，不能转让、修改或者阻止他人使用。',
    basis: [
      civilCode('第八百五十九条', '委托开发成果的归属可以由当事人约定；没有约定的属于研究开发人。'),
      softwareRegulation('第十一条', '接受委托开发的软件，著作权归属由书面合同约定；未约定的由受托人享有。'),
    ],
    suggestion: {
      payer:
        '本合同产生的全部成果的知识产权自{payer}付清价款之日起归{payer}所有，{performer}应配合办理权利登记或者转移手续。',
      performer: '成果的知识产权归{performer}所有，{payer}享有永久、免费、可用于自身及关联企业的使用权。',
      neutral: '成果的知识产权自{payer}付清价款之日起归{payer}所有；{performer}的背景技术仍归{performer}。',
    },
    ways: [
      [
        /知识产权|著作权|版权|专利权?|所有权/,
        /成果|作品|软件|视频|设计|素材|源程序|代码|文案|图纸|系统|内容/,
        /享有|拥有|保留|归|属|在/,
      ],
    ],
    pattern:
      /(?:成果|知识产权|著作权|版权|专利(?:权|申请权)?|源代码|作品|软件|设计(?:稿|方案)?|权利)[^。；]{0,50}(?:归|属于?|由)[^，。；]{1,14}(?:所有|享有|独有|单独|拥有|持有)?/,
    unless:
      /(?:云平台|云服务|服务平台|平台)(?:的|及其)?(?:软件|系统)?[、，]?[^，。；成果]{0,10}知识产权|(?<!(?:设计|制作|开发|创作)的)平台的?(?:名称|标识|商标|标志|字号)|利用[^，。；]{0,30}完成的新|背景|原有|既有|已有|在先|各自|自有[^，。；]{0,10}(?:技术|工艺|工装|模具|知识产权|工具|素材|软件|代码|系统|平台|产品)|通用组件|工具|前已|未付清|付清[^，。；]{0,10}(?:之?前|以前)|改进|双方共有|侵权|侵犯|甲方提供|教材|讲义|题库|课件|录播|个人学习/,
    judge: ({ sentence }, contract) => {
      const performer = sideWords(contract, 'performer');
      const ownBrand = `(?:${performer})(?:自身|自己)?的(?:平台|品牌|企业|店铺|公司)的?(?:名称|标识|商标|标志|字号)`;
      if (new RegExp(ownBrand).test(sentence.text)) return null;
      return new RegExp(
        `(?:归属?于?|属于?)(?:${performer})|由(?:${performer})(?:单独|独家|继续|永久)?(?:享有|所有|拥有|持有|保留)|在(?:${performer})(?:手里|手中|名下)|(?:${performer})(?:对[^，。；]{0,16}|保留|依法)?(?:享有|拥有|保留)[^，。；]{0,14}(?:知识产权|著作权|版权|所有权)`,
      ).test(sentence.text)
        ? mayUse(contract, sentence.text)
          ? null
          : {}
        : null;
    },
  }),
  missingClause({
    id: 'property.infringement-missing',
    title: '缺少不侵权保证',
    family: 'property',
    types: ['technologyDevelopment', 'softwareLicence', 'sale', 'technologyTransfer'],
    levels: levels('M/-/M'),
    applies: (contract) => !isConsumedOrUsed(contract),
    examines: '是否保证不侵犯第三人知识产权并承担责任',
    reason: '没有不侵权保证，第三人主张权利时，使用方可能被要求停止使用并赔偿，又难以向提供方追偿。',
    basis: [
      civilCode(
        '第八百七十条',
        '让与人、许可人应当保证自己是所提供技术的合法拥有者，并保证技术完整、无误、有效。',
      ),
      civilCode('第六百一十二条', '出卖人负有保证第三人对标的物不享有任何权利的义务。'),
    ],
    suggestion:
      '{performer}保证交付的标的不侵犯任何第三人的知识产权；第三人提出主张的，由{performer}负责处理并赔偿{payer}因此受到的全部损失。',
    present: (contract) =>
      findSentences(
        contract,
        /侵犯|侵害|侵权|不侵|(?:知识产权|专利|商标|著作权)[^。；]{0,30}(?:主张|指控|索赔|追索|纠纷|瑕疵)|第三[人方][^。；]{0,24}(?:主张|追索|提出)[^，。；]{0,8}权利|权利瑕疵/,
        /累计赔偿|责任总额|上限/,
      ).length > 0,
    after: /知识产权|质量|保证|成果|许可/,
  }),
  sentenceRule({
    id: 'property.infringement-one-side',
    title: '侵权责任由使用方承担',
    family: 'property',
    types: [
      'technologyDevelopment',
      'softwareLicence',
      'sale',
      'technologyTransfer',
      'technologyService',
      'service',
    ],
    levels: levels('H/-/M'),
    examines: '标的侵犯第三人权利的责任是否由接受方承担',
    reason: '标的由对方提供，侵权责任却由接受方承担，接受方既无法事先判断又要承担全部赔偿。',
    basis: [
      civilCode(
        '第八百七十四条',
        '受让人或者被许可人按照约定实施而侵害他人权益的，由让与人或者许可人承担责任，另有约定的除外。',
      ),
    ],
    suggestion: {
      payer:
        '第三人主张标的侵权的，由{performer}负责应对并承担全部费用和赔偿；{payer}应及时通知并给予必要协助。',
      performer:
        '第三人主张标的侵权的，由{performer}负责应对；因{payer}提供的材料或者擅自修改引起的，由{payer}承担责任。',
      neutral: '第三人主张标的侵权的，由提供引起争议的材料或者技术的一方承担责任。',
    },
    ways: [
      [
        /(?:侵权|侵犯|侵害|版权|专利|知识产权|权利)[^，。；]{0,12}(?:投诉|纠纷|索赔|主张|追究|指控)|主张权利|指称[^，。；]{0,14}侵/,
      ],
    ],
    pattern: /(?:侵权|侵犯|侵害|知识产权(?:纠纷|争议)|权利主张)[^。；]*/,
    unless:
      /不侵权(?:声明|通知|抗辩)|自行(?:添加|增加|制作|提供|选用|设计)|维权|(?:因为?|由于|甲方)(?:甲方)?(?:提供)?的?(?:素材|资料|样稿|图片|商标)侵权[^。；]{0,30}由甲方|(?:投诉人|权利人)[^，。；]{0,10}(?:提交|提供|转送)|(?:因|由于)?(?:甲方|委托方|买方|被许可方)(?:所)?(?:提供|原因|指定|擅自|自行修改|要求|上传)|(?:其|上传(?:的)?)(?:提供|上传)?(?:的)?(?:内容|素材|资料|数据)|(?:自行|擅自)(?:改动|修改|变更|改造|组合)|与其他[^，。；]{0,8}组合|任何一方|双方|违约方|(?<!不)保证[^。；]{0,20}不侵|(?<!(?:制作|设计|创作|策划|拍摄)(?:完成)?的)广告内容|执行工作任务|(?:派遣|服务|工作|施工)(?:人员|劳动者|员工)|不影响[^。；]{0,24}主张权利/,
    judge: ({ sentence }, contract) => {
      const payer = sideWords(contract, 'payer');
      const performer = sideWords(contract, 'performer');
      const isOnPayer = new RegExp(
        `(?:由|归|均由)(?:${payer})[^。；]{0,20}(?:承担|负责|赔偿|处理|应对|解决|负担)|(?:${payer})(?:应)?自行[^。；]{0,10}(?:承担|负责|应对|处理|解决)`,
      ).test(sentence.text);
      const isFree = new RegExp(
        `(?:${performer})[^，。；]{0,8}(?:不|概不|不予|无须|无需)(?:承担|负责|负|赔偿|保证)`,
      ).test(sentence.text);
      return isOnPayer || isFree ? {} : null;
    },
  }),
  missingClause({
    id: 'property.source-code-missing',
    title: '未约定源代码交付',
    family: 'property',
    types: software,
    levels: levels('M/-/M'),
    examines: '软件合同是否说明源代码是否交付',
    reason: '没有约定源代码是否交付，今后的维护、修改和更换服务商可能受制于开发方。',
    basis: [softwareRegulation('第三条', '计算机程序的源程序和目标程序为同一作品，文档是其说明。')],
    suggestion:
      '{performer}应在验收合格后【5】个工作日内交付完整、可编译的源代码、编译说明和第三方组件清单；不交付源代码的，应约定由第三方托管及释放条件。',
    applies: isSoftware,
    present: (contract) =>
      sentencesOf(contract).some(
        ({ text }) =>
          /源代码|源程序|源码|目标代码|代码(?:托管|交付)/.test(text) &&
          (/交付|提供|移交|提交/.test(text) || !/保密|泄露|开源/.test(text)),
      ),
    after: /交付|成果|知识产权|验收|许可/,
  }),
  missingClause({
    id: 'property.open-source-unspoken',
    title: '未约定开源组件',
    family: 'property',
    types: software,
    levels: levels('L/L/L'),
    examines: '软件合同是否约定开源组件的使用',
    reason: '没有约定开源组件的使用，部分开源协议要求公开衍生代码，可能影响成果的独占使用。',
    basis: [
      copyrightLaw('第二十六条', '使用他人作品应当同著作权人订立许可使用合同，并按照约定的方式和范围使用。'),
    ],
    suggestion:
      '{performer}使用开源组件的，应在交付时提供组件名称、版本及许可协议清单；未经{payer}书面同意，不得使用要求公开衍生代码的开源组件。',
    applies: isSoftware,
    present: /开源|开放源|GPL|第三方(?:组件|软件|库|代码|模块)/,
    after: /知识产权|成果|交付|许可/,
  }),
  sentenceRule({
    id: 'property.trademark-use',
    title: '商标或名称的使用没有范围',
    family: 'property',
    types: ['cooperation', 'sale', 'service', 'procurementFramework', 'softwareLicence', 'technologyService'],
    levels: levels('M/M/L'),
    examines: '允许使用商标、名称时是否限定范围和期限',
    reason: '允许对方使用商标或者名称而没有限定用途、地域和期限，可能造成品牌混淆和声誉损害。',
    basis: [
      trademarkLaw('第四十三条', '商标注册人可以通过合同许可他人使用其注册商标，并应当监督使用商品的质量。'),
    ],
    suggestion:
      '一方使用对方商标、名称或者标识的，仅限于【用途】，地域为【】，期限至合同终止之日，使用样式应事先经权利方书面确认；合同终止后应立即停止使用。',
    ways: [
      [
        /(?:名称|商标|标志|标识|LOGO|品牌|字号|商号)/i,
        /用于|使用|列入|展示|用在/,
        /可以?|同意|有权|允许|许可|授权/,
        /宣传|推广|经营|案例|任何场合|广告|活动/,
      ],
    ],
    pattern:
      /(?:有权|可以?|允许|许可|授权|同意|得|均可)[^。；]{0,40}使用[^。；]{0,30}(?:商标|名称|字号|标识|品牌|Logo|LOGO|logo|商号|肖像|形象)/,
    unless:
      /超出[^，。；]{0,8}范围|审核|期内|期满[^，。；]{0,6}停止|期限|期间(?!及|和|以及)|限于|仅(?:可|在|限|用|得)|书面(?:同意|确认|许可|授权)|不得|区域|样式|未经|目的内|范围内|终止后[^，。；]{0,6}停止/,
  }),
];

/** 设计成果归乙方所有，甲方有权为使用、维护设备无偿使用图纸: what was bought can be used, which is what it was bought for. */
function mayUse(contract: Contract, text: string): boolean {
  return new RegExp(
    `(?:${sideWords(contract, 'payer')})[^。；]{0,30}(?:有权|可以?|享有)[^。；]{0,30}(?:无偿|免费|永久|继续)[^，。；]{0,8}(?:使用|复制)`,
  ).test(text);
}
