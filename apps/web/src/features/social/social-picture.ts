import { createElement as draw, type ReactElement } from 'react'
import type { PictureWords } from './picture-words.ts'
import { socialFamilies } from './social-fonts.ts'

const paper = '#faf6ee'
const ink = '#1d1b17'
const muted = '#4a453c'
const action = '#0b5351'

const wave =
  'M0 28 H300 C330 28 330 8 350 8 S370 48 390 48 S410 14 430 14 S450 40 470 40 S490 22 510 22 S530 28 560 28 H1056'

/** Long titles are set smaller, so that none is cut. */
const titleSize = (title: string) => (title.length > 90 ? 48 : title.length > 55 ? 58 : 70)

const cut = (text: string) => (text.length > 150 ? `${text.slice(0, 149)}…` : text)

/**
 * A page's card for messengers and social networks: its title large, one thin line of sound as the only ornament.
 * Written without JSX, which Node cannot read on the thread that draws.
 */
export function socialPicture({ title, summary, name, locale }: PictureWords): ReactElement {
  const card = {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    padding: '64px 72px',
    background: paper,
    color: ink,
    fontFamily: socialFamilies,
  } as const
  const line = { display: 'flex', justifyContent: 'space-between', fontSize: 34, color: action }
  const heading = {
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    fontSize: titleSize(title),
    fontWeight: 700,
    lineHeight: 1.15,
  }
  const opening = { display: 'flex', marginTop: 28, fontSize: 28, lineHeight: 1.4, color: muted }
  return draw(
    'div',
    { style: card },
    draw(
      'div',
      { style: line },
      draw('div', { style: { display: 'flex', fontWeight: 700 } }, name),
      draw('div', { style: { display: 'flex' } }, locale === 'kk' ? 'қазақша' : 'по-русски'),
    ),
    draw('div', { style: heading }, cut(title)),
    draw(
      'svg',
      { width: 1056, height: 56, viewBox: '0 0 1056 56' },
      draw('path', { d: wave, fill: 'none', stroke: action, strokeWidth: 3 }),
    ),
    draw('div', { style: opening }, cut(summary)),
  )
}
