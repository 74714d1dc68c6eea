import { splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'

const sections = new Set(
  [
    ...Object.values(routes).map(({ path }) => path),
    '/order',
    '/appointment',
    '/wait',
    '/preview',
    '/api',
    '/media',
    '/og',
    '/brand',
  ].map((path) => path.split('/')[1] ?? ''),
)

/**
 * What sort of address this is, in so few words that counting by them costs nothing: its section, or `page`.
 * @param answers names below `/api` that something answers; a visitor who makes up others adds no word
 */
export function routeOf(url: string, answers: ReadonlySet<string>): string {
  const { path } = splitLocalePath(url.split('?')[0] ?? '/')
  const [, section = '', name = ''] = path.split('/')
  if (section === '') return 'home'
  if (section === '_next') return 'file'
  if (!sections.has(section)) return 'page'
  return section === 'api' && answers.has(name) ? `api/${name}` : section
}
