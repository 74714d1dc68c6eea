/**
 * How a shape is drawn, in words: «outline body» is an outline with the body's fill. Each is written into the shape itself,
 * with a colour of its own behind every token: a page that shows a part of another file brings its tokens along, but not
 * that file's sheet.
 */
const styles: Record<string, string> = {
  outline: 'stroke-width:var(--d-o,2px)',
  part: 'stroke-width:var(--d-m,1.5px)',
  fine: 'stroke-width:var(--d-f,1px);display:var(--d-fine,inline)',
  wire: 'stroke-width:var(--d-wire,3px)',
  body: 'fill:var(--d-body,#e2d6c2)',
  tint: 'fill:var(--d-soft,#fffdf9)',
  ink: 'fill:var(--d-ink,#1d1b17)',
  accent: 'fill:var(--d-led,#0b5351)',
  shade: 'fill:var(--d-shade,#1d1b1714);stroke:none',
  highlight: 'stroke:var(--d-hi,#ffffffd9);stroke-width:var(--d-h,3px)',
  'accent-line': 'stroke:var(--d-led,#0b5351)',
  dashed: 'stroke-dasharray:6 7',
  bare: 'stroke:none',
  'right-ear': 'stroke:var(--ear-right,#9c1c18);stroke-width:2.5px',
  'left-ear': 'stroke:var(--ear-left,#1b4796);stroke-width:2.5px',
}

/** Keeps its colour in every theme: it is what tells one thing from another. */
const tab = (colour: string) => `fill:${colour}`
/** What a drawing's tabs are painted with once it is known: see `painted`. */
const anyTab = tab('tab')

/** Lines stay as thick as the theme says, however large the drawing is shown. */
const sameThickness = ';vector-effect:non-scaling-stroke'

export function style(kind: string): string {
  const words = kind.split(' ')
  const parts = words.map((word) => (word === 'tab' ? anyTab : styles[word]))
  if (parts.includes(undefined)) throw new Error(`nothing is drawn «${kind}»`)
  const said = parts.join(';')
  return `style="${said}${said.includes('stroke-width') ? sameThickness : ''}"`
}

/** A drawing whose coloured parts have the colour of the thing itself. */
export const painted = (art: string, colour: string): string => art.replaceAll(anyTab, tab(colour))

/** What every shape of a drawing starts from. */
export const ground =
  'style="fill:none;stroke:var(--d-ink,#1d1b17);stroke-width:0;stroke-linecap:round;stroke-linejoin:round"'
