/** Deadlines of acceptance: by when it is done, what silence means, and when a construction account is settled. */
import { articleSentences, type Contract, factsWithin, sentencesOf, sideWords } from '@wenjian/contract';
import { smallestOf } from '@wenjian/document';
import type { Finding, RuleOutcome } from '../rule.ts';
import { hitOrPassed, placeFor } from './build-rule.ts';
import { monthsOf } from './find-numbers.ts';
import { findSentences, says } from './find-sentences.ts';

const DAYS_OF_MONTH = 30.4375;

const acceptance = /验收|检验|查验|验货|考核/;
const deadline =
  /[\d一二三四五六七八九十两]+个?(?:工作|日历|自然)?(?:日|天|小时|周|月|个月)(?:之?内|以内|前|之前)|当场|当日|即时|当天|收货时|签收时|到货时|交货时|每月\d+日前|次月|逐月|每(?:半年|季度?|个?月|年)[^，。；]{0,16}(?:一次|考核|检查|验收)/;

export function checkDeadline(contract: Contract): RuleOutcome {
  const about = sentencesOf(contract).filter(
    ({ text }) =>
      acceptance.test(text.replace(/(?:出厂)?检验(?:报告|证明|合格证)/g, '')) &&
      /[，。；]/.test(text) &&
      !/主管部门|海关|商检|身份证|健康证|(?:查验|检验)[^，。；]{0,8}(?:证明|凭证|资质|许可|文件|义务)|(?:参加|配合|协助|参与)[^。；]{0,20}(?:验收|检验)|(?:发货|发运|装运|出厂|起运)前[^。；]{0,30}检验|押金/.test(
        text,
      ),
  );
  if (about.length === 0) return { kind: 'notApplicable' };
  const isDated = about.some(({ text }) => {
    const parts = text.split(/，/);
    return (
      (deadline.test(text) &&
        parts.some(
          (part, index) =>
            acceptance.test(part) &&
            deadline.test(`${parts[index - 1] ?? ''}${part}`) &&
            !/合格(?:之日)?(?:起|后)|质保|保修|支付|付款|付清|维护期/.test(part),
        )) ||
      (/异议/.test(text) && deadline.test(text))
    );
  });
  const isAnsweredElsewhere = sentencesOf(contract).some(
    ({ text }) =>
      /异议|确认|提出问题|提出[^，。；]{0,6}意见|反馈|检查|清点|测试|查看/.test(text) &&
      deadline.test(text) &&
      /质量|数量|外观|货物|产品|成果|服务|报告|样机|完工|件数/.test(text) &&
      !/支付|付款|违约金|发票|账/.test(text),
  );
  if (isDated || isAnsweredElsewhere || about.every(({ text }) => /自验收|报修|保修|分别验收/.test(text)))
    return { kind: 'passed' };
  const quoted =
    about.find(
      ({ text }) =>
        !/自验收|报修|保修|质保|分别验收/.test(text) &&
        /组织|进行|抽样|由[^，。；]{0,10}验收|负责|应|对[^，。；]{0,16}验收/.test(text) &&
        !/合格后[^，。；]{0,10}(?:支付|付)/.test(text),
    ) ?? about[0];
  return quoted === undefined ? { kind: 'passed' } : { kind: 'hit', findings: [{ span: quoted }] };
}

const silence =
  /(?:逾期|过期|过时|未(?:能)?(?:在|于)?|没有|不|无)[^。；]{0,30}(?:提出|异议|验收|答复|反馈|回复|书面|提|回|到场|到现场|参加|参与|出席|签字|签认|查看|检验|查验|领取|表态)[^。；]{0,30}(?:视为|视同|视作|当作|即为|默认|推定|认定|即告|当然|即)[^。；]{0,14}(?:合格|验收|认可|接受|通过|无异议|符合|同意|完好|无误|无损|无争议|确认|[^，。；]{0,10}(?:完好|无误))|(?:签收|收货|到货|交付|收到|送达)[^，。；]{0,8}(?:即|便|就|当场)?(?:视为|视同|视作|即为)[^。；]{0,14}(?:验收|合格|认可|通过|符合|无问题|无误|无瑕疵)/;

/** 货到目的港后三日内书面通知卖方，逾期视为接受. */
const objection =
  /(?:货到|到货|收货|到港|目的港|签收|交付)[^。；]{0,14}(?:日|天|小时)内[^。；]{0,16}(?:通知|提出)[^。；]{0,12}，(?:逾期|过期)[^，。；]{0,6}视为(?:接受|认可|合格|无异议|放弃)/;

export function checkSilence(
  contract: Contract,
  { minDays = 7 }: Readonly<Record<string, number>>,
): RuleOutcome {
  const payer = new RegExp(`(?:${sideWords(contract, 'payer')})|买方|需方|收货`);
  const findings: Finding[] = [];
  const said = findSentences(contract, objection, /隐蔽|内在|质保期内/);
  const silent = findSentences(
    contract,
    silence,
    /结算|账单|对账|续|违约|解除|送达地址|送达日|通知(?![^，。；]{0,14}(?:验收|检验|查验|验货))|不(?:得)?视为|不(?:代表|等于)|催告|提醒|再次(?:书面)?通知|仅(?:视为|证明)[^。；]{0,10}(?:外观|数量|件数)|使用|但?不(?:影响|免除|减轻)[^，。；]{0,30}(?:隐蔽|瑕疵|缺陷|质量|质保|保修|错误)[^，。；]{0,10}(?:责任|义务|权利)|视为(?:外观|数量|件数)(?:(?:和|、|及|与)(?:外观|数量|件数|包装))?(?:合格|符合|无误|无异议)/,
  );
  const others = said.filter(({ sentence }) => !silent.some((one) => one.sentence === sentence));
  for (const { sentence } of [...silent, ...others]) {
    if (!/验收|合格|质量|数量|外观|检验|成果|产品|货物|异议|交付|通过|反馈|认可/.test(sentence.text))
      continue;
    const isImmediate =
      /(?:签收|收货|到货|交付|收到)[^，。；]{0,8}(?:即|便|就|当场)?(?:视为|视同|即为|表示|代表|确认|说明)/.test(
        sentence.text,
      );
    const days = factsWithin(contract.periods, sentence).map((period) => monthsOf(period) * DAYS_OF_MONTH);
    const shortest = days.length === 0 ? null : smallestOf(days);
    if (shortest !== null && shortest >= minDays - 0.05) continue;
    if (
      shortest === null &&
      !isImmediate &&
      articleSentences(contract, sentence).some(({ text }) => acceptance.test(text) && deadline.test(text))
    )
      continue;
    const isByPerformer = !payer.test(sentence.text) && /乙方未|卖方未/.test(sentence.text);
    if (!isByPerformer)
      findings.push({
        span: sentence,
        ...(shortest === null
          ? {}
          : { detail: `约定的异议期约为${Number(shortest.toFixed(1))}日，短于${minDays}日` }),
      });
  }
  return hitOrPassed(findings);
}

/** 审定后30日内支付 says when the sum is paid, 30日内审核完毕并付款 when it is settled. */
function isDateOfPayment(part: string): boolean {
  const [, between] = /后([^，。；]{0,14})付/.exec(part) ?? [];
  return between !== undefined && !/内[^，。；]{0,4}(?:审|核|答复|办理|确认|完成)/.test(between);
}

export function checkSettlement(contract: Contract): RuleOutcome {
  const about = sentencesOf(contract).filter(
    ({ text }) => /结算/.test(text) && !/违约|结算账户|解除|终止/.test(text),
  );
  const isDated = about.some(({ text }) =>
    text
      .split('，')
      .some(
        (part) =>
          /审核|审定|审查|核对|答复|审计|审价|办理|确认|完成|核定/.test(part) &&
          deadline.test(part) &&
          !/报送|递交/.test(part) &&
          !isDateOfPayment(part),
      ),
  );
  if (isDated) return { kind: 'passed' };
  const quoted =
    about.find(({ text }) => /审|核(?!准)/.test(text)) ??
    about.find(({ text }) => /结算(?:书|报告|资料|文件|单|款)/.test(text));
  if (quoted !== undefined) return { kind: 'hit', findings: [{ span: quoted }] };
  // Measured together on the spot: nobody audits.
  if (about.length > 0) return { kind: 'passed' };
  // Nobody audits the account of a home.
  const isHome = contract.parties.some(({ side, isPerson }) => side === 'payer' && isPerson);
  return isHome || says(contract, /固定总价|总价包干|包干价/)
    ? { kind: 'passed' }
    : { kind: 'missing', after: placeFor(contract, /验收|付款|价款|支付/) };
}
