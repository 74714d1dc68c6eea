'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { usePosting } from '../use-posting.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpForm } from './set-up-form.tsx'

type Props = { since: string | null; left: number; email: string }
type Offered = { key: string; picture: string }

/** Sets the second step up, renews its recovery codes, turns it off. */
export function FactorPanel({ since, left, email }: Props) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const { post, message, isSending } = usePosting()
  const [offered, setOffered] = useState<Offered | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  const begin = async () => {
    const answer = await post<Offered>('second-factor/offer')
    if (answer?.ok) setOffered(answer.data)
  }
  const renew = async () => {
    const answer = await post<{ codes: string[] }>('second-factor/renew-codes')
    if (answer?.ok) setCodes(answer.data.codes)
  }
  const turnOff = async () => {
    if ((await post('second-factor/turn-off'))?.ok) window.location.reload()
  }

  if (codes) return <RecoveryCodes codes={codes} email={email} />
  if (offered) return <SetUpForm offered={offered} onDone={setCodes} />
  const language = (i18n.language as string) === 'kk' ? 'kk' : 'ru'
  return (
    <div>
      <p>
        {since
          ? `${say('Включён', 'Қосылған')}: ${formatDate(new Date(since), language, 'day')}. ${say('Осталось запасных кодов', 'Қалған қосалқы кодтар')}: ${left}.`
          : say(
              'Сейчас выключен: для входа достаточно пароля. Со вторым шагом панель спросит и код из приложения на телефоне.',
              'Қазір өшірулі: кіруге құпиясөз жеткілікті. Екінші қадам қосылса, панель телефондағы қосымшаның кодын да сұрайды.',
            )}
      </p>
      <p className="estu-form-error" role="alert">
        {message}
      </p>
      <div className="estu-safety__buttons">
        <Button onClick={begin} disabled={isSending}>
          {since ? say('Перенести на другой телефон', 'Басқа телефонға көшіру') : say('Настроить', 'Баптау')}
        </Button>
        {since ? (
          <>
            <Button buttonStyle="secondary" onClick={renew} disabled={isSending}>
              {say('Новые запасные коды', 'Жаңа қосалқы кодтар')}
            </Button>
            <Button buttonStyle="secondary" onClick={turnOff} disabled={isSending}>
              {say('Выключить', 'Өшіру')}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  )
}
