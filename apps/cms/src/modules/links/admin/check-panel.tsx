'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { useTranslation } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { LinkCheck } from '../operations/read-check.ts'
import { useCheck } from './use-check.ts'

type Props = { check: LinkCheck | null; canStart: boolean }

/** When links to other sites were last looked at, how far a look under way is, and the button for the next. */
export function CheckPanel({ check: before, canStart }: Props) {
  const say = useTranslate()
  const { check, problem, start } = useCheck(before)
  const isUnderWay = check !== null && check.finishedAt === null
  return (
    <section className="estu-link-check" aria-label={say('Ссылки на другие сайты', 'Басқа сайттарға сілтемелер')}>
      {canStart && (
        <button
          type="button"
          id="start-link-check"
          className="btn btn--style-primary btn--size-medium"
          aria-disabled={isUnderWay}
          onClick={() => !isUnderWay && void start()}
        >
          {say('Проверить ссылки на другие сайты', 'Басқа сайттарға сілтемелерді тексеру')}
        </button>
      )}
      {isUnderWay && check.total !== null && check.total > 0 && (
        <progress max={check.total} value={check.done} aria-label={say('Проверено', 'Тексерілді')} />
      )}
      <p role="status" id="link-check-state">
        {problem === 'failed'
          ? say('Нет связи с сервером: попробуйте ещё раз.', 'Сервермен байланыс жоқ: қайталап көріңіз.')
          : problem === 'under-way'
            ? say('Проверка уже идёт.', 'Тексеру жүріп жатыр.')
            : ''}{' '}
        <State check={check} />
      </p>
    </section>
  )
}

function State({ check }: { check: LinkCheck | null }) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const language = (i18n.language as string) === 'kk' ? 'kk' : 'ru'
  if (!check)
    return <>{say('Ссылки на другие сайты ещё не проверяли.', 'Басқа сайттарға сілтемелер әлі тексерілмеген.')}</>
  const { done, failed, finishedAt, total } = check
  if (finishedAt === null)
    return (
      <>
        {total === null
          ? say('Начинаем проверку…', 'Тексеруді бастап жатырмыз…')
          : say(`Проверяем: ${done} из ${total}…`, `Тексеріп жатырмыз: ${total} ішінен ${done}…`)}
      </>
    )
  const when = formatDate(new Date(finishedAt), language, 'dayTime')
  return (
    <>
      {say(
        `Проверено ${when}: адресов ${done}, не открываются ${failed}.`,
        `${when} тексерілді: мекенжай ${done}, ашылмайтыны ${failed}.`,
      )}
    </>
  )
}
