'use client'

import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { usePosting } from '../use-posting.ts'

type State = 'unknown' | 'off' | 'on' | 'asking' | 'reset'

/** On a colleague's account, for an admin: the way out for somebody whose phone and codes are lost. */
export function ResetFactor() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const say = useTranslate()
  const { post, message, isSending } = usePosting()
  const [state, setState] = useState<State>('unknown')
  const isColleague = Boolean(id && user && user.id !== id && 'role' in user && user.role === 'admin')
  useEffect(() => {
    if (!isColleague) return
    const asked = new AbortController()
    fetch(`/api/staff/second-factor/state/${id}`, {
      headers: { 'accept-language': i18n.language },
      signal: asked.signal,
    })
      .then((response) => response.json())
      .then(({ isOn }: { isOn?: boolean }) => setState(isOn ? 'on' : 'off'))
      .catch(() => undefined)
    return () => asked.abort()
  }, [id, isColleague, i18n.language])

  const reset = async () => {
    if ((await post(`second-factor/reset/${id}`))?.ok) setState('reset')
  }
  if (!isColleague || state === 'unknown') return null
  return (
    <div className="estu-own-password field-type">
      <p role="status">{stateInWords(state, say)}</p>
      {message ? (
        <p className="estu-form-error" role="alert">
          {message}
        </p>
      ) : null}
      {state === 'on' ? (
        <Button buttonStyle="secondary" onClick={() => setState('asking')}>
          {say('Сбросить второй шаг', 'Екінші қадамды алып тастау')}
        </Button>
      ) : null}
      {state === 'asking' ? (
        <div className="estu-safety__buttons">
          <Button onClick={reset} disabled={isSending}>
            {say('Да, сбросить', 'Иә, алып тастау')}
          </Button>
          <Button buttonStyle="secondary" onClick={() => setState('on')}>
            {say('Отмена', 'Бас тарту')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function stateInWords(state: State, say: ReturnType<typeof useTranslate>): string {
  if (state === 'off') return say('Второй шаг при входе: выключен.', 'Кірудің екінші қадамы: өшірулі.')
  if (state === 'reset')
    return say(
      'Второй шаг сброшен, сеансы сотрудника завершены, ему отправлено письмо.',
      'Екінші қадам алынып тасталды, қызметкердің сеанстары аяқталды, оған хат жіберілді.',
    )
  if (state === 'asking')
    return say(
      'Сотрудник выйдет на всех устройствах и войдёт с одним паролем. Убедитесь, что просит именно он.',
      'Қызметкер барлық құрылғыда шығып, тек құпиясөзбен кіреді. Сұрап тұрған нақ соның өзі екеніне көз жеткізіңіз.',
    )
  return say('Второй шаг при входе: включён.', 'Кірудің екінші қадамы: қосулы.')
}
