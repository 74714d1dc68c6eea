import type { Locale } from '@estu/domain/locale'
import { socialFamilies } from './social-fonts'

type Props = { title: string; summary: string; name: string; locale: Locale }

const paper = '#faf6ee'
const ink = '#1d1b17'
const muted = '#4a453c'
const action = '#0b5351'

/** Long titles are set smaller, so that none is cut. */
const titleSize = (title: string) => (title.length > 90 ? 48 : title.length > 55 ? 58 : 70)

/** A page's card for messengers and social networks: its title large, one thin line of sound as the only ornament. */
export function SocialPicture({ title, summary, name, locale }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        background: paper,
        color: ink,
        fontFamily: socialFamilies,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 34, color: action }}>
        <div style={{ display: 'flex', fontWeight: 700 }}>{name}</div>
        <div style={{ display: 'flex' }}>{locale === 'kk' ? 'қазақша' : 'по-русски'}</div>
      </div>
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          fontSize: titleSize(title),
          fontWeight: 700,
          lineHeight: 1.15,
        }}
      >
        {title.length > 150 ? `${title.slice(0, 149)}…` : title}
      </div>
      <svg aria-hidden="true" width="1056" height="56" viewBox="0 0 1056 56">
        <path
          d="M0 28 H300 C330 28 330 8 350 8 S370 48 390 48 S410 14 430 14 S450 40 470 40 S490 22 510 22 S530 28 560 28 H1056"
          fill="none"
          stroke={action}
          strokeWidth="3"
        />
      </svg>
      <div style={{ display: 'flex', marginTop: 28, fontSize: 28, lineHeight: 1.4, color: muted }}>
        {summary.length > 150 ? `${summary.slice(0, 149)}…` : summary}
      </div>
    </div>
  )
}
