/** One act with two dates: 6月1日前将房屋交付乙方 in the body, 7月15日向乙方交付房屋 in an attachment. By the act and what it is done to. */
import { type Contract, factsWithin } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';
import { type Statement, statementsOf } from '../statements.ts';

const acts: readonly RegExp[] = [
  /交付|移交|交接|交房|交楼|交车|交店|交还/,
  /开工|进场|动工/,
  /竣工|完工|交工/,
  /开业|营业/,
  /上线|投入使用|投产|试运行/,
  /交货|供货|发货|到货|送达|运抵|送至/,
  /付清|结清|缴清|付讫/,
  /搬离|腾退|腾空|迁出|撤场/,
  /到岗|入职|报到|进驻/,
  /开班|开课|开讲|结业/,
  /过户|变更登记|办理登记|转移登记/,
  /提交|报送|出具/,
];
const other =
  /逾期|迟延|起算|之日起|每|第[一二三四五六七八九十\d]+[批期次]|首批|分批|部分|签[订署]|顺延|原定/;
const fillers =
  /甲方|乙方|丙方|双方|出卖人|买受人|出租人|承租人|应当?|将|向|给|于|前|完毕|全部|完成|予|其|的|并|由|把|办理|申请|共同|到/g;

interface Told {
  readonly act: number;
  readonly object: string;
  readonly iso: string;
  readonly written: string;
  readonly statement: Statement;
}

export function differingActDates(contract: Contract): Finding[] {
  const told = statementsOf(contract).flatMap((statement) => toldBy(contract, statement));
  const body = told.filter(({ statement }) => !statement.isAttachment);
  return told.flatMap((one): Finding[] => {
    if (!one.statement.isAttachment) return [];
    const same = body.filter((each) => each.act === one.act && isOfSame(each, one));
    const [first, another] = same;
    if (first === undefined || another !== undefined || first.iso === one.iso) return [];
    return [
      {
        span: one.statement.place,
        related: [first.statement.place],
        detail: `同一事项一处为${first.written}，一处为${one.written}`,
      },
    ];
  });
}

const REACH = 24;

function toldBy(contract: Contract, statement: Statement): readonly Told[] {
  const dates = factsWithin(contract.dates, statement);
  const [date, another] = dates;
  if (date?.iso == null || another !== undefined) return [];
  if (statement.label !== '') return toldInRow(contract, statement, date.iso);
  const { text } = contract.document;
  const after = text.slice(date.end, Math.min(statement.end, date.end + REACH)).replace(/\s/g, '');
  const part = after.split(/[，。；]/)[0] ?? '';
  const act = acts.findIndex((pattern) => pattern.test(part));
  const before = text.slice(statement.start, date.start);
  if (act < 0 || other.test(part) || other.test(before) || /^(?:起|至|到|后)/.test(part)) return [];
  const object = part
    .replace(acts[act] ?? '', ' ')
    .replace(fillers, ' ')
    .replace(/\s+/g, ' ');
  return [{ act, object, iso: date.iso, written: text.slice(date.start, date.end).trim(), statement }];
}

const rowOfAct =
  /^(?:预计|计划|约定)?(?:房屋|车辆|商铺|场地)?(?<act>[\u4e00-\u9fff]{2,4})(?:日期?|时间|期限|截止日)$/;

/** 交房日期：2026年3月31日. */
function toldInRow({ document }: Contract, statement: Statement, iso: string): readonly Told[] {
  const named = rowOfAct.exec(statement.label)?.groups?.act ?? '';
  const act = acts.findIndex((pattern) => pattern.test(named));
  // 车位交付日期: of something else.
  if (
    act < 0 ||
    named.replace(acts[act] ?? '', '') !== '' ||
    statement.head !== '' ||
    other.test(statement.text)
  )
    return [];
  return [
    { act, object: '', iso, written: document.text.slice(statement.start, statement.end).trim(), statement },
  ];
}

/** Handing over the premises, registering them: a contract has one of each, whatever else the sentence says. */
const once = /房|车|店|铺|楼|场地|租赁物|标的|过户|登记/;

function isOfSame(body: Told, attached: Told): boolean {
  if (shares(body.object, attached.object)) return true;
  const said = `${body.object}${body.statement.text}`;
  return (
    attached.object.trim().length < 2 &&
    once.test(said) &&
    once.test(attached.statement.label + attached.statement.text)
  );
}

function shares(one: string, other_: string): boolean {
  return (one.match(/[\u4e00-\u9fff]{2,}/g) ?? []).some((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)).some((pair) =>
      other_.includes(pair),
    ),
  );
}
