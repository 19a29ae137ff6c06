/** Signature and blanks 签署与空白. */
import { type Blank, type Contract, sentencesOf, wordsAfter, wordsBefore } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { hitOrPassed, levels, missingClause, passed, sentenceRule } from '../../checks/build-rule.ts';
import { findSentences, matchesIn, type SentenceMatch, sentenceAt } from '../../checks/find-sentences.ts';
import { sameLevels } from '../../checks/find-side.ts';
import { civilCode } from '../../checks/laws.ts';
import { isWorkedOut } from '../../checks/worked-out.ts';
import type { Finding, Rule, RuleOutcome } from '../../rule.ts';

const concluded = civilCode(
  '第四百九十条',
  '采用合同书形式订立合同的，自当事人均签名、盖章或者按指印时合同成立。',
);
const takesEffect = civilCode(
  '第五百零二条',
  '依法成立的合同自成立时生效，法律另有规定或者当事人另有约定的除外。',
);

export const signatureRules: readonly Rule[] = [
  missingClause({
    id: 'signature.missing',
    editMode: 'none',
    title: '没有签署栏',
    family: 'signature',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否有双方签字盖章的位置',
    reason: '没有签署栏，难以证明双方对全部条款达成一致。',
    basis: [concluded],
    suggestion:
      '甲方（盖章）：____________  法定代表人或授权代表（签字）：________  日期：____年__月__日\n乙方（盖章）：____________  法定代表人或授权代表（签字）：________  日期：____年__月__日',
    present: (contract) => contract.signature !== null,
  }),
  {
    id: 'signature.date-missing',
    editMode: 'none',
    title: '签署日期空缺',
    family: 'signature',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '签署处或者首部是否写明签订日期',
    reason: '没有签订日期，合同成立和生效时间、各项期限的起算点难以确定。',
    basis: [concluded],
    suggestion: '签订日期：____年__月__日',
    check: signingDate,
  },
  {
    id: 'signature.blank-left',
    title: '正文有空白未填写',
    family: 'signature',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '正文是否留有未填写的空白或者占位符',
    reason: '空白处可能在签署后被单方填写，或者因约定不明产生争议。',
    basis: [
      civilCode(
        '第五百一十条',
        '内容没有约定或者约定不明确的，由双方补充协议；不能达成的，按合同条款或者交易习惯确定。',
      ),
    ],
    suggestion: '请填写空白处；不适用的，以斜线划去并由双方确认。',
    check: (contract) => hitOrPassed(blanksInBody(contract)),
  },
  {
    id: 'signature.effect-unclear',
    title: '生效条件未约定或者自相矛盾',
    family: 'signature',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '是否约定生效条件，签字与盖章的要求是否一致',
    reason: '生效条件不明或者“签字或者盖章”与“签字并盖章”并存，会对合同是否生效产生争议。',
    basis: [takesEffect],
    suggestion: '本合同自双方法定代表人或者授权代表签字并加盖公章之日起生效。',
    check: effectOf,
  },
  missingClause({
    id: 'signature.copies-missing',
    title: '未约定合同份数与保管',
    family: 'signature',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '是否约定合同份数和各方持有份数',
    reason: '未约定份数，出现内容不同的文本时难以判断以哪份为准。',
    basis: [civilCode('第四百九十条', '采用合同书形式的，以双方签名、盖章的合同书为准。')],
    suggestion: '本合同一式两份，双方各执一份，具有同等法律效力。',
    present: (contract) =>
      findSentences(
        contract,
        /一式[^，。；]{0,6}份|正本|各[执持存拿]|(?:合同|协议|契约|条款|订单)[^。；]{0,16}[一二两三四五六七八壹贰叁肆\d]份|电子(?:文本|合同|签)/,
        /送货单|对账单|收据|另签|手册/,
      ).length > 0,
  }),
  missingClause({
    id: 'signature.page-mark',
    title: '未约定修改须采用书面形式',
    family: 'signature',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '是否约定变更、补充须采用书面形式',
    reason: '未约定书面形式，口头变更、聊天记录是否构成合同变更容易产生争议。',
    basis: [civilCode('第五百四十四条', '对变更内容约定不明确的，推定为未变更。')],
    suggestion: '本合同的变更和补充应采用书面形式，经双方签字盖章后生效；未尽事宜由双方另行签订补充协议。',
    applies: (contract) => !isWorkedOut(contract),
    present: (contract) =>
      findSentences(
        contract,
        /(?:变更|修改|补充|修订|更改)[^。；]{0,40}(?:书面|协议|签字|盖章|协商一致)|补充(?:协议|合同|条款)|书面(?:形式)?[^。；]{0,12}(?:变更|修改|补充)|未尽事[宜项]|另行(?:签订|议定)/,
        /账户|帐户|地址|住所|联系|需求|岗位|商铺|图纸|单价/,
      ).length > 0,
  }),
  sentenceRule({
    id: 'signature.conditional-effect',
    title: '附生效条件而没有期限',
    family: 'signature',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '以审批、付款等为生效条件的，是否约定期限和不成就的后果',
    reason: '生效取决于审批、付款等不确定事项而没有期限，合同可能长期处于未生效状态。',
    basis: [civilCode('第一百五十八条', '附生效条件的民事法律行为，自条件成就时生效。'), takesEffect],
    suggestion:
      '本合同经双方签字盖章并取得批准后生效；自签署之日起三十日内未取得批准的，任何一方有权书面通知对方终止本合同，互不承担责任。',
    pattern:
      /自[^，。；]{0,16}(?:收到|取得|获得|提交|交付|出具|办妥|完成)[^，。；]{0,16}(?:之日|后|时)起?生效|(?:批准|审批|批复|审议|核准|备案|许可|同意|通过|付款|支付|到账|缴纳|交纳|公证|登记|董事会|股东会|上级|主管部门|履约保证金|定金|首付款|预付款)[^。；]{0,30}(?:后|之日|时|方)[^。；]{0,14}(?:生效|发生效力|产生效力|起效|具有?效力)|(?:以|自)[^。；]{0,30}(?:批准|审批|批复|付款|到账|同意|通过)[^。；]{0,16}(?:为|作为)?[^。；]{0,8}生效(?:条件|要件|前提)?/,
    unless:
      /经[^，。；]{0,24}(?:签[字名章署]|盖章)[^，。；]{0,12}(?:之日|后|时)起?(?:成立)?(?:并)?生效|自(?:本)?(?:合同|协议)?生效之日|(?:双方|各方|三方)(?:签字|签署|盖章|签章)[^，。；]{0,8}后生效|自(?:甲乙)?(?:双方|各方|三方)[^，。；]{0,24}(?:签[字名章署]|盖章|电子签)[^，。；]{0,12}(?:之日|后|时)起?生效|[一二三四五六七八九十\d]+个?(?:工作)?(?:日|天|月)内|逾期|届时仍?未|补充协议|变更|修改|附件|签证|专利权|所有权|物权|商标|股权变动|报告|方案/,
    unlessNearby:
      /(?:未|不)能?(?:获得|取得|通过|获|批准|成就)[^。；]{0,30}(?:自动|终止|失效|解除|不生效)|[一二三四五六七八九十\d]+(?:个工作)?日内(?:仍)?未/,
  }),
];

function signingDate(contract: Contract) {
  const { signature } = contract;
  const block = sentencesOf(contract).filter(
    ({ start, end }) => signature !== null && start >= signature.start && end <= signature.end,
  );
  const open = [
    ...matchesIn(
      block,
      /(?:^|：|日期|时间)[_【】]*年[_【】]*月[_【】]*日|(?<![接货付还领验收租车])(?:日期|时间)：[_【】]*$/,
    ),
    ...findSentences(
      contract,
      /(?:签订|签署|签约)(?:日期|时间)：(?:[_【】]*年[_【】]*月[_【】]*日|[_【】]*$)/,
    ),
  ];
  if (open.length > 0) return hitOrPassed(open.slice(0, 1).map(({ sentence }) => ({ span: sentence })));
  return hasSigningDate(contract) ? passed : ({ kind: 'missing', after: null } as const);
}

/** A full date in the signature block, or one labelled as the date of signing. */
function hasSigningDate(contract: Contract): boolean {
  const { signature, dates } = contract;
  return dates.some((date) => {
    if (date.iso === null) return false;
    const isInBlock = signature !== null && date.start >= signature.start && date.end <= signature.end;
    return (
      isInBlock ||
      /(?:签订|签署|签约|订立)(?:日期|时间|于|日)?[：:于为]?$/.test(wordsBefore(contract, date)) ||
      /^(?:，)?(?:由|在)?[^，。；]{0,16}(?:签订|签署|订立)/.test(wordsAfter(contract, date))
    );
  });
}

function blanksInBody(contract: Contract): Finding[] {
  const { signature, blanks } = contract;
  const found = new Map<number, { blanks: Blank[]; finding: Finding }>();
  for (const blank of blanks) {
    if (signature !== null && blank.start >= signature.start && blank.end <= signature.end) continue;
    if (isForName(contract, blank) || isForDateOfSigning(contract, blank) || isMask(contract, blank))
      continue;
    if (isInForm(contract, blank) || isForSigning(contract, blank)) continue;
    const sentence = sentenceAt(contract, blank);
    const key = sentence?.start ?? blank.start;
    if (found.has(key)) continue;
    const isWeighty =
      /(?:元|价|款|金额|租金|工资|数量|期限|日期|年|月|日|自|至|比例|利率)[^，。；]{0,4}$/.test(
        wordsBefore(contract, blank, 10),
      ) || /^(?:元|万|年|月|日|%|％|份|套|台)/.test(wordsAfter(contract, blank, 3));
    const span = sentence === null ? blank : documentSpan(sentence.start, sentence.end);
    found.set(key, {
      blanks: [blank],
      finding: isWeighty
        ? { span, detail: '金额、期限等重要内容未填写', levels: sameLevels('high') }
        : { span },
    });
  }
  return [...found.values()].map(({ finding }) => finding);
}

/** 附件二：收款确认书（格式）: an attached form is filled in later. */
function isInForm({ document: { text } }: Contract, { start }: Blank): boolean {
  const title = text
    .slice(0, start)
    .split('\n')
    .findLast((line) => /^附[件表录]/.test(line));
  return (
    title !== undefined &&
    /格式|样式|样本|样张|样表|模板|范本|空白|交接单|交接书|交接表|确认单|确认书|验收单|登记表|收据|回执|申请表/.test(
      title,
    )
  );
}

/** A blank party name is a separate finding. */
function isForName({ parties }: Contract, blank: Blank): boolean {
  return parties.some(
    ({ name, span }) => name === null && blank.start >= span.start && blank.start <= span.end + 4,
  );
}

/** 3301********6618, 34010419780512××××, 024-2386××××: signs of a number or an address that are hidden on purpose. */
function isMask({ document }: Contract, { start, end }: Blank): boolean {
  if (!/^[*＊Xx×Ｘ]+$/.test(document.text.slice(start, end))) return false;
  const before = /[0-9A-Za-z@_〔〕*＊×Ｘ-]*$/.exec(
    document.text.slice(Math.max(0, start - MASK_REACH), start),
  )?.[0];
  const after = /^[0-9A-Za-z.*＊×Ｘ]*/.exec(document.text.slice(end, end + MASK_REACH))?.[0];
  const whole = `${before}${document.text.slice(start, end)}${after}`;
  return whole.length >= LEAST_MASKED && whole.replace(/[*＊Xx×Ｘ]/g, '').length >= LEAST_SHOWN;
}

/** A number of at least this length, of which at least so much is shown, is hidden and not left open. */
const LEAST_MASKED = 6;
const LEAST_SHOWN = 3;
const MASK_REACH = 24;

/** 法定代表人（签字）：____: filled in by hand when signing, wherever the line stands. */
function isForSigning(contract: Contract, blank: Blank): boolean {
  const before = wordsBefore(contract, blank, 12);
  if (/(?:签[字名章署]|盖章|公章|捺印|代表|代理人|经办人)[)）]?[：:\s]*$/.test(before)) return true;
  // 王某：____ 李某：____: those who sign under their own names.
  return contract.parties.some(
    ({ label, name }) => before.endsWith(`${label}：`) || (name !== null && before.endsWith(`${name}：`)),
  );
}

function isForDateOfSigning(contract: Contract, blank: Blank): boolean {
  const sentence = sentenceAt(contract, blank);
  return sentence !== null && /^(?:合同编号|编号|(?:签订|签署|签约)(?:日期|时间|地点))：/.test(sentence.text);
}

function effectOf(contract: Contract) {
  const effect = findSentences(contract, /生效|效力|成立/);
  const either = matchesIn(
    effect.map(({ sentence }) => sentence),
    /签[字名署章](?:或者?|\/)(?:加)?盖(?:公)?章|盖章或者?签[字名]/,
  );
  const both = matchesIn(
    effect.map(({ sentence }) => sentence),
    /签[字名署](?:并|且|和|及|、|，)?(?:并)?(?:加)?盖(?:公|合同专用)?章|同时[^，。；]{0,6}签[字名]|均[^，。；]{0,4}签[字名][^，。；]{0,4}盖章/,
  );
  const [first] = either;
  const [signedOnly] = effect.filter(
    ({ sentence: { text } }) =>
      /签[字名署](?:之日|之后|后)?起?(?:即)?生效/.test(text) && !/盖章|公章/.test(text),
  );
  const [sealed] = effect.filter(({ sentence: { text } }) =>
    /(?:未|没有|不)(?:加)?盖(?:公)?章[^。；]{0,20}(?:不生效|无效|不(?:发生|具有?)[^，。；]{0,4}效力)|(?<!签字)(?:加)?盖(?:公)?章(?:之日|后)起?(?:方|才)?生效/.test(
      text,
    ),
  );
  if (signedOnly !== undefined && sealed !== undefined) return disagreeing(signedOnly, [sealed]);
  if (first !== undefined && both.length > 0) return disagreeing(first, both);
  return findSentences(
    contract,
    /(?:签|盖章|捺印|手印|批准|批复|支付|之日|之后|自\d|后|自)[^。；]{0,20}(?:生效(?!后|之日起\d)|算数|发生效力|成立|起执行)/,
    /账户|帐户|转让|让与|主合同|通知(?:乙方|甲方|对方)|合同生效后/,
  ).length > 0
    ? passed
    : ({ kind: 'missing', after: null } as const);
}

function disagreeing({ sentence: span }: SentenceMatch, others: readonly SentenceMatch[]): RuleOutcome {
  const related = others.map(({ sentence }) => sentence);
  return hitOrPassed([{ span, related, detail: '签字与盖章的要求前后不一' }]);
}
