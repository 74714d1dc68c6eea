import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { siteUrl } from '../metadata/site-url'

/** By what the things that search engines are told of name each other; each is described once and referred to elsewhere. */
const idAt = (path: string, part: string) => `${siteUrl(path)}${path === '/' ? '/' : ''}#${part}`

/** The same in every language: there is one organisation. */
export const organisationId = (): string => idAt('/', 'organization')

export const websiteId = (locale: Locale): string => idAt(localisePath(locale, '/'), 'website')

/** A thing that has a page of its own. @param path as in Russian. */
export const thingId = (locale: Locale, path: string, part: string): string => idAt(localisePath(locale, path), part)
