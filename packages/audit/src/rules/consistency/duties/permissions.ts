/** What one place forbids without consent and another allows without it: subletting in the body and in an attachment. */
import type { Contract } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';
import { type Statement, statementsOf } from '../statements.ts';

const acts: readonly (readonly [name: string, words: RegExp])[] = [
  [
    '转租、交他人使用',
    /转租|分租|转借|(?:交|提供|让)(?:由|给|与)?[^，。；]{0,10}(?:他人|合作|第三|关联|孵化)[^，。；]{0,8}(?:使用)?|工位[^，。；]{0,8}提供/,
  ],
  ['转让合同权利义务', /转让(?:本?合同|权利|义务|债权|债务)|(?:合同|权利|义务)[^，。；]{0,8}转让/],
  ['分包、转委托', /分包|转包|转委托|再委托|外包|转交|(?:委托|交由|交给)(?:给)?(?:第三|他人|其他)/],
  ['披露保密信息', /披露|透露|提供保密/],
  ['更换人员', /更换[^，。；]{0,8}(?:经理|负责人|人员|团队|主管)/],
  ['装修改造', /装修|改造|改建|增设/],
  ['抵押、质押', /抵押|质押|设定担保/],
];
const forbidden =
  /(?:未经|非经|未取得|未征得)[^，。；]{0,14}(?:同意|许可|批准|书面)[^。；]{0,8}不得|不得(?:擅自)?/;
const free =
  /(?:无[须需]|不[须需必用]|不再|不另|毋须)[^，。；]{0,10}(?:征得|征求|经|取得|另行)?[^，。；]{0,8}(?:同意|意见|许可|批准|通知)|可以?(?:自行|直接|随时)/;

/** Acts that are forbidden or allowed as a whole; of the others parts may be free. */
const isWhole = /转租|转让|分包/;
/** 乙方不得转租。: without any exception. */
const flat = /^[\d.、\s第条一二三四五六七八九十]{0,8}[甲乙丙]方不得[^，。；]{2,20}[。；]?$/;

export function differingPermissions(contract: Contract): Finding[] {
  const all = statementsOf(contract).filter(({ text }) => forbidden.test(text) || free.test(text));
  return acts.flatMap(([name, words]): Finding[] => {
    const about = all.filter(({ text }) => words.test(text));
    const ban = about.find(
      ({ text }) =>
        forbidden.test(text) && !free.test(text) && (/同意|许可|批准/.test(text) || flat.test(text)),
    );
    if (ban === undefined) return [];
    const who = subjectOf(ban);
    const grant = about.find(
      (statement) =>
        (statement.isAttachment !== ban.isAttachment ||
          (isWhole.test(name) && who !== null && who === subjectOf(statement))) &&
        free.test(statement.text) &&
        /可|有权|得/.test(statement.text) &&
        !/不得/.test(statement.text) &&
        (who === null || subjectOf(statement) === null || subjectOf(statement) === who),
    );
    return grant === undefined
      ? []
      : [{ span: grant.place, related: [ban.place], detail: `${name}：一处须经同意，一处无须同意` }];
  });
}

/** Who may not, or who may. */
function subjectOf({ text }: Statement): string | null {
  const bare = text.replace(
    /(?:未经|非经|未取得|未征得|经)[甲乙丙]方[^，。；]{0,8}(?:同意|许可|批准)，?/,
    '',
  );
  return /([甲乙丙]方)[^，。；]{0,4}(?:不得|可|有权)/.exec(bare)?.[1] ?? null;
}
