import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { messageWords } from '../../messages/admin/message-words.ts'
import { type UntoldMessage, untoldShown } from '../../messages/index.ts'

/** Whom a message did not reach, or may not have: without this only who opens that very order would know. */
export function UntoldWarning({ messages, req }: { messages: readonly UntoldMessage[]; req: PayloadRequest }) {
  if (messages.length === 0) return null
  return (
    <section className="estu-told">
      <h2>{translate(req, 'Напишите покупателям', 'Сатып алушыларға жазыңыз')}</h2>
      <ul>
        {messages.map((message) => {
          const { what, became, when, why } = messageWords(req, message, null)
          const promise = translate(
            req,
            'Обещано, что напишет или позвонит сотрудник',
            'Қызметкер жазады не қоңырау шалады деп уәде етілген',
          )
          return (
            <li key={message.id} className="estu-told__wrong">
              <p>
                <a href={`/admin/collections/${message.collection}/${message.documentId}`}>{message.reference}</a>
                {` · ${what}`}
                <br />
                {became}, {when}
              </p>
              {why && <p>{why}</p>}
              {message.promised && <p>{promise}</p>}
            </li>
          )
        })}
      </ul>
      {messages.length === untoldShown && (
        <p>{translate(req, 'Это самые давние, за ними есть ещё.', 'Бұлар ең ескілері, артынан тағы бар.')}</p>
      )}
    </section>
  )
}
