import { isSlug } from '@estu/domain/routing/slug'
import type { Field, TextField } from 'payload'
import { translate } from '../i18n/translate.ts'
import { fillSlug } from './fill-slug.ts'
import { isSlugTaken } from './free-slug.ts'
import { label } from './labels.ts'

/**
 * One address for both languages. Made from the Russian title (or, failing that, the Kazakh one) until the
 * document is first published; afterwards only an editor changes it. The case an editor typed is kept; two
 * addresses that differ only in case cannot coexist (a unique index on `lower(slug)` has the last word).
 */
export function slugField(): Field {
  return {
    name: 'slug',
    type: 'text',
    index: true,
    label: label('Адрес страницы', 'Бет мекенжайы'),
    admin: {
      position: 'sidebar',
      description: label(
        'Латиницей, один на оба языка. Пустое поле заполнится само по названию.',
        'Латын әріптерімен, екі тілге ортақ. Бос қалса, атауы бойынша өзі толады.',
      ),
    },
    hooks: { beforeValidate: [fillSlug] },
    validate: validateSlug as TextField['validate'],
  } as TextField
}

async function validateSlug(value: unknown, { req, id, collectionSlug }: SlugContext): Promise<string | true> {
  if (value === null || value === undefined || value === '') return true
  if (!isSlug(value))
    return translate(
      req,
      'Только латинские буквы, цифры, «-» и «_», до 96 знаков.',
      'Тек латын әріптері, цифрлар, «-» және «_», 96 таңбаға дейін.',
    )
  if (!req?.payload || !collectionSlug) return true
  const taken = await isSlugTaken(value, collectionSlug, id, req)
  return taken
    ? translate(req, `Адрес «${value}» уже занят другим документом.`, `«${value}» мекенжайы басқа құжатта тұр.`)
    : true
}

type SlugContext = {
  req?: import('payload').PayloadRequest
  id?: string | number
  collectionSlug?: string
}
