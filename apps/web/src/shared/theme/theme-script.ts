/**
 * The only script inside a page's HTML: it runs before the first paint, so that a reader who chose light or dark never
 * sees the other, one who is signed in no sign-in button, and one who has not said whether visits may be counted is asked
 * at once. It also keeps in mind which button was pressed before the
 * page's code was there to hear it. The server allows it by its hash.
 */
export const EARLY_SCRIPT =
  "try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem('wenjian.theme');" +
  "if(t==='light'||t==='dark')d.theme=t;if(s.getItem('wenjian.accessToken'))d.token='';" +
  "if(!s.getItem('wenjian.consent')&&navigator.globalPrivacyControl!==true)d.asks=''}catch(e){}" +
  "addEventListener('click',function(e){var h=document.documentElement,b=e.target.closest('button');" +
  "if(b&&!('alive'in h.dataset))b.dataset.early=''},true)";

/** From now on presses are heard by the page itself. */
export function takeOverPresses(): void {
  document.documentElement.dataset.alive = '';
}

/** Makes up for a press that came before. */
export function repeatEarlyPress(): void {
  const pressed = [...document.querySelectorAll<HTMLElement>('button[data-early]')];
  for (const button of pressed) delete button.dataset.early;
  pressed.at(-1)?.click();
}
