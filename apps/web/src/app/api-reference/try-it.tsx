/**
 * The entry of the reference's page, which the server writes: every call that is opened there gets a panel to send it. Without it the page is a
 * plain text.
 */
import type { TryCall } from '@wenjian/api';
import { createRoot } from 'react-dom/client';

const begun = new WeakSet<HTMLElement>();

async function addPanel(details: HTMLDetailsElement): Promise<void> {
  const place = details.querySelector<HTMLElement>('[data-call]');
  if (place === null || begun.has(place)) return;
  begun.add(place);
  const call = JSON.parse(place.dataset.call ?? '') as TryCall;
  const { TryPanel } = await import('../../features/api-reference/components/try-panel.tsx');
  createRoot(place).render(<TryPanel call={call} />);
}

// `toggle` does not bubble. An address may name a call; a part that is open already toggles no more.
document.addEventListener('toggle', ({ target }) => openedPart(target), true);
const named = document.getElementById(location.hash.slice(1));
if (named instanceof HTMLDetailsElement) named.open = true;
for (const part of document.querySelectorAll('details[open]')) openedPart(part);

function openedPart(part: EventTarget | null): void {
  if (part instanceof HTMLDetailsElement && part.open) void addPanel(part);
}
