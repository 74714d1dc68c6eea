import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import type { ToldMessage } from '../operations/list-messages.ts'
import { messageWords } from './message-words.ts'

type Props = { req: PayloadRequest; messages: readonly ToldMessage[]; toldAt: Date | null }

/** What a shopper was told, by which way, and what did not arrive. */
export function ToldList({ req, messages, toldAt }: Props) {
  if (messages.length === 0) return null
  return (
    <section className="estu-told">
      <h3>{translate(req, 'Сообщения', 'Хабарлар')}</h3>
      <ul>
        {messages.map((message) => {
          const { what, became, when, why, isWrong } = messageWords(req, message, toldAt)
          return (
            <li key={message.id} className={isWrong ? 'estu-told__wrong' : undefined}>
              <p>
                <strong>{what}</strong>
                <br />
                {became}, {when}
              </p>
              {why && <p>{why}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
