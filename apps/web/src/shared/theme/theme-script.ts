/**
 * The only script inside a page's HTML: it runs before the first paint, so that a reader who chose light or dark never
 * sees the other, and one who is signed in no sign-in button. The server allows it by its hash.
 */
export const EARLY_SCRIPT =
  "try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem('wenjian.theme');" +
  "if(t==='light'||t==='dark')d.theme=t;if(s.getItem('wenjian.accessToken'))d.token=''}catch(e){}";
