/** `wenjian admin operator list | add | remove`: who may use the operators' console. */
import { type OperatorRole, operatorRoleNames, operatorRoles } from '@wenjian/api';
import type { Admin } from '@wenjian/server';
import { UnusableInput } from '../command.ts';
import type { AdminAction, AdminResult } from './admin.action.ts';
import { adminOperatorText as text } from './admin-operator.text.ts';

export const operatorAction: AdminAction = {
  argumentCount: { least: 1 },
  options: {
    role: { type: 'string', default: 'manager' },
    reason: { type: 'string', default: text.defaultReason },
  },
  async run(admin, [word, phone, ...rest], { role, reason }) {
    if (rest.length > 0) throw new UnusableInput(text.usage);
    if (word === 'list' && phone === undefined) return list(admin);
    if (word === 'add' && phone !== undefined) return add(admin, phone, roleOf(String(role)), String(reason));
    if (word === 'remove' && phone !== undefined) return remove(admin, phone, String(reason));
    throw new UnusableInput(text.usage);
  },
};

async function list(admin: Admin): Promise<AdminResult> {
  const operators = await admin.listOperators();
  const lines = operators.map(({ name, phone, role, grantedBy, createdAt }) =>
    text.line(name, phone ?? '', operatorRoleNames[role], grantedBy, createdAt),
  );
  return { json: operators, lines: lines.length > 0 ? lines : [text.none] };
}

async function add(admin: Admin, phone: string, role: OperatorRole, reason: string): Promise<AdminResult> {
  if (!(await admin.appointOperator(phone, role, reason))) throw new UnusableInput(text.unknownPhone);
  return { json: { phone, role }, lines: [text.added(phone, operatorRoleNames[role])] };
}

async function remove(admin: Admin, phone: string, reason: string): Promise<AdminResult> {
  if (!(await admin.dismissOperatorByPhone(phone, reason))) throw new UnusableInput(text.notOperator);
  return { json: { phone }, lines: [text.removed(phone)] };
}

function roleOf(role: string): OperatorRole {
  const known = operatorRoles.find((name) => name === role);
  if (!known) throw new UnusableInput(text.unknownRole(role, operatorRoles.join('、')));
  return known;
}
