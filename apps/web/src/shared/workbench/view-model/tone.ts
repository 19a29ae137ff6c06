/** A colour of a finding: `tones.module.css`. */
export type Tone = 'deletion' | 'insertion' | 'replacement' | 'move' | 'format' | 'accent' | 'slate';
