/**
 * What a sentence must speak of, in one way or another, before likeness to the examples of a rule counts: a notice
 * of delivery resembles a notice of termination in every word but one. A rule that is not listed takes any sentence.
 */

/** Whether the sentence can be a provision of this rule at all. */
export function speaksOf(ruleId: string, text: string): boolean {
  if (isDefinition(text)) return false;
  const topic = topics.get(ruleId);
  return topic === undefined || (topic.words.test(text) && topic.except?.test(text) !== true);
}

interface Topic {
  readonly words: RegExp;
  /** The opposite of the provision, in nearly the same words. */
  readonly except?: RegExp;
}

/** “处理”包括…, “改进技术”指…: says what a word means, binds nobody. */
export function isDefinition(text: string): boolean {
  return definition.test(text);
}

const definition = /^[\d.、（）()一二三四五六七八九十]{0,6}[“"][^”"]{1,20}[”"](?:系|是)?(?:指|包括|即为)/;

const topics: ReadonlyMap<string, Topic> = new Map(
  Object.entries({
    // An advance, a retention or a bond of 30 % is no earnest money.
    'validity.supervisor-signs-as-told': { words: /签|确认|出具|放行|盖章/, except: /到场|参与|参加/ },
    'validity.deposit-over-limit': { words: /[定订]金|双倍/, except: /[核约确固审暂规指议认限设]定金额/ },
    'dispute.foreign-law': { words: /法/, except: /中(?:华人民共和)?国(?:大陆)?(?:的)?法/ },
    'acceptance.no-deadline': { words: /验|确认|签收|检查|查看|清点/ },
    'acceptance.silent': {
      words: /视为|视同|视作|当作|默认|即为|算|推定|等于|即告|作为/,
      except: /不(?:得)?(?:视为|视同|代表|等于)/,
    },
    'confidentiality.scope-undefined': {
      words: /保密|秘密|泄露|泄漏|外传|披露|透露/,
      except: /情形|虚假|义务(?:至|在|自|于|持续)|期限|延续|归[^，。；]{1,8}所有|没有标明|未标明/,
    },
    'delivery.date-vague': {
      words: /尽快|尽早|适时|合理|及时|择[期机]|视|方便|另行|抓紧|条件|有空|陆续|日后|到时|待|早日|空了|看/,
      except: /修改|整改|修复|更换|顺延|推迟的|说明|成就后(?:配合|协助)/,
    },
    'confidentiality.perpetual': {
      words:
        /永|无限期|终[身生]|长期|一直|不设|任何时候|何时|世代|没有(?:期限|终止)|无终止|不限|继续有效|不(?:因|消灭|终止)/,
      except: /[\d一二两三四五六七八九十]年|期限届满/,
    },
    'forceMajeure.one-sided': { words: /免|不(?:承担|负|算|视为|赔|予)|顺延|无责|无须|无需/ },
    'liability.uncapped': {
      words: /一切|全部|所有|任何|无限|不限|间接|利润|无上限|不设|多少|预期|商誉|停产|停线.*索赔/,
      except: /直接损失|为限/,
    },
    'liability.vague-loss': {
      words: /相应|有关|一定|酌情|适当|视情|相关|看着/,
      except: /依法承担|按照主合同|过错|造成的，由/,
    },
    'price.cash-payment': {
      words: /现[金钞款钱]|当面[^，。；]{0,6}(?:付|给|交钱|结)/,
      except: /补偿|不接受|不得|无权|转账|送达|签收/,
    },
    'price.rent-increase-open': {
      words: /^(?=.*租)(?=.*(?:调|涨|加|升|行情|市场|市价|随|核定|递增|提高|为准))/,
      except: /不变|不(?:作|予)?调整|账户/,
    },
    'dispute.institution-not-exist': {
      words: /仲裁/,
      except: /^(?!.*(?:或者?|和|、)[^。；]{0,20}仲裁).*(?:提交|由|向|请)[\u4e00-\u9fff]{2,3}仲裁委员会/,
    },
    'validity.labour-injury-waiver': { words: /伤|事故|死亡|意外|疾病|残|安全/ },
    'parties.third-party-obliged': { words: /[应须负保承由]/, except: /代扣代缴|被派遣|依照法律/ },
    'validity.noncompete-too-wide': { words: /全体|普通|一律|所有|任何|员工|岗位/, except: /□/ },
    'property.ownership-all-to-payer': {
      words: /背景|已有|原有|既有|全部|一切|任何|此前|以前|自有|通用|工具|底层/,
      except: /(?:自有|原有|既有)[^，。；]{0,16}归(?:乙方|受托|开发|承揽|服务|其)/,
    },
    'subject.goods-undefined': {
      words:
        /为准|另行|口头|若干|大约|左右|视|按需|不限|随时|待定|市场|现有|库存|看|通知|届时|酌情|选定|替代/,
      except: /包装|箱|标签/,
    },
    'subject.job-change-at-will': {
      words: /[调换改派]|变更|安排|降/,
      except: /照发|不属于|协商一致|经(?:乙方|双方|劳动者)[^，。；]{0,6}同意|^[^，]{0,6}工作地点[为在]/,
    },
    'subject.quality-vague': {
      words:
        /良好|优[良质等秀]|满意|一流|上乘|先进|高(?:标准|质|品)|合理|美观|通常|一般|过得去|尽量|没问题|好用|常规|放心|正规|上等|领先|差不多|像样|合格(?!证)/,
      except: /规范|图纸|国家标准|GB/,
    },
    'subject.repair-all-on-lessee': { words: /一切|全部|所有|任何|均|都|无论|不论|概|大小|主体|结构/ },
    'subject.service-scope-vague': {
      words:
        /其[他它]|一切|任何|相关|有关|交办|临时|随时|不限|所需|指派|安排的|要求的|需要的|等等|等事[项宜务]/,
      except: /未(?:为|向|给|予)|拖欠|赔偿/,
    },
    'termination.auto-renewal': {
      words:
        /^(?!.*自动解除)(?=.*(?:自动|视为|当然|默认|逐年|无[须需]|不另|继续有效|照|接着|依次|循环|年年|再续))/,
    },
    // A delivery or a repair may be announced at short notice.
    'validity.fixed-return-partnership': {
      words: /保[本底证收]|固定|无论|不论|不管|不(?:承担|分担|担|负)|兜底|包赔|不低于|不少于|补足|旱涝|稳/,
    },
    'termination.notice-too-short': {
      words:
        /解除|解约|终止|中止|退[租出场]|停[止用租]|收回|撤[出场销]|不再|搬|结束|离[场开]|取消|取[走回]|领[取回走]|提走|腾|清退|迁|不[做干租续用合]|散伙|关停|下线|作废|了结|走人|散|知会|招呼|说一声|喊一声|吱一声/,
      except:
        /运单|订单|派车|维护|检修|停[机电水]|演练|检查|审计|除外|任何一方|退费|退还|因[^，。；]{1,20}(?:原因|疾病|离职)[^。；]{0,30}更换/,
    },
    'validity.back-to-back-payment': { words: /款|付|结算|钱/, except: /违约金|物业费/ },
    'validity.guarantee-independent': {
      words: /无效|撤销|独立|不成立|不影响|效力|从属/,
      except: /清偿后|解除证明/,
    },
    'validity.either-arbitration-or-suit': { words: /仲裁/ },
    'validity.guarantee-period-until-paid': { words: /保证|担保/, except: /消灭|在保证期间内/ },
    'validity.labour-overtime-waiver': {
      words: /不|无|已含|包含|包括|放弃|自愿|免|包干/,
      except: /计算基数|依法支付|不低于[^，。；]{0,8}1[5-9]0%|百分之一百五十/,
    },
    'validity.lease-sublet-silent': {
      words: /转租|分租|转借|再租|转给|转让|他人|合租|第三[人方]|别[人个]|租给/,
    },
    'validity.personal-data-no-consent': {
      words: /收集|使用|提供|共享|出售|公开|推送|营销|传输|出境|交给|用于|保存|存储|查询|分享|转/,
      except:
        /限于[^，。；]{0,10}必[需要]|[只仅]用于[^，。；]{0,12}(?:履行|服务|联络|售后)|不(?:得)?(?:向|提供给)[^，。；]{0,8}(?:第三|他)/,
    },
    'validity.tax-evasion': {
      words:
        /不开|免开|不要票|不提供|不出具|不索|无[需须]开|另签|另立|阴阳|申报|备案|网签|私[户人]|个人(?:账|卡)|少[缴交报开]|避税|不入账|未税|不含[税票]|节[省税]|不带票|低于|合同价.{0,6}实际/,
      except: /如实|依法纳税|红字|(?<!不|非)一致|申报价值|声明价值|赔偿额/,
    },
    'validity.tech-monopoly': {
      words: /不得|不可|不能|禁止|只能|仅|必须|均?须|无偿|归|应当?向|放弃|不准|限于/,
      except: /不限制|不指定|均可|不受限|不得限制|不得要求[^，。；]{0,6}(?:无偿|免费)/,
    },
    'validity.tender-contract-deviation': {
      words: /另|补充|变更|降|让利|优惠|背离|为准|低于|不同|调整|实际|下浮|不按/,
      except: /本合同由下列|组成/,
    },
    'termination.lease-early-penalty': {
      words: /住满|走|未到期|退租|解除|终止|搬|解约|不租|停租|离场|腾退|不再承租|提前/,
    },
    'price.retention-no-return': { words: /押|金|款|钱|尾/, except: /用于(?:担保|保证)/ },
    'validity.injury-disclaimer': {
      words: /不(?:承担|负|赔|予|得|管)|无[关涉责须需]|自[负担行己理]|概|免|本人|后果/,
      // An employer answers for those it employs.
      except:
        /^(?!.*(?:无论|不论|一律|一概|概不|任何|一切|设施|场地)).*(?:员工|雇工|雇员|工人|用工|聘用的人员)[^。；]{0,30}自行/,
    },
    'price.account-change-open': {
      words: /^(?=.*(?:账|帐|收款|汇|打款|转账|卡))(?=.*(?:变|改|换|另|指定|通知|为准|新|口头|随时))/,
    },
    'liability.consequential-excluded': {
      words: /不|概|免|除外|仅|只/,
      except: /赔偿[^。；不]{0,24}(?:可以获得的利益|可得利益)/,
    },
    'validity.earnest-and-penalty-both': {
      words: /^(?=.*定金)(?=.*(?:违约金|赔偿|损失))/,
      except: /不(?:得|能|可)?(?:同时|并用|一并)|择一|选择/,
    },
    'notices.deemed-delivery': {
      words:
        /发出|寄|发[送到至布]|投[递入邮]|邮|张贴|公[告示]|推送|刊登|群|短信|微信|电话|口头|上传|登载|系统/,
    },
    'subject.entrust-scope-full': { words: /全权|一切|全部|所有|任何|概括|不受|作主|做主|决定|随意|自行/ },
    'validity.noncompete-without-pay': {
      words: /^(?=.*(?:不|无|未|含|包括|免|放弃|自愿|零))(?=.*(?:补偿|报酬|费用|对价|竞业|离职|离开|走后))/,
      except: /(?:应|须|按月)[^，。；]{0,12}(?:支付|给付|发放)[^，。；]{0,8}补偿/,
    },
    'price.full-prepay': {
      words: /签|订|发货|交[付货]|开工|开始|进场|先|前|预|启动/,
      except: /考核|评[分价]|\d分/,
    },
    'dispute.institution-unnamed': {
      words:
        /(?:提交|提请|申请|通过|由|向|采[用取]|进行|以|交|用|选择|约定|经|走|到|去|找)[^。；]{0,20}(?:仲裁|裁决)|仲裁(?:解决|处理|方式)/,
    },
    'validity.forfeiture-of-collateral': { words: /归|抵[偿债顶扣作]|过户|所有|处置|自行|变卖|转让|取得/ },
    'validity.house-presale-no-permit': { words: /未|尚|待|没|正在|无|办理中|补办|后补/, except: /均已取得/ },
    'validity.guarantee-by-public': {
      words:
        /^(?=.*(?:保证|担保|抵押|质押|兜底|代偿|连带|偿还|清偿|负责))(?=.*(?:机关|政府|财政|学校|学院|医院|幼儿园|养老|村|居委|公益|事业单位|局|委员会|大学|中学|小学|卫生|慈善|基金会|协会|街道))/,
      except: /备案|调解/,
    },
    'property.trademark-use': {
      words: /使用|用于|印|挂|冠|展示|宣传|门头|招牌/,
      except: /超出|停止使用|审核|[市区县镇路街道][^，。；]{0,16}号/,
    },
    'validity.statute-limitation-altered': { words: /时效|[日天月年]|期[间限]|起诉|诉讼|法院|仲裁/ },
    'termination.at-will': {
      words: /解除|终止|解约|停|收回|退|取消|不再|撤|走|结束|散|叫停|中止|想收|换人|不[用做干]|合作/,
    },
    'validity.illegal-subcontract': {
      words: /转包|分包|转[给交让由]|交[由给]|肢解|支解|挂靠|借用|发包给|队伍|班组|外包|拆/,
      except: /劳务(?:作业)?分包|自行完成|(?<!不|未|无[须需]|不必|不需)经发包人(?:书面)?同意/,
    },
    'price.payment-depends-on-other': {
      words:
        /^(?=.*(?:付|款|结算|费|钱|账))(?=.*(?:审批|流程|满意|资金|内部|签批|批准|拨款|方便|认为|视|取决|领导|手续|排款|宽裕|回款|看|到位|同意|安排由|情况))/,
      except: /顺延|见附件/,
    },
    'price.price-adjust-one-side': {
      words:
        /^(?=.*(?:价|费|租金|佣金|报酬|金额|涨))(?=.*(?:自行|单方|随时|有权|可|得|为准|公布|通知|调|改|定|另))/,
    },
    'validity.standard-form-unfair': {
      words:
        /解释权|最终|解释[^，。；]{0,8}(?:归|由|为准|属)|说了算|由[^，。；]{1,8}解释|以[^，。；]{1,12}(?:解释|理解)/,
    },
    'price.set-off-barred': {
      words: /^(?=.*(?:抵|扣))(?=.*(?:不|无权|有权|可|直接|自行|随时|放弃|任意))/,
      except: /提供明细|书面列明|通知[^，。；]{0,10}后|相应的?(?:费用|款)|合理(?:的)?(?:维修)?费用|确认|生效/,
    },
    'validity.gross-negligence-disclaimer': {
      words: /不(?:承担|负|赔|予|管|追究)|免|无[责关须需]|概|自[负担行]|限制|上限|为限/,
    },
    'parties.affiliate-transfer': {
      words: /转|让|交|承继|指定|关联/,
      except: /(?<!不|未|无[须需]|不必|不需)经(?:对方|[^，。；]{1,6})(?:事先)?(?:书面)?同意/,
    },
    'acceptance.use-not-acceptance': { words: /使用|投入|启用|用/, except: /不得(?:交付)?使用/ },
  } satisfies Record<string, Topic>),
);
