/** Those who bring parties together: what they are owed for whom they brought. */
import { levels } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';

export const agencyNormRules: readonly Rule[] = [
  provisionRule({
    id: 'price.commission-bypassed',
    title: '委托人自行与被介绍的人签约不付佣金',
    family: 'price',
    applies: about(/佣金|中介|居间|招商|撮合|推荐|介绍费|服务报酬/),
    levels: levels('-/H/M'),
    examines: '委托人绕开中介人，与其介绍、推荐的人签约时是否仍须支付报酬',
    reason:
      '委托人接受服务后利用中介人提供的交易机会、绕开中介人直接订立合同的，应当支付报酬；约定一概不付等于白做。',
    basis: [
      civilCode(
        '第九百六十五条',
        '委托人利用中介人提供的交易机会或者媒介服务，绕开中介人直接订立合同的，应当支付报酬。',
      ),
    ],
    suggestion:
      '委托期内及期满后【6】个月内，{payer}与{performer}书面推荐的对象签约的，仍按约定标准支付佣金。',
    ways: [
      [
        /(?:推荐|介绍|引荐|引进|带看|对接|提供)(?:过)?(?:的)?[^，。；]{0,6}(?:商户|客户|买家|租户|承租人|项目|企业|资源|对象|投资人|机会|买方|卖方)/,
        /(?:自行|直接|另行|单独|私下)[^，。；]{0,12}(?:签约|签订|成交|订立|合作|签署|交易|达成)/,
        /不(?:予|再|另|作)?(?:计算?|支付|付|产生|享有|结算|给付|计付)[^，。；]{0,8}(?:佣金|报酬|中介费|服务费|费用|提成)|(?:无[须需])(?:再)?(?:向[^，。；]{1,8})?支付|(?:佣金|报酬|中介费)[^，。；]{0,6}不(?:予|再)?(?:计|付|支付)|无权(?:要求|主张|收取)/,
      ],
    ],
    unless: /不得(?:自行|绕开|私下)|仍(?:应|须|需|按)|视为(?:中介|居间|PERFORMER)|违约金|此前已/,
  }),
];
