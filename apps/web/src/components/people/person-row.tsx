import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { specialistPath } from '@estu/domain/routing/routes'
import { PersonFace } from '@estu/ui/cards/person-face'
import { Link } from '@/components/link'
import type { Receiving } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { initialsOf } from '@/lib/initials'

type Props = {
  locale: Locale
  person: Receiving
  /** Where they receive; null where the page says it already. */
  branch: string | null
}

/** Who receives visitors: their face, what they do, in which languages and where. */
export function PersonRow({ locale, person, branch }: Props) {
  const t = translator(locale)
  const { slug, name, role, education, photo, spoken } = person
  const facts = [education, branch, spoken.length > 0 && spokenLine(spoken, t)]
  return (
    <li id={slug} className="person">
      <PersonFace photo={photo} initials={initialsOf(name)} />
      <div>
        <p>
          <Link className="link strong tap" href={localisePath(locale, specialistPath(slug))}>
            {name}
          </Link>
        </p>
        <p>{role}</p>
        {facts
          .filter((fact) => typeof fact === 'string' && fact !== '')
          .map((fact) => (
            <p key={String(fact)} className="small muted">
              {fact}
            </p>
          ))}
      </div>
    </li>
  )
}

/** «Языки приёма: русский, казахский» */
export const spokenLine = (spoken: Receiving['spoken'], t: Translate): string =>
  t('branches.spoken', { languages: spoken.map((language) => t(`branches.spokenOf.${language}`)).join(', ') })
