'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { useField } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { Message } from '../operations/shopper-message.ts'

type Props = { path: string; message: Message | null }

/** One tap opens the messenger with the words in it, in the shopper's language; the moment is kept with the document. */
export function ShopperMessageLink({ path, message }: Props) {
  const say = useTranslate()
  const { value, setValue } = useField<string | null>({ path })
  if (!message) return null
  const language = say('ru', 'kk') === 'kk' ? 'kk' : 'ru'
  const write = () => setValue(new Date().toISOString())
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
          onClick={write}
        >
          {say('Написать в WhatsApp', 'WhatsApp-қа жазу')}
        </a>
      ) : (
        <p>{say('Мобильного номера нет.', 'Ұялы нөмірі жоқ.')}</p>
      )}
      <p role="status">
        {value
          ? `${say('Отправлено', 'Жіберілді')}: ${formatDate(new Date(value), language, 'dayTime')}`
          : say('Ещё не отправлено', 'Әлі жіберілген жоқ')}
      </p>
    </section>
  )
}
