/** Classes of synonyms in contracts about shares, investments, companies and partnerships. */
import { says } from '../../../checks/find-sentences.ts';
import { answeredOnce, hasRole, isTitled } from '../provision-rule.ts';

/** Shareholders among themselves, investors and companies. */
export const isCompany = answeredOnce(
  (contract) =>
    contract.type.type === 'equityTransfer' ||
    isTitled(contract, /股权|股份|股东|增资|入股|投资|出资|对赌|回购|代持|章程|并购|收购|发起人|公司设立/) ||
    hasRole(contract, /目标公司|标的公司|投资方|投资人|创始/) ||
    (contract.type.type === 'cooperation' && says(contract, /注册资本|股东会|持股/)),
);
export const isInvestment = answeredOnce(
  (contract) =>
    isTitled(contract, /增资|投资|入股|对赌|回购|认购/) ||
    (isCompany(contract) &&
      contract.type.type !== 'equityTransfer' &&
      says(contract, /投资款|增资款|认购[^。；]{0,10}(?:注册资本|出资)/)),
);
export const isShareTransfer = answeredOnce(
  (contract) =>
    contract.type.type === 'equityTransfer' || isTitled(contract, /股权(?:转让|收购)|股份转让|并购/),
);
export const isNominee = answeredOnce(
  (contract) =>
    isTitled(contract, /代持|代为持有|隐名|委托持股|名义股东/) ||
    says(contract, /(?<!(?:无|不存在|没有|未)[^。；]{0,24})(?:代持|代为持有)|名义股东/),
);
/** An investor that is a limited partnership does not make the contract one of partners. */
export const isPartnership = answeredOnce(
  (contract) =>
    isTitled(contract, /合伙|入伙|退伙/) ||
    (contract.type.type === 'cooperation' &&
      !isCompany(contract) &&
      says(contract, /合伙(?:人|财产|事务|经营)/)),
);
/** Joint ventures without a company. */
export const isJoint = answeredOnce(
  (contract) =>
    isPartnership(contract) ||
    (isTitled(contract, /合作|联营|合资|共同(?:投资|经营)|联合/) && !isCompany(contract)),
);

export const investor = /投资方|投资人|投资者|增资方|甲方|认购方|出资方|股东/;
export const capital = /投资(?:款|本金)|增资款|本金|出资(?:款|额)?|注册资本|股本|股金|认购款|入股款/;
export const payingBack =
  /返还|退还|退回|归还|抽回|收回|取回|撤回|撤出|撤资|抽走|转回|偿还|退出|抽出|划回|转出|返本|回流|提回|支取|拨回/;
export const regardless =
  /(?:不论|无论|不管|不问|不以)[^，。；]{0,16}(?:盈|亏|利润|经营|业绩|前提|条件|效益|结果)|固定(?:收益|回报|分红|利息|利润|金额|比例)|保底|保本|不(?:低于|少于)[^，。；]{0,18}(?:回报|收益|分红)|保证[^，。；]{0,20}(?:回报|收益|分红)|每年(?:不低于|不少于|按)[^，。；]{0,20}(?:%|百分之)|旱涝保收|稳赚|刚性/;
export const buyingBack = /回购|买回|赎回|收购|受让|购回|回收|收回|承购|接盘/;
export const informing =
  /会计账簿|账簿|账目|账册|原始凭证|会计凭证|财务(?:报表|资料|会计报告|账)|公司(?:资料|文件)|财务状况|知情权|查账|查阅|明细账|流水/;
export const refused =
  /不(?:得|予|能|再|可|享有|要求|进行|提供|对[^，。；]{0,6}开放)[^，。；]{0,14}|无权|放弃|仅(?:可|限|能|有权)|只(?:能|可|限)|拒绝|限制/;
export const gravest =
  /修改(?:公司)?章程|章程(?:的)?修改|增(?:加|资)[^，。；]{0,6}(?:注册)?资本|增资|减资|减少注册资本|合并|分立|解散|变更公司形式/;
export const partnerProfit = /利润|盈余|收益|分红|所得|盈利/;
export const loss = /亏损|盈亏|损失|债务|亏空|赔钱|赔本|亏蚀|负债|经营风险|风险/;
