import type { UseRow } from './read-where-used.ts'

type Say = (ru: string, kk: string) => string

/** Whether visitors see the reference, and what happens to it when its target goes to the trash. */
export function stateOfUse({ live, effect }: UseRow, say: Say): string {
  if (effect === 'record') return say('служебная запись', 'қызметтік жазба')
  if (live.length === 0) return say('черновик', 'қаралама')
  const languages = live.map((locale) => (locale === 'ru' ? say('русский', 'орысша') : say('казахский', 'қазақша')))
  return `${say('на сайте', 'сайтта')}: ${languages.join(', ')}`
}

export function effectOfUse({ live, effect }: UseRow, say: Say): string {
  if (effect === 'record' || live.length === 0) return ''
  return effect === 'breaks' ? say('мешает удалить', 'жоюға кедергі') : say('исчезнет из списка', 'тізімнен жоғалады')
}
