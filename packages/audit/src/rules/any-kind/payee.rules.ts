/** Money that is paid to somebody else than the other party. */
import type { Contract } from '@wenjian/contract';
import { levels } from '../../checks/build-rule.ts';
import { civilCode } from '../../checks/laws.ts';
import { provisionRule } from '../../checks/provision-rule.ts';
import type { Rule } from '../../rule.ts';
import { allTypesBut } from '../commercial-types.ts';

export const payeeRules: readonly Rule[] = [
  provisionRule({
    id: 'price.to-personal-account',
    title: '款项付入个人账户',
    family: 'price',
    types: allTypesBut('labour'),
    // A person who is a party may be paid to an own account.
    applies: ({ parties }) => parties.some(({ isPerson, name }) => !isPerson && name !== null),
    levels: levels('H/M/M'),
    examines: '应付给单位的款项是否付入法定代表人、股东、员工等个人的账户',
    reason:
      '款项付入个人账户，是否构成对单位的付款容易发生争议，资金可能被挪用，也涉及逃避监管和税收的风险。',
    basis: [
      civilCode('第五百零九条', '当事人应当按照约定全面履行义务。'),
      civilCode('第六十条', '法人以其全部财产独立承担民事责任。'),
    ],
    suggestion:
      '全部款项应付至收款单位名下的银行账户：户名【】，开户行【】，账号【】；付入其他账户的不视为履行。',
    ways: [
      [
        /个人(?:银行|储蓄|名下)?(?:的)?(?:账户|帐户|账号|卡|户口|户头|名义|收款码)|私人(?:账户|卡)|私户|(?:法定代表人|股东|负责人|经理|业务员|员工|财务人员|实际控制人|经纪人)[^，。；]{0,12}(?:的|名下)?[^，。；]{0,8}(?:账户|帐户|账号|银行卡|卡号|微信|支付宝)/,
        /汇|付|打|转|存|收|缴|交/,
      ],
      [/(?:账户|帐户|账号|户名|卡号|银行卡)/, /汇|付|打入|转|存入|收款|缴/, /[\u4e00-\u9fff]{2}/],
    ],
    unless:
      /权限|登录|密码|系统账号|离岗|离职|不得|不(?:接受|采用|收取|允许|要)|勿|无权|禁止|严禁|拒绝|不视为|无效|工资|劳动报酬|个人(?:所得税|住房)|个人养老金|(?:告知|通知)[^，。；]{0,12}(?:即|后)/,
    judge: ({ sentence: { text }, match }, contract) => {
      const isPersonal = /个人|私人|私户|法定代表人|股东|负责人|经理|业务员|员工|人员|实际控制人|经纪人/.test(
        match[0],
      );
      const named = representativesNamed(contract, text);
      return named || (isPersonal && !isOfPersonalParty(contract, text)) ? {} : null;
    },
  }),
];

/** 汇入高铭远名下账户: the account is in the name of somebody who only represents a party. */
function representativesNamed({ parties }: Contract, text: string): boolean {
  return parties.some(
    ({ representative, isPerson }) =>
      !isPerson &&
      representative !== null &&
      new RegExp(
        `${representative}[^，。；]{0,4}(?:名下|的|个人)?[^，。；]{0,14}(?:账户|帐户|账号|卡)|户名[：:为]?${representative}`,
      ).test(text),
  );
}

function isOfPersonalParty({ parties }: Contract, text: string): boolean {
  return parties.some(
    ({ isPerson, label, name }) =>
      isPerson && (text.includes(label) || (name !== null && text.includes(name))),
  );
}
