'use client'

import { localeLabels } from '@estu/domain/vocabulary/languages'
import { branchRoles, type StaffRole, staffRoleLabels } from '@estu/domain/vocabulary/staff-roles'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { usePosting } from '../use-posting.ts'
import { ChecksField, ChoiceField, TextField } from './plain-fields.tsx'

type Named = { id: string; name: string }
type Props = { branches: readonly Named[]; specialists: readonly Named[] }

const namesOf = (documents: readonly Named[]) => Object.fromEntries(documents.map(({ id, name }) => [id, name]))

/** In the order in which they are offered: the most usual first. */
const invited = [
  'editor',
  'translator',
  'reception',
  'specialist',
  'owner',
  'clinic',
  'admin',
] as const satisfies readonly StaffRole[]

export function InviteForm({ branches, specialists }: Props) {
  const say = useTranslate()
  const { post, message, field, isSending } = usePosting()
  const [role, setRole] = useState('editor')
  const [sentTo, setSentTo] = useState('')
  const languages = { ru: say(...localeLabels.ru), kk: say(...localeLabels.kk) }
  const roles = Object.fromEntries(invited.map((value) => [value, say(...staffRoleLabels[value])]))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const sent = { ...Object.fromEntries(typed), branches: typed.getAll('branches') }
    const answer = await post('invite', sent)
    setSentTo(answer?.ok ? String(typed.get('email')) : '')
    if (answer?.ok) form.reset()
    if (answer && !answer.ok) form.querySelector<HTMLInputElement>(`[name="${answer.field || 'email'}"]`)?.focus()
  }

  const errorOf = (name: string) => (field === name ? message : '')
  return (
    <form onSubmit={submit} noValidate>
      <TextField name="email" type="email" label={say('Почта', 'Пошта')} error={errorOf('email')} />
      <TextField name="name" type="text" label={say('Имя', 'Аты-жөні')} error={errorOf('name')} />
      <ChoiceField name="role" label={say('Роль', 'Рөлі')} options={roles} onChoose={setRole} />
      {role === 'translator' ? (
        <ChoiceField name="language" label={say('Пишет на языке', 'Жазатын тілі')} options={languages} />
      ) : null}
      {role === 'clinic' ? (
        <ChoiceField
          name="branch"
          label={say('Филиал', 'Филиал')}
          options={{
            '': say('Все филиалы', 'Барлық филиал'),
            ...namesOf(branches),
          }}
        />
      ) : null}
      {role === 'specialist' ? (
        <ChoiceField
          name="specialist"
          label={say('Кто это из специалистов', 'Мамандардың қайсысы')}
          options={{ '': say('Выберите', 'Таңдаңыз'), ...namesOf(specialists) }}
          error={errorOf('specialist')}
        />
      ) : null}
      {branchRoles.some((known) => known === role) ? (
        <ChecksField
          name="branches"
          label={say('Филиалы', 'Филиалдар')}
          hint={
            role === 'reception'
              ? say(
                  'Хотя бы один: других записей и заказов не увидит.',
                  'Кемінде бірі: басқа жазылу мен тапсырысты көрмейді.',
                )
              : say('Ни одного — значит все.', 'Ешқайсысы таңдалмаса — барлығы.')
          }
          options={namesOf(branches)}
          error={errorOf('branches')}
        />
      ) : null}
      <ChoiceField
        name="interfaceLanguage"
        label={say('Язык письма и панели', 'Хат пен панельдің тілі')}
        options={languages}
      />
      <p className="estu-form-error" role="alert">
        {field ? '' : message}
      </p>
      <p role="status">{sentTo ? `${say('Приглашение отправлено', 'Шақыру жіберілді')}: ${sentTo}` : ''}</p>
      <Button type="submit" disabled={isSending}>
        {say('Пригласить', 'Шақыру')}
      </Button>
    </form>
  )
}
