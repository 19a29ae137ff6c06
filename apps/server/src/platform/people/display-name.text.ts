/** Shown for somebody with neither name nor number. */
export const UNNAMED = '成员';
