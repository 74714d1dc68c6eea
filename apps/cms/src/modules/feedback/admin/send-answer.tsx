'use client'

import { whatsappHref } from '@estu/domain/contacts/whatsapp-href'
import { useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import type { MouseEvent } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { useBrandName } from '../../brand/admin/brand-context.tsx'

const useTyped = (name: string): string =>
  useFormFields(([fields]) => {
    const value: unknown = fields[name]?.value
    return typeof value === 'string' ? value.trim() : ''
  })

/**
 * Gives the answer by the way that the person chose: a letter goes out, a messenger opens with the words in it, and
 * whoever was called is told so in the record. Each is one save: what is refused stays typed.
 */
export function SendAnswer() {
  const say = useTranslate()
  const { submit } = useForm()
  const isBusy = useFormProcessing()
  const [way, name, phone, email] = [useTyped('contactBy'), useTyped('name'), useTyped('phone'), useTyped('email')]
  const [language, answer] = [useTyped('language'), useTyped('answer')]
  const give = () => submit({ overrides: { sendAnswer: true } })
  const isKazakh = language === 'kk'
  const shop = useBrandName(isKazakh ? 'kk' : 'ru')
  const greeting = isKazakh ? `Сәлеметсіз бе, ${name}! Бұл — ${shop}.` : `Здравствуйте, ${name}! Это ${shop}.`
  const chat = way === 'whatsapp' ? whatsappHref(phone, `${greeting} ${answer}`) : null
  const openChat = (event: MouseEvent) => {
    // Without words there is nothing to send: the save says so beside the field.
    if (!answer || isBusy) event.preventDefault()
    if (!isBusy) void give()
  }
  return (
    <div className="estu-answer">
      <p>
        {say(
          `Язык человека: ${isKazakh ? 'казахский' : 'русский'}.`,
          `Адамның тілі: ${isKazakh ? 'қазақша' : 'орысша'}.`,
        )}{' '}
        {way === 'email' &&
          say(`Ответ уйдёт письмом: ${email || 'адреса нет'}.`, `Жауап хатпен кетеді: ${email || 'мекенжайы жоқ'}.`)}
        {chat && say('Откроется WhatsApp с этим текстом.', 'Осы мәтінмен WhatsApp ашылады.')}
        {way !== 'email' && !chat && (
          <>
            {say('Ответьте сами: ', 'Өзіңіз жауап беріңіз: ')}
            {phone ? <a href={`tel:${phone}`}>{phone}</a> : say('номера нет', 'нөмірі жоқ')}
            {say('. Здесь запишите, что ответили.', '. Мұнда не айтқаныңызды жазыңыз.')}
          </>
        )}
      </p>
      {chat ? (
        // Trap: a button of Payload's that does something of its own leads nowhere.
        <a
          className="btn btn--style-primary btn--size-medium"
          href={chat}
          target="_blank"
          rel="noopener"
          onClick={openChat}
        >
          {say('Ответить в WhatsApp', 'WhatsApp-та жауап беру')}
        </a>
      ) : (
        <button type="button" className="btn btn--style-primary btn--size-medium" disabled={isBusy} onClick={give}>
          {way === 'email' ? say('Отправить ответ', 'Жауапты жіберу') : say('Записать ответ', 'Жауапты жазып қою')}
        </button>
      )}
    </div>
  )
}
