/** One role, two names: the project manager of the body and another one in the attachment. */
import type { Contract } from '@wenjian/contract';
import { surnames } from '../../checks/surnames.ts';
import type { Finding } from '../../rule.ts';
import { type Statement, statementsOf } from './statements.ts';

const roles = [
  '项目经理',
  '项目负责人',
  '技术负责人',
  '设计负责人',
  '主讲教师',
  '主创设计师',
  '主设计师',
  '总监理工程师',
  '总监',
  '现场代表',
  '驻场代表',
  '主治医师',
  '主办律师',
  '承办律师',
  '主持人',
  '导演',
  '主演',
  '联系人',
] as const;

/** A party may name several of them for different matters of the body. */
const many: ReadonlySet<string> = new Set(['联系人']);
/** 商务联系人 and 联系人 are two people. */
const kindBefore = '(?<=^|[甲乙丙]方|指定|[，。；：、\\d.])';

const named = new Map(
  roles.map((role) => [
    role,
    new RegExp(
      `${many.has(role) ? kindBefore : ''}${role}(?:姓名)?(?:为|：|由|是|指定)?(?!项目)([${surnames}][\\u4e00-\\u9fff]{1,2})(?=$|[，。；（(、担]|电话|负责|为|驻|先生|女士|全程|授课|主讲|出任)`,
    ),
  ]),
);

function nameIn({ text, label }: Statement, role: (typeof roles)[number]): string | null {
  const isRow = label === role;
  if (!isRow && !text.includes(role)) return null;
  const match = named.get(role)?.exec(isRow ? `${role}：${text}` : text);
  return match?.[1]?.replace(/(?:先生|女士|担|负|为)$/, '') ?? null;
}

const changed = /更换|变更|替换|接替|原|候补|备选|或|副|助理|执行/;

export function differingPeople(contract: Contract): Finding[] {
  const all = statementsOf(contract);
  return roles.flatMap((role): Finding[] => {
    const told = all.flatMap((statement) => {
      const name = changed.test(statement.text) ? null : nameIn(statement, role);
      return name === null ? [] : [{ statement, name, party: partyOf(statement, role) }];
    });
    const [first] = told;
    const other = told.find(
      ({ name, party }) =>
        first !== undefined &&
        name !== first.name &&
        (party === first.party || party === null || first.party === null),
    );
    if (first === undefined || other === undefined) return [];
    const isOpen = many.has(role) || (first.party === null && other.party === null);
    if (isOpen && first.statement.isAttachment === other.statement.isAttachment) return [];
    return [
      {
        span: other.statement.place,
        related: [first.statement.place],
        detail: `${role}一处为${first.name}，一处为${other.name}`,
      },
    ];
  });
}

/** 甲方项目经理 and 乙方项目经理 are two people. */
function partyOf({ text }: Statement, role: string): string | null {
  const before = text.slice(0, Math.max(0, text.indexOf(role)));
  return before.match(/[甲乙丙]方/g)?.at(-1) ?? null;
}
