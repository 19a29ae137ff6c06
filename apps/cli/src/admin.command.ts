/** `wenjian admin …`: what an operator reads and does, on the running product's data folder or on DATABASE_URL. */
import { planNames, plans } from '@wenjian/api';
import type { Admin } from '@wenjian/server';
import { adminText } from './admin.text.ts';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';

const usage = 'feedback | jobs | grant PHONE PLAN  [--json] [--data DIR]';
const DEFAULT_DATA_FOLDER = 'data';

type Action = (
  admin: Admin,
  rest: readonly string[],
) => Promise<{ readonly json: unknown; readonly lines: readonly string[] }>;

const actions: Readonly<Record<string, { readonly argumentCount: number; readonly run: Action }>> = {
  feedback: { argumentCount: 0, run: listFeedback },
  jobs: { argumentCount: 0, run: listDeadLetters },
  grant: { argumentCount: 2, run: grant },
};

export const adminCommand: Command = {
  name: 'admin',
  usage,
  summary: adminText.summary,
  async run([name = '', ...args], terminal) {
    const action = actions[name];
    if (!action) throw new UnusableInput(adminText.unknownAction(usage));
    const { values, positionals } = parseArguments(
      args,
      commonOptions,
      `admin ${usage}`,
      action.argumentCount,
    );
    await withAdmin(values.data ?? DEFAULT_DATA_FOLDER, async (admin) => {
      print(await action.run(admin, positionals), values.json, terminal);
    });
  },
};

async function withAdmin(dataFolder: string, use: (admin: Admin) => Promise<void>): Promise<void> {
  // Loaded here, so that reading and comparing start without the server's code.
  const { openAdmin } = await import('@wenjian/server');
  const admin = await openAdmin(dataFolder, process.env.DATABASE_URL);
  if (!admin) throw new UnusableInput(adminText.notRunning(dataFolder));
  try {
    await use(admin);
  } finally {
    await admin.close();
  }
}

function print(result: Awaited<ReturnType<Action>>, isJson: boolean, terminal: Terminal): void {
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

async function grant(admin: Admin, [phone = '', plan = '']: readonly string[]) {
  const grantable = planNames.filter((name) => plans[name].uses !== null);
  const known = grantable.find((name) => name === plan);
  if (!known) throw new UnusableInput(adminText.unknownPlan(plan, grantable.join('、')));
  const granted = await admin.grantPlan(phone, known);
  if (!granted) throw new UnusableInput(adminText.unknownPhone);
  return { json: granted, lines: [adminText.granted(known, granted.teamId)] };
}
