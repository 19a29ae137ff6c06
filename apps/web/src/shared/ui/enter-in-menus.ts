/**
 * Enter chooses a menu item when the key goes down. What the item opens gets the focus at once, and with it the rest of the key: a dialog would be sent or closed by the
 * same Enter that opened it.
 */
export function keepEnterInMenus(): void {
  document.addEventListener('keydown', (event) => {
    const isItem = event.target instanceof Element && event.target.getAttribute('role') === 'menuitem';
    if (event.key === 'Enter' && isItem) event.preventDefault();
  });
}
