/** `wenjian admin …`: operator commands, on the running product's data folder or on DATABASE_URL. */
import { planNames, plans } from '@wenjian/api';
import type { Admin, ContractTerms } from '@wenjian/server';
import { type Command, type Terminal, UnusableInput } from '../command.ts';
import { commonOptions, DEFAULT_DATA_FOLDER, parseArguments } from '../parse-arguments.ts';
import type { AdminAction, AdminResult } from './admin.action.ts';
import { adminText } from './admin.text.ts';
import { couponAction } from './admin-coupon.ts';
import { inquiriesAction } from './admin-inquiries.ts';
import { logsAction } from './admin-logs.ts';
import { operationsActions } from './admin-operations.ts';
import { operatorAction } from './admin-operator.ts';
import { orderActions } from './admin-orders.ts';
import { publishActions } from './admin-publish.ts';
import { refundAction } from './admin-refund.ts';
import { trailAction } from './admin-trail.ts';

const usage =
  'status | backup FOLDER | restore FOLDER | feedback | inquiries | logs | jobs | trail | operator list|add|remove … | grant PHONE|TEAM PLAN [--uses N --days N] | coupon list|create|give … | orders | invoice ORDER | refund ORDER REASON | popup NUMBER TEXT | announce TEXT | message TEXT | notices | withdraw NUMBER  [--to PHONE|TEAM] [--until DAY] [--link PATH] [--as NAME] [--json] [--data DIR]';

const actions: Readonly<Record<string, AdminAction>> = {
  ...operationsActions,
  feedback: { argumentCount: 0, options: {}, run: listFeedback },
  inquiries: inquiriesAction,
  logs: logsAction,
  jobs: { argumentCount: 0, options: {}, run: listDeadLetters },
  trail: trailAction,
  grant: {
    argumentCount: 2,
    options: { uses: { type: 'string' }, days: { type: 'string' } },
    run: grant,
  },
  coupon: couponAction,
  operator: operatorAction,
  ...orderActions,
  refund: refundAction,
  ...publishActions,
};

/** `--as`: the name in the audit trail, if it is not the user of this terminal. */
const adminOptions = { ...commonOptions, as: { type: 'string' } } as const;

export const adminCommand: Command = {
  name: 'admin',
  usage,
  summary: adminText.summary,
  details: adminText.details,
  async run([name = '', ...args], terminal) {
    const action = actions[name];
    if (!action) throw new UnusableInput(adminText.unknownAction(usage));
    const { values, positionals } = parseArguments(
      args,
      { ...action.options, ...adminOptions },
      `admin ${usage}`,
      action.argumentCount,
    );
    await withAdmin(values.data ?? DEFAULT_DATA_FOLDER, values.as, async (admin) => {
      print(await action.run(admin, positionals, values), values.json, terminal);
    });
  },
};

async function withAdmin(
  dataFolder: string,
  operator: string | undefined,
  use: (admin: Admin) => Promise<void>,
): Promise<void> {
  // Loaded here, so that reading and comparing start without the server's code.
  const { openAdmin } = await import('@wenjian/server');
  const admin = await openAdmin(dataFolder, process.env.DATABASE_URL, operator);
  if (!admin) throw new UnusableInput(adminText.notRunning(dataFolder));
  try {
    await use(admin);
  } finally {
    await admin.close();
  }
}

function print(result: AdminResult, isJson: boolean, terminal: Terminal): void {
  if (isJson) terminal.out(JSON.stringify(result.json));
  else for (const line of result.lines) terminal.out(line);
}

async function listFeedback(admin: Admin) {
  const entries = await admin.listFeedback();
  const lines = entries.map(({ at, kind, text, path }) =>
    adminText.feedback(at.toISOString(), kind, path, text),
  );
  return { json: entries, lines: lines.length > 0 ? lines : [adminText.noFeedback] };
}

async function listDeadLetters(admin: Admin) {
  const letters = await admin.listDeadLetters();
  const lines = letters.map(({ failedAt, name, attempts, payload, output }) =>
    adminText.deadLetter(
      failedAt?.toISOString() ?? '',
      name,
      attempts,
      JSON.stringify(payload),
      JSON.stringify(output),
    ),
  );
  return { json: letters, lines: lines.length > 0 ? lines : [adminText.noDeadLetters] };
}

async function grant(
  admin: Admin,
  [holder = '', plan = '']: readonly string[],
  values: Readonly<Record<string, unknown>>,
) {
  const known = planNames.find((name) => name === plan);
  if (!known) throw new UnusableInput(adminText.unknownPlan(plan, planNames.join('、')));
  const terms = plans[known].uses === null ? contractTerms(values) : null;
  const granted = await admin.grantPlan(holder, known, terms);
  if (!granted) throw new UnusableInput(adminText.unknownPhone);
  return { json: granted, lines: [adminText.granted(known, granted.teamId)] };
}

const COUNT = /^[1-9]\d{0,6}$/;

/** Terms that are not in the table of plans are in a contract. */
function contractTerms({ uses, days }: Readonly<Record<string, unknown>>): ContractTerms {
  if (!COUNT.test(String(uses)) || !COUNT.test(String(days)))
    throw new UnusableInput(adminText.contractTerms);
  return { usesPerTool: Number(uses), days: Number(days) };
}
