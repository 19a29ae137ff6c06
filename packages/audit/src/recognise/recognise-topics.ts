/**
 * What a sentence must speak of, in one way or another, before likeness to the examples of a rule counts: a notice
 * of delivery resembles a notice of termination in every word but one. A rule that is not listed takes any sentence.
 */

/** Whether the sentence can be a provision of this rule at all. */
export function speaksOf(ruleId: string, text: string): boolean {
  if (definition.test(text)) return false;
  const topic = topics.get(ruleId);
  return topic === undefined || (topic.words.test(text) && topic.except?.test(text) !== true);
}

interface Topic {
  readonly words: RegExp;
  /** The opposite of the provision, in nearly the same words. */
  readonly except?: RegExp;
}

/** “处理”包括…, “改进技术”指…: says what a word means, binds nobody. */
const definition = /^[\d.、（）()一二三四五六七八九十]{0,6}[“"][^”"]{1,20}[”"](?:系|是)?(?:指|包括|即为)/;

const topics: ReadonlyMap<string, Topic> = new Map(
  Object.entries({
    'acceptance.no-deadline': { words: /验|确认|签收|检查|查看|清点/ },
    'acceptance.silent': {
      words: /视为|视同|视作|当作|默认|即为|算|推定|等于|即告|作为/,
      except: /不(?:得)?(?:视为|视同|代表|等于)/,
    },
    'confidentiality.scope-undefined': { words: /保密|秘密|泄露|泄漏|外传|披露|透露/, except: /情形|虚假/ },
    'delivery.date-vague': {
      words: /尽快|尽早|适时|合理|及时|择[期机]|视|方便|另行|抓紧|条件|有空|陆续|日后|到时|待|早日|空了|看/,
      except: /修改|整改|修复|更换/,
    },
    'forceMajeure.one-sided': { words: /免|不(?:承担|负|算|视为|赔|予)|顺延|无责|无须|无需/ },
    'liability.uncapped': {
      words: /一切|全部|所有|任何|无限|不限|间接|利润|无上限|不设|多少|预期|商誉|停产|停线.*索赔/,
      except: /直接损失|为限/,
    },
    'liability.vague-loss': {
      words: /相应|有关|一定|酌情|适当|视情|相关|看着/,
      except: /依法承担|按照主合同/,
    },
    'price.cash-payment': { words: /现[金钞款]|当面/, except: /补偿/ },
    'property.ownership-all-to-payer': {
      words: /背景|已有|原有|既有|全部|一切|任何|此前|以前|自有|通用|工具|底层/,
    },
    'subject.goods-undefined': {
      words:
        /为准|另行|口头|若干|大约|左右|视|按需|不限|随时|待定|市场|现有|库存|看|通知|届时|酌情|选定|替代/,
      except: /包装|箱|标签/,
    },
    'subject.job-change-at-will': {
      words: /[调换改派]|变更|安排|降/,
      except: /不属于|协商一致|经(?:乙方|双方|劳动者)[^，。；]{0,6}同意|^[^，]{0,6}工作地点[为在]/,
    },
    'subject.quality-vague': {
      words:
        /良好|优[良质等秀]|满意|一流|上乘|先进|高(?:标准|质|品)|合理|美观|通常|一般|过得去|尽量|没问题|好用|常规|放心|正规|上等|领先|差不多|像样|合格(?!证)/,
    },
    'subject.repair-all-on-lessee': { words: /一切|全部|所有|任何|均|都|无论|不论|概|大小|主体|结构/ },
    'subject.service-scope-vague': {
      words:
        /其[他它]|一切|任何|相关|有关|交办|临时|随时|不限|所需|指派|安排的|要求的|需要的|等等|等事[项宜务]/,
    },
    'termination.auto-renewal': {
      words: /自动|视为|当然|默认|逐年|无[须需]|不另|继续有效|照|接着|依次|循环|年年|再续/,
    },
    // Anything may be what ends, but not a delivery or a repair that is announced.
    'termination.notice-too-short': {
      words:
        /解除|解约|终止|中止|退[租出场]|停[止用租]|收回|撤[出场销]|不再|搬|结束|离[场开]|取消|^(?!.*(?:[发交提送到]货|[调更]换|出库|检修|停电|看房|验收|变更|调整|到场|进场|交接))/,
    },
    'validity.back-to-back-payment': { words: /款|付|结算|钱/, except: /违约金|物业费/ },
    'validity.guarantee-period-until-paid': { words: /保证|担保/ },
    'validity.labour-overtime-waiver': {
      words: /不|无|已含|包含|包括|放弃|自愿|免|包干/,
      except: /计算基数|依法支付/,
    },
    'validity.lease-sublet-silent': {
      words: /转租|分租|转借|再租|转给|转让|他人|合租|第三[人方]|别[人个]|租给/,
    },
    'validity.personal-data-no-consent': {
      words: /收集|使用|提供|共享|出售|公开|推送|营销|传输|出境|交给|用于|保存|存储|查询|分享|转/,
    },
    'validity.tax-evasion': {
      words:
        /不开|免开|不要票|不提供|不出具|不索|无[需须]开|另签|另立|阴阳|申报|备案|网签|私[户人]|个人(?:账|卡)|少[缴交报开]|避税|不入账|未税|不含[税票]|节[省税]|不带票|低于|合同价.{0,6}实际/,
      except: /如实|依法纳税|红字/,
    },
    'validity.tech-monopoly': {
      words: /不得|不可|不能|禁止|只能|仅|必须|均?须|无偿|归|应当?向|放弃|不准|限于/,
      except: /不限制|不指定|均可|不受限|不得限制/,
    },
    'validity.tender-contract-deviation': {
      words: /另|补充|变更|降|让利|优惠|背离|为准|低于|不同|调整|实际|下浮|不按/,
      except: /本合同由下列|组成/,
    },
  } satisfies Record<string, Topic>),
);
