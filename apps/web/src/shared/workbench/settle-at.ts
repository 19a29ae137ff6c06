const UPPER_THIRD = 1 / 3;
/** Rows get their real heights when rendered; a few frames are enough to settle. */
const SETTLING_FRAMES = 12;
const CLOSE_ENOUGH_PX = 2;

/** Scrolls to the first of these elements, frame by frame until it stays there. Returns a function that stops it. */
export function settleAt(scroller: () => HTMLElement | null, selectors: readonly string[]): () => void {
  let frames = 0;
  let request = requestAnimationFrame(settle);
  function settle(): void {
    frames += 1;
    const isThere = moveToUpperThird(scroller(), selectors);
    // At least two frames: the first may still measure rows of the old position.
    if (frames < SETTLING_FRAMES && !(isThere && frames > 2)) request = requestAnimationFrame(settle);
  }
  return () => cancelAnimationFrame(request);
}

/** True when no more scrolling was needed; at the document's ends it cannot scroll further. */
function moveToUpperThird(scroller: HTMLElement | null, selectors: readonly string[]): boolean {
  const mark = selectors.map((selector) => scroller?.querySelector(selector)).find((found) => found);
  if (!scroller || !mark) return false;
  const frame = scroller.getBoundingClientRect();
  const distance = mark.getBoundingClientRect().top - frame.top - frame.height * UPPER_THIRD;
  const before = scroller.scrollTop;
  if (Math.abs(distance) > CLOSE_ENOUGH_PX) scroller.scrollTop = before + distance;
  return Math.abs(scroller.scrollTop - before) <= CLOSE_ENOUGH_PX;
}
