import type { Payload } from 'payload'
import { languageOf } from '../../../i18n/translate.ts'
import { readBrandName } from '../operations/read-brand-name.ts'
import { readBrandPictures } from '../operations/read-brand-pictures.ts'

type Props = { payload: Payload; i18n?: { language?: string } }

/** The shop's logo, or its name with the line of sound, in place of Payload's sign. */
export async function Logo({ payload, i18n }: Props) {
  const [name, { logo }] = await Promise.all([
    readBrandName(payload, languageOf(i18n ? { i18n } : undefined)),
    readBrandPictures(payload),
  ])
  // Trap: the panel's policy lets pictures of its own address by, and these are.
  if (logo)
    return (
      <>
        <img className="estu-logo estu-logo--light" src={logo.light} alt={name} />
        <img className="estu-logo estu-logo--dark" src={logo.dark} alt={name} />
      </>
    )
  return (
    <svg width="180" height="64" viewBox="0 0 180 64" role="img" aria-label={name}>
      <text
        x="0"
        y="40"
        fontFamily="Golos Text, Arial, sans-serif"
        fontSize={fontSizeOf(name)}
        fontWeight="600"
        fill="currentColor"
      >
        {name}
      </text>
      <path d="M0 56h60c6 0 6-6 10-6s4 10 8 10 4-8 8-8 4 4 10 4h84" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

/** A long name has as much room as a short one; letters are about six tenths as wide as they are high. */
const fontSizeOf = (name: string) => Math.max(10, Math.min(40, Math.floor(180 / (0.6 * name.length))))

/** The shop's icon, or the line of sound alone, for small places. */
export async function Icon({ payload, i18n }: Props) {
  const [name, { icon }] = await Promise.all([
    readBrandName(payload, languageOf(i18n ? { i18n } : undefined)),
    readBrandPictures(payload),
  ])
  if (icon) return <img src={icon} alt={name} width={24} height={24} />
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" role="img" aria-label={name}>
      <path d="M1 12h5c2 0 2-7 4-7s2 14 4 14 2-7 4-7h5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
