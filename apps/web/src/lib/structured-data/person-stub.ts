import type { Locale } from '@estu/domain/locale/locales'
import { specialistPath } from '@estu/domain/routing/routes'
import type { Person as PersonThing } from 'schema-dts'
import { thingId } from './ids'

type Person = { slug: string; name: string; role: string | null }

/** @param person whose page is read from the CMS. */
export const personId = ({ slug }: Pick<Person, 'slug'>, locale: Locale): string =>
  thingId(locale, specialistPath(slug), 'person')

/** A person where another page tells of them. */
export const personStub = (person: Person, locale: Locale): PersonThing => ({
  '@type': 'Person',
  '@id': personId(person, locale),
  name: person.name,
  jobTitle: person.role || undefined,
})
