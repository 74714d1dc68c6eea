import type { GlobalConfig, NumberField } from 'payload'
import { admins } from '../../access/staff.ts'
import { label } from '../../fields/labels.ts'
import { translate } from '../../i18n/translate.ts'
import { mostMonths, type RetentionKind, retentionKindCodes, retentionKinds } from './retention-kinds.ts'

function months(kind: RetentionKind): NumberField {
  const { label: name, meaning, least, usual, law } = retentionKinds[kind]
  return {
    name: kind,
    type: 'number',
    required: true,
    defaultValue: usual,
    label: label(`${name[0]}, месяцев`, `${name[1]}, ай`),
    admin: {
      step: 1,
      description: label(
        `${meaning[0]} Не меньше ${least}: ${law[0]}.`,
        `${meaning[1]} Кемінде ${least} ай: ${law[1]}.`,
      ),
    },
    validate: (value, { req }) => refusalOf(kind, value, req),
  }
}

/** @returns true, or the sentence that says what is wrong */
function refusalOf(kind: RetentionKind, value: unknown, req: Parameters<typeof translate>[0]): true | string {
  const { least, law } = retentionKinds[kind]
  if (typeof value !== 'number' || !Number.isInteger(value) || value > mostMonths)
    return translate(
      req,
      `Нужно целое число месяцев, от ${least} до ${mostMonths}.`,
      `${least} мен ${mostMonths} аралығындағы бүтін ай саны керек.`,
    )
  if (value >= least) return true
  return translate(
    req,
    `Меньше ${least} месяцев нельзя: ${law[0]}. Поставьте ${least} или больше.`,
    `${least} айдан аз болмайды: ${law[1]}. ${least} не одан көп қойыңыз.`,
  )
}

/** How long data of people is kept, by kind; carried out by the worker. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: label('Сроки хранения', 'Сақтау мерзімдері'),
  admin: {
    group: label('Служебное', 'Қызметтік'),
    description: label(
      'Что старше срока, стирается само, за несколько минут, и больше не возвращается. Больший срок вернёт только то, что ещё не стёрто.',
      'Мерзімі өткені бірнеше минутта өзі өшіріледі және қайтарылмайды. Мерзімді ұзарту әлі өшірілмегенді ғана сақтап қалады.',
    ),
  },
  access: { read: admins, readVersions: admins, update: admins },
  versions: { max: 50 },
  fields: [
    ...retentionKindCodes.map(months),
    {
      name: 'report',
      type: 'ui',
      label: label('Что стёрто', 'Не өшірілді'),
      admin: { components: { Field: '/modules/retention/admin/retention-report.tsx#RetentionReport' } },
    },
  ],
}
