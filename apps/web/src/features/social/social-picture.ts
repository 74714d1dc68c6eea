import { createElement as draw, type ReactElement } from 'react'
import type { PictureWords } from './picture-words.ts'
import { socialFamilies } from './social-fonts.ts'

const ink = '#1d1b17'
const muted = '#4a453c'

const wave =
  'M0 28 H300 C330 28 330 8 350 8 S370 48 390 48 S410 14 430 14 S450 40 470 40 S490 22 510 22 S530 28 560 28 H1056'

/** Long titles are set smaller, so that none is cut; beside a picture there is less room. */
const titleSize = (title: string, narrow: boolean) =>
  (title.length > 90 ? 48 : title.length > 55 ? 58 : 70) - (narrow ? 12 : 0)

const cut = (text: string) => (text.length > 150 ? `${text.slice(0, 149)}…` : text)

/**
 * A page's card for messengers and social networks: its title large beside its own picture, what it costs, and one thin
 * line of sound as the only ornament. `picture` is an address with the bytes in it.
 * Written without JSX, which Node cannot read on the thread that draws.
 */
export function socialPicture({ title, summary, name, colours, locale, price, picture }: PictureWords): ReactElement {
  const card = {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    padding: '64px 72px',
    background: colours.paper,
    color: ink,
    fontFamily: socialFamilies,
  } as const
  const line = { display: 'flex', justifyContent: 'space-between', fontSize: 34, color: colours.accent }
  const middle = { display: 'flex', flexGrow: 1, alignItems: 'center', justifyContent: 'space-between' }
  const heading = {
    display: 'flex',
    width: picture ? 660 : 1056,
    fontSize: titleSize(title, picture !== null),
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
    draw('div', { style: middle }, draw('div', { style: heading }, cut(title)), picture && plate(picture)),
    draw(
      'svg',
      { width: 1056, height: 56, viewBox: '0 0 1056 56' },
      draw('path', { d: wave, fill: 'none', stroke: colours.accent, strokeWidth: 3 }),
    ),
    price
      ? draw('div', { style: { ...opening, fontSize: 44, fontWeight: 700, color: ink } }, price)
      : draw('div', { style: opening }, cut(summary)),
  )
}

const plate = (picture: string) =>
  draw(
    'div',
    {
      style: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: 350,
        height: 280,
        marginTop: 24,
        borderRadius: 24,
        background: '#ffffff',
      },
    },
    draw('img', { src: picture, width: 300, height: 250, style: { objectFit: 'contain' } }),
  )
