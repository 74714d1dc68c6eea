'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { Button, useField, useForm, useFormModified } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { Message } from '../operations/shopper-message.ts'

type Props = { path: string; message: Message | null }

/**
 * One tap opens the messenger with the words in it, in the shopper's language, and stores the moment with the document.
 * Where the form holds other changes, they are saved together by whoever made them: a tap decides on none of them.
 */
export function ShopperMessageLink({ path, message }: Props) {
  const say = useTranslate()
  const { value, setValue } = useField<string | null>({ path })
  const { submit } = useForm()
  const isModified = useFormModified()
  if (!message) return null
  const language = say('ru', 'kk') === 'kk' ? 'kk' : 'ru'
  const note = () => {
    const now = new Date().toISOString()
    setValue(now)
    if (!isModified) void submit({ overrides: { [path]: now } })
  }
  return (
    <section className="estu-message">
      <h3>{say('Сообщение покупателю', 'Сатып алушыға хабар')}</h3>
      <p lang={message.language}>{message.text}</p>
      {message.href ? (
        // Trap: a button of Payload's that does something of its own leads nowhere.
        <a
          className="btn btn--style-secondary btn--size-medium"
          href={message.href}
          target="_blank"
          rel="noopener"
          onClick={note}
        >
          {say('Написать в WhatsApp', 'WhatsApp-қа жазу')}
        </a>
      ) : (
        <p>{say('Мобильного номера нет.', 'Ұялы нөмірі жоқ.')}</p>
      )}
      <Button buttonStyle="secondary" onClick={note}>
        {say('Отметить, что сообщили', 'Хабарланды деп белгілеу')}
      </Button>
      <p role="status">
        {value
          ? `${say('Сообщили', 'Хабарланды')}: ${formatDate(new Date(value), language, 'dayTime')}`
          : say('Ещё не сообщили', 'Әлі хабарланған жоқ')}
      </p>
    </section>
  )
}
