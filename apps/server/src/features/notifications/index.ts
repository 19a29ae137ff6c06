export { pushKeys } from './push-keys.ts';
export { installUnsubscribePage } from './unsubscribe.ts';
