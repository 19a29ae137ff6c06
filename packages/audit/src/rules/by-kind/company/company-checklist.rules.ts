/** What a contract of partners must contain. */
import { levels } from '../../../checks/build-rule.ts';
import { says } from '../../../checks/find-sentences.ts';
import { civilCode } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { isTitled, rulesOf } from '../provision-rule.ts';
import { isJoint, isPartnership } from './company.words.ts';

const { absence } = rulesOf(isPartnership);
const joint = rulesOf(isJoint);

export const companyChecklistRules: readonly Rule[] = [
  absence({
    id: 'subject.partner-contribution-missing',
    title: '没有约定出资方式、数额和缴付期限',
    levels: levels('M/M/M'),
    examines: '是否约定了各合伙人的出资方式、数额、期限',
    reason:
      '合伙人应当按照约定的出资方式、数额和缴付期限出资，没有写明时难以追究未出资的责任，也无法确定份额。',
    basis: [civilCode('第九百六十八条', '合伙人应当按照约定的出资方式、数额和缴付期限，履行出资义务。')],
    suggestion: '甲方以【货币】出资【】元，乙方以【】出资作价【】元，均于【】年【】月【】日前缴付。',
    applies: (contract) => isTitled(contract, /合伙/),
    present: (contract) =>
      says(contract, /出资|投入|投资/) &&
      says(
        contract,
        /(?:出资|投入|投资|缴付|缴纳)[^。；]{0,60}(?:日|月|年|天)|(?:日|月|天)(?:内|前)[^。；]{0,24}(?:出资|缴|投入|到位)/,
      ),
    after: /宗旨|项目|范围|合伙/,
  }),
  joint.absence({
    id: 'price.partner-profit-missing',
    title: '没有约定利润分配和亏损分担',
    levels: levels('M/M/M'),
    examines: '利润分配、亏损分担的办法是否约定',
    reason: '没有约定利润和亏损的分担办法，只能协商或者按实缴出资比例、平均分配，容易发生争议。',
    basis: [
      civilCode(
        '第九百七十二条',
        '没有约定的由合伙人协商；协商不成的按实缴出资比例分配、分担；无法确定的平均分配、分担。',
      ),
    ],
    suggestion: '每季度核算一次，扣除成本、税费后的净利润按【】：【】分配，亏损按同一比例分担。',
    applies: (contract) => isPartnership(contract) && isTitled(contract, /合伙|合作经营|联营|共同经营/),
    present: (contract) =>
      says(
        contract,
        /(?:利润|盈余|收益|分红)[^。；]{0,40}(?:分配|分成|比例|分享|归|\d)|按[^。；]{0,10}分配/,
      ) && says(contract, /亏损|债务|风险[^。；]{0,8}(?:承担|分担)|损失/),
    after: /出资|经营|投资/,
  }),
  absence({
    id: 'termination.partner-exit-missing',
    title: '没有约定入伙、退伙和清算',
    levels: levels('M/M/M'),
    examines: '是否约定了入伙、退伙、终止清算的办法',
    reason: '没有约定退出和清算，一方想退出时既无法退出也无法结算，合伙容易僵持。',
    basis: [
      civilCode(
        '第九百七十六条',
        '没有约定期限的视为不定期合伙，合伙人可以随时解除，但应当在合理期限之前通知。',
      ),
      civilCode('第九百七十八条', '合伙终止后，清偿费用和债务后的剩余财产依照利润分配的规定分配。'),
    ],
    suggestion:
      '合伙人退伙应提前【60】日书面通知并经其他合伙人同意，按退伙时的财产状况结算；合伙终止的，由全体合伙人清算，清偿债务后的剩余财产按出资比例分配。',
    applies: (contract) => isTitled(contract, /合伙/),
    present: (contract) => says(contract, /退伙|退出|退股/) && says(contract, /清算|结算|剩余财产/),
    after: /事务|执行|利润|分配/,
  }),
  absence({
    id: 'subject.partner-management-missing',
    title: '没有约定合伙事务的执行和表决',
    levels: levels('M/M/M'),
    examines: '是否约定合伙事务由谁执行',
    reason: '没有约定事务执行人和表决办法，除另有约定外一切事务须全体一致同意，效率低且容易僵局。',
    basis: [
      civilCode(
        '第九百七十条',
        '合伙事务由全体合伙人共同执行，也可以委托一个或者数个合伙人执行；决定除另有约定外须一致同意。',
      ),
    ],
    suggestion: '合伙事务由【】执行，单笔超过【】元的支出、对外担保、借款、处分资产须经全体合伙人书面同意。',
    applies: (contract) => isTitled(contract, /合伙/),
    present:
      /(?:执行|管理|负责)[^。；]{0,14}(?:事务|经营|日常)|事务(?:的)?执行|执行(?:事务)?合伙人|(?:一致|过半数|表决|三分之二|共同)[^。；]{0,10}(?:同意|决定|通过)/,
    proof:
      /执行事务合伙人(?:为|由|是|：)[^。；]{2,}|(?:由|推举|委托|指定|推选)[^。；]{1,16}(?:执行|管理|负责)[^。；费]{0,6}(?:事务|经营)|事务(?:的)?执行人(?:为|由|是|：)[^。；]{2,}|(?:共同|各自|分别)(?:执行|管理)[^。；费]{0,6}事务/,
    after: /出资|分配|经营/,
  }),
];
