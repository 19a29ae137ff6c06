import { queryOptions } from '@tanstack/react-query';
import {
  type NotificationChoices,
  readNotificationChoices,
  readPush,
  saveNotificationChoices,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export function choicesQuery() {
  return queryOptions({ queryKey: ['notifications'], queryFn: () => call(readNotificationChoices, {}) });
}

export const saveChoices = (body: NotificationChoices) => call(saveNotificationChoices, { body });

export function pushQuery() {
  return queryOptions({ queryKey: ['push'], queryFn: () => call(readPush, {}) });
}
