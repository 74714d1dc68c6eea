'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { useTranslation } from '@payloadcms/ui'
import { useTranslate } from '../use-translate.ts'
import type { SaveState, Trouble } from './saver/change-saver.ts'

type Say = ReturnType<typeof useTranslate>

const notSaved = (say: Say) => say('Не сохранено', 'Сақталған жоқ')

function reason(state: Trouble, say: Say): string {
  if (state.kind === 'network-away') return say('сеть пропала.', 'желі үзілді.')
  if (state.kind === 'server-fault') return say('сервер не ответил.', 'сервер жауап бермеді.')
  if (state.kind === 'signed-out') return say('ваш сеанс закончился.', 'сеансыңыз аяқталды.')
  if (state.kind === 'refused') return state.message
  return say('в этом браузере вошёл другой сотрудник.', 'бұл браузерге басқа қызметкер кірді.')
}

function advice(state: Trouble, isAutosaved: boolean, say: Say): string {
  if (state.kind === 'signed-out' || state.kind === 'someone-else') {
    return say(
      'Войдите под своим именем здесь или в новой вкладке: набранное на месте.',
      'Өз атыңызбен осында немесе жаңа қойындыда кіріңіз: терілген мәтін орнында.',
    )
  }
  if (state.kind === 'refused') {
    return say('Исправьте, и мы попробуем ещё раз.', 'Түзетіңіз, сонда қайта сақтап көреміз.')
  }
  if (!isAutosaved) {
    return say(
      'Когда связь вернётся, нажмите «Сохранить» ещё раз.',
      'Байланыс қалпына келгенде, «Сақтау» түймесін қайта басыңыз.',
    )
  }
  return say(
    'Можно писать дальше: как только связь вернётся, всё сохранится само.',
    'Жаза беруге болады: байланыс қалпына келгенде, бәрі өздігінен сақталады.',
  )
}

/** What the browser keeps meanwhile; without it the page itself must stay open. */
const whereItIs = (isKept: boolean, say: Say) =>
  isKept
    ? say('Набранное хранится в этом браузере.', 'Терілген мәтін осы браузерде сақтаулы.')
    : say(
        'Набранное есть только на этой странице: не закрывайте её.',
        'Терілген мәтін тек осы бетте бар: бетті жаппаңыз.',
      )

type Props = { state: SaveState; isAutosaved: boolean; isKept: boolean; onRetry: () => void; onSignIn: () => void }

/** Says that what was typed is not saved, why, and when it is again. */
export function SaveNotice({ state, isAutosaved, isKept, onRetry, onSignIn }: Props) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  if (state.kind === 'calm') return null
  if (state.kind === 'recovered') {
    const time = formatDate(new Date(state.at), (i18n.language as string) === 'kk' ? 'kk' : 'ru', 'time')
    return (
      <p className="estu-unsaved__done">{`${say('Связь вернулась, всё сохранено', 'Байланыс қалпына келді, бәрі сақталды')}: ${time}`}</p>
    )
  }
  const needsSignIn = state.kind === 'signed-out' || state.kind === 'someone-else'
  return (
    <div className="estu-unsaved__notice" data-state={state.kind}>
      <p>
        <strong>
          {notSaved(say)}: {reason(state, say)}
        </strong>{' '}
        {whereItIs(isKept, say)} {advice(state, isAutosaved, say)}
      </p>
      <p className="estu-unsaved__buttons">
        {needsSignIn && (
          <button type="button" className="btn btn--style-primary btn--size-medium" onClick={onSignIn}>
            {say('Войти здесь', 'Осында кіру')}
          </button>
        )}
        {needsSignIn && (
          <a className="btn btn--style-secondary btn--size-medium" href="/admin/login" target="_blank" rel="noreferrer">
            {say('Войти в новой вкладке', 'Жаңа қойындыда кіру')}
          </a>
        )}
        {isAutosaved && (
          <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={onRetry}>
            {say('Сохранить сейчас', 'Қазір сақтау')}
          </button>
        )}
      </p>
    </div>
  )
}
