/**
 * The topics of clauses, in the words of users (打官司, 账期, 赔多少) and of drafters (争议解决, 付款期限,
 * 赔偿责任): a demand and the clause that answers it often share no word. Used only to choose what to read;
 * no rule depends on it.
 */

export interface Topic {
  readonly id: string;
  /** The words users write. */
  readonly asked: RegExp;
  /** The words contracts use. */
  readonly said: RegExp;
}

/** The ids of the topics in a user's demand. */
export function topicsAsked(demand: string): readonly string[] {
  return topics.filter(({ asked }) => asked.test(demand)).map(({ id }) => id);
}

/** The ids of the topics in a clause or sentence. */
export function topicsSaid(text: string): readonly string[] {
  return topics.filter(({ said }) => said.test(text)).map(({ id }) => id);
}

function topic(id: string, words: RegExp, askedToo?: RegExp): Topic {
  return { id, said: words, asked: askedToo ? new RegExp(`${words.source}|${askedToo.source}`) : words };
}

const topics: readonly Topic[] = [
  topic('subject', /标的物?|规格|型号|数量|配置清单|服务(?:内容|范围)/, /买的?是什么|卖什么|做什么/),
  topic('price', /价款|总价|单价|价格|调价|合同(?:总)?金额|费用标准/, /多少钱|报价|涨价|降价|便宜|贵/),
  topic(
    'payment',
    /付款|结算|货款|尾款|预付|首付|进度款|付清|结清|电汇|转账|(?:支付|付)(?![^，。；]{0,16}(?:违约金|赔偿|滞纳金|利息|罚))/,
    /账期|回款|收款|分期|打款|给钱|付钱|拿到钱|节点/,
  ),
  topic('balance', /尾款|余款|余下|剩余|质保金|付清|结清/),
  topic('invoice', /发票|税率|含税|增值税/, /开票|税|票据/),
  topic('delivery', /交付|交货|发货|送货|到货|运至|提货|装运|运输|工期|竣工|交房/, /交期|运费|什么时候到/),
  topic('transferOfRisk', /毁损|灭失|风险(?:自|由|的?转移|承担)/, /路上坏|损坏谁|风险.{0,4}谁/),
  topic('acceptance', /验收|检验|签收|试运行|验货/, /测试|收货/),
  topic('warranty', /质保|保修|质量保证|维修|三包|免费更换|返修/, /售后|坏了|修理/),
  topic('quality', /质量|合格|技术标准|国家标准|行业标准|瑕疵|缺陷/, /次品|不达标|标准/),
  topic('delay', /逾期|迟延|延迟|延误|拖延|延期/, /晚(?:交|付|到)|拖/),
  topic('penalty', /违约金|滞纳金|违约责任|罚款|千分之|万分之/, /罚|违约|后果|代价/),
  topic('damages', /赔偿|损失|责任(?:上限|限额|总额)|以[^，。；]{0,12}为限/, /赔|上限|封顶|免责|责任/),
  topic('ending', /解除|终止|退租|撤销|退出/, /解约|毁约|提前结束|不想做|退货|反悔|取消/),
  topic('term', /有效期|合同期|租赁期|服务期|期满|届满|期限(?:为|自)/, /到期|多久|期限多长|几年/),
  topic('renewal', /续(?:约|期|签|租|展)|自动(?:延长|顺延)/, /自动续/),
  topic(
    'property',
    /知识产权|著作权|版权|专利|商标权?|源代码|(?:成果|产权|权利)[^，。；]{0,6}归/,
    /源码|成果|归属/,
  ),
  topic('infringement', /侵权|侵犯|权利瑕疵|第三人主张/, /盗版|被告侵权/),
  topic('confidentiality', /保密|商业秘密|泄露|披露|泄密/, /泄漏|外传/),
  topic('data', /个人信息|数据(?:安全|处理|保护|出境)?|隐私/, /信息安全|备份/),
  topic('disputes', /争议|纠纷|诉讼|仲裁|管辖|人民法院|起诉/, /打官司|法院|律师费|维权/),
  topic('law', /适用[^，。；]{0,10}法律|法律适用|准据法/, /哪国法|什么法律/),
  topic('forceMajeure', /不可抗力|自然灾害|疫情|政府行为/, /天灾|地震|台风|洪水|停工/),
  topic('notices', /通知|送达|联系人|电子邮箱|联系地址/, /联系方式|告知|邮件/),
  topic('assignment', /转让|转包|分包|转租|转委托/, /外包|交给别人|第三方(?:做|履行)|换人做/),
  topic('competition', /竞业|同业竞争|招揽|同类业务/, /挖人|跳槽/),
  topic('exclusivity', /独家|排他|唯一供应|不得向[^，。；]{0,8}第三/, /只能买/),
  topic('security', /担保|抵押|质押|保函|连带|留置|保证人/, /保证责任/),
  topic('deposit', /定金|押金|保证金|订金/, /扣钱|退押/),
  topic('interest', /利息|利率|罚息|年化|LPR/, /资金占用/),
  topic('title', /所有权|产权|权属/, /归谁|物权/),
  topic('insurance', /保险|投保|保费/, /理赔/),
  topic('wages', /工资|薪酬|劳动报酬|奖金|加班费?|社会保险|公积金/, /薪资|社保|年终奖|待遇/),
  topic('working', /试用期|工作时间|休假|年休假|岗位|工作地点/, /年假|上班|调岗/),
  topic('change', /变更|修改|补充协议|增补/, /改需求|追加|加价/),
  topic('attachments', /附件|附表/, /清单在哪/),
  topic('effect', /生效|签字|盖章|签署|一式/, /公章|什么时候有效/),
  topic('integrity', /廉洁|贿赂|回扣|利益输送/, /反腐|送礼|合规/),
  topic('support', /培训|技术支持|响应|运维|驻场|服务水平/, /SLA|几小时到|上门/),
  topic('people', /项目经理|项目组|人员|技术人员/, /团队|换人/),
  topic('safety', /安全(?!保)|事故|伤亡|环保/, /受伤|出事/),
  topic('rent', /租金|物业费|水电|装修|腾退|恢复原状/, /房租|涨租|搬走/),
  topic('loan', /借款|放款|还款|本金/, /还钱|提前还/),
];
