import { expect, test } from 'vitest';
import { createOutboxSms, OUTBOX_SIZE } from './outbox.sms.ts';

function outbox() {
  const lines: string[] = [];
  const sms = createOutboxSms({
    log: { info: (line) => lines.push(line) },
    clock: () => new Date('2026-11-15T03:00:00Z'),
  });
  return { sms, lines };
}

test('a message can be read from the list, newest first', async () => {
  const { sms } = outbox();
  await sms.send('13800138000', '111111');
  await sms.send('13900139000', '222222');
  expect(sms.list().map((message) => message.code)).toEqual(['222222', '111111']);
  expect(sms.list()[0]).toEqual({
    phone: '13900139000',
    code: '222222',
    sentAt: new Date('2026-11-15T03:00:00Z'),
  });
});

test('the log shows the code and only a part of the phone number', async () => {
  const { sms, lines } = outbox();
  await sms.send('13800138000', '654321');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('654321');
  expect(lines[0]).not.toContain('13800138000');
});

test('only the last hundred messages are kept', async () => {
  const { sms } = outbox();
  for (let count = 0; count < OUTBOX_SIZE + 5; count += 1) await sms.send('13800138000', String(count));
  expect(sms.list()).toHaveLength(OUTBOX_SIZE);
  expect(sms.list().at(-1)?.code).toBe('5');
});
