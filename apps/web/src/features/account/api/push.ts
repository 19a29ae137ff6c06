/** This browser's own part of push: permission, service worker, subscription. */
import { subscribePush, unsubscribePush } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

const WORKER = '/push-worker.js';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function readPushState(): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) === null ? 'off' : 'on';
}

/** Asks for permission, which browsers allow only after a click. */
export async function turnPushOn(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  await tell(await registration.pushManager.subscribe(options));
  return 'on';
}

export async function turnPushOff(): Promise<void> {
  const subscription = await findSubscription();
  if (subscription === null) return;
  await call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/** The server ties it to the present sign-in, with which it ends. */
export async function renewPush(): Promise<void> {
  const subscription = canPush() && Notification.permission === 'granted' ? await findSubscription() : null;
  if (subscription !== null) await tell(subscription);
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  await call(subscribePush, { body });
}
