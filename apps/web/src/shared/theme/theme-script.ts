/**
 * The only script inside a page's HTML. It runs before the first paint, so that a reader who chose light or
 * dark never sees the other, a signed-in user sees no sign-in button, and a visitor who has not answered the
 * consent question sees it at once. It also records a button pressed before the page's code was loaded. The
 * server allows it by its hash.
 */
export const EARLY_SCRIPT =
  "try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem('wenjian.theme');" +
  "if(t==='light'||t==='dark')d.theme=t;if(s.getItem('wenjian.accessToken'))d.token='';" +
  "if(!s.getItem('wenjian.consent')&&navigator.globalPrivacyControl!==true)d.asks=''}catch(e){}" +
  "addEventListener('click',function(e){var h=document.documentElement,b=e.target.closest('button');" +
  "if(b&&!('alive'in h.dataset))b.dataset.early=''},true)";

/** From now on the page itself handles clicks. */
export function takeOverPresses(): void {
  document.documentElement.dataset.alive = '';
}

/** Repeats a click made before the code was loaded. */
export function repeatEarlyPress(): void {
  const pressed = [...document.querySelectorAll<HTMLElement>('button[data-early]')];
  for (const button of pressed) delete button.dataset.early;
  pressed.at(-1)?.click();
}
